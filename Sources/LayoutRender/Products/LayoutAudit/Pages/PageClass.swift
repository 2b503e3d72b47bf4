import LayoutEngine

/// The respect in which a page differs from the file's own page, the most usual first: a defect is reported on the
/// most usual page that shows it. One defect is often seen on many pages; a report names one of them, and readers
/// know a phone better than a phone on its side.
enum PageClass: Int, Comparable, CaseIterable {
    case own, phone, release, language, textSize, pad, rightToLeft, landscape

    /// By usualness: the smaller class is the more usual.
    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

    /// The class of a page. Of several differences the one named first here counts: the screen's orientation, then the
    /// language, the direction, the text size, the release and the device.
    init(_ traits: AuditTraits) {
        if traits.isLandscape {
            self = traits.device.flatMap(Device.named)?.isPad == true ? .pad : .landscape
        } else if traits.language != nil || traits.pseudo != nil {
            self = .language
        } else if traits.layoutDirection == .rightToLeft {
            self = .rightToLeft
        } else if traits.contentSizeCategory != nil {
            self = .textSize
        } else if traits.release != nil {
            self = .release
        } else if traits.device == nil {
            self = .own
        } else {
            self = traits.device.flatMap(Device.named)?.isPad == true ? .pad : .phone
        }
    }
}
