import Files

/// The paths of outputs: two outputs with the same path are wrong usage, found before any work.
struct OutputPaths {
    /// The subject of each path so far, including `-`.
    private var taken: [String: (index: Int, subject: any OutputSubject)] = [:]

    /// The path of an output.
    /// - Parameter index: identifies the subject; one subject may have several paths.
    mutating func path(
        of subject: some OutputSubject, at index: Int, _ template: NameTemplate
    ) throws(Failure) -> String {
        let path = template.path(for: subject)
        if let other = taken.updateValue((index, subject), forKey: Self.plain(path)) {
            throw Self.collision(path, template, subject, other.subject, isSame: other.index == index)
        }
        return path
    }

    /// `a//./b` is `a/b`.
    private static func plain(_ path: String) -> String {
        let parts = PathText.components(path).filter { $0 != "." }
        return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }

    private static func collision(
        _ path: String, _ template: NameTemplate, _ a: some OutputSubject, _ b: any OutputSubject, isSame: Bool
    ) -> Failure {
        guard !isSame else { return Failure.usage("\(path): named twice with -o") }
        // `{path}` also contains the file's name, so it distinguishes any two files.
        var words = NameTemplate.placeholders.filter { a.value(of: $0) != b.value(of: $0) && !template.names($0) }
        if words.contains("path") { words = ["path"] }
        let hint =
            words.isEmpty
            ? "choose one of them"
            : "put \(words.map { "{\($0)}" }.joined(separator: " or ")) into the name, or choose one page"
        return Failure.usage("two pages would be written to \(path): \(hint)")
    }
}
