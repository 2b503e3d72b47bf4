import Files
import Findings
import LayoutAudit
import LayoutDocument
import Notation
import SourceEdits

/// Repairs of a watched file's conflicts and ambiguous frames: searched for when a reader asks, each laid out before, and
/// written only into the file that was read.
struct LiveRepairs {
    /// The revision of the file.
    let revision: Int
    /// The path of the file.
    let input: String
    private let source: SourceFile
    private let choices: [RepairChoice]
    /// The number of findings for which no change passed.
    private let unrepaired: Int

    /// The most screens that the search lays out: somebody waits.
    private static let screens = 3_000
    private static let rules: [AuditRule] = [.conflict, .ambiguousLayout, .equalPriorities]

    /// The repairs of a file on its own device; nil for a file that cannot be read.
    init?(of input: String, revision: Int, limits: Limits, project: ProjectOptions) {
        guard let source = try? SourceFile(reading: input, limit: limits.inputBytes),
            let store = try? ProjectStore(project)
        else { return nil }
        (self.input, self.revision, self.source) = (input, revision, source)
        var wishes = AuditWishes()
        wishes.plan.extent = .quick
        let pages = AuditPages(
            file: input, limits: limits, surroundings: store.surroundings(of: input), wanted: wishes)
        guard let audit = try? pages.fileAudit(source.bytes) else { return nil }
        let findings = audit.findings.filter { finding in Self.rules.contains { $0.rawValue == finding.rule } }
        let state = RepairSearch.State(bytes: source.bytes, audit: audit)
        var search = RepairSearch(screens: Self.screens) { bytes, part in try? pages.fileAudit(bytes, again: part) }
        choices = findings.compactMap { search.choice(for: $0, in: state) }
        unrepaired = findings.count - choices.count
    }

    /// Names the file and the bytes that were searched: a choice is written only where both sides mean the same list.
    var token: String {
        var hash = KeyHash()
        hash.add("input", input)
        hash.add("bytes", KeyHash.text(of: source.bytes))
        return hash.text
    }

    /// Whether the file is still the one that was read.
    var isCurrent: Bool { source.isUnchanged }

    /// The repairs as data of the page's scripts.
    var json: JSONValue {
        .object([
            .init("revision", .integer(revision)), .init("token", .string(token)),
            .init("repairs", .array(choices.map(Self.json))), .init("unrepaired", .integer(unrepaired)),
        ])
    }

    private static func json(_ choice: RepairChoice) -> JSONValue {
        .object([
            .init("message", .string(displayLine(choice.finding.message))),
            .init("line", .orNull(choice.finding.line.map(JSONValue.integer))),
            .init(
                "texts", .strings([choice.best, choice.runnerUp].compactMap { $0?.sentence }.map { displayLine($0) })),
        ])
    }

    /// Writes a repair into the file, if the file has not changed since the search.
    /// - Parameters:
    ///   - place: of the finding in `json`.
    ///   - text: of the repair in its texts.
    /// - Returns: why nothing was written, one line a reason; empty for success.
    func write(_ place: Int, _ text: Int) -> [String] {
        guard choices.indices.contains(place) else { return ["there is no such repair"] }
        let repairs = [choices[place].best, choices[place].runnerUp].compactMap { $0 }
        guard repairs.indices.contains(text) else { return ["there is no such repair"] }
        do throws(FileTrouble) {
            try source.replace(by: repairs[text].bytes)
            return []
        } catch {
            return [displayLine("\(error)")]
        }
    }
}
