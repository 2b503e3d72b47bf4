import Notation

/// An `.xcstrings` catalog: the texts of one table in all its languages.
struct StringCatalog: Sendable {
    /// By language, sorted.
    var tables: [(language: String, table: StringTable)]

    /// - Throws: the first mistake of bytes that are no catalog.
    init(_ bytes: [UInt8]) throws(StringTable.Problem) {
        let contents = try CatalogContents(bytes)
        guard case .object(let entries)? = contents.value["strings"] else {
            throw StringTable.Problem(message: "no string catalog: 'strings' is missing", line: 1)
        }
        var tables: [String: StringTable] = [:]
        for entry in entries {
            guard case .object(let languages)? = entry.value["localizations"] else { continue }
            for language in languages {
                guard let text = Self.text(language.value, depth: 0) else { continue }
                tables[language.key, default: StringTable()].texts[entry.key] = text
            }
        }
        self.tables = tables.sorted { $0.key < $1.key }.map { (language: $0.key, table: $0.value) }
    }

    /// A plain text; of variations the iPhone's, then the form `other`.
    private static func text(_ unit: JSONValue, depth: Int) -> String? {
        if let plain = unit["stringUnit"] {
            guard let value = plain["value"]?.string else { return nil }
            return value.isEmpty && plain["state"]?.string == "new" ? nil : value
        }
        guard depth < 8, let variations = unit["variations"] else { return nil }
        for kind in ["device", "plural"] {
            guard let forms = variations[kind] else { continue }
            for form in ["iphone", "other"] {
                if let text = forms[form].flatMap({ text($0, depth: depth + 1) }) { return text }
            }
        }
        return nil
    }
}
