/// The classes of letters by which lines break, as Unicode Standard Annex 14 names them.
///
/// Hangul, Thai and every other letter that is not named below counts as alphabetic: labels keep Korean words whole
/// (`NSParagraphStyle.LineBreakStrategy.hangulWordPriority`), and a script without spaces would need a dictionary.
enum LineBreakClass: UInt8, Sendable {
    /// Letters of alphabets, and symbols.
    case alphabetic
    case numeric
    case space
    /// A tab, a dash, a soft hyphen: a break after.
    case breakAfter
    /// A break before.
    case breakBefore
    /// The em dash: a break on both sides.
    case breakOnBothSides
    case openPunctuation, closePunctuation, closeParenthesis
    /// Exclamation and question marks.
    case exclamation
    case quotation
    case hyphen
    /// The slash: addresses break after a slash.
    case slash
    /// Comma, full stop, colon, semicolon.
    case infixSeparator
    /// The ellipsis.
    case inseparable
    /// Signs before and after numbers.
    case prefix, postfix
    case ideograph
    /// Signs and small kana that may not begin a line.
    case nonStarter
    /// No break on either side: spaces that do not break.
    case glue
    case wordJoiner
    case zeroWidthSpace, zeroWidthJoiner
    case combiningMark
    case emojiModifier, regionalIndicator

    init(_ scalar: Unicode.Scalar) {
        let value = Int(scalar.value)
        if value < Self.latin.count {
            self = Self.latin[value]
            return
        }
        self = Self.tables.first { $0.range ~= value }?.classify(value) ?? .alphabetic
    }

    /// The classes of the first 256 scalars.
    private static let latin: [LineBreakClass] = {
        var classes = [LineBreakClass](repeating: .alphabetic, count: 256)
        func set(_ letters: String, _ class: LineBreakClass) {
            for scalar in letters.unicodeScalars { classes[Int(scalar.value)] = `class` }
        }
        for control in 0..<32 { classes[control] = .combiningMark }
        set("\t|\u{AD}", .breakAfter)
        set(" ", .space)
        set("!?", .exclamation)
        set("\"'\u{AB}\u{BB}", .quotation)
        set("$+\\\u{A3}\u{A4}\u{A5}\u{B1}", .prefix)
        set("%\u{A2}\u{B0}", .postfix)
        set("([{\u{A1}\u{BF}", .openPunctuation)
        set(")]", .closeParenthesis)
        set("}", .closePunctuation)
        set(",.:;", .infixSeparator)
        set("-", .hyphen)
        set("/", .slash)
        set("0123456789", .numeric)
        set("\u{A0}", .glue)
        set("\u{B4}", .breakBefore)
        return classes
    }()

    /// A part of the code space with its usual class, and the letters that differ.
    private struct Block: Sendable {
        var range: ClosedRange<Int>
        var usual: LineBreakClass
        var others: [Int: LineBreakClass] = [:]

        init(_ range: ClosedRange<Int>, _ usual: LineBreakClass, _ others: [(String, LineBreakClass)] = []) {
            self.range = range
            self.usual = usual
            for (letters, other) in others {
                for scalar in letters.unicodeScalars { self.others[Int(scalar.value)] = other }
            }
        }

        func classify(_ value: Int) -> LineBreakClass { others.isEmpty ? usual : others[value] ?? usual }
    }

    /// Only used for lookups, never iterated but in this order.
    private static let tables: [Block] = [
        Block(0x300...0x36F, .combiningMark),
        Block(0x2000...0x200A, .breakAfter, [("\u{2007}", .glue)]),
        Block(
            0x200B...0x2060, .alphabetic,
            [
                ("\u{200B}", .zeroWidthSpace), ("\u{200D}", .zeroWidthJoiner),
                ("\u{2010}\u{2012}\u{2013}", .breakAfter), ("\u{2011}\u{202F}", .glue), ("\u{2014}", .breakOnBothSides),
                ("\u{2018}\u{2019}\u{201B}\u{201C}\u{201D}\u{201F}\u{2039}\u{203A}", .quotation),
                ("\u{201A}\u{201E}", .openPunctuation), ("\u{2024}\u{2025}\u{2026}", .inseparable),
                ("\u{2030}\u{2031}\u{2032}\u{2033}\u{2034}", .postfix), ("\u{203C}\u{203D}", .nonStarter),
                ("\u{2044}", .infixSeparator), ("\u{2060}", .wordJoiner),
            ]),
        Block(0x20A0...0x20CF, .prefix),
        Block(0x2103...0x2116, .alphabetic, [("\u{2103}\u{2109}", .postfix), ("\u{2116}", .prefix)]),
        Block(0x2600...0x27BF, .ideograph),
        Block(0x2E80...0x2FFF, .ideograph),
        Block(
            0x3000...0x303F, .ideograph,
            [
                ("\u{3000}", .breakAfter), ("、。〉》」』】〕〗〙〛〞〟", .closePunctuation), ("〈《「『【〔〖〘〚〝", .openPunctuation),
                ("々〜〻〼", .nonStarter),
            ]),
        Block(
            0x3040...0x30FF, .ideograph,
            [("ぁぃぅぇぉっゃゅょゎゕゖ゛゜ゝゞ゠ァィゥェォッャュョヮヵヶ・ーヽヾ", .nonStarter), ("\u{3099}\u{309A}", .combiningMark)]),
        Block(0x3100...0x312F, .ideograph),
        Block(0x3190...0x4DBF, .ideograph),
        Block(0x4E00...0xA4CF, .ideograph),
        Block(0xF900...0xFAFF, .ideograph),
        Block(0xFE00...0xFE0F, .combiningMark),
        Block(0xFEFF...0xFEFF, .wordJoiner),
        Block(
            0xFF01...0xFF65, .ideograph,
            [
                ("！？", .exclamation), ("（［｛｟｢", .openPunctuation), ("）］｝｠｡，．､｣", .closePunctuation),
                ("：；･", .nonStarter), ("＄", .prefix), ("％", .postfix),
            ]),
        Block(0xFF66...0xFF9F, .ideograph),
        Block(0x1F1E6...0x1F1FF, .regionalIndicator),
        Block(0x1F3FB...0x1F3FF, .emojiModifier),
        Block(0x1F000...0x1FAFF, .ideograph),
        Block(0x20000...0x3FFFD, .ideograph),
    ]
}
