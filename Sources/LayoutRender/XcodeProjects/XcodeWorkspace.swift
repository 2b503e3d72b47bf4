/// The projects of a workspace, in its order.
public enum XcodeWorkspace {
    /// Reads `App.xcworkspace/contents.xcworkspacedata`.
    /// - Parameters:
    ///   - path: the folder of the workspace, from the clone's folder.
    ///   - files: of the clone.
    /// - Returns: paths of projects inside the clone.
    public static func projects(at path: String, in files: some CloneFiles) -> [String] {
        guard let bytes = files.contents(path + "/contents.xcworkspacedata") else { return [] }
        let text = String(decoding: bytes, as: UTF8.self)
        var found: [String] = []
        for part in text.split(separator: "location").dropFirst().prefix(10_000) {
            let words = part.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
            guard words.count == 3, let colon = words[1].firstIndex(of: ":") else { continue }
            let kind = words[1][..<colon]
            guard kind == "group" || kind == "container",
                let project = FolderPath.join(
                    FolderPath.folder(path), String(words[1][words[1].index(after: colon)...])),
                FolderPath.fileExtension(project) == "xcodeproj", !found.contains(project)
            else { continue }
            found.append(project)
        }
        return found
    }
}
