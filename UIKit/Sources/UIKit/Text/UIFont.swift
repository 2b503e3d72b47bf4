internal import LayoutEngine

/// A font of the system or of the program, with the metrics that the engine lays text out by.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
    private let mark = AttributeMark()
    let font: Font

    init(_ font: Font) { self.font = font }

    /// The system font at its usual size.
    public convenience override init() { self.init(UIFont.systemFont(ofSize: UIFont.systemFontSize).font) }

    /// A font by its PostScript or family name. Its metrics are those of the program's file of that name; without one,
    /// those of the system font, which is said.
    public convenience init?(name: String, size: CGFloat) {
        let family = name.split(separator: "-").first.map(String.init) ?? name
        guard !name.isEmpty else { return nil }
        let weight = Font.Weight.stated(by: name) ?? .regular
        self.init(
            Font(
                family: family, faceName: name, size: Double(size), weight: weight,
                isItalic: name.contains("Italic") || name.contains("Oblique")))
        UIFont.findFile(of: name)
    }

    /// A font of a nib, whose file is looked for.
    static func known(_ font: Font) -> UIFont {
        if let name = font.faceName ?? font.family { findFile(of: name) }
        return UIFont(font)
    }

    private static func findFile(of name: String) {
        Surroundings.noteTypeface(name) { ProgramResources(bundle: nil).typeface(name) }
    }

    public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
        var font = descriptor.font
        if size > 0 {
            font.size = Double(size)
            font.textStyle = nil
        }
        self.init(font)
    }

    open class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(Double(size))) }
    open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(Double(size), weight: weight.word))
    }
    open class func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
        Missing.note("UIFont.Width: the system font has one width here")
        return systemFont(ofSize: size, weight: weight)
    }
    open class func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(Double(size), weight: .semibold)) }
    open class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(Font(size: Double(size), isItalic: true))
    }
    open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(Font(size: Double(size), weight: weight.word, usesMonospacedDigits: true))
    }
    open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        Missing.note("UIFont.monospacedSystemFont: the proportional system font with digits of one width stands in")
        return monospacedDigitSystemFont(ofSize: size, weight: weight)
    }
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(Font.preferred(style)) }
    open class func preferredFont(forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?) -> UIFont {
        guard let category = traits?.preferredContentSizeCategory.category else {
            return preferredFont(forTextStyle: style)
        }
        var font = Font.preferred(style)
        font.size = FontMetrics(font, category: category).pointSize
        if category != Surroundings.environment.contentSizeCategory { font.textStyle = nil }
        return UIFont(font)
    }
    public class var labelFontSize: CGFloat { 17 }
    public class var buttonFontSize: CGFloat { 18 }
    public class var systemFontSize: CGFloat { 14 }
    public class var smallSystemFontSize: CGFloat { 12 }
    public class var familyNames: [String] { [] }
    public class func fontNames(forFamilyName name: String) -> [String] { [] }

    private var metrics: FontMetrics { FontMetrics(font, in: Surroundings.environment) }

    open var pointSize: CGFloat { CGFloat(metrics.pointSize) }
    open var lineHeight: CGFloat { CGFloat(metrics.lineHeight) }
    open var ascender: CGFloat { CGFloat(metrics.ascender) }
    open var descender: CGFloat { CGFloat(-metrics.descender) }
    /// The heights of the system font's design: 1443 and 1078 of 2048 units.
    open var capHeight: CGFloat { pointSize * 1443 / 2048 }
    open var xHeight: CGFloat { pointSize * 1078 / 2048 }
    open var leading: CGFloat { 0 }
    open var familyName: String { font.family ?? ".AppleSystemUIFont" }
    open var fontName: String { font.faceName ?? font.family ?? ".SFUI-\(font.weight.rawValue.capitalized)" }
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font) }

    open func withSize(_ size: CGFloat) -> UIFont {
        var other = font
        other.size = Double(size)
        other.textStyle = nil
        other.leadingStyle = nil
        return UIFont(other)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }
    open override var hash: Int { font.hashValue }
}

extension UIFont {
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)

        var word: Font.Weight {
            switch rawValue {
            case ..<(-0.7): .ultraLight
            case ..<(-0.5): .thin
            case ..<(-0.2): .light
            case ..<0.12: .regular
            case ..<0.27: .medium
            case ..<0.35: .semibold
            case ..<0.48: .bold
            case ..<0.59: .heavy
            default: .black
            }
        }
    }

    public struct Width: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let standard = Width(rawValue: 0)
        public static let condensed = Width(rawValue: -0.2)
        public static let expanded = Width(rawValue: 0.2)
        public static let compressed = Width(rawValue: -0.4)
    }

    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let largeTitle = TextStyle(rawValue: "largeTitle")
        public static let title1 = TextStyle(rawValue: "title1")
        public static let title2 = TextStyle(rawValue: "title2")
        public static let title3 = TextStyle(rawValue: "title3")
        public static let headline = TextStyle(rawValue: "headline")
        public static let subheadline = TextStyle(rawValue: "subheadline")
        public static let body = TextStyle(rawValue: "body")
        public static let callout = TextStyle(rawValue: "callout")
        public static let footnote = TextStyle(rawValue: "footnote")
        public static let caption1 = TextStyle(rawValue: "caption1")
        public static let caption2 = TextStyle(rawValue: "caption2")
        public static let extraLargeTitle = TextStyle(rawValue: "extraLargeTitle")
        public static let extraLargeTitle2 = TextStyle(rawValue: "extraLargeTitle2")
    }
}

