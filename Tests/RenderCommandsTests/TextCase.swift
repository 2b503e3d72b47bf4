import Foundation
import TestSupport

/// A file of commands and what they print: `Tests/Cases/README.md` has the form.
struct TextCase {
    private let folder: String
    private var lines: ArraySlice<Substring>
    private var printed: [String] = []

    /// The text of a case with what its commands print now, run in an empty folder.
    static func run(_ text: String) throws -> String {
        try Fixtures.withFolder { folder in
            for name in ["bin", "work"] {
                try FileManager.default.createDirectory(
                    atPath: folder + "/" + name, withIntermediateDirectories: false)
            }
            try FileManager.default.createSymbolicLink(
                atPath: folder + "/bin/render-cli", withDestinationPath: Fixtures.commandLine)
            var read = TextCase(
                folder: folder, lines: text.split(separator: "\n", omittingEmptySubsequences: false)[...])
            while let line = read.lines.popFirst() { try read.take(line) }
            return read.printed.joined(separator: "\n")
        }
    }

    /// What `diff` prints of two texts of a case.
    static func difference(of written: String, _ printed: String, name: String) throws -> String {
        try Fixtures.withFolder { folder in
            for (file, text) in [("written", written), ("printed", printed)] {
                try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/" + file))
            }
            return try Fixtures.run(
                "/usr/bin/diff", ["-u", "--label", name, "--label", "printed", "written", "printed"], folder: folder
            ).text
        }
    }

    private mutating func take(_ line: Substring) throws {
        printed.append(String(line))
        if line.hasPrefix("file ") {
            let content = block { $0.hasPrefix("  ") }
            printed += content
            let path = folder + "/work/" + line.dropFirst(5)
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try Data(content.map { $0.dropFirst(2) + "\n" }.joined().utf8).write(to: URL(fileURLWithPath: path))
        } else if line.hasPrefix("$ ") {
            let more = block { $0.hasPrefix("> ") }
            printed += more
            _ = block { $0.hasPrefix("  ") || $0.hasPrefix("! ") || $0.hasPrefix("exit ") }
            try run(([String(line)] + more).map { $0.dropFirst(2) }.joined(separator: "\n"))
        }
    }

    /// The next lines of a kind, with the empty lines between them.
    private mutating func block(_ isPart: (Substring) -> Bool) -> [String] {
        var taken: [String] = []
        while let next = lines.first(where: { !$0.isEmpty }), isPart(next), let line = lines.popFirst() {
            taken.append(String(line))
        }
        return taken
    }

    private mutating func run(_ command: String) throws {
        let search = folder + "/bin:/usr/bin:/bin"
        let who = ["AUTHOR", "COMMITTER"].flatMap {
            [("GIT_\($0)_NAME", "t"), ("GIT_\($0)_EMAIL", "t@example.invalid")]
        }
        let run = try Fixtures.run(
            "/usr/bin/timeout", ["-s", "KILL", "600", "/bin/sh", "-c", command], folder: folder + "/work",
            environment: Dictionary(uniqueKeysWithValues: who).merging(
                [
                    "PATH": search, "HOME": folder, "ROOT": Fixtures.packageRoot,
                    "INPUTS": Fixtures.packageRoot + "/Tests/Cases/inputs", "NO_COLOR": "1",
                ]) { $1 })
        for (text, mark) in [(run.text, "  "), (run.errors, "! ")] {
            // The key of a page depends on the fonts and libraries of the machine.
            let shown = text.replacingOccurrences(of: folder + "/work", with: "$PWD")
                .replacingOccurrences(of: Fixtures.packageRoot, with: "$ROOT")
                .replacing(/[0-9a-f]{64}/, with: "KEY")
            var lines = shown.split(separator: "\n", omittingEmptySubsequences: false)
            while lines.last?.isEmpty == true { lines.removeLast() }
            printed += lines.map { $0.isEmpty ? "" : mark + $0 }
        }
        if run.status != 0 { printed.append("exit \(run.status)") }
    }
}
