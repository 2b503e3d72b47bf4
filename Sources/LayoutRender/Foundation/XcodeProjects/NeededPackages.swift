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

    /// The packages that a `Package.resolved` has: their addresses by their identities.
    public static func packages(_ bytes: [UInt8]) -> [String: String] {
        var found: [String: String] = [:]
        var name = ""
        let words = String(decoding: bytes, as: UTF8.self).split(separator: "\"", omittingEmptySubsequences: false)
        for place in words.indices where place + 2 < words.count {
            switch words[place] {
            case "identity", "package": name = String(words[place + 2])
            case "location", "repositoryURL": found[name, default: ""] = String(words[place + 2])
            default: continue
            }
            found[name] = found[name] ?? ""
        }
        return found.filter { !$0.key.isEmpty }
    }

    /// The addresses of the packages that a `Cartfile` has, by the last parts of their addresses.
    public static func cartfile(_ bytes: [UInt8]) -> [String: String] {
        var found: [String: String] = [:]
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
            guard parts.count == 3, let word = parts[0].split(separator: " ").first, ["git", "github"].contains(word)
            else { continue }
            let address = parts[1].contains(":") ? String(parts[1]) : "https://github.com/\(parts[1])"
            found[name(ofAddress: address)] = address
        }
        return found
    }

    /// The last part of an address, without `.git`.
    public static func name(ofAddress address: String) -> String {
        let last = address.utf8.split(separator: UInt8(ascii: "/")).last
        let name = last.map { String(Substring($0)) } ?? address
        return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
    }
}
