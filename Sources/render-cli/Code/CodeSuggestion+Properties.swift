import LayoutAudit
import LayoutEngine
import Notation

/// Lines that give a property of a view another value, in place of the line that brings a defect about.
extension CodeSuggestion {
    /// The properties and anchors of a view from whose lines a defect of a rule may come.
    enum Property: String { case font, textAlignment, numberOfLines, widthAnchor, heightAnchor }

    /// The lines to write in place of a line that begins with a view's property; nil where the line does not bring the
    /// defect about, or has another form: none of them was compiled.
    /// - Parameters:
    ///   - line: one statement, without the spaces around: `title.font = .systemFont(ofSize: 17)`.
    ///   - rule: the rule that found the defect.
    static func mending(_ line: String, _ property: Property, for rule: AuditRule) -> [String]? {
        guard !line.contains("//"), !line.contains(";"), isBalanced(line),
            let dot = line.ranges(of: "." + property.rawValue).first(where: { !isPartOfName(line[$0.upperBound...]) })
        else { return nil }
        let (target, rest) = (String(line[..<dot.lowerBound]), line[dot.upperBound...])
        switch property {
        case .widthAnchor, .heightAnchor:
            let call = ".constraint(equalToConstant:"
            guard rest.hasPrefix(call), isAboutLengths(rule, property) else { return nil }
            return [line.replacing("(equalToConstant:", with: "(greaterThanOrEqualToConstant:", maxReplacements: 1)]
        case .font, .textAlignment, .numberOfLines:
            guard rest.hasPrefix(" = ") else { return nil }
            return assignment(of: String(rest.dropFirst(3)), to: target, property, rule).map { lines in
                lines.first.map { ["\(target).\(property.rawValue) = \($0)"] + lines.dropFirst() } ?? []
            }
        }
    }

    /// Whether a name goes on with a text.
    private static func isPartOfName(_ text: Substring) -> Bool {
        text.first.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
    }

    /// Whether a fixed length along the anchor's axis may cut the text that a rule is about.
    private static func isAboutLengths(_ rule: AuditRule, _ property: Property) -> Bool {
        switch rule {
        case .truncatedText, .tightText: property == .widthAnchor
        case .clippedText, .fixedHeight: property == .heightAnchor
        default: false
        }
    }

    /// The value to assign in place of another one, then further lines.
    private static func assignment(
        of value: String, to target: String, _ property: Property, _ rule: AuditRule
    ) -> [String]? {
        switch (property, rule) {
        case (.textAlignment, .leftAlignment):
            return value == ".left" || value == "NSTextAlignment.left" ? [".natural"] : nil
        case (.numberOfLines, .truncatedText), (.numberOfLines, .tightText), (.numberOfLines, .clippedText):
            return Int(value).map { $0 > 0 } == true ? ["0"] : nil
        case (.font, .fixedFont), (.font, .fontNotScaling):
            return scalingFont(value).map { [$0, "\(target).adjustsFontForContentSizeCategory = true"] }
        case (.font, .fontNotUpdating):
            return [value, "\(target).adjustsFontForContentSizeCategory = true"]
        default: return nil
        }
    }

    /// A font that follows the user's text size in place of a font of a fixed size: the text style of the nearest size for
    /// the regular system font, else the font itself, scaled as that style is.
    private static func scalingFont(_ value: String) -> String? {
        var font = value.hasPrefix(".") ? "UIFont" + value : value
        guard font.hasPrefix("UIFont.") || font.hasPrefix("UIFont("), isOneCall(font),
            let size = ["ofSize: ", "size: "].compactMap({ number(after: $0, in: font) }).first,
            let style = Font.TextStyle.nearest(to: size)
        else { return nil }
        if font == "UIFont.systemFont(ofSize: \(PlainNumber.text(size)))" {
            return ".preferredFont(forTextStyle: .\(style.rawValue))"
        }
        // A font by its name may not be there.
        if font.hasPrefix("UIFont(") {
            guard font.hasSuffix(")") || font.hasSuffix(")!") else { return nil }
            if font.hasSuffix(")") { font += "!" }
        }
        return "UIFontMetrics(forTextStyle: .\(style.rawValue)).scaledFont(for: \(font))"
    }

    /// Whether an expression is a single call, with or without an exclamation mark behind it.
    private static func isOneCall(_ text: String) -> Bool {
        var depth = 0
        let text = text.hasSuffix("!") ? text.dropLast() : text[...]
        for (place, letter) in zip(text.indices, text) {
            if letter == "(" { depth += 1 }
            if letter == ")" { depth -= 1 }
            if depth == 0, letter == ")" { return text.index(after: place) == text.endIndex }
            if depth == 0, letter == " " || letter == "?" { return false }
        }
        return false
    }

    /// The number that stands after some words and before the end of an argument.
    private static func number(after words: String, in text: String) -> Double? {
        guard let place = text.firstRange(of: words) else { return nil }
        let digits = text[place.upperBound...].prefix { $0.isNumber || $0 == "." }
        guard let next = text[digits.endIndex...].first, next == ")" || next == "," else { return nil }
        return Double(digits)
    }
}

extension Font.TextStyle {
    /// The style whose size at the standard setting is nearest to a size in points; of equal sizes the style that is
    /// not bold. The styles of larger titles are not on iOS.
    fileprivate static func nearest(to size: Double) -> Self? {
        allCases.filter { ![.headline, .extraLargeTitle, .extraLargeTitle2].contains($0) }.min {
            ($0.standardSize - size).magnitude < ($1.standardSize - size).magnitude
        }
    }
}
