/// The modules that a source imports.
enum ImportedModules {
    private static let kinds: Set<String> = [
        "func", "class", "struct", "enum", "protocol", "typealias", "var", "let", "actor",
    ]

    /// Lines of imports, also behind attributes, access levels and semicolons; conditions are not asked.
    static func names(in source: String) -> Set<String> {
        guard source.hasBytes(of: "import") else { return [] }
        var found: Set<String> = []
        for bytes in source.utf8.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
            let line = String(Substring(bytes))
            guard line.hasBytes(of: "import") else { continue }
            for part in line.split(separator: ";") {
                let words = part.split { $0 == " " || $0 == "\t" }
                guard let place = words.firstIndex(of: "import"), place < 4,
                    words[..<place].allSatisfy({ $0.hasPrefix("@") || levels.contains(String($0)) })
                else { continue }
                let rest = words[(place + 1)...].drop { kinds.contains(String($0)) }
                guard let name = rest.first?.prefix(while: { $0.isLetter || $0.isNumber || $0 == "_" }),
                    !name.isEmpty
                else { continue }
                found.insert(String(name))
            }
        }
        return found
    }

    private static let levels: Set<String> = ["public", "package", "internal", "fileprivate", "private"]
}
