/// `.xcconfig` files: a setting a line, `#include "other.xcconfig"`.
enum ConfigurationFile {
    private static let maximumFiles = 32

    /// The settings of a file and of included files.
    /// - Parameters:
    ///   - path: from the clone's folder.
    ///   - files: of the clone.
    static func settings(at path: String, in files: some CloneFiles) -> [String: String] {
        var seen: Set<String> = []
        return read(path, files, &seen)
    }

    private static func read(_ path: String, _ files: some CloneFiles, _ seen: inout Set<String>) -> [String: String] {
        guard seen.count < maximumFiles, seen.insert(path).inserted, let bytes = files.contents(path) else {
            return [:]
        }
        var settings: [String: String] = [:]
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            let text = String(decoding: line, as: UTF8.self)
            let code = text.firstRange(of: "//").map { text[..<$0.lowerBound] } ?? text[...]
            if code.hasPrefix("#include") {
                let parts = code.split(separator: "\"", omittingEmptySubsequences: false)
                if parts.count >= 3, let other = FolderPath.join(FolderPath.folder(path), String(parts[1])) {
                    settings.merge(read(other, files, &seen)) { $1 }
                }
                continue
            }
            guard let sign = code.firstIndex(of: "=") else { continue }
            // The first sign may stand in a condition: NAME[sdk=iphoneos*] = value
            let isCondition = code[..<sign].contains("[") && !code[..<sign].contains("]")
            guard let sign = isCondition ? code[code.index(after: sign)...].firstIndex(of: "=") : sign else { continue }
            let key = trimmed(code[..<sign])
            if !key.isEmpty { settings[key] = trimmed(code[code.index(after: sign)...]) }
        }
        return settings
    }

    private static func trimmed(_ text: Substring) -> String {
        let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0 == "\r" }
        return String(text.drop(while: isSpace).reversed().drop(while: isSpace).reversed())
    }
}
