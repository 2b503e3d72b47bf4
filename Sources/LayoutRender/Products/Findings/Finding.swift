/// A defect of a file's layout, certain or possible, as a check reports it to a person.
public struct Finding: Sendable, Equatable {
    /// How bad the defect is and how sure the check is, in one scale.
    public enum Severity: String, Sendable, CaseIterable, Comparable {
        /// `information` is shown and never fails a check; `warning` is likely a defect; `error` is certain.
        case information, warning, error

        /// The less severe first.
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
        /// The words beside the id that mean this view alone: label, outlet, text, path; a suppression may use each. Empty
        /// for all views of a finding but the first.
        public var names: [String]

        /// A view of the document.
        public init(id: String, caption: String, line: Int? = nil, names: [String] = []) {
            self.id = id
            self.caption = caption
            self.line = line
            self.names = names
        }
    }

    /// A constraint that the finding is about.
    public struct Constraint: Sendable, Hashable {
        /// The document's id; empty where the constraint has none.
        public var id: String
        /// As Xcode's console would print it.
        public var text: String
        /// From 1; nil where the source has no lines.
        public var line: Int?

        /// A constraint of the document.
        public init(id: String, text: String, line: Int? = nil) {
            self.id = id
            self.text = text
            self.line = line
        }
    }

    /// A view of a folded finding that has a cause of its own.
    public struct Other: Sendable, Hashable {
        /// The document's id.
        public var id: String
        /// As the cause of a finding.
        public var cause: String

        /// A view with what brings its defect about.
        public init(id: String, cause: String) {
            self.id = id
            self.cause = cause
        }
    }

    /// A change of the file that takes the finding away, tried before it is told.
    public struct Repair: Sendable, Equatable {
        /// A replacement of lines.
        public struct Change: Sendable, Equatable {
            /// The first line that goes, or before which lines are inserted, from 1.
            public var line: Int
            /// The number of lines that go.
            public var removed: Int
            /// The inserted lines with their line ends; empty without insertions.
            public var inserted: String

            /// A replacement of lines.
            public init(line: Int, removed: Int, inserted: String) {
                self.line = line
                self.removed = removed
                self.inserted = inserted
            }
        }

        /// The change in words, with the views that move.
        public var text: String
        /// The next best change in words; nil if no other helps.
        public var runnerUp: String?
        /// In the order of the file.
        public var changes: [Change]
        /// The same as a unified diff of the file, for `patch`, `git apply` and the tool `apply`.
        public var patch: String

        /// A repair with its text and its lines.
        public init(text: String, runnerUp: String? = nil, changes: [Change], patch: String) {
            self.text = text
            self.runnerUp = runnerUp
            self.changes = changes
            self.patch = patch
        }
    }

    /// A line of code that brings the defect about, with the lines to write there. A suggestion: nobody has compiled them.
    public struct CodeLine: Sendable, Equatable {
        /// The path of the source.
        public var file: String
        /// From 1.
        public var line: Int
        /// The line as it is, without the spaces around.
        public var text: String
        /// The lines to write in its place.
        public var lines: [String]

        /// A line of code with the lines to write there.
        public init(file: String, line: Int, text: String, lines: [String]) {
            self.file = file
            self.line = line
            self.text = text
            self.lines = lines
        }
    }

    /// The name of the rule that found the defect, such as `truncated-text`.
    public var rule: String
    /// The family of the rule: the word by which reports group findings, such as `truncated`.
    public var kind: String
    /// The rule's severity, as the evidence on the app and the configuration have changed it.
    public var severity: Severity
    /// One sentence with the view, its text, the numbers and the page.
    public var message: String
    /// The constraint, priority or attribute from which the defect follows. Empty where the message names the cause
    /// already.
    public var cause: String = ""
    /// The views of the findings that were folded into this finding whose causes are others.
    public var others: [Other] = []
    /// The usual mending, in one sentence.
    public var remedy: String = ""
    /// The number of the first view in the words of `explain --edge`, such as `width` or `left`; nil if the finding
    /// concerns no number.
    public var edge: String?
    /// The command that explains the finding, ready to paste into a shell; empty if there is none.
    public var explanation: String = ""
    /// The command that draws the page of the message, ready to paste into a shell; empty if there is none.
    public var drawing: String = ""
    /// A change that takes the finding away; nil if none is known or none was searched for.
    public var repair: Repair?
    /// Lines of the project's code from which the defect follows; empty if none is known or none was searched for.
    public var code: [CodeLine] = []
    /// As given on the command line.
    public var file: String
    /// From 1; nil: the file as a whole.
    public var line: Int?
    /// From 1; nil: unknown.
    public var column: Int?
    /// The id of the scene; empty for a finding about the whole file.
    public var screen: String = ""
    /// The screen's name for people; empty for a finding about the whole file.
    public var screenName: String = ""
    /// The views concerned, the most important first.
    public var elements: [Element] = []
    /// The constraints concerned, the most important first.
    public var constraints: [Constraint] = []
    /// The pages on which the defect shows, the clearest first.
    public var pages: [String] = []
    /// The languages of `pages`, for filters; empty if no language was asked for.
    public var languages: [String] = []
    /// The devices of `pages`, for filters.
    public var devices: [String] = []
    /// The pages of other releases of iOS, such as `ios-26`, if the defect shows on no page of the file's own release; else
    /// empty.
    public var releases: [String] = []
    /// Why the defect shows, in a word of the check's own: findings with the same reason may be reported as one.
    public var reason: String = ""
    /// What the counts of mended bugs know the finding by: the rule's own severity, `screen` or `part`, and the kind of page.
    /// Empty where nothing was counted, where no code changes the views, or where the configuration sets the severity.
    public var evidence: [String] = []
    /// The identity of the finding across runs: a hash of rule, file name, screen and views. Lines do not count, so
    /// that an edit elsewhere in the file changes nothing.
    public var fingerprint: String
    /// The fingerprints of all findings that were folded into this finding, its own first.
    public var members: [String]

    /// A finding about a whole file; the other members start empty.
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

    /// The finding of a document, a design or a test: no code changes the views, and the counts, which are of files beside code, say nothing.
    public var judgedByTheRule: Self {
        var finding = self
        finding.evidence = []
        return finding
    }
}

/// A rule, as lists and reports describe it.
public struct FindingRule: Sendable, Equatable {
    /// Part of configurations and baselines, so never renamed.
    public var name: String
    /// The family of the rule, such as `truncated`.
    public var kind: String
    /// The defect in one sentence.
    public var summary: String
    /// The usual mending, in one clause.
    public var remedy: String

    /// A rule with its texts.
    public init(name: String, kind: String, summary: String, remedy: String) {
        self.name = name
        self.kind = kind
        self.summary = summary
        self.remedy = remedy
    }
}
