import LayoutEngine
import Notation

/// A language tag in a `locale`: `ar`, `pt-BR`, `zh_Hant_TW`.
///
/// Only the form of the tag and the direction of its script are known here. Whether a language exists is
/// doubted only for codes of two letters: an unknown language is laid out from left to right.
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

    /// `no language has the code 'ge'; did you mean 'de'?` for a code of two letters that is none of ISO 639; nil for other tags.
    package static func doubt(_ text: String) -> String? {
        guard let code = LocaleTag(text)?.parts.first, code.utf8.count == 2, !languages.contains(code) else {
            return nil
        }
        let near = nearestWord(to: code, in: frequent).map { "; did you mean \(quoted($0))?" }
        return "no language has the code \(quoted(code))" + (near ?? "")
    }

    /// Languages of many apps, those of most first, in which a slip is looked for.
    private static let frequent = [
        "en", "de", "fr", "es", "it", "ja", "zh", "pt", "ru", "ko", "nl", "ar", "he", "pl", "sv", "tr", "da", "fi",
        "nb", "cs",
        "el", "hu", "ro", "uk", "th", "vi", "id", "hi",
    ]

    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 32) &- 97 < 26 }

    /// The direction of the language's script, as in NSLocale's characterDirection: of the script in the tag, else of
    /// the language's usual script (CLDR).
    var layoutDirection: LayoutDirection {
        if let script = parts.dropFirst().first(where: { $0.utf8.count == 4 && $0.utf8.allSatisfy(Self.isLetter) }) {
            return Self.rightToLeftScripts.contains(script) ? .rightToLeft : .leftToRight
        }
        return Self.rightToLeftLanguages.contains(parts[0]) ? .rightToLeft : .leftToRight
    }

    /// The codes of ISO 639 with two letters, former ones too.
    private static let languages = Set(
        ("aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de "
            + "dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id "
            + "ie ig ii ik in io is it iu iw ja ji jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln "
            + "lo lt lu lv mg mh mi mk ml mn mo mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi "
            + "pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti "
            + "tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu").split(separator: " ").map(
                String.init))

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
