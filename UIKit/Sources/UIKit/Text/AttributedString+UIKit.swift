// The attributes of UIKit in Swift's attributed texts.

/// A key that has the same name in Foundation's texts.
public protocol UIKitAttributeKey: AttributedStringKey where Value: Sendable {}

extension UIKitAttributeKey {
    fileprivate static func read(_ attributes: [NSAttributedString.Key: Any], into text: inout AttributedString) {
        let value = attributes[NSAttributedString.Key(rawValue: name)]
        text[Self.self] =
            value as? Value ?? (value as? NSNumber).flatMap { CGFloat($0.doubleValue) as? Value }
            ?? (value as? Int).flatMap { NSUnderlineStyle(rawValue: $0) as? Value }
    }
    fileprivate static func write(
        _ run: AttributedString.Runs.Run, into attributes: inout [NSAttributedString.Key: Any]
    ) {
        guard let value = run[Self.self] else { return }
        attributes[NSAttributedString.Key(rawValue: name)] = (value as? NSUnderlineStyle)?.rawValue ?? value
    }
}

private let keys: [any UIKitAttributeKey.Type] = [
    UIFontKey.self, UIColorKey.self, UIBackgroundKey.self, UIParagraphKey.self, UIKernKey.self, UITrackingKey.self,
    UIUnderlineKey.self, UIUnderlineColorKey.self, UIStrikethroughKey.self, UIStrikethroughColorKey.self,
    UIStrokeColorKey.self, UIStrokeWidthKey.self, UIBaselineOffsetKey.self, UIShadowKey.self, UIAttachmentKey.self,
    UILigatureKey.self, UIObliquenessKey.self, UIExpansionKey.self,
]

public enum UIFontKey: UIKitAttributeKey {
    public typealias Value = UIFont
    public static let name = "NSFont"
}
public enum UIColorKey: UIKitAttributeKey {
    public typealias Value = UIColor
    public static let name = "NSColor"
}
public enum UIBackgroundKey: UIKitAttributeKey {
    public typealias Value = UIColor
    public static let name = "NSBackgroundColor"
}
public enum UIParagraphKey: UIKitAttributeKey {
    public typealias Value = NSParagraphStyle
    public static let name = "NSParagraphStyle"
}
public enum UIKernKey: UIKitAttributeKey {
    public typealias Value = CGFloat
    public static let name = "NSKern"
}
public enum UITrackingKey: UIKitAttributeKey {
    public typealias Value = CGFloat
    public static let name = "CTTracking"
}
public enum UIUnderlineKey: UIKitAttributeKey {
    public typealias Value = NSUnderlineStyle
    public static let name = "NSUnderline"
}
public enum UIUnderlineColorKey: UIKitAttributeKey {
    public typealias Value = UIColor
    public static let name = "NSUnderlineColor"
}
public enum UIStrikethroughKey: UIKitAttributeKey {
    public typealias Value = NSUnderlineStyle
    public static let name = "NSStrikethrough"
}
public enum UIStrikethroughColorKey: UIKitAttributeKey {
    public typealias Value = UIColor
    public static let name = "NSStrikethroughColor"
}
public enum UIStrokeColorKey: UIKitAttributeKey {
    public typealias Value = UIColor
    public static let name = "NSStrokeColor"
}
public enum UIStrokeWidthKey: UIKitAttributeKey {
    public typealias Value = CGFloat
    public static let name = "NSStrokeWidth"
}
public enum UIBaselineOffsetKey: UIKitAttributeKey {
    public typealias Value = CGFloat
    public static let name = "NSBaselineOffset"
}
public enum UIShadowKey: UIKitAttributeKey {
    public typealias Value = NSShadow
    public static let name = "NSShadow"
}
public enum UIAttachmentKey: UIKitAttributeKey {
    public typealias Value = NSTextAttachment
    public static let name = "NSAttachment"
}
public enum UILigatureKey: UIKitAttributeKey {
    public typealias Value = Int
    public static let name = "NSLigature"
}
public enum UIObliquenessKey: UIKitAttributeKey {
    public typealias Value = CGFloat
    public static let name = "NSObliqueness"
}
public enum UIExpansionKey: UIKitAttributeKey {
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
            for key in keys { key.read(attributes, into: &part) }
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
            for key in keys { key.write(run, into: &attributes) }
            attributes[.link] = run.link
            whole.append(
                NSAttributedString(string: String(text[run.range].characters), attributes: attributes))
        }
        self.init(attributedString: whole)
    }
}
