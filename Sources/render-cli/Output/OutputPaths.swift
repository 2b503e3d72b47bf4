/// What an output file is made of: a page, or a pair of pictures.
protocol OutputSubject {
    /// What a placeholder of a `NameTemplate` stands for.
    func value(of placeholder: String) -> String
}

extension Page: OutputSubject {}

/// The files that outputs go to: two of them in one file are a mistake that is found before any work.
struct OutputPaths {
    /// Who takes a path; `-` is one of them.
    private var taken: [String: (index: Int, subject: any OutputSubject)] = [:]

    /// The path of an output.
    /// - Parameter index: tells its subject from all others; one subject may go to several files.
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
        let parts = path.split(separator: "/").filter { $0 != "." }
        return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }

    private static func collision(
        _ path: String, _ template: NameTemplate, _ a: some OutputSubject, _ b: any OutputSubject, isSame: Bool
    ) -> Failure {
        guard !isSame else { return Failure.usage("\(path): named twice with -o") }
        // `{path}` holds the file's name too, and tells any two files apart.
        var words = NameTemplate.placeholders.filter { a.value(of: $0) != b.value(of: $0) && !template.names($0) }
        if words.contains("path") { words = ["path"] }
        let hint =
            words.isEmpty
            ? "choose one of them"
            : "put \(words.map { "{\($0)}" }.joined(separator: " or ")) into the name, or choose one page"
        return Failure.usage("two pages would be written to \(path): \(hint)")
    }
}
