import Findings
import LayoutEngine

/// What `check` looks for.
enum CheckRule: String, CaseIterable {
    case conflict
    case ambiguous
    case ambiguousContentSize = "ambiguous-content-size"
    case equalPriorities = "equal-priorities"
    case workLimit = "work-limit"
    case expectation
    case cut
    case picture
    case document

    init(_ kind: LayoutDiagnostic.Kind) {
        switch kind {
        case .conflict: self = .conflict
        case .ambiguous, .notice: self = .ambiguous
        case .ambiguousContentSize: self = .ambiguousContentSize
        case .workLimit: self = .workLimit
        }
    }

    var severity: Finding.Severity {
        switch self {
        case .conflict, .expectation: .error
        case .ambiguous, .ambiguousContentSize, .equalPriorities, .workLimit, .cut, .picture, .document: .warning
        }
    }

    /// The family.
    var kind: String {
        switch self {
        case .conflict: "conflict"
        case .ambiguous, .ambiguousContentSize, .equalPriorities: "ambiguity"
        case .workLimit: "limit"
        case .expectation: "expectation"
        case .cut: "text"
        case .picture, .document: "file"
        }
    }

    private var words: (summary: String, remedy: String) {
        switch self {
        case .conflict:
            (
                "Required constraints that cannot hold together.",
                "render-cli explain FILE names the sum and the repairs."
            )
        case .ambiguous:
            (
                "A place or length that no constraint determines.",
                "render-cli explain FILE names the constraints that settle it."
            )
        case .ambiguousContentSize:
            (
                "A scroll view's content without a size.",
                "Tie the content to all four edges of the content layout guide."
            )
        case .equalPriorities:
            (
                "Views of a stack that resist compression equally, so that their order decides which one is squeezed.",
                "Raise the compression resistance of the view that has to keep its size by one."
            )
        case .workLimit:
            ("A layout that takes more work than is allowed.", "--max-work moves the limit.")
        case .expectation:
            ("A frame that is not as the document expects.", "Mend the layout, or the document's expect block.")
        case .cut:
            ("A text that a translation made too long for its view.", "Give the view room, or the text more lines.")
        case .picture: ("A picture that cannot be read.", "Replace the file.")
        case .document:
            (
                "A mistake in a layout, or in a file of its project, and a layout that cannot be read.",
                "Mend the file in a text editor, or open the file in Xcode and save it again."
            )
        }
    }

    static let rules = allCases.map { rule in
        FindingRule(
            name: rule.rawValue, kind: rule.kind, summary: rule.words.summary, remedy: rule.words.remedy)
    }
}
