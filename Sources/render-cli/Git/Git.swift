import Files

/// The one door to git.
///
/// A repository is a stranger's until shown otherwise, and git runs programs that settings, attributes and variables
/// name. Behind this door it reads objects and the index and nothing else: no command here looks at a working file
/// through a filter, writes the index, talks to a remote or prints for a person. What could still name a program is
/// switched off in addition. Revisions stand behind `--end-of-options` and paths behind `--`.
struct Git {
    /// The folder that holds `.git`, without links.
    let top: String
    private let program: String

    /// The repository around a folder; nil where there is none, or no git.
    ///
    /// The repository is found here and not by git, which takes a folder for a bare repository when files in it are
    /// named `HEAD`, `config`, `objects` and `refs`: files that anybody can commit.
    init?(around folder: String) {
        guard let program = Subprocess.find("git"), var at = PathText.resolved(folder) else { return nil }
        while FileReader.status(SnapshotPath.join(at, ".git")).kind == .missing {
            guard at != "/" else { return nil }
            at = FileWriter.folder(of: at)
        }
        top = at
        self.program = program
    }

    /// The place of a file in the repository: its folder without links, its name as it is.
    func place(of path: String) -> String? {
        guard let folder = PathText.resolved(FileWriter.folder(of: path)) else { return nil }
        return inner(folder).map { $0.isEmpty ? lastComponent(path) : $0 + "/" + lastComponent(path) }
    }

    /// A folder's place below the top, empty for the top itself; nil for one outside.
    func inner(_ folder: String) -> String? {
        if folder == top { return "" }
        let prefix = top.hasSuffix("/") ? top : top + "/"
        return folder.hasPrefix(prefix) ? String(folder.dropFirst(prefix.count)) : nil
    }

    /// What a command of git writes; it runs in the top folder.
    /// - Parameter isLiteral: whether paths are names, not patterns.
    func output(_ words: [String], isLiteral: Bool, limit: Int) throws(Failure) -> [UInt8] {
        let command = (isLiteral ? ["--literal-pathspecs"] : []) + Self.flags + ["-C", top] + words
        let outcome = try Subprocess.run(program, command, environment: environment, limit: limit)
        guard outcome.code == 0 else {
            let lines = String(decoding: outcome.errors, as: UTF8.self).split(separator: "\n")
            let reason = lines.first { $0.hasPrefix("fatal: ") } ?? lines.last ?? "ended with \(outcome.code)"
            throw Failure("git \(words[0]): \(reason)")
        }
        return outcome.output
    }

    private static let flags: [String] = {
        let settings = [
            "safe.bareRepository=explicit",
            // Programs around every command.
            "core.fsmonitor=false", "core.hooksPath=/dev/null", "core.pager=cat", "core.untrackedCache=false",
            "core.attributesFile=/dev/null", "log.showSignature=false", "submodule.recurse=false",
            // Programs around a remote, which a missing object of a partial clone would call.
            "protocol.allow=never", "core.sshCommand=false", "core.askPass=false", "credential.helper=", "gc.auto=0",
            "maintenance.auto=false",
        ]
        return ["--no-pager", "--no-optional-locks", "--no-replace-objects"] + settings.flatMap { ["-c", $0] }
    }()

    /// Everything that git gets to know of the environment: no `GIT_` variable is handed on but `GIT_CONFIG_GLOBAL`.
    private var environment: [String] {
        var variables = [
            "PATH=" + Subprocess.searchPath.joined(separator: ":"), "LC_ALL=C", "GIT_CONFIG_NOSYSTEM=1",
            "GIT_ATTR_NOSYSTEM=1", "GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0", "GIT_NO_LAZY_FETCH=1",
            "GIT_NO_REPLACE_OBJECTS=1", "GIT_ALLOW_PROTOCOL=", "GIT_PAGER=cat", "GIT_WORK_TREE=" + top,
            "GIT_CEILING_DIRECTORIES=" + FileWriter.folder(of: top),
        ]
        // Where the person's own settings lie, with the folders that git is to trust (safe.directory).
        for name in ["HOME", "XDG_CONFIG_HOME", "GIT_CONFIG_GLOBAL", "TMPDIR"] {
            if let value = Environment.value(name) { variables.append("\(name)=\(value)") }
        }
        return variables
    }

    /// Gives the work back to `git difftool`, which calls its driver of differences before it calls its tool.
    ///
    /// The person started git, git started this program, and its environment says what it is to do next: only here is it
    /// handed on as it is.
    static func returnToDifftool(_ arguments: [String], limit: Int) throws(Failure) -> Subprocess.Outcome {
        guard let program = Subprocess.find("git") else { throw Failure("there is no git on PATH") }
        return try Subprocess.run(program, ["difftool--helper"] + arguments, environment: nil, limit: limit)
    }
}

/// What git knows of a file's past; nil where there is no git, no repository or no such file in it.
enum GitHistory {
    /// The newest commit that touched a file.
    static func lastChange(of path: String) -> String? {
        guard let git = Git(around: FileWriter.folder(of: path)), let place = git.place(of: path) else { return nil }
        let words = ["rev-list", "--max-count=1", "--end-of-options", "HEAD", "--", place]
        guard let bytes = try? git.output(words, isLiteral: true, limit: 4_096) else { return nil }
        let revision = PathText.text(of: bytes).trimmed
        return revision.isEmpty ? nil : revision
    }

    /// The bytes of a file in a commit.
    /// - Parameter revision: as `lastChange` gives it.
    static func contents(of path: String, at revision: String, limit: Int) -> [UInt8]? {
        guard let git = Git(around: FileWriter.folder(of: path)), let place = git.place(of: path) else { return nil }
        return try? git.output(["cat-file", "blob", "\(revision):\(place)"], isLiteral: true, limit: limit)
    }
}

extension String {
    /// Without white space at the end.
    var trimmed: String {
        var text = self[...]
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text)
    }
}
