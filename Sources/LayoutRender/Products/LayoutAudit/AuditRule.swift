import Findings

/// The rules of an audit. Their names are part of configurations and baselines and never change.
///
/// A rule has one type in `Rules`; some types find the defects of several rules. `summary` says what is wrong,
/// `remedy` what would be right, and `kind` groups rules whose findings are counted together.
public enum AuditRule: String, Sendable, CaseIterable {
    /// UIKit's "Unable to simultaneously satisfy constraints", on any page.
    case conflict
    /// The same message as an app logs it, when a table rounds a cell's height or adds a separator; see
    /// `ResizedParts`.
    case resizedConflict = "conflict-when-resized"
    /// The same message where a stack view hides a view: before iOS 11 `UISV-hiding` requires the length 0.
    case hiddenConflict = "conflict-when-hidden"
    case duplicateConstraint = "duplicate-constraint"
    case selfConstraint = "constraint-to-itself"
    /// `UIView.hasAmbiguousLayout`, searched for on the file's own page only.
    case ambiguousLayout = "ambiguous-layout"
    /// UIKit's "Scrollable content size is ambiguous". Found from the constraints, without the engine.
    case ambiguousContentSize = "ambiguous-content-size"
    case equalPriorities = "equal-priorities"
    /// Like `offScreen`, found on other pages: a view that filled its superview and does not grow along.
    case fixedFrame = "fixed-frame"
    /// One line that is too wide. Several lines that are too high are `clippedText`.
    case truncatedText = "truncated-text"
    case tightText = "tight-text"
    case clippedText = "clipped-text"
    case fixedHeight = "fixed-height-text"
    case unboundedText = "unbounded-text"
    /// Like the next three rules, found on other pages: the file's own page is the designer's intent.
    case offScreen = "off-screen"
    case outsideSuperview = "outside-superview"
    case overlap
    case zeroSize = "zero-size"
    /// From 4 points on; not in scroll views.
    case unsafeArea = "unsafe-area"
    /// On pages with a home indicator.
    case shortList = "short-list"
    /// Reported under 30 points, for a button with a title under 22; the guidelines' 44 are the aim and not the
    /// limit.
    case touchTarget = "touch-target"
    case fixedFont = "fixed-font"
    case fontNotScaling = "font-cannot-scale"
    case fontNotUpdating = "font-does-not-follow"
    case leftAndRight = "left-and-right"
    case leftAlignment = "left-aligned-text"
    case contrast
    /// Like the next rule, found without a layout: from the file's names and the project's tables.
    case missingTranslation = "missing-translation"
    case missingResource = "missing-resource"
    /// `FileAudit.take(misplaced:)`.
    case staleFrame = "stale-frame"

    /// The family of the rule: the word by which reports group findings and scores count them. Several rules share a
    /// word: `truncated-text` and `tight-text` both are `truncated`.
    public var kind: String {
        switch self {
        case .conflict, .resizedConflict, .hiddenConflict: "conflict"
        case .duplicateConstraint, .selfConstraint: "duplicate-constraint"
        case .ambiguousLayout, .ambiguousContentSize, .equalPriorities, .fixedFrame: "ambiguous"
        case .truncatedText, .tightText: "truncated"
        case .clippedText, .fixedHeight: "clipped"
        case .unboundedText: "unbounded-text"
        case .offScreen: "off-screen"
        case .outsideSuperview: "outside"
        case .overlap: "overlap"
        case .zeroSize: "zero-size"
        case .unsafeArea, .shortList: "unsafe-area"
        case .touchTarget: "touch-target"
        case .fixedFont, .fontNotScaling, .fontNotUpdating: "fixed-font"
        case .leftAndRight, .leftAlignment: "rtl"
        case .contrast: "contrast"
        case .missingTranslation: "missing-translation"
        case .missingResource: "missing-resource"
        case .staleFrame: "stale-frame"
        }
    }

    /// Whether the rule's defect may come from the room of the page alone.
    ///
    /// Interface Builder's canvas may show a cell higher than its app does. A defect of this kind on a phone that is
    /// at least as large as the file's own page is therefore information only; `Judgement` decides so.
    var isAboutRoom: Bool {
        switch self {
        case .offScreen, .outsideSuperview, .overlap, .zeroSize: true
        default: false
        }
    }