extension Font {
    /// The font of a text style; an unknown style counts as body.
    static func preferred(_ style: UIFont.TextStyle) -> Font {
        let word = TextStyle(rawValue: style.rawValue) ?? .body
        let weight: Weight =
            switch word {
            case .headline: .semibold
            case .extraLargeTitle, .extraLargeTitle2: .bold
            default: .regular
            }
        return Font(size: word.standardSize, weight: weight, textStyle: word)
    }
}

/// Scales fonts and lengths with the user's text size.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle
    public init(forTextStyle style: UIFont.TextStyle) { self.style = style }
    public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    open func scaledFont(for font: UIFont) -> UIFont { scaled(font, to: scaledValue(for: font.pointSize)) }
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaled(font, to: min(maximumPointSize, scaledValue(for: font.pointSize)))
    }
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection?
    ) -> UIFont {
        scaled(font, to: min(maximumPointSize, scaledValue(for: font.pointSize, compatibleWith: traits)))
    }
    open func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
        scaled(font, to: scaledValue(for: font.pointSize, compatibleWith: traits))
    }
    /// The system font keeps the leading of the text style.
    private func scaled(_ font: UIFont, to size: CGFloat) -> UIFont {
        var other = font.withSize(size).font
        if other.family == nil { other.leadingStyle = Font.preferred(style).textStyle }
        return UIFont(other)
    }
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
    open func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat {
        let category = traits?.preferredContentSizeCategory.category ?? Surroundings.environment.contentSizeCategory
        // A named family of the size is scaled by the engine as UIFontMetrics does.
        var font = Font.preferred(style)
        font.family = "scaled"
        font.size = Double(value)
        return CGFloat(FontMetrics(font, category: category).pointSize)
    }
}

open class UIFontDescriptor: NSObject, @unchecked Sendable {
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    }
    open var matrix: CGAffineTransform { .identity }
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traits: UITraitCollection?
    ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).fontDescriptor }
    let font: Font
    init(_ font: Font) { self.font = font }

    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 2)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = SystemDesign(rawValue: "default")
        public static let rounded = SystemDesign(rawValue: "rounded")
        public static let serif = SystemDesign(rawValue: "serif")
        public static let monospaced = SystemDesign(rawValue: "monospaced")
    }

    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let family = AttributeName(rawValue: "family")
        public static let name = AttributeName(rawValue: "name")
        public static let size = AttributeName(rawValue: "size")
        public static let traits = AttributeName(rawValue: "traits")
        public static let featureSettings = AttributeName(rawValue: "featureSettings")
    }

    open var pointSize: CGFloat { CGFloat(FontMetrics(font, in: Surroundings.environment).pointSize) }
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = font.isItalic ? .traitItalic : []
        if [.semibold, .bold, .heavy, .black].contains(font.weight) { traits.insert(.traitBold) }
        return traits
    }
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFontDescriptor(Font.preferred(style))
    }
    open func withFamily(_ family: String) -> UIFontDescriptor { addingAttributes([.family: family]) }
    open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
        var other = font
        other.isItalic = traits.contains(.traitItalic)
        if traits.contains(.traitBold) { other.weight = font.weight == .semibold ? .bold : emphasizedWeight }
        if !traits.contains(.traitBold), symbolicTraits.contains(.traitBold) { other.weight = .regular }
        return UIFontDescriptor(other)
    }
    /// The weight of the text style's emphasized font: bold for the large titles, else semibold.
    private var emphasizedWeight: Font.Weight {
        switch font.textStyle {
        case .largeTitle, .title1, .title2, .extraLargeTitle, .extraLargeTitle2: .bold
        default: .semibold
        }
    }
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        if design != .default { Missing.note("UIFontDescriptor.withDesign: the system font has one design here") }
        return self
    }
    /// What the attributes of a font's traits are called.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let symbolic = TraitKey(rawValue: "symbolic")
        public static let weight = TraitKey(rawValue: "weight")
        public static let width = TraitKey(rawValue: "width")
    }

    public override convenience init() { self.init(Font(size: 0)) }
    public convenience init(name: String, size: CGFloat) {
        self.init((UIFont(name: name, size: size) ?? .systemFont(ofSize: size)).font)
    }
    public convenience init(fontAttributes attributes: [AttributeName: Any]) {
        self.init(UIFontDescriptor().addingAttributes(attributes).font)
    }
    open var fontAttributes: [AttributeName: Any] { [.size: pointSize, .name: postscriptName] }
    open var postscriptName: String { font.family ?? ".SFUI-Regular" }
    open func object(forKey name: AttributeName) -> Any? { fontAttributes[name] }

    /// A font with another size, name, weight or slant; features of fonts have no effect.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        var other = font
        if let name = (attributes[.name] ?? attributes[.family]) as? String,
            let named = UIFont(name: name, size: pointSize)
        {
            other = named.font
        }
        if let size = (attributes[.size] as? NSNumber)?.doubleValue ?? attributes[.size] as? Double, size > 0 {
            other.size = size
            other.textStyle = nil
        }
        let traits = attributes[.traits] as? [TraitKey: Any] ?? [:]
        if let weight = traits[.weight] as? UIFont.Weight
            ?? (traits[.weight] as? CGFloat).map(UIFont.Weight.init(rawValue:))
        {
            other.weight = weight.word
        }
        if let symbolic = traits[.symbolic] as? UInt32 {
            other.isItalic = SymbolicTraits(rawValue: symbolic).contains(.traitItalic)
        }
        if attributes[.featureSettings] != nil {
            Missing.note("UIFontDescriptor.AttributeName.featureSettings: features of fonts have no effect")
        }
        return UIFontDescriptor(other)
    }
    open func withSize(_ size: CGFloat) -> UIFontDescriptor {
        var other = font
        other.size = Double(size)
        other.textStyle = nil
        return UIFontDescriptor(other)
    }
}
