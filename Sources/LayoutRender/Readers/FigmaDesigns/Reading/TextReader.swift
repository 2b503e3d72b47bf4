import LayoutEngine

/// The text of a layer: characters, fonts, lines and ranges with styles of their own.
struct TextReader {
    private let node: DesignNode
    private let box: Rect
    private let options: FigmaOptions
    private let style: DesignValue?
    /// By how much the user's text size enlarges fonts, line heights and letter spacings.
    private let growth: Double

    init(_ node: DesignNode, _ box: Rect, _ options: FigmaOptions) {
        (self.node, self.box, self.options) = (node, box, options)
        style = node.value["style"]
        // As UIFontMetrics scales a font of the body style.
        let font = Font(family: "any", size: 200, textStyle: .body)
        growth = FontMetrics(font, category: options.contentSizeCategory).pointSize / 200
    }

    /// Sets a label's text and the size that the design records for it.
    func read(_ view: inout View) {
        let characters = node.value["characters"]?.string ?? ""
        var content = TextContent(text: cased(limited(characters), style), font: font(style, nil))
        content.color = color(of: node.value)
        content.alignment = alignment
        let resize = style?["textAutoResize"]?.string ?? "NONE"
        let lineHeight = style?["lineHeightPx"]?.number ?? 0
        if lineHeight > 0, style?["lineHeightUnit"]?.string != "INTRINSIC_%" {
            (content.minimumLineHeight, content.maximumLineHeight) = (lineHeight * growth, lineHeight * growth)
        }
        content.paragraphSpacing = max(0, style?["paragraphSpacing"]?.number ?? 0)
        let isOneLine = !content.text.contains(where: \.isNewline)
        content.numberOfLines = resize == "WIDTH_AND_HEIGHT" && isOneLine ? 1 : 0
        content.lineBreakMode = .byWordWrapping
        if style?["textTruncation"]?.string == "ENDING" || resize == "TRUNCATE" {
            let fitting = lineHeight > 0 ? max(1, (box.height / lineHeight + 0.1).rounded(.down)) : 1
            content.numberOfLines = Int(min(max(1, style?["maxLines"]?.number ?? fitting), 1000))
            content.lineBreakMode = .byTruncatingTail
        }
        content.lineBreakStrategy = .none
        var runs = runs(of: characters)
        if runs.isEmpty { runs = [TextContent.Run(text: content.text)] }
        runs = Self.withoutLastKern(runs, content.font)
        if runs.count > 1 || runs.first?.font != nil {
            content.runs = runs
            content.text = runs.map(\.text).joined()
        }
        view.content = .text(content)
        // The size of the text as written, in its own font: what nothing has changed need not be measured.
        guard options.contentSizeCategory == .large else { return }
        if resize != "HEIGHT" || options.screen == nil {
            view.intrinsicContentSize = box.size
        }
    }

