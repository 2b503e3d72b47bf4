import Notation
import Regression

/// The layouts of a comparison that could not be read, with the reasons: nobody knows what is seen of them.
struct UncomparedFiles {
    private var files: [(name: String, message: String)] = []

    var isEmpty: Bool { files.isEmpty }

    /// Adds an unmerged file of git's that holds no sides.
    mutating func addRemoved(_ name: String) {
        files.append((name, "unmerged: one side of the merge has removed the file"))
    }

    /// Adds a pair; of an unfinished merge with the command that compares both sides.
    mutating func add(_ pair: FilePair, _ failure: Failure, limit: Int) {
        var message = failure.lines.joined(separator: "; ")
        if let after = pair.after, let bytes = try? after.read(limit: limit), UnfinishedMerge(in: bytes) != nil,
            UnfinishedMerge.text(of: .ours, in: bytes) != nil
        {
            message += "; 'render-cli diff \(escapedForDisplay(pair.name, limit: 4_096))' compares the two"
        }
        files.append((pair.name, message))
    }

    var lines: [String] { files.map { "\($0.name): could not be compared: \($0.message)" } }

    var cases: [ReportCase] { files.map { ReportCase(name: $0.name, status: .failed, message: $0.message) } }

    var json: JSONValue {
        .array(files.map { .object([.init("name", .string($0.name)), .init("message", .string($0.message))]) })
    }
}
