import LayoutDiff
import Notation

/// One comparison on a report page: verdict, pictures, and moved views.
public struct ReportCase: Sendable, Equatable {
    /// The verdict: `failed` differs from its reference; `new` has no reference; `deleted` has a reference but no page;
    /// `recorded` wrote a reference in this run; `passed` agrees.
    public enum Status: String, Sendable, CaseIterable {
        case failed, new, deleted, recorded, passed

        /// The word for a comparison that nobody called a test.
        var changeWord: String {
            switch self {
            case .failed: "changed"
            case .new: "added"
            case .deleted: "removed"
            case .recorded: "recorded"
            case .passed: "unchanged"
            }
        }
    }

    /// The name to search for: file, scene, device and state.
    public var name: String
    /// The verdict.
    public var status: Status
    /// One sentence.
    public var message: String
    /// The expected picture as a PNG file; empty if there is none.
    public var reference: [UInt8] = []
    /// The picture of the present run as a PNG file; empty if there is none.
    public var actual: [UInt8] = []
    /// The pixels that differ, as a PNG file; empty if there is none.
    public var difference: [UInt8] = []
    /// The visible changes, with the edits that they follow from where these are known.
    public var changes: [ChangeFact] = []
    /// What tells the page from others: file, scene, device, traits, state, each at its place; empty for the name alone.
    public var words: [String] = []
    /// The name by which `render-cli approve` knows the page; empty for a page that is no test's.
    var approvedName = ""
    /// What is to be said of the page without its name; pages with equal keys are one entry. Empty: the message.
    var key: [String] = []
    /// Lines below the table: constraints, expectations, paths.
    public var details: [String] = []
    /// The command that opens the page in the inspector; empty if there is none.
    public var command = ""
    /// The address of the inspector's page at this case, relative to the report; empty where there is none.
    public var inspector = ""

    /// A case without pictures and moves.
    public init(name: String, status: Status, message: String) {
        self.name = name
        self.status = status
        self.message = message
    }

    /// Takes the changes and the lines from a difference of layouts.
    public mutating func describe(_ difference: LayoutDifference) {
        changes = difference.seen
        details += difference.diagnostics.map(\.line) + difference.constraints.map(\.line)
    }

    /// Cases are equal if the page would show the same of both.
    public static func == (a: Self, b: Self) -> Bool {
        var (one, other) = (ReportPictures(), ReportPictures())
        return a.json(&one) == b.json(&other) && one.files == other.files
    }

    /// What an entry needs of the case.
    var source: ReportEntry.Source {
        ReportEntry.Source(
            status: status, words: words.isEmpty ? [name] : words, changes: changes,
            key: key.isEmpty ? [message] : key, name: approvedName, title: name)
    }

    /// - Parameter pictures: takes the pictures; the case refers to them by their places.
    func json(_ pictures: inout ReportPictures) -> JSONValue {
        .object([
            .init("name", .string(displayLine(name))), .init("status", .string(status.rawValue)),
            .init("message", .string(displayLine(message))),
            .init("reference", .integer(pictures.place(of: reference))),
            .init("actual", .integer(pictures.place(of: actual))),
            .init("difference", .integer(pictures.place(of: difference))),
            .init("details", .strings(details.map { displayLine($0) })), .init("command", .string(command)),
            .init("inspector", .string(inspector)),
        ])
    }
}

/// The pictures of a page of comparisons, each once however many cases show it.
struct ReportPictures {
    /// In the order of the first case that shows each.
    private(set) var files: [[UInt8]] = []
    /// The place of each picture in `files`; equal bytes are one picture.
    private var places: [[UInt8]: Int] = [:]

    /// The place of a picture in the page's list; -1 for no picture.
    mutating func place(of file: [UInt8]) -> Int {
        guard !file.isEmpty else { return -1 }
        if let place = places[file] { return place }
        places[file] = files.count
        files.append(file)
        return files.count - 1
    }

    /// The pictures as `data:` URLs.
    var json: JSONValue { .strings(files.map { "data:image/png;base64," + Base64.encode($0) }) }
}
