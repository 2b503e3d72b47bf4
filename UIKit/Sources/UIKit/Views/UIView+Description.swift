/// Whether the code runs where the main actor does: on the main queue, which need not be served by the first thread.
var isOnMainQueue: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) == true }
private nonisolated(unsafe) let mainQueueMark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
}()

/// What UIKit prints of a view: its class and place in memory, its frame, and what is not as it comes.
extension UIView {
    var printedText: String {
        var parts = [Self.named(self), "frame = (\(Self.pair(frame.origin)); \(Self.pair(frame.size)))"]
        if let text = (self as? UILabel)?.text ?? (self as? UITextField)?.text ?? (self as? UITextView)?.text {
            parts.append("text = '\(text)'")
        }
        if clipsToBounds { parts.append("clipsToBounds = YES") }
        if isHidden { parts.append("hidden = YES") }
        if alpha != 1 { parts.append("alpha = \(Self.number(alpha))") }
        if !isOpaque { parts.append("opaque = NO") }
        if !autoresizingMask.isEmpty { parts.append("autoresize = \(Self.words(autoresizingMask))") }
        if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
        if tag != 0 { parts.append("tag = \(tag)") }
        if let recognizers = gestureRecognizers, !recognizers.isEmpty {
            parts.append("gestureRecognizers = <NSArray: \(Self.address(self))>")
        }
        let isLabel = self is UILabel
        if let color = backgroundColor ?? (isLabel ? .clear : nil) {
            parts.append("backgroundColor = \(Self.words(color))")
        }
        let layer = Self.named(layerIfAsked, of: Swift.type(of: self).layerClass)
        // A label's text is drawn by a layer of a class of its own.
        parts.append(
            "layer = \(isLabel ? layer.replacingOccurrences(of: "<CALayer:", with: "<_UILabelLayer:") : layer)>")
        return parts.joined(separator: "; ") + ">"
    }

    /// `<UIView: 0x600003a1`, with the module of a program's own class.
    private static func named(_ object: AnyObject) -> String { named(object, of: Swift.type(of: object)) }

    private static func named(_ object: AnyObject?, of type: AnyClass) -> String {
        let type: AnyClass = object.map { Swift.type(of: $0) } ?? type
        // A private class says where its context lies in memory.
        let name = String(reflecting: type).replacingOccurrences(
            of: "\\(unknown context at [^)]*\\)\\.", with: "", options: .regularExpression)
        return "<\(name.hasPrefix("UIKit.") ? String(name.dropFirst(6)) : name): \(address(object))"
    }

    private static func address(_ object: AnyObject?) -> String {
        let bits = object.map { UInt(bitPattern: ObjectIdentifier($0)) } ?? 0
        return "0x\(String(bits, radix: 16))"
    }

    /// Six digits, as `%g` writes them.
    private static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
    private static func pair(_ point: CGPoint) -> String { "\(number(point.x)) \(number(point.y))" }
    private static func pair(_ size: CGSize) -> String { "\(number(size.width)) \(number(size.height))" }

    private static func words(_ mask: AutoresizingMask) -> String {
        let all: [(AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
            (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
        ]
        return all.filter { mask.contains($0.0) }.map(\.1).joined(separator: "+")
    }

    private static func words(_ color: UIColor) -> String {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        guard red != green || green != blue else { return "UIExtendedGrayColorSpace \(number(red)) \(number(alpha))" }
        return "UIExtendedSRGBColorSpace " + [red, green, blue, alpha].map(number).joined(separator: " ")
    }
}
