import LayoutEngine

/// The fonts that the Mac lacked which saved a file: Xcode's canvas showed their texts in Helvetica Neue's roman at the same
/// size, whatever their weight.
///
/// The file does not say so, but lines of Helvetica Neue are 1.165 em high, in whole pixels. Each recorded height of a
/// one-line label in a font votes; a font whose heights are mostly Helvetica Neue's, and mostly not those of its own file,
/// was substituted. [recorded: 46 of 46 labels of two projects] A font that iOS brings along is never lacking.
struct SubstitutedFonts {
    /// The PostScript or family names of the fonts.
    let names: Set<String>

    /// None.
    init() { names = [] }

    /// Counts the labels of a document.
    /// - Parameters:
    ///   - root: the document.
    ///   - environment: with the font files at hand.
    init(in root: XMLElement, environment: LayoutEnvironment) {
        var votes: [String: Votes] = [:]
        for label in root.descendants(named: "label") where label["numberOfLines"] == nil {
            guard let recorded = label.recordedFrame?.height, recorded > 0, label["text"]?.contains("\n") != true,
                let font = label.child(key: "fontDescription").flatMap(FontReader.font), let name = Self.name(of: font)
            else { continue }
            func agrees(_ font: Font) -> Bool {
                let line = FontMetrics(font, in: environment).lineHeight
                return abs((line * environment.scale - 1e-6).rounded(.up) / environment.scale - recorded) < 0.1
            }
            let isOwn = FontMetrics(font, in: environment).isExact && agrees(font)
            votes[name, default: Votes()].add(isSubstitute: agrees(Self.substitute(for: font)), isOwn: isOwn)
        }
        names = Set(votes.filter { $0.value.areForSubstitute }.keys)
    }

    /// The heights of one font's labels.
    private struct Votes {
        private var substitute = 0
        private var own = 0
        private var all = 0

        mutating func add(isSubstitute: Bool, isOwn: Bool) {
            all += 1
            if isSubstitute { substitute += 1 }
            if isOwn { own += 1 }
        }

        /// Heights that constraints decide agree by chance alone: half of the labels have to.
        var areForSubstitute: Bool { substitute >= 2 && 2 * substitute >= all && substitute > own }
    }

    /// Names Helvetica Neue in place of the fonts.
    /// - Parameter keepsFontFiles: leaves fonts alone whose files are at hand, which draw.
    func apply(to tree: inout LayoutTree, environment: LayoutEnvironment, keepsFontFiles: Bool) {
        guard !names.isEmpty else { return }
        func replaced(_ font: Font) -> Font {
            guard let name = Self.name(of: font), names.contains(name),
                !keepsFontFiles || !FontMetrics(font, in: environment).isExact
            else { return font }
            return Self.substitute(for: font)
        }
        for index in 0..<tree.count {
            let id = ItemID(index: Int32(truncatingIfNeeded: index))
            switch tree[id].content {
            case .text(var text):
                let fonts = text.fonts + [text.font]
                guard fonts.contains(where: { replaced($0) != $0 }) else { continue }
                text.font = replaced(text.font)
                for run in text.runs.indices { text.runs[run].font = text.runs[run].font.map(replaced) }
                tree[id].content = .text(text)
            case .button(var button):
                guard let font = button.font, replaced(font) != font else { continue }
                button.font = replaced(font)
                tree[id].content = .button(button)
            case .none, .image, .control: continue
            }
        }
    }

    /// Measured as roman, drawn in the font's weight.
    private static func substitute(for font: Font) -> Font {
        var other = font
        if font.weight == .regular, let weight = font.faceName.flatMap(Font.Weight.stated) {
            switch weight {
            case .medium, .semibold: other.weight = weight
            case .bold, .heavy, .black: other.weight = .bold
            case .ultraLight, .thin, .light, .regular: break
            }
        }
        other.family = "Helvetica Neue"
        other.faceName = "HelveticaNeue-Roman"
        return other
    }

    /// The font's name; nil for the system font and for fonts that every Mac with Xcode has.
    private static func name(of font: Font) -> String? {
        guard let family = font.family, font.textStyle == nil else { return nil }
        let key = family.lowercased().filter { $0 != " " && $0 != "-" }
        guard !installed.contains(where: key.hasPrefix) else { return nil }
        return font.faceName ?? family
    }

    private static let installed = [
        "helvetica", "arial", "avenir", "futura", "georgia", "timesnewroman", "courier", "menlo", "verdana", "gillsans",
        "palatino", "optima", "didot", "baskerville", "americantypewriter", "pingfang", "hiragino", "trebuchet",
        "marker",
        "chalk", "noteworthy", "rockwell", "charter", "copperplate", "cochin", "damascus", "kailasa", "thonburi",
    ]
}