    /// The defect in one sentence.
    public var summary: String {
        switch self {
        case .conflict: "Required constraints that cannot hold together on a page."
        case .resizedConflict: "Required constraints that cannot hold when a cell or a view gets another size."
        case .hiddenConflict:
            "Required constraints that keep a view of a stack view from having the length 0 when the view is hidden."
        case .duplicateConstraint: "Two constraints that say the same, or contradict each other."
        case .selfConstraint: "A constraint from an edge of a view to the same edge of the view."
        case .ambiguousLayout: "A view whose place or size no constraint decides."
        case .ambiguousContentSize: "A scroll view whose content size no constraint decides."
        case .equalPriorities:
            "Neighbours in a row that hug or resist equally, so that nothing says which one gives way."
        case .fixedFrame: "A view that fills its superview on the file's own device and no larger one."
        case .truncatedText: "A text that needs more width than its view gets."
        case .tightText: "A text that fills a fixed width, with no room for a translation's usual growth."
        case .clippedText: "A text that needs more lines or height than its view gets."
        case .fixedHeight: "A text that may get longer, in a height that does not follow the text."
        case .unboundedText: "A text that nothing stops from running into a neighbour or out of its superview."
        case .offScreen: "A view that lies beyond the edge of the screen on a page."
        case .outsideSuperview: "A view that sticks out of its superview on a page."
        case .overlap: "Two texts or controls that lie on each other on a page."
        case .zeroSize: "A view with something to show and no room to show it on a page."
        case .unsafeArea: "A text or control under the status bar, the notch, the home indicator or a bar."
        case .shortList: "A list that ends above the bottom of the screen, over a strip of another colour."
        case .touchTarget: "A control smaller than 44 points."
        case .fixedFont: "A font of a fixed size, which does not follow the user's text size."
        case .fontNotScaling: "A view that is to follow the user's text size with a font that cannot."
        case .fontNotUpdating: "A text style in a view that does not follow a change of the text size."
        case .leftAndRight: "Constraints to left and right, and rows of frames: right-to-left languages turn neither."
        case .leftAlignment: "A text aligned to the left, which stays there in right-to-left languages."
        case .contrast: "A text whose colour is too near to the colour beneath the text, in light or in dark."
        case .missingTranslation: "A text that a language of the project lacks and its other languages have."
        case .missingResource: "A picture, colour or font that the file names and the project does not have."
        case .staleFrame: "A view that the file marks as misplaced: its constraints give another frame."
        }
    }

    /// The usual mending, in one clause.
    public var remedy: String {
        switch self {
        case .conflict: "lower the priority of one of the constraints to 999, or turn an equality into an inequality"
        case .resizedConflict:
            "let one vertical constraint give way: a priority of 999, or an inequality instead of the equality"
        case .hiddenConflict: "lower the length, or the last distance inside of the view, to a priority of 999"
        case .duplicateConstraint: "delete one of them"
        case .selfConstraint: "delete the constraint, or let the other end name the view that was meant"
        case .ambiguousLayout: "add the constraint that is missing along this axis"
        case .ambiguousContentSize: "pin the content to all four edges of the content layout guide"
        case .equalPriorities: "raise the hugging or the resistance of the view that has to keep its size by one"
        case .fixedFrame: "tie both edges to the superview, or make the width flexible in the mask"
        case .truncatedText: "let the text take more lines, let the font shrink, or free the width that holds the view"
        case .tightText: "use 'greater than or equal' for the width, or free it"
        case .clippedText: "use 'greater than or equal' for the height, or 0 lines and a scroll view around"
        case .fixedHeight: "free the height, or use 'greater than or equal'; a text view may scroll instead"
        case .unboundedText: "add a leading or trailing 'greater than or equal' constraint to the neighbour or the edge"
        case .offScreen: "bound the view by the screen's edges, or put the content into a scroll view"
        case .outsideSuperview: "bound the view by its superview's edges"
        case .overlap: "add a constraint between the two views"
        case .zeroSize: "raise the compression resistance of the view, or give it a minimum size"
        case .unsafeArea: "constrain to the safe area instead of the view's edge"
        case .shortList: "tie the list to the bottom edge of the view; UIKit keeps the rows clear of the home indicator"
        case .touchTarget: "make the control at least 44 by 44 points"
        case .fixedFont: "use a text style, such as Body, and 'Automatically Adjusts Font'"
        case .fontNotScaling: "choose a text style as the font"
        case .fontNotUpdating: "switch on 'Automatically Adjusts Font'"
        case .leftAndRight: "use leading and trailing"
        case .leftAlignment: "use the natural alignment"
        case .contrast: "use a darker or a lighter colour, or system colours such as label on systemBackground"
        case .missingTranslation: "add the key to the language's table"
        case .missingResource: "add the resource to the project, or choose another one"
        case .staleFrame: "update the frame, or the constraint that is not meant"
        }
    }

    /// The rule as lists and reports describe it.
    public var rule: FindingRule { FindingRule(name: rawValue, kind: kind, summary: summary, remedy: remedy) }

    /// All rules in the order of the documentation.
    public static let rules: [FindingRule] = allCases.map(\.rule)
}
