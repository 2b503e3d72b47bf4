/// The modules that a bridging header brings along, which every Swift file of a target sees.
public enum BridgingHeader {
    /// - Returns: Apple's modules, and the names of the other headers, sorted.
    public static func read(_ bytes: [UInt8]) -> (modules: [String], others: [String]) {
        var modules: Set<String> = []
        var others: Set<String> = []
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let code = line.drop { " \t".contains($0) }
            guard let word = ["#import", "#include", "@import"].first(where: code.hasPrefix) else { continue }
            let rest = code.dropFirst(word.count).drop { " \t".contains($0) }
            if word == "@import" {
                modules.insert(String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
            } else if rest.first == "<" || rest.first == "\"" {
                let header = rest.dropFirst().prefix { $0 != (rest.first == "<" ? ">" : "\"") }
                let module = header.prefix { $0 != "/" }
                let isOfModule = rest.first == "<" && module.count < header.count
                if isOfModule { modules.insert(String(module)) } else { others.insert(String(header)) }
            }
        }
        return (modules.filter { !$0.isEmpty }.sorted(), others.sorted())
    }
}
