import ArgumentParser
import Files

/// The exit codes of every command.
enum ExitStatus {
    /// Success, and no findings.
    static let fine: Int32 = 0
    /// Success, with findings: a conflict, a difference, an expectation that does not hold.
    static let found: Int32 = 1
    /// The command could not be carried out: a file that cannot be read, a document with errors, a limit.
    static let impossible: Int32 = 2
    /// Wrong arguments.
    static let usage: Int32 = 64
    /// A self-test failed.
    static let selfCheck: Int32 = 70

    /// The codes as the documentation lists them.
    static let meanings: [(code: Int32, meaning: String)] = [
        (fine, "done, nothing found"),
        (found, "done, something found: a conflict, an ambiguity, an expectation that does not hold, a difference"),
        (
            impossible,
            "could not be done: unreadable input, a document with errors, a limit, a missing font, a full disk; of a "
                + "folder, the rest was done"
        ),
        (usage, "wrong usage"),
        (selfCheck, "a check of the program's own work failed"),
    ]
}

/// Why a command ends early: lines for standard error and an exit code.
struct Failure: Error {
    var lines: [String]
    var code: Int32
    /// Why a file is foreign, such as a macOS storyboard; nil for a layout with mistakes.
    var foreign: String?

    init(_ line: String, code: Int32 = ExitStatus.impossible) {
        lines = ["error: " + line]
        self.code = code
    }

    init(lines: [String], code: Int32) {
        self.lines = lines
        self.code = code
    }

    /// Wrong usage.
    static func usage(_ line: String) -> Failure { Failure(line, code: ExitStatus.usage) }

    /// A file that could not be read, written or removed.
    init(_ trouble: FileTrouble) { self.init(trouble.description) }

    /// Runs a body that works on files.
    static func of<Value>(_ body: () throws(FileTrouble) -> Value) throws(Failure) -> Value {
        do {
            return try body()
        } catch {
            throw Failure(error)
        }
    }
}
