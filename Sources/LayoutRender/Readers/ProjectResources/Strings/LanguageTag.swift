/// A language in the notations of folders and flags: `de`, `pt_BR`, `zh-Hant-HK`, `German`.
struct LanguageTag: Sendable, Hashable {
    /// Language, script and region, in the usual letter case.
    var language: String
    /// The script, such as `Hant`.
    var script: String?
    /// The region, such as `HK`.
    var region: String?

    /// Hyphens and underscores are equivalent, and the names that projects had before language codes are accepted.
    init(_ text: String) {
        var parts = text.split { $0 == "-" || $0 == "_" }.map(String.init)
        let first = parts.isEmpty ? text : parts.removeFirst()
        language = Self.oldNames[first] ?? first.lowercased()
        for part in parts {
            if part.count == 4, script == nil {
                script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
            } else if region == nil {
                region = part.uppercased()
            }
        }
        if language == "zh", script == nil {
            switch region {
            case "CN", "SG": script = "Hans"
            case "TW", "HK", "MO": script = "Hant"
            default: break
            }
        }
        if language == "no" { language = "nb" }
    }

    /// The names of `.lproj` folders before language codes, such as `German`.
    private static let oldNames = [
        "English": "en", "German": "de", "French": "fr", "Japanese": "ja", "Italian": "it", "Spanish": "es",
        "Dutch": "nl", "Korean": "ko", "Chinese": "zh", "Portuguese": "pt", "Russian": "ru",
    ]

    /// Whether texts of this language may be used for `other`: every part of this tag agrees with `other`.
    func isSameOrMoreGeneral(than other: LanguageTag) -> Bool {
        guard language == other.language else { return false }
        if let script, script != other.script { return false }
        if let region, region != other.region {
            // A region that only implies the script does not count.
            return language == "zh" && script == other.script && other.region == nil
        }
        return true
    }

    /// Written from right to left.
    var isRightToLeft: Bool {
        if let script { return script == "Arab" || script == "Hebr" }
        return ["ar", "ars", "fa", "he", "iw", "ur", "ps", "sd", "ug", "yi", "dv", "ckb"].contains(language)
    }

    /// The number of parts, for choosing the most specific of several tags.
    var detail: Int { (script == nil ? 0 : 1) + (region == nil ? 0 : 2) }
}

/// Chooses among the languages of a project.
public enum LanguageChoice {
    /// The folder or column for a requested language.
    ///
    /// 1 the same tag, 2 the most specific of the more general tags, 3 Latin American Spanish for its regions, and
    ///   Brazilian Portuguese if it is the only Portuguese. Nil: the development language is used.
    public static func best(for wanted: String, among available: [String]) -> String? {
        if available.contains(wanted) { return wanted }
        let tag = LanguageTag(wanted)
        let tags = available.map { (name: $0, tag: LanguageTag($0)) }
        if let same = tags.first(where: { $0.tag == tag }) { return same.name }
        let general = tags.filter { $0.tag.isSameOrMoreGeneral(than: tag) }
        if let best = general.max(by: { $0.tag.detail < $1.tag.detail }) { return best.name }
        if tag.language == "es", let region = tag.region, latinAmerica.contains(region) {
            return tags.first { $0.tag.language == "es" && $0.tag.region == "419" }?.name
        }
        if tag.language == "pt", tag.region == nil {
            let portuguese = tags.filter { $0.tag.language == "pt" }
            return portuguese.count == 1 ? portuguese[0].name : nil
        }
        return nil
    }

    /// The languages in which a file is searched, in Foundation's order: the language itself, then the more general
    /// languages, the most specific first, then the development language.
    public static func chain(for language: String, among available: [String], development: String) -> [String] {
        let tag = LanguageTag(language)
        let tags = available.map { (name: $0, tag: LanguageTag($0)) }
        let general = tags.filter { $0.tag != tag && $0.tag.isSameOrMoreGeneral(than: tag) }
            .sorted { ($1.tag.detail, $0.name) < ($0.tag.detail, $1.name) }
        var chain: [String] = []
        for name in tags.filter({ $0.tag == tag }).map(\.name) + general.map(\.name) where !chain.contains(name) {
            chain.append(name)
        }
        for name in available where isSame(name, development) && !chain.contains(name) { chain.append(name) }
        return chain
    }

    /// Whether two names mean the same language: `German` and `de`, `zh_TW` and `zh-Hant-TW`.
    public static func isSame(_ a: String, _ b: String) -> Bool { a == b || LanguageTag(a) == LanguageTag(b) }

    /// Whether a language is written from right to left.
    public static func isRightToLeft(_ language: String) -> Bool { LanguageTag(language).isRightToLeft }

    /// The regions for which `es-419` is a translation.
    private static let latinAmerica: Set<String> = [
        "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA", "PE", "PR", "PY",
        "SV", "US", "UY", "VE",
    ]
}
