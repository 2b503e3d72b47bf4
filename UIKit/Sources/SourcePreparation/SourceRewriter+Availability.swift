/// Questions for a release: on Linux the compiler would answer each with yes.
extension SourceRewriter {
    /// `#available(iOS 26, *)` becomes `(iOSRelease >= 26)` in the same room. A question that names no iOS, or a version that no
    /// number is, stays: Linux answers with yes, as a device does.
    mutating func readAvailability(_ name: String, _ comparison: String) {
        let start = cursor.place
        cursor.place += name.utf8.count - 1
        cursor.skipParentheses()
        let call = String(decoding: cursor.text[start..<cursor.place], as: UTF8.self)
        guard let version = Self.version(in: call.dropFirst(name.count)) else { return }
        var answer = "(iOSRelease \(comparison) \(version)"
        answer += String(repeating: " ", count: max(0, call.utf8.count - answer.utf8.count - 1)) + ")"
        let breaks = call.filter { $0 == "\n" }
        put(answer + breaks, in: start..<cursor.place, .availability)
    }

    /// The version behind `iOS`, of which the first two parts count: 26, 18.4.
    static func version(in arguments: Substring) -> String? {
        for argument in arguments.split(separator: ",") {
            let words = argument.split { " \n)".contains($0) }
            guard words.first == "iOS", words.count == 2 else { continue }
            let parts = words[1].split(separator: ".", omittingEmptySubsequences: false)
            guard let major = parts.first, (1...3).contains(parts.count),
                parts.allSatisfy({ (1...2).contains($0.utf8.count) && $0.utf8.allSatisfy((0x30...0x39).contains) })
            else { return nil }
            return parts.count > 1 && parts[1] != "0" ? "\(major).\(parts[1])" : String(major)
        }
        return nil
    }
}