    private func limited(_ text: String) -> String {
        guard text.utf8.count > options.textScalars else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.prefix(options.textScalars)))
    }

    private var alignment: TextContent.Alignment {
        switch style?["textAlignHorizontal"]?.string {
        case "CENTER": .center
        case "RIGHT": .right
        case "JUSTIFIED": .justified
        default: .natural
        }
    }

    private func color(of value: DesignValue) -> Color? {
        let paints = value["fills"]?.elements.filter { $0.kind == .object && $0["visible"]?.bool ?? true } ?? []
        return LookReader.color(ofPaints: paints)
    }

    /// `textCase`: letters are shown in another case than they are written in.
    private func cased(_ text: String, _ style: DesignValue?) -> String {
        switch (style?["textCase"] ?? self.style?["textCase"])?.string {
        case "UPPER": return text.uppercased()
        case "LOWER": return text.lowercased()
        case "TITLE":
            var isInside = false
            return String(
                text.flatMap { letter -> String in
                    defer { isInside = letter.isLetter || letter.isNumber || letter == "'" }
                    return isInside ? String(letter) : letter.uppercased()
                })
        default: return text
        }
    }

    // MARK: Fonts

    /// The font of a style; members that a style of a range leaves out are those of the whole text.
    private func font(_ style: DesignValue?, _ whole: DesignValue?) -> Font {
        func value(_ key: String) -> DesignValue? { style?[key] ?? whole?[key] }
        let size = min(max(1, value("fontSize")?.number ?? 12), 2000)
        let weight = Self.weight(value("fontWeight")?.number ?? 400)
        let isItalic = value("italic")?.bool ?? false
        var font = Font(size: size * growth, weight: weight, isItalic: isItalic)
        if let family = value("fontFamily")?.string, !Self.isSystem(family) {
            // Layout scales a family with a text style.
            (font.size, font.textStyle) = (size, .body)
            font.family = family
            let style = value("fontStyle")?.string ?? Self.styleName(weight, isItalic: isItalic)
            font.faceName = value("fontPostScriptName")?.string ?? Self.postScriptName(family, style)
        }
        if let kern = value("letterSpacing")?.number, kern.magnitude >= 0.001 { font.kern = kern * growth }
        return font
    }

    /// The PostScript name that a font has by convention: a design states none for fonts with axes.
    private static func postScriptName(_ family: String, _ style: String) -> String {
        (family + "-" + style).filter { $0 != " " }
    }

    private static func styleName(_ weight: Font.Weight, isItalic: Bool) -> String {
        let name =
            switch weight {
            case .ultraLight: "Thin"
            case .thin: "ExtraLight"
            case .light: "Light"
            case .regular: isItalic ? "" : "Regular"
            case .medium: "Medium"
            case .semibold: "SemiBold"
            case .bold: "Bold"
            case .heavy: "ExtraBold"
            case .black: "Black"
            }
        return name + (isItalic ? "Italic" : "")
    }

    private static func isSystem(_ family: String) -> Bool {
        family == "SF Pro" || family.hasPrefix("SF Pro ") || family == "SF UI Text" || family == "SF UI Display"
    }

    private static func weight(_ number: Double) -> Font.Weight {
        switch number {
        case ..<150: .ultraLight
        case ..<250: .thin
        case ..<350: .light
        case ..<450: .regular
        case ..<550: .medium
        case ..<650: .semibold
        case ..<750: .bold
        case ..<850: .heavy
        default: .black
        }
    }

    // MARK: Ranges

    /// Figma puts no space behind the last letter of a text, UIKit does: where a space shows, the letter is a run without.
    private static func withoutLastKern(_ runs: [TextContent.Run], _ whole: Font) -> [TextContent.Run] {
        guard let last = runs.last, let letter = last.text.last else { return runs }
        var font = last.font ?? whole
        guard font.kern.magnitude > 0.5 else { return runs }
        font.kern = 0
        var rest = last
        rest.text = String(last.text.dropLast())
        return runs.dropLast() + (rest.text.isEmpty ? [] : [rest])
            + [TextContent.Run(text: String(letter), font: font, color: last.color)]
    }

    /// Stretches with styles of their own; empty for a text in one style.
    private func runs(of characters: String) -> [TextContent.Run] {
        guard let table = node.value["styleOverrideTable"], let list = node.value["characterStyleOverrides"] else {
            return []
        }
        let numbers = list.elements.map { Int($0.number ?? 0) }
        guard numbers.contains(where: { $0 != 0 }) else { return [] }
        var runs: [(style: Int, text: String)] = []
        var place = 0
        for letter in limited(characters) {
            let number = place < numbers.count ? numbers[place] : 0
            place += letter.utf16.count
            if let last = runs.last, last.style == number {
                runs[runs.count - 1].text.append(letter)
            } else {
                runs.append((number, String(letter)))
            }
        }
        return runs.map { run in
            guard run.style != 0, let own = table[String(run.style)] else {
                return TextContent.Run(text: cased(run.text, style))
            }
            return TextContent.Run(text: cased(run.text, own), font: font(own, style), color: color(of: own))
        }
    }
}
