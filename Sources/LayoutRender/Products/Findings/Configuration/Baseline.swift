import Notation

/// The findings that a project accepts for now: a finding whose fingerprint the baseline has is not reported again.
public struct Baseline: Sendable, Equatable {
    /// A known finding. Only the fingerprint is compared; the other members help people who read the file.
    public struct Entry: Sendable, Equatable {
        /// The finding's `fingerprint`.
        public var fingerprint: String
        /// The rule's name.
        public var rule: String
        /// The file's path.
        public var file: String
        /// The id of the first view of the finding; empty for a finding about a file.
        public var view: String

        /// An entry of a file.
        public init(fingerprint: String, rule: String, file: String, view: String) {
            self.fingerprint = fingerprint
            self.rule = rule
            self.file = file
            self.view = view
        }
    }

    /// In the order of the file.
    public private(set) var entries: [Entry]

    /// A baseline of known entries.
    public init(entries: [Entry] = []) { self.entries = entries }

    /// The baseline that accepts all warnings and errors among the findings, sorted by file, rule and view, so that the
    /// order of the findings does not matter.
    public init(_ findings: [Finding]) {
        var met: Set<String> = []
        var entries: [Entry] = []
        for finding in findings where finding.severity > .information && met.insert(finding.fingerprint).inserted {
            entries.append(
                Entry(
                    fingerprint: finding.fingerprint, rule: finding.rule, file: finding.file,
                    view: finding.elements.first?.id ?? ""))
        }
        self.entries = entries.sorted {
            ($0.file, $0.rule, $0.view, $0.fingerprint) < ($1.file, $1.rule, $1.view, $1.fingerprint)
        }
    }

    /// The findings without an entry, and the number of findings with one.
    public func unknown(among findings: [Finding]) -> (new: [Finding], known: Int) {
        let known = Set(entries.map(\.fingerprint))
        let new = findings.filter { !known.contains($0.fingerprint) }
        return (new, findings.count - new.count)
    }

    /// The entries that no finding matches any more: defects that were mended, which the file need not list.
    public func gone(among findings: [Finding]) -> [Entry] {
        let met = Set(findings.map(\.fingerprint))
        return entries.filter { !met.contains($0.fingerprint) }
    }

    /// The baseline as a file for a repository: one line a finding, in a fixed order, so that a review shows single
    /// lines.
    public var text: String {
        var out = "{\n  \"version\": 1,\n  \"findings\": ["
        for (place, entry) in entries.enumerated() {
            let line = JSONValue.object([
                .init("fingerprint", .string(entry.fingerprint)), .init("rule", .string(entry.rule)),
                .init("file", .string(entry.file)), .init("view", .string(entry.view)),
            ])
            out += (place == 0 ? "\n    " : ",\n    ") + line.compact
        }
        return out + (entries.isEmpty ? "]\n}\n" : "\n  ]\n}\n")
    }
}
