/// Something that is wrong, or may be, with the layout of a file: what a check tells a person.
public struct Finding: Sendable, Equatable {
    /// How sure and how bad: confidence is part of it.
    public enum Severity: String, Sendable, CaseIterable, Comparable {
        case information, warning, error

        public static func < (a: Self, b: Self) -> Bool {
            (allCases.firstIndex(of: a) ?? 0) < (allCases.firstIndex(of: b) ?? 0)
        }
    }

    /// A view that the finding is about.
    public struct Element: Sendable, Equatable {
        /// The document's id.
        public var id: String
        /// The class with its text or display name: `UILabel "Hello"`.
        public var caption: String
        /// From 1; nil where the source has no lines.
        public var line: Int?

        public init(id: String, caption: String, line: Int? = nil) {
            self.id = id
            self.caption = caption
            self.line = line
        }
    }

    /// A constraint that the finding is about.
    public struct Constraint: Sendable, Equatable {
        /// The document's id; empty where the constraint has none.
        public var id: String
        /// As Xcode's console would print it.
        public var text: String
        public var line: Int?

        public init(id: String, text: String, line: Int? = nil) {
            self.id = id
            self.text = text
            self.line = line
        }
    }

    /// The rule that found it, by its name.
    public var rule: String
    /// The family of the rule: what a person would call the defect.
    public var kind: String
    public var severity: Severity
    /// One sentence with the view, its text, the numbers and the page.
    public var message: String
    /// What holds the numbers: a constraint, a priority, an attribute. Empty where the message says so already.
    public var cause: String = ""
    /// What usually helps.
    public var remedy: String = ""
    /// The number of the first view that the finding is about, as `explain --edge` calls it: `width`, `left`; nil if none.
    public var edge: String?
    /// The command that explains the finding, ready to paste into a shell; empty if there is none.
    public var explanation: String = ""
    /// As given on the command line.
    public var file: String
    /// From 1; nil: the file as a whole.
    public var line: Int?
    public var column: Int?
    /// The screen's id and what a person calls the screen; both empty for a finding about the whole file.
    public var screen: String = ""
    public var screenName: String = ""
    /// The most telling first.
    public var elements: [Element] = []
    public var constraints: [Constraint] = []
    /// The pages where it shows, the most telling first.
    public var pages: [String] = []
    /// The languages of those pages, for filters; empty where none was asked for.
    public var languages: [String] = []
    /// The devices of those pages, for filters.
    public var devices: [String] = []
    /// Why it shows, in a word of the check's own: findings with one reason may be told as one.
    public var reason: String = ""
    /// Says in another run that the finding is the same one: made of rule, file name, screen and views, never of lines.
    public var fingerprint: String
    /// The fingerprints of the findings that were folded into this one, its own first.
    public var members: [String]

    public init(
        rule: String, kind: String, severity: Severity, message: String, file: String, fingerprint: String
    ) {
        self.rule = rule
        self.kind = kind
        self.severity = severity
        self.message = message
        self.file = file
        self.fingerprint = fingerprint
        members = [fingerprint]
    }
}

/// A rule, as lists and reports describe it.
public struct FindingRule: Sendable, Equatable {
    public var name: String
    public var kind: String
    /// One line: what the rule looks for.
    public var summary: String
    /// What usually helps.
    public var remedy: String

    public init(name: String, kind: String, summary: String, remedy: String) {
        self.name = name
        self.kind = kind
        self.summary = summary
        self.remedy = remedy
    }
}
