import LayoutEngine

/// A language tag in a `locale`: `ar`, `pt-BR`, `zh_Hant_TW`.
///
/// Only the form of the tag and the direction of its script are known here. Languages and scripts that are in use are
/// not checked against a register: an unknown language is laid out from left to right.
package struct LocaleTag {
    /// In lower case; the language first.
    private let parts: [String]

    /// The form of the schema's pattern: letters, then letters and digits, between `-` or `_`.
    init?(_ text: String) {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        guard let language = parts.first, (2...8).contains(language.utf8.count),
            language.utf8.allSatisfy(Self.isLetter),
            parts.dropFirst().allSatisfy({ part in
                (1...8).contains(part.utf8.count) && part.utf8.allSatisfy { Self.isLetter($0) || $0 &- 48 < 10 }
            })
        else { return nil }
        self.parts = parts.map { $0.lowercased() }
    }

    /// Whether a text has the form of a language tag.
    package static func isTag(_ text: String) -> Bool { LocaleTag(text) != nil }

    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 32) &- 97 < 26 }

    /// The direction of the language's script, as in NSLocale's characterDirection: of the script in the tag, else of
    /// the language's usual script (CLDR).
    var layoutDirection: LayoutDirection {
        if let script = parts.dropFirst().first(where: { $0.utf8.count == 4 && $0.utf8.allSatisfy(Self.isLetter) }) {
            return Self.rightToLeftScripts.contains(script) ? .rightToLeft : .leftToRight
        }
        return Self.rightToLeftLanguages.contains(parts[0]) ? .rightToLeft : .leftToRight
    }

    /// ISO 15924 codes in lower case.
    private static let rightToLeftScripts: Set<String> = [
        "adlm", "arab", "aran", "hebr", "mand", "mend", "nkoo", "rohg", "samr", "syrc", "thaa", "yezi",
    ]

    /// Languages whose usual script in CLDR runs from right to left; ISO 639, with the former codes `iw` and `ji`.
    private static let rightToLeftLanguages: Set<String> = [
        "ar", "arc", "ary", "arz", "azb", "bal", "bgn", "bqi", "ckb", "dv", "fa", "glk", "he", "iw", "ji", "khw", "ks",
        "lrc", "luz", "mzn", "nqo", "pnb", "prs", "ps", "sd", "sdh", "skr", "syr", "ug", "ur", "yi",
    ]
}
