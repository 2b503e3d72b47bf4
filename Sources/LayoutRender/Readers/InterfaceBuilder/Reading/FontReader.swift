import LayoutEngine

/// Reads fonts of Interface Builder files.
///
///     <fontDescription key="fontDescription" type="boldSystem" pointSize="17"/>     system 17 bold
///     <fontDescription key="fontDescription" style="UICTFontTextStyleTitle0"/>       largeTitle
///     <fontDescription key="fontDescription" name="Avenir-Book" family="Avenir" pointSize="15"/>
enum FontReader {
    /// A `fontDescription`; nil for the control's default font. A style wins over name and size; a name without a
    /// size has 17 points. An element with none of the three is nil.
    static func font(_ element: XMLElement) -> Font? {
        if let style = element["style"].flatMap(textStyle) { return Font(textStyle: style) }
        let size = element["pointSize"].flatMap(finiteNumber).flatMap { $0 > 0 ? $0 : nil }
        if let family = element["family"] ?? element["name"] {
            return named(family: family, face: element["name"], size: size ?? 17)
        }
        guard let size else { return nil }
        switch element["type"] {
        case "boldSystem": return .system(size, weight: element["weight"].flatMap(Font.Weight.init) ?? .bold)
        case "italicSystem": return Font(size: size, isItalic: true)
        default: return .system(size, weight: element["weight"].flatMap(Font.Weight.init) ?? .regular)
        }
    }

    /// An attributed string's `font`. The sizes of `metaFont` without a stated size are AppKit's, as the editor that
    /// writes attributed strings is.
    static func attributeFont(_ element: XMLElement) -> Font? {
        let size = element["size"].flatMap(finiteNumber).flatMap { $0 > 0 ? $0 : nil }
        if let name = element["name"] { return named(family: name, face: name, size: size ?? 12) }
        switch element["metaFont"] {
        case "systemBold": return .system(size ?? 13, weight: .bold)
        case "systemSemibold": return .system(size ?? 13, weight: .semibold)
        case "systemHeavy": return .system(size ?? 13, weight: .heavy)
        case "systemMedium": return .system(size ?? 13, weight: .medium)
        case "systemLight": return .system(size ?? 13, weight: .light)
        case "systemThin": return .system(size ?? 13, weight: .thin)
        case "systemUltraLight": return .system(size ?? 13, weight: .ultraLight)
        case "systemBlack": return .system(size ?? 13, weight: .black)
        case "smallSystem": return .system(size ?? 11)
        case "cellTitle": return .system(size ?? 12)
        case .some: return .system(size ?? 13)
        case nil: return size.map { .system($0) }
        }
    }

    /// The system font has several private names. `.SFUI-Semibold` is the system font in semibold.
    private static func named(family: String, face: String?, size: Double) -> Font {
        let name = face ?? family
        guard family.hasPrefix(".") || name.hasPrefix(".") || family == "System" else {
            return Font(family: family, faceName: face, size: size)
        }
        return .system(size, weight: Font.Weight.stated(by: name) ?? .regular)
    }

    /// A text style by the name in the file, which differs from UIKit's: `UICTFontTextStyleTitle0` is `largeTitle`.
    /// Nil for another name; the font's name and size count then.
    private static func textStyle(_ name: String) -> Font.TextStyle? {
        switch name {
        case "UICTFontTextStyleTitle0": .largeTitle
        case "UICTFontTextStyleTitle1": .title1
        case "UICTFontTextStyleTitle2": .title2
        case "UICTFontTextStyleTitle3": .title3
        case "UICTFontTextStyleHeadline": .headline
        case "UICTFontTextStyleSubhead": .subheadline
        case "UICTFontTextStyleBody": .body
        case "UICTFontTextStyleCallout": .callout
        case "UICTFontTextStyleFootnote": .footnote
        case "UICTFontTextStyleCaption1": .caption1
        case "UICTFontTextStyleCaption2": .caption2
        default: nil
        }
    }
}
