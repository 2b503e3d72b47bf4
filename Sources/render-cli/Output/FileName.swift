import Files

/// Names from documents as parts of file names: no name may change the folder.
enum FileName {
    /// A value as one component of a path. Slashes, control characters and characters that change the writing direction
    /// become hyphens; a leading dot becomes an underscore, so that no component is `..` and no file is hidden.
    static func part(_ value: String) -> String {
        var text = ""
        for scalar in value.unicodeScalars {
            switch scalar.value {
            case 0..<0x20, 0x2F, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: text += "-"
            default: text.unicodeScalars.append(scalar)
            }
        }
        guard let first = text.first else { return "_" }
        return first == "." ? "_" + text.dropFirst() : text
    }

    /// The path of an input without its extension, as a path below another folder: folders are kept, `..` and a leading
    /// dot become underscores, a leading slash is removed.
    static func place(_ input: String) -> String {
        guard input != "-" else { return "stdin" }
        var parts = PathText.components(input).filter { $0 != "." }
        if let last = parts.popLast() { parts.append(stem(last)) }
        return parts.map { $0 == ".." ? "_" : part($0) }.joined(separator: "/")
    }

    /// For each scene, by its id, a file name that no other scene of the file has: the scene's name, or the object id
    /// if names collide.
    static func distinctNames(of scenes: [(name: String, id: String)]) -> [String: String] {
        var uses: [String: Int] = [:]
        for scene in scenes { uses[part(scene.name), default: 0] += 1 }
        var names: [String: String] = [:]
        for scene in scenes { names[scene.id] = uses[part(scene.name)] == 1 ? scene.name : scene.id }
        return names
    }
}
