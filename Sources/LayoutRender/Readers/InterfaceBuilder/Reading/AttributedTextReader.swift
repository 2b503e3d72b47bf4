import LayoutEngine
import Notation

/// Attributed strings: fragments with fonts, colours and paragraph styles.
struct AttributedTextReader {
    /// Reads the colours of fragments.
    let colors: ColorReader

    /// Sets the fragments of `element` as runs of `content`. The plain text becomes that of the fragments joined.
    func read(_ element: XMLElement, into content: inout TextContent) {
        var runs: [TextContent.Run] = []
        var isFirst = true
        for fragment in element.children where fragment.name == "fragment" {
            let text = fragment["content"] ?? fragment.child(key: "content").map(Self.text) ?? ""
            var run = TextContent.Run(text: text)
            if let attributes = fragment.child("attributes") {
                run.font = attributes.child(key: "NSFont").flatMap(FontReader.attributeFont)
                run.color = attributes.child(key: "NSColor").flatMap(colors.color)
                run.underlineStyle = Self.lineStyle("NSUnderline", attributes)
                run.strikethroughStyle = Self.lineStyle("NSStrikethrough", attributes)
                if let style = attributes.child(key: "NSParagraphStyle"), isFirst { readStyle(style, into: &content) }
            }
            // An attributed text without a font is set in Helvetica 12, AppKit's default.
            run.font = run.font ?? Font(family: "Helvetica", size: 12)
            runs.append(run)
            isFirst = false
        }
        content.runs = runs
        content.text = runs.map(\.text).joined()
    }

    /// NSUnderlineStyle by its number.
    private static func lineStyle(_ key: String, _ attributes: XMLElement) -> TextContent.LineStyle? {
        switch attributes.child(key: key)?["value"].flatMap(finiteNumber) {
        case 1: .single
        case 2: .thick
        case 9: .double
        default: nil
        }
    }

    /// Reads a paragraph style; negative numbers count as 0. Only the first fragment's style counts, since a label
    /// has one paragraph style here.
    private func readStyle(_ style: XMLElement, into content: inout TextContent) {
        func number(_ name: String) -> Double { max(style[name].flatMap(finiteNumber) ?? 0, 0) }
        content.lineSpacing = number("lineSpacing")
        content.lineHeightMultiple = number("lineHeightMultiple")
        content.minimumLineHeight = number("minimumLineHeight")
        content.maximumLineHeight = number("maximumLineHeight")
        content.paragraphSpacing = number("paragraphSpacing")
        content.alignment = style["alignment"].flatMap(TextContent.Alignment.init) ?? content.alignment
    }

    /// The characters of a `string` or `mutableString`, which may be in base 64.
    static func text(of element: XMLElement) -> String {
        guard element["base64-UTF8"] == "YES" else { return element.text }
        return Base64.decode(element.text).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
