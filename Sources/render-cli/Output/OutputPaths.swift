import Files
import Notation

/// The paths of outputs: two outputs with the same path are wrong usage, found before any work.
struct OutputPaths {
    /// By the text of a name with placeholders: the paths that subjects of several inputs would have.
    private var shared: [String: Set<String>] = [:]
    /// The subject of each path so far, including `-`.
    private var taken: [String: (index: Int, subject: any OutputSubject)] = [:]

    /// Outputs of inputs that a name with placeholders does not tell apart, such as `Main.storyboard` in two folders, get
    /// the input's path as a part of their names.
    init(_ subjects: [(subject: any OutputSubject, input: String)], _ templates: [NameTemplate]) {
        for template in templates where template.varies && !template.names("path") {
            var inputs: [String: String] = [:]
            for (subject, input) in subjects {
                let path = Self.plain(template.path(for: subject))
                if let other = inputs.updateValue(input, forKey: path), other != input {
                    shared[template.text, default: []].insert(path)
                }
            }
        }
    }

    /// What is to be said of paths that were changed.
    var notices: [Notice] {
        let paths = shared.values.reduce(into: Set()) { $0.formUnion($1) }.sorted()
        guard !paths.isEmpty else { return [] }
        let names = Folded.list(paths.map { escapedForDisplay($0, limit: 4_096) }, showing: 3)
        return [.note("several files would be drawn to \(names): the names of their pictures begin with their paths")]
    }

    /// The path of an output.
    /// - Parameter index: identifies the subject; one subject may have several paths.
    mutating func path(
        of subject: some OutputSubject, at index: Int, _ template: NameTemplate
    ) throws(Failure) -> String {
        let plain = template.path(for: subject)
        let isShared = shared[template.text]?.contains(Self.plain(plain)) == true
        let path = isShared ? template.path(for: subject, tellsFolder: true) : plain
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
