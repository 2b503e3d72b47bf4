import LayoutEngine

/// Fonts, as objects and one member at a time.
extension DocumentReader {
    /// The members of a font object.
    enum FontKey: String, DocumentWord {
        case textStyle, family, faceName, size, weight, italic, monospacedDigits, leadingStyle, kern, design
        static let wordTable = NameTable(Self.self)
    }

    /// Sets what the object has of a font; the rest stays.
    /// - Returns: false after a message, where the value is no object.
    ///
    /// A family with a text style and no size has the style's size at the category `large`; layout scales the size to
    /// the page's category.
    mutating func setFont(_ node: Int, _ font: inout Font) -> Bool {
        guard var cursor = object(node, "a font object, as {\"textStyle\": \"headline\"}") else { return false }
        var (hasSize, hasWeight, hasDesign) = (false, false, false)
        var stated: Font.TextStyle?
        while let (key, value) = cursor.nextMember(in: arena) {
            if let part = FontKey.wordTable.find(key, in: arena) {
                setFont(part, value, &font)
                hasSize = hasSize || part == .size
                hasWeight = hasWeight || part == .weight
                hasDesign = hasDesign || part == .design
                if part == .textStyle { stated = font.textStyle }
            } else {
                unknownKey(key, known: FontKey.knownWords)
            }
        }
        if let stated { font.textStyle = stated }
        if hasWeight { loseWeight(of: &font) }
        if let style = font.textStyle, font.family != nil, !hasSize { font.size = style.standardSize }
        if hasDesign, !hasWeight, font.weight == .regular, let style = font.textStyle { font.weight = style.ownWeight }
        nameFont(font)
        return true
    }

    /// A headline of the weight regular is UIKit's body: both styles differ in their weight alone.
    private func loseWeight(of font: inout Font) {
        if font.weight == .regular, font.textStyle == .headline { font.textStyle = .body }
    }

    /// Sets one member; a wrong value is reported and leaves the font as it is. A size takes the place of the text style that
    /// the system font had.
    mutating func setFont(_ part: FontKey, _ value: Int, _ font: inout Font) {
        switch part {
        case .textStyle: font.textStyle = word(value, Font.TextStyle.self) ?? font.textStyle
        case .family: font.family = string(value) ?? font.family
        case .design: if let design = word(value, Font.Design.self) { font.family = design.family ?? font.family }
        case .faceName: font.faceName = string(value) ?? font.faceName
        case .size:
            guard let size = measure(value, in: Limits.fontSize) else { return }
            font.size = size
            if font.family == nil { font.textStyle = nil }
        case .weight:
            guard let weight = word(value, Font.Weight.self) else { return }
            font.weight = weight
            loseWeight(of: &font)
        case .italic: font.isItalic = bool(value) ?? font.isItalic
        case .leadingStyle: font.leadingStyle = word(value, Font.TextStyle.self) ?? font.leadingStyle
        case .kern: font.kern = number(value, in: -Limits.fontSize.upperBound...Limits.fontSize.upperBound) ?? font.kern
        case .monospacedDigits: font.usesMonospacedDigits = bool(value) ?? font.usesMonospacedDigits
        }
    }
}

extension Font {
    /// UIFontDescriptor.SystemDesign, as the family that has the letters.
    fileprivate enum Design: String, DocumentWord {
        case `default`, rounded, serif, monospaced
        static let wordTable = NameTable(Self.self)

        /// Nil for the system font.
        var family: String? {
            switch self {
            case .default: nil
            case .rounded: "SF Pro Rounded"
            case .serif: "New York"
            case .monospaced: "SF Mono"
            }
        }
    }
}

extension Font.TextStyle {
    /// The weight of the style's letters, which a family does not have by itself.
    fileprivate var ownWeight: Font.Weight { self == .headline ? .semibold : .regular }
}
