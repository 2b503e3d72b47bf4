import Files
import Notation

/// The paths of outputs: two outputs with the same path are wrong usage, found before any work.
struct OutputPaths {
    /// By the text of a name with placeholders: the paths that subjects of several inputs would have.
    private var shared: [String: Set<String>] = [:]
    private let subjects: [any OutputSubject]
    /// The subject of each path so far, including `-`.
    private var taken: [String: (index: Int, subject: any OutputSubject)] = [:]

    /// Outputs of inputs that a name with placeholders does not tell apart, such as `Main.storyboard` in two folders, get
    /// the input's path as a part of their names.
    init(_ subjects: [(subject: any OutputSubject, input: String)], _ templates: [NameTemplate]) {
        self.subjects = subjects.map(\.subject)
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
    /// - Parameters:
    ///   - index: identifies the subject; one subject may have several paths.
    ///   - others: the subjects that get a path of this template; nil: all.
    mutating func path(
        of subject: some OutputSubject, at index: Int, _ template: NameTemplate,
        among others: [any OutputSubject]? = nil
    ) throws(Failure) -> String {
        let plain = template.path(for: subject)
        let isShared = shared[template.text]?.contains(Self.plain(plain)) == true
        let path = isShared ? template.path(for: subject, tellsFolder: true) : plain
        if let other = taken.updateValue((index, subject), forKey: Self.plain(path)) {
            guard other.index != index else { throw Failure.usage("\(path): named twice with -o") }
            throw Self.collision(path, template, others ?? subjects)
        }
        return path
    }

    /// `a//./b` is `a/b`.
    private static func plain(_ path: String) -> String {
        let parts = PathText.components(path).filter { $0 != "." }
        return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }

    /// Names the placeholders that give each subject a path of its own.
    private static func collision(
        _ path: String, _ template: NameTemplate, _ subjects: [any OutputSubject]
    ) -> Failure {
        let places = subjects.map { plain(template.path(for: $0)) }
        let count = places.count { $0 == plain(path) }
        var words: [String] = []
        while let (one, other) = pairOfOnePath(subjects, places, words) {
            // `{path}` also contains the file's name, so it distinguishes any two files.
            guard
                let word = NameTemplate.placeholders.first(where: {
                    one.value(of: $0) != other.value(of: $0) && !template.names($0)
                })
            else { break }
            words.append(word)
        }
        let parts = NameTemplate.placeholders.filter(words.contains)
        let names = parts.map { "{\($0)}" }
        let list = (names.count > 1 ? [names.dropLast().joined(separator: ", ")] : []) + names.suffix(1)
        let hint =
            words.isEmpty
            ? "choose one of them"
            : "put \(list.joined(separator: " and ")) into the name, or choose one page" + choice(of: parts, subjects)
        return Failure.usage("\(count > 2 ? "\(count)" : "two") pages would be written to \(path): \(hint)")
    }

    /// The flags that choose the first page; empty where no flag of a placeholder's name would do.
    private static func choice(of parts: [String], _ subjects: [any OutputSubject]) -> String {
        let chosen = ["scene", "device", "state", "step"]
        guard let first = subjects.first, parts.allSatisfy({ chosen.contains($0) && !first.value(of: $0).isEmpty })
        else { return "" }
        return ShellWord.line(parts.flatMap { ["--\($0)", first.value(of: $0)] }).map { ": " + $0 } ?? ""
    }

    /// Two subjects that would have one path although the name had these placeholders, too.
    private static func pairOfOnePath(
        _ subjects: [any OutputSubject], _ places: [String], _ words: [String]
    ) -> (any OutputSubject, any OutputSubject)? {
        var met: [[String]: Int] = [:]
        for (index, subject) in subjects.enumerated() {
            let key = [places[index]] + words.map(subject.value)
            if let other = met.updateValue(index, forKey: key) { return (subjects[other], subject) }
        }
        return nil
    }
}
