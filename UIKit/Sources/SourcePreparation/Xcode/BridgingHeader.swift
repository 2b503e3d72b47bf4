/// The modules that a bridging header brings along, which every Swift file of a target sees.
enum BridgingHeader {
    /// - Returns: Apple's modules, and the names of the other headers, sorted.
    static func read(_ bytes: [UInt8]) -> (modules: [String], others: [String]) {
        var modules: Set<String> = []
        var others: Set<String> = []
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let words = line.split { " \t".contains($0) }
            guard let first = words.first,
                first.hasPrefix("#import") || first.hasPrefix("#include") || first == "@import"
            else { continue }
            let code = line[(line.firstIndex { !" \t".contains($0) } ?? line.startIndex)...]
            let behind = code[(code.firstIndex { "<\" \t".contains($0) } ?? code.endIndex)...]
            let rest = behind[(behind.firstIndex { !" \t".contains($0) } ?? behind.endIndex)...]
            if first == "@import" {
                modules.insert(String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
            } else if rest.first == "<" {
                let name = rest.dropFirst().prefix { $0 != ">" && $0 != "/" }
                let header = String(rest.dropFirst().prefix { $0 != ">" })
                if name.count < header.count { modules.insert(String(name)) } else { others.insert(header) }
            } else if rest.first == "\"" {
                others.insert(String(rest.dropFirst().prefix { $0 != "\"" }))
            }
        }
        return (modules.filter { !$0.isEmpty }.sorted(), others.sorted())
    }
}
