import Files
import Notation
import Regression

/// The only access to git.
///
/// A repository is untrusted, and git runs programs that settings, attributes and variables name. The commands here
/// read only objects and the index: none reads a working file through a filter, writes the index, contacts a remote or
/// uses a pager. Settings that could still name a program are disabled in addition. Revisions follow
/// `--end-of-options`, paths follow `--`.
struct Git {
    /// The folder that contains `.git`, with links resolved.
    let top: String
    private let program: String

    /// The repository around a folder; nil without a repository or without git.
    ///
    /// This program finds the repository itself: git takes a folder for a bare repository if files in it are named
    /// `HEAD`, `config`, `objects` and `refs`, and anybody can commit such files.
    init?(around folder: String) {
        guard let program = Subprocess.find("git"), var at = PathText.resolved(folder) else { return nil }
        while FileReader.status(SnapshotPath.join(at, ".git")).kind == .missing {
            guard at != "/" else { return nil }
            at = FileWriter.folder(of: at)
        }
        top = at
        self.program = program
    }

    /// The path of a file in the repository: links in its folder are resolved, its name is kept.
    func place(of path: String) -> String? {
        guard let folder = PathText.resolved(FileWriter.folder(of: path)) else { return nil }
        return inner(folder).map { $0.isEmpty ? lastComponent(path) : $0 + "/" + lastComponent(path) }
    }

    /// A folder's path below the top, empty for the top itself; nil for a folder outside.
    func inner(_ folder: String) -> String? {
        if folder == top { return "" }
        let prefix = top.hasSuffix("/") ? top : top + "/"
        return folder.hasPrefix(prefix) ? String(folder.dropFirst(prefix.count)) : nil
    }

    /// The output of a git command, run in the top folder.
    /// - Parameter isLiteral: whether paths are names instead of patterns.
    func output(_ words: [String], isLiteral: Bool, limit: Int) throws(Failure) -> [UInt8] {
        let command = (isLiteral ? ["--literal-pathspecs"] : []) + Self.flags + ["-C", top] + words
        let outcome = try Subprocess.run(program, command, environment: environment, limit: limit)
        guard outcome.code == 0 else {
            let lines = String(decoding: outcome.errors, as: UTF8.self).nonemptyLines
            let reason = lines.first { $0.hasPrefix("fatal: ") } ?? lines.last ?? "ended with \(outcome.code)"
            throw Failure("git \(words[0]): \(reason)")
        }
        return outcome.output
    }

    private static let flags: [String] = {
        let settings = [
            "safe.bareRepository=explicit",
            // Programs that git may run with every command.
            "core.fsmonitor=false", "core.hooksPath=/dev/null", "core.pager=cat", "core.untrackedCache=false",
            "core.attributesFile=/dev/null", "log.showSignature=false", "submodule.recurse=false",
            // Programs that git may run for a remote, such as to fetch a missing object of a partial clone.
            "protocol.allow=never", "core.sshCommand=false", "core.askPass=false", "credential.helper=", "gc.auto=0",
            "maintenance.auto=false",
        ]
        return ["--no-pager", "--no-optional-locks", "--no-replace-objects"] + settings.flatMap { ["-c", $0] }
    }()

    /// The whole environment of git: no variable with the prefix `GIT_` is passed on but `GIT_CONFIG_GLOBAL`.
    private var environment: [String] {
        var variables = [
            "PATH=" + Subprocess.searchPath.joined(separator: ":"), "LC_ALL=C", "GIT_CONFIG_NOSYSTEM=1",
            "GIT_ATTR_NOSYSTEM=1", "GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0", "GIT_NO_LAZY_FETCH=1",
            "GIT_NO_REPLACE_OBJECTS=1", "GIT_ALLOW_PROTOCOL=", "GIT_PAGER=cat", "GIT_WORK_TREE=" + top,
            "GIT_CEILING_DIRECTORIES=" + FileWriter.folder(of: top),
        ]
        // The user's own settings, with the folders that git may trust (safe.directory).
        for name in ["HOME", "XDG_CONFIG_HOME", "GIT_CONFIG_GLOBAL", "TMPDIR"] {
            if let value = Environment.value(name) { variables.append("\(name)=\(value)") }
        }
        return variables
    }

    /// Returns control to `git difftool`, which calls the diff driver before its tool.
    ///
    /// The user started git and git started this program, so only here git's environment is passed on unchanged.
    static func returnToDifftool(_ arguments: [String], limit: Int) throws(Failure) -> Subprocess.Outcome {
        guard let program = Subprocess.find("git") else { throw Failure("there is no git on PATH") }
        return try Subprocess.run(program, ["difftool--helper"] + arguments, environment: nil, limit: limit)
    }
}

/// A file's history in git; nil without git, without a repository or without the file in it.
enum GitHistory {
    /// The newest commit that changed a file.
    static func lastChange(of path: String) -> String? {
        guard let git = Git(around: FileWriter.folder(of: path)), let place = git.place(of: path) else { return nil }
        let words = ["rev-list", "--max-count=1", "--end-of-options", "HEAD", "--", place]
        guard let bytes = try? git.output(words, isLiteral: true, limit: 4_096) else { return nil }
        let revision = PathText.text(of: bytes).trimmed
        return revision.isEmpty ? nil : revision
    }

    /// Why `lastChange` found nothing, as the end of a sentence.
    static func lack(of path: String) -> String {
        guard Subprocess.find("git") != nil else { return "there is no git on PATH" }
        let isInside = Git(around: FileWriter.folder(of: path)) != nil
        return isInside ? "the reference is in no commit" : "the reference is in no git repository"
    }

    /// The bytes of a file in a commit.
    /// - Parameter revision: a result of `lastChange`.
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
