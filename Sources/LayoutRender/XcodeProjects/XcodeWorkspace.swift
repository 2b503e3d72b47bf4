/// The projects of a workspace, in its order.
public enum XcodeWorkspace {
    private static let maximumTags = 10_000

    /// Reads `App.xcworkspace/contents.xcworkspacedata`.
    /// - Parameters:
    ///   - path: the folder of the workspace, from the clone's folder.
    ///   - files: of the clone.
    /// - Returns: paths of projects inside the clone.
    public static func projects(at path: String, in files: some CloneFiles) -> [String] {
        guard let bytes = files.contents(path + "/contents.xcworkspacedata") else { return [] }
        let origin = FolderPath.folder(path)
        var found: [String] = []
        var seen: Set<String> = []
        // The folders of the groups around a place; nil for one outside the clone.
        var groups: [String?] = [origin]
        for tag in String(decoding: bytes, as: UTF8.self).split(separator: "<").prefix(maximumTags) {
            let name = tag.prefix { $0.isLetter || $0 == "/" }
            if name == "/Group", groups.count > 1 { groups.removeLast() }
            guard name == "Group" || name == "FileRef" else { continue }
            let place = place(tag, below: groups.last ?? nil, origin)
            if name == "FileRef" {
                guard let place, FolderPath.fileExtension(place) == "xcodeproj", seen.insert(place).inserted else {
                    continue
                }
                found.append(place)
            } else if tag.prefix(while: { $0 != ">" }).last != "/" {
                groups.append(place)
            }
        }
        return found
    }

    /// Where the location of a tag leads: `group:` from the group around, `container:` from the workspace's folder.
    private static func place(_ tag: Substring, below group: String?, _ origin: String) -> String? {
        // A group without a location is no folder.
        guard let word = tag.firstRange(of: "location") else { return group }
        let words = tag[word.upperBound...].split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
        guard words.count == 3, let colon = words[1].firstIndex(of: ":") else { return nil }
        let path = plain(words[1][words[1].index(after: colon)...])
        switch words[1][..<colon] {
        case "group": return group.flatMap { FolderPath.join($0, path) }
        case "container": return FolderPath.join(origin, path)
        default: return nil
        }
    }

    private static let entities: [Substring: String] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

    /// The text of an attribute, its entities decoded; what is none stays as it is.
    private static func plain(_ text: Substring) -> String {
        let parts = text.split(separator: "&", omittingEmptySubsequences: false)
        return (parts.first.map(String.init) ?? "")
            + parts.dropFirst().map { part in
                guard let end = part.firstIndex(of: ";"), let sign = sign(part[..<end]) else { return "&" + part }
                return sign + part[part.index(after: end)...]
            }.joined()
    }

    /// The sign that an entity names, such as `amp`, `#228` or `#xE4`.
    private static func sign(_ name: Substring) -> String? {
        guard name.hasPrefix("#") else { return entities[name] }
        let digits = name.dropFirst()
        let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }
}
