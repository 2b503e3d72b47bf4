import Markup

/// The projects of a workspace, in its order.
public enum XcodeWorkspace {
    /// Reads `App.xcworkspace/contents.xcworkspacedata`.
    /// - Parameters:
    ///   - path: the folder of the workspace, from the clone's folder.
    ///   - files: of the clone.
    /// - Returns: paths of projects inside the clone; none for a text that is no XML.
    public static func projects(at path: String, in files: some CloneFiles) -> [String] {
        guard let bytes = files.contents(path + "/contents.xcworkspacedata"),
            let workspace = try? XMLTree.parse(bytes, limits: XMLLimits(), textElements: []).root
        else { return [] }
        let origin = FolderPath.folder(path)
        var found: [String] = []
        var seen: Set<String> = []
        // The folder of the group is nil for one outside the clone.
        func read(_ element: XMLElement, below group: String?) {
            for child in element.children {
                let place = place(child["location"], below: group, origin)
                if child.name == "Group" { read(child, below: place) }
                guard child.name == "FileRef", let place, FolderPath.fileExtension(place) == "xcodeproj",
                    seen.insert(place).inserted
                else { continue }
                found.append(place)
            }
        }
        read(workspace, below: origin)
        return found
    }

    /// Where a location leads: `group:` from the group around, `container:` from the workspace's folder.
    private static func place(_ location: String?, below group: String?, _ origin: String) -> String? {
        // A group without a location is no folder.
        guard let location else { return group }
        guard let colon = location.firstIndex(of: ":") else { return nil }
        let path = String(location[location.index(after: colon)...])
        switch location[..<colon] {
        case "group": return group.flatMap { FolderPath.join($0, path) }
        case "container": return FolderPath.join(origin, path)
        default: return nil
        }
    }
}
