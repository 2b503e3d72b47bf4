// The attributes of UIKit in Swift's attributed texts.

public enum UIFontKey: AttributedStringKey {
    public typealias Value = UIFont
    public static let name = "NSFont"
}
public enum UIColorKey: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSColor"
}
public enum UIBackgroundKey: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSBackgroundColor"
}
public enum UIParagraphKey: AttributedStringKey {
    public typealias Value = NSParagraphStyle
    public static let name = "NSParagraphStyle"
}
public enum UIKernKey: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "NSKern"
}
public enum UITrackingKey: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "CTTracking"
}
public enum UIUnderlineKey: AttributedStringKey {
    public typealias Value = NSUnderlineStyle
    public static let name = "NSUnderline"
}
public enum UIUnderlineColorKey: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSUnderlineColor"
}
public enum UIStrikethroughKey: AttributedStringKey {
    public typealias Value = NSUnderlineStyle
    public static let name = "NSStrikethrough"
}
public enum UIStrikethroughColorKey: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSStrikethroughColor"
}
public enum UIStrokeColorKey: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSStrokeColor"
}
public enum UIStrokeWidthKey: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "NSStrokeWidth"
}
public enum UIBaselineOffsetKey: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "NSBaselineOffset"
}
public enum UIShadowKey: AttributedStringKey {
    public typealias Value = NSShadow
    public static let name = "NSShadow"
}
public enum UIAttachmentKey: AttributedStringKey {
    public typealias Value = NSTextAttachment
    public static let name = "NSAttachment"
}
public enum UILigatureKey: AttributedStringKey {
    public typealias Value = Int
    public static let name = "NSLigature"
}
public enum UIObliquenessKey: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "NSObliqueness"
}
public enum UIExpansionKey: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "NSExpansion"
}

extension AttributeScopes {
    public struct UIKitAttributes: AttributeScope {
        public let font: UIFontKey
        public let foregroundColor: UIColorKey
        public let backgroundColor: UIBackgroundKey
        public let paragraphStyle: UIParagraphKey
        public let kern: UIKernKey
        public let tracking: UITrackingKey
        public let underlineStyle: UIUnderlineKey
        public let underlineColor: UIUnderlineColorKey
        public let strikethroughStyle: UIStrikethroughKey
        public let strikethroughColor: UIStrikethroughColorKey
        public let strokeColor: UIStrokeColorKey
        public let strokeWidth: UIStrokeWidthKey
        public let baselineOffset: UIBaselineOffsetKey
        public let shadow: UIShadowKey
        public let attachment: UIAttachmentKey
        public let ligature: UILigatureKey
        public let obliqueness: UIObliquenessKey
        public let expansion: UIExpansionKey
        public let foundation: FoundationAttributes
    }
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(dynamicMember path: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T {
        get { self[T.self] }
    }
}

extension AttributedString {
    /// The text with those of its attributes that UIKit has in Swift.
    public init(_ text: NSAttributedString) {
        self.init()
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            var part = AttributedString(text.attributedSubstring(from: range).string)
            part[UIFontKey.self] = attributes[.font] as? UIFont
            part[UIColorKey.self] = attributes[.foregroundColor] as? UIColor
            part[UIBackgroundKey.self] = attributes[.backgroundColor] as? UIColor
            part[UIParagraphKey.self] = attributes[.paragraphStyle] as? NSParagraphStyle
            part[UIKernKey.self] =
                (attributes[.kern] as? NSNumber).map { CGFloat($0.doubleValue) } ?? attributes[.kern] as? CGFloat
            part[UITrackingKey.self] =
                (attributes[.tracking] as? NSNumber).map { CGFloat($0.doubleValue) } ?? attributes[.tracking]
                as? CGFloat
            part[UIUnderlineKey.self] = (attributes[.underlineStyle] as? Int).map(NSUnderlineStyle.init(rawValue:))
            part[UIUnderlineColorKey.self] = attributes[.underlineColor] as? UIColor
            part[UIStrikethroughKey.self] = (attributes[.strikethroughStyle] as? Int).map(
                NSUnderlineStyle.init(rawValue:))
            part[UIStrikethroughColorKey.self] = attributes[.strikethroughColor] as? UIColor
            part[UIStrokeColorKey.self] = attributes[.strokeColor] as? UIColor
            part[UIStrokeWidthKey.self] =
                (attributes[.strokeWidth] as? NSNumber).map { CGFloat($0.doubleValue) } ?? attributes[.strokeWidth]
                as? CGFloat
            part[UIBaselineOffsetKey.self] =
                (attributes[.baselineOffset] as? NSNumber).map { CGFloat($0.doubleValue) } ?? attributes[
                    .baselineOffset] as? CGFloat
            part[UIShadowKey.self] = attributes[.shadow] as? NSShadow
            part[UIAttachmentKey.self] = attributes[.attachment] as? NSTextAttachment
            part[UILigatureKey.self] = attributes[.ligature] as? Int
            part[UIObliquenessKey.self] =
                (attributes[.obliqueness] as? NSNumber).map { CGFloat($0.doubleValue) } ?? attributes[.obliqueness]
                as? CGFloat
            part[UIExpansionKey.self] =
                (attributes[.expansion] as? NSNumber).map { CGFloat($0.doubleValue) } ?? attributes[.expansion]
                as? CGFloat
            part.link = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
            append(part)
        }
    }
}

extension NSAttributedString {
    /// The text with those of its attributes that UIKit has in Swift.
    public convenience init(_ text: AttributedString) {
        let whole = NSMutableAttributedString()
        for run in text.runs {
            var attributes: [NSAttributedString.Key: Any] = [:]
            attributes[.font] = run[UIFontKey.self]
            attributes[.foregroundColor] = run[UIColorKey.self]
            attributes[.backgroundColor] = run[UIBackgroundKey.self]
            attributes[.paragraphStyle] = run[UIParagraphKey.self]
            attributes[.kern] = run[UIKernKey.self]
            attributes[.tracking] = run[UITrackingKey.self]
            attributes[.underlineStyle] = run[UIUnderlineKey.self]?.rawValue
            attributes[.underlineColor] = run[UIUnderlineColorKey.self]
            attributes[.strikethroughStyle] = run[UIStrikethroughKey.self]?.rawValue
            attributes[.strikethroughColor] = run[UIStrikethroughColorKey.self]
            attributes[.strokeColor] = run[UIStrokeColorKey.self]
            attributes[.strokeWidth] = run[UIStrokeWidthKey.self]
            attributes[.baselineOffset] = run[UIBaselineOffsetKey.self]
            attributes[.shadow] = run[UIShadowKey.self]
            attributes[.attachment] = run[UIAttachmentKey.self]
            attributes[.ligature] = run[UILigatureKey.self]
            attributes[.obliqueness] = run[UIObliquenessKey.self]
            attributes[.expansion] = run[UIExpansionKey.self]
            attributes[.link] = run.link
            whole.append(
                NSAttributedString(string: String(text[run.range].characters), attributes: attributes))
        }
        self.init(attributedString: whole)
    }
}
