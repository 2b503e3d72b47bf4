import LayoutEngine

/// What is special about a page, the most usual page first: a defect is told for the most usual page that has it.
enum PageClass: Int, Comparable, CaseIterable {
    case own, phone, language, textSize, pad, rightToLeft, landscape

    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

    init(_ traits: AuditTraits) {
        if traits.isLandscape {
            self = traits.device.flatMap(Device.named)?.isPad == true ? .pad : .landscape
        } else if traits.language != nil || traits.pseudo != nil {
            self = .language
        } else if traits.layoutDirection == .rightToLeft {
            self = .rightToLeft
        } else if traits.contentSizeCategory != nil {
            self = .textSize
        } else if traits.device == nil {
            self = .own
        } else {
            self = traits.device.flatMap(Device.named)?.isPad == true ? .pad : .phone
        }
    }
}
