import ArgumentParser
import Findings
import Notation

/// The files that a run over folders skipped: reported in a few lines, counted in the summary, and part of the exit
/// code.
struct PassedOver {
    /// The folders that were searched.
    var folders: [String] = []
    /// Folders of packages and builds.
    private var leftOut: [String] = []
    /// Patterns of `--exclude` without a match.
    private var useless: [String] = []
    /// Foreign files by reason, in the order of reading.
    private var foreign: [(reason: String, files: [String])] = []
    /// Messages about files and folders that could not be read.
    private var problems: [(file: String, line: String)] = []
    private var unreadable = 0

    mutating func take(_ search: FolderSearch) {
        leftOut = Set(search.leftOut).sorted()
        useless = search.uselessPatterns
        for (folder, failure) in search.failures { add(failure, file: folder) }
    }

    /// Adds a file that gave no page.
    /// - Parameter isNamed: whether the file was named, and not found in a folder: then a foreign file is one that cannot be read.
    mutating func add(_ failure: Failure, file: String, isNamed: Bool = false) {
        guard !isNamed, let reason = failure.foreign else {
            problems += failure.lines.map { (displayName(file), $0) }
            unreadable += 1
            return
        }
        let shown = escapedForDisplay(displayName(file), limit: 4_096)
        if let place = foreign.firstIndex(where: { $0.reason == reason }) {
            foreign[place].files.append(shown)
        } else {
            foreign.append((reason, [shown]))
        }
    }

    /// Whether a file that could not be read was added for the same reason before.
    func has(_ failure: Failure) -> Bool { failure.lines.allSatisfy { line in problems.contains { $0.line == line } } }

    /// The messages about files that could not be read, for reports.
    var findings: [Finding] { problems.map { Finding(MessageObject($0.line, .error), in: $0.file) } }

    private var foreignCount: Int { foreign.reduce(0) { $0 + $1.files.count } }

    /// Prints everything except the counts.
    func say() {
        for problem in problems { StandardStreams.sayError(problem.line) }
        if !leftOut.isEmpty {
            let names = Folded.list(leftOut.map { escapedForDisplay($0, limit: 4_096) })
            StandardStreams.say("note: left out \(names); name such a folder to take its files")
        }
        for pattern in useless {
            StandardStreams.say("warning: --exclude \(escapedForDisplay(pattern)): nothing here matches")
        }
        guard !foreign.isEmpty else { return }
        let reasons = foreign.map { "\($0.reason) (\($0.files.count))" }.joined(separator: ", ")
        let files = countText(foreignCount, "file")
        StandardStreams.say("note: passed over \(files): \(reasons)" + (Talk.isVerbose ? "" : "; --verbose names them"))
        for (reason, files) in foreign {
            for file in files { Talk.detail("  \(file): \(reason)") }
        }
    }

    /// `, 2 files passed over, 1 file could not be read`, or an empty text.
    var counts: String {
        var text = ""
        if foreignCount > 0 { text += ", \(countText(foreignCount, "file")) passed over" }
        if unreadable > 0 { text += ", \(countText(unreadable, "file")) could not be read" }
        return text
    }

    /// Refuses folders without any layout.
    func check(layouts: Int) throws(Failure) {
        guard layouts == 0, unreadable == 0, foreignCount > 0, !folders.isEmpty else { return }
        let names = Folded.list(folders.map { escapedForDisplay($0, limit: 4_096) })
        throw Failure("\(names): no layout among \(countText(foreignCount, "file"))")
    }

    /// Ends the command with exit code 2 if a file could not be read.
    func finish() throws {
        if unreadable > 0 { throw ExitCode(ExitStatus.impossible) }
    }
}
