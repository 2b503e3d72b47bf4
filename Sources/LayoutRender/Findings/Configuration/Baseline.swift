import Notation

/// The findings that a project has decided to live with for now: what it holds is not reported again.
public struct Baseline: Sendable, Equatable {
    /// A known finding; all but the fingerprint is there for people who read the file.
    public struct Entry: Sendable, Equatable {
        public var fingerprint: String
        public var rule: String
        public var file: String
        public var view: String

        public init(fingerprint: String, rule: String, file: String, view: String) {
            self.fingerprint = fingerprint
            self.rule = rule
            self.file = file
            self.view = view
        }
    }

    public private(set) var entries: [Entry]

    public init(entries: [Entry] = []) { self.entries = entries }

    /// What findings would make of an empty baseline, in an order that does not depend on theirs.
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

    /// The findings that the baseline does not know, and how many it knows.
    public func unknown(among findings: [Finding]) -> (new: [Finding], known: Int) {
        let known = Set(entries.map(\.fingerprint))
        let new = findings.filter { !known.contains($0.fingerprint) }
        return (new, findings.count - new.count)
    }

    /// The entries that no finding has any more.
    public func gone(among findings: [Finding]) -> [Entry] {
        let met = Set(findings.map(\.fingerprint))
        return entries.filter { !met.contains($0.fingerprint) }
    }

    /// A file for a repository: a line a finding, in a fixed order, so that changes read well.
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
