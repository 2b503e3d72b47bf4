/// What lists of dependencies name: `Package.resolved` and `Podfile.lock`.
public enum NeededPackages {
    /// The names of the pods that a `Podfile.lock` has, without their parts, sorted.
    public static func pods(_ bytes: [UInt8]) -> [String] {
        var found: Set<String> = []
        var isList = false
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if line.first != UInt8(ascii: " ") { isList = line.starts(with: "PODS:".utf8) }
            guard isList, line.starts(with: "  - ".utf8) else { continue }
            let name = line.dropFirst(4).drop { $0 == UInt8(ascii: "\"") }.prefix { !" /(:\"\r".utf8.contains($0) }
            if !name.isEmpty { found.insert(String(decoding: name, as: UTF8.self)) }
        }
        return found.sorted()
    }

    /// The identities of the packages that a `Package.resolved` has, sorted.
    public static func packages(_ bytes: [UInt8]) -> [String] {
        var found: Set<String> = []
        let words = String(decoding: bytes, as: UTF8.self).split(separator: "\"", omittingEmptySubsequences: false)
        for place in words.indices where ["identity", "package"].contains(words[place]) && place + 2 < words.count {
            found.insert(String(words[place + 2]))
        }
        return found.sorted()
    }
}
