import Findings
import LayoutEngine

/// What a rule saw on one page, before pages are put together.
struct Observation: Sendable {
    var rule: AuditRule
    var severity: Finding.Severity
    /// Without the page: `'Benachrichtigungen' needs 164.5 of width and has 120`.
    var sentence: String
    var cause = ""
    /// Of the screen's tree, the most telling first; the first one names the finding.
    var items: [ItemID]
    /// Places in `LayoutTree.constraints`.
    var constraints: [Int] = []
    /// Tells several observations of one rule on the same view apart, such as an axis.
    var detail = ""
    /// How bad: of several pages the worst one is told. Points, or another measure of the rule's own.
    var extent = 0.0
    /// Whether the page has more room than the file's own device in both directions and differs in nothing else.
    var isWithMoreRoom = false
    /// Whether the observation is about the source and not about a page.
    var isAboutSource = false
    /// The number of the first item that the observation is about, as `explain --edge` calls it.
    var edge: String?
    /// Replaces the rule's own remedy.
    var remedy: String?

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

/// What one pass over a screen's views answers.
protocol ScreenRule: SendableMetatype {
    /// - Parameter own: the same screen as the file has it; nil on that page.
    static func observations(on screen: AuditedScreen, own: AuditedScreen?) -> [Observation]
}

extension ScreenRule {
    /// The observations of a rule that tries each candidate in one live session. Only the screen as the file has it is
    /// looked at, and no screen with hundreds of candidates: each costs two edits.
    static func observations(
        on screen: AuditedScreen, own: AuditedScreen?, where isCandidate: (ItemID) -> Bool,
        tried observation: (ItemID, LayoutSession) -> Observation?
    ) -> [Observation] {
        guard own == nil else { return [] }
        let candidates = screen.order.filter(isCandidate)
        guard !candidates.isEmpty, candidates.count <= 400 else { return [] }
        let session = LayoutSession(screen.tree, in: screen.scene.environment)
        return candidates.compactMap { observation($0, session) }
    }
}
