import Files
import Notation

/// The changed files between two git revisions, or between a revision and the working tree, read from git.
struct GitRange {
    /// The user's text: `A..B`, `A...B`, or one revision to compare with the working tree.
    let revisions: String
    let paths: [String]
    let limit: Int

    /// Whether an argument is a range: it contains two dots and no such file exists.
    static func isRange(_ argument: String) -> Bool {
        argument.firstPlace(of: "..") != nil && FileReader.status(argument).kind == .missing
    }

    /// Whether the first of several arguments is a revision, followed by paths: no such file exists, and git knows the
    /// name.
    static func isRevision(_ argument: String) -> Bool {
        guard FileReader.status(argument).kind == .missing, !DiffFile.isComparable(argument), let git = Git(around: ".")
        else { return false }
        return (try? commit(argument, git)) != nil
    }

    /// Every changed file of a comparable kind, by its path.
    func files() throws(Failure) -> [FilePair] {
        guard let git = Git(around: ".") else {
            throw Failure("\(revisions): no such file, and there is no git repository here to know it as a revision")
        }
        return try files(Self.patterns(paths, git), git)
    }

    /// The changed files below the paths, which are no patterns, in the repository around them.
    func files(in git: Git) throws(Failure) -> [FilePair] {
        let literal = try paths.map { path throws(Failure) in
            let isFolder = FileReader.status(path).kind == .folder
            guard let place = isFolder ? PathText.resolved(path).flatMap(git.inner) : git.place(of: path) else {
                throw Failure("\(path): is outside of the git repository \(git.top)")
            }
            return ":(top,literal)" + place
        }
        return try files(literal, git)
    }

    private func files(_ patterns: [String], _ git: Git) throws(Failure) -> [FilePair] {
        let (before, after) = try ends(git)
        try refuseUnknownPaths(patterns, [before] + (after.map { [$0] } ?? []), git)
        let pairs =
            if let after {
                try committed(before, after, patterns, git)
            } else {
                try WorkingTree(git: git, patterns: patterns, limit: limit).changes(since: before)
            }
        return pairs.sorted { Array($0.name.utf8).lexicographicallyPrecedes(Array($1.name.utf8)) }
    }

    /// The commits that are compared; without a second one the working tree is.
    private func ends(_ git: Git) throws(Failure) -> (before: String, after: String?) {
        guard let dots = revisions.firstPlace(of: "...") ?? revisions.firstPlace(of: "..") else {
            return (try Self.commit(revisions, git), nil)
        }
        let before = try Self.commit(revisions[..<dots.lowerBound], git)
        let after = try Self.commit(revisions[dots.upperBound...], git)
        guard revisions[dots] == "..." else { return (before, after) }
        guard let base = try? Self.hash(["merge-base", before, after], git) else {
            throw Failure("\(revisions): the two have no commit in common")
        }
        return (base, after)
    }

    /// A path that is neither on the disk nor in a side would be without a change: a misspelt name has none.
    private func refuseUnknownPaths(_ patterns: [String], _ commits: [String], _ git: Git) throws(Failure) {
        for (path, pattern) in zip(paths, patterns) where FileReader.status(path).kind == .missing {
            var isKnown = false
            for commit in commits where !isKnown {
                let words = ["ls-files", "--with-tree=\(commit)", "--", pattern]
                isKnown = try !git.output(words, isLiteral: false, limit: limit).isEmpty
            }
            guard isKnown else { throw Failure("\(path): neither a file nor a revision that git knows") }
        }
    }

    /// Paths of the command line, relative to git's top folder.
    private static func patterns(_ paths: [String], _ git: Git) throws(Failure) -> [String] {
        guard let here = PathText.resolved("."), let inner = git.inner(here), !inner.isEmpty else { return paths }
        return try paths.map { path throws(Failure) in
            if path.hasPrefix("/") { return path }
            guard !path.hasPrefix(":") else {
                throw Failure.usage("\(path): patterns that start with ':' are taken in the top folder of a repository")
            }
            return inner + "/" + path
        }
    }

    /// The commit of a name; an empty name is HEAD.
    static func commit(_ name: some StringProtocol, _ git: Git) throws(Failure) -> String {
        let words = ["rev-list", "--max-count=1", "--end-of-options", name.isEmpty ? "HEAD" : String(name), "--"]
        guard let hash = try? hash(words, git) else {
            throw Failure("\(name): neither a file nor a revision that git knows")
        }
        return hash
    }

    /// The hash that a command prints; nil for any other output.
    private static func hash(_ words: [String], _ git: Git) throws(Failure) -> String? {
        let text = PathText.text(of: try git.output(words, isLiteral: true, limit: 4_096)).trimmed
        return text.utf8.count >= 40 && text.utf8.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit } ? text : nil
    }

    /// The differences between two commits.
    private func committed(
        _ before: String, _ after: String, _ patterns: [String], _ git: Git
    ) throws(Failure) -> [FilePair] {
        let command = ["diff-tree", "-r"] + GitRecord.flags + ["--end-of-options", before, after, "--"] + patterns
        let record = try git.output(command, isLiteral: false, limit: limit)
        var pairs: [FilePair] = []
        for record in try GitRecord.all(record) where DiffFile.isComparable(record.path) {
            let old = try file(record.formerPath, record.before, git)
            let new = try file(record.path, record.after, git)
            if old != nil || new != nil { pairs.append(FilePair(name: record.path, before: old, after: new)) }
        }
        return pairs
    }

    private func file(_ path: String, _ blob: GitRecord.Blob?, _ git: Git) throws(Failure) -> DiffFile? {
        guard let blob else { return nil }
        let bytes = try git.output(["cat-file", "blob", blob.hash], isLiteral: true, limit: limit)
        return DiffFile(path: path, bytes: bytes)
    }
}

/// One changed file in git's raw diff format.
struct GitRecord {
    struct Blob {
        var hash: String
    }

    var formerPath: String
    var path: String
    /// Nil on a side without a regular file: no file, a link, a submodule, or an unmerged file.
    var before: Blob?
    var after: Blob?
    var isUnmerged: Bool

    /// The flags that make git print this format.
    static let flags = [
        "--raw", "-z", "--no-abbrev", "--find-renames", "--ignore-submodules=all", "--no-ext-diff", "--no-textconv",
    ]

    /// Fields end with a zero byte: ":100644 100644 <old> <new> M", then one path, or two for a rename.
    static func all(_ bytes: [UInt8]) throws(Failure) -> [GitRecord] {
        var fields = bytes.split(separator: 0).map { PathText.text(of: Array($0)) }[...]
        var records: [GitRecord] = []
        while let head = fields.popFirst() {
            let words = head.split(separator: " ").map(String.init)
            guard words.count == 5, words[0].hasPrefix(":"), let former = fields.popFirst() else {
                throw Failure("git: a line that is not understood: \(head)")
            }
            var path = former
            if let kind = words[4].first, kind == "R" || kind == "C" {
                guard let target = fields.popFirst() else { throw Failure("git: a rename without its new name") }
                path = target
            }
            records.append(
                GitRecord(
                    formerPath: former, path: path, before: blob(words[0].dropFirst(), words[2]),
                    after: blob(words[1][...], words[3]), isUnmerged: words[4] == "U"))
        }
        return records
    }

    /// A regular file's modes are 100644 and 100755.
    private static func blob(_ mode: Substring, _ hash: String) -> Blob? {
        mode.hasPrefix("100") && hash.contains { $0 != "0" } ? Blob(hash: hash) : nil
    }
}
