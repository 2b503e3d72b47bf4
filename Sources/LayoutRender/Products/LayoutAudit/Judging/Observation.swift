import Findings
import LayoutEngine

/// One defect on one page, before the pages are put together.
struct Observation: Sendable {
    /// The rule that found the defect.
    var rule: AuditRule
    /// The severity on this page alone; `Judgement` lowers the severity by what is known of the app.
    var severity: Finding.Severity
    /// The defect without the page: `'Benachrichtigungen' needs 164.5 of width and has 120`.
    var sentence: String
    /// Why the defect occurs, for example the constraint that fixes a width; empty if the sentence says so already.
    var cause = ""
    /// The views concerned, the most important first; the first names the finding.
    var items: [ItemID]
    /// Indices in `LayoutTree.constraints`.
    var constraints: [Int] = []
    /// Distinguishes several observations of one rule on the same view, for instance by the axis.
    var detail = ""
    /// The size of the defect, in points or in the rule's own measure: the page with the largest is reported.
    var extent = 0.0
    /// Whether the page has more room than the file's own device in both directions and differs in nothing else.
    var isWithMoreRoom = false
    /// Whether the root is a part of a screen at another width than in the file, which code may not give it.
    var isOfAssumedWidth = false
    /// Whether the observation follows from the heights of rows that a table measures.
    var isAboutRowHeight = false
    /// Whether the row of a conflict lacks no more than the height of its separator.
    var isOfSeparator = false
    /// Whether the defect rests on the length of a text or a picture that the app may not have.
    var isOfGuess = false
    /// Whether the frames that Xcode recorded fulfil the constraints of a conflict.
    var isDenied = false
    /// Whether the defect shows only where code hides a view that the file shows.
    var isHiddenByCode = false
    /// The ids of a conflict's views that a stack view arranges, and of the views in a text's row: one that code hides takes no place.
    var arranged: [String] = []
    /// The ids of texts of several lines and of constraints without whose heights nothing would reach beyond an edge.
    var deciding: [String] = []
    /// Whether the conflict shows in the moment before a table has laid out a header.
    var isBeforeMeasuring = false
    /// Whether the file does right elsewhere on the screen: its author knows the rule that the view breaks.
    var isAgainstHabit = false
    /// Whether the defect rests on the heights of the views around.
    var isAboutHeight = false
    /// Whether the defect shows at the top or the bottom of a view, or in its height.
    var isOnVerticalEdge: Bool { edge.map { ["top", "bottom", "height"].contains($0) } ?? false }
    /// Whether a constraint fixes the height of the text's own view.
    var hasOwnHeight = false
    /// Whether the page has another text size.
    var isAboutTextSize = false
    /// Whether the defect shows in a translated app alone: nothing else changes the text.
    var dependsOnTranslation = false
    /// Whether the defect shows where words of the file are translated, and cannot show in an app of one language.
    var isAboutWords = false
    /// Whether the usual growth of a translation, or the user's setting Bold Text, is enough to bring the defect about.
    var isNear = false
    /// Whether a text of any length has the defect: not even one line has room, or a constraint has the length, or the file's own text
    /// has no room on the smallest screen.
    var isAboutAnyText = false
    /// Whether a control is out of reach: beyond the screen's edge or under the notch as a whole.
    var isOutOfReach = false
    /// Whether a text meets the edge of a tile, which code may make as wide as the text.
    var isAtEdgeOfTile = false
    /// Whether the observation is about the source and not about a page.
    var isAboutSource = false
    /// The number of the first item that the observation is about, as `explain --edge` calls it.
    var edge: String?
    /// Replaces the rule's own remedy.
    var remedy: String?

    /// An observation of a page without cause and constraints.
    init(
        _ rule: AuditRule, _ severity: Finding.Severity, _ sentence: String, items: [ItemID], detail: String = "",
        extent: Double = 0
    ) {
        self.rule = rule
        self.severity = severity
        self.sentence = sentence
        self.items = items
        self.detail = detail
        self.extent = extent
    }
}

/// A rule that examines one screen, returns observations and keeps no state.
///
/// The conforming types have no instances: a rule is a function of a screen.
protocol ScreenRule: SendableMetatype {
    /// - Parameter own: the same screen on the file's own device; nil if that is the page itself.
    static func observations(on screen: AuditedScreen, own: AuditedScreen?) -> [Observation]

    /// Whether the rule asks which text size its page has, and not only for the size of texts.
    static var asksForTextSize: Bool { get }

    /// The same with a live session of the screen, for rules that edit it.
    /// - Parameter session: shows the screen's own layout before and after; nil where nothing is edited.
    static func observations(
        on screen: AuditedScreen, own: AuditedScreen?, _ session: LayoutSession?
    ) -> [Observation]
}

extension ScreenRule {
    static var asksForTextSize: Bool { false }

    static func observations(
        on screen: AuditedScreen, own: AuditedScreen?, _ session: LayoutSession?
    ) -> [Observation] {
        observations(on: screen, own: own)
    }
}

/// A rule that edits each candidate in one live session.
///
/// An edit in a session costs less than a layout of the whole screen, and shows what the constraints allow instead of
/// what they give.
protocol TrialRule: ScreenRule {
    /// Whether a view is edited.
    static func isCandidate(_ id: ItemID, _ screen: AuditedScreen) -> Bool
    /// Edits a candidate, examines what moved, and takes the edit back.
    static func observation(_ id: ItemID, _ screen: AuditedScreen, _ session: LayoutSession) -> Observation?
}

extension TrialRule {
    /// Only the file's own page is examined, and no screen with hundreds of candidates, since each candidate costs two
    /// edits.
    static func observations(on screen: AuditedScreen, own: AuditedScreen?) -> [Observation] {
        guard own == nil else { return [] }
        return observations(on: screen, own: nil, LayoutSession(screen.tree, in: screen.scene.environment))
    }

    static func observations(
        on screen: AuditedScreen, own: AuditedScreen?, _ session: LayoutSession?
    ) -> [Observation] {
        guard own == nil, let session else { return [] }
        let candidates = screen.order.filter { isCandidate($0, screen) }
        guard candidates.count <= 400 else { return [] }
        return candidates.compactMap { observation($0, screen, session) }
    }
}
