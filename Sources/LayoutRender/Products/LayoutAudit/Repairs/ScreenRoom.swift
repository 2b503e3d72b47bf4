import Findings
import LayoutEngine

/// How much of the texts and views of a screen has no room, page by page: what a change of the file may not make worse.
struct ScreenRoom: Sendable {
    /// The scene's id.
    let screen: String
    /// By the words of a page.
    private var pages: [String: Page] = [:]

    /// - Parameter screen: the scene's id.
    init(screen: String) { self.screen = screen }

    /// The shortages of a page, by the ids of views.
    private struct Page {
        /// The heights and widths that texts lack, in points.
        var texts: [String: Double] = [:]
        /// The texts of which not all lines that they may have are whole.
        var cut: Set<String> = []
        /// How far visible views reach beyond the screen, in points.
        var beyondScreen: [String: Double] = [:]
        /// The same beyond their superviews.
        var beyondSuperview: [String: Double] = [:]
    }

    /// Measures a page of the screen; pages of other screens and states that code makes are left out.
    mutating func measure(_ page: AuditedScreen) {
        guard page.scene.id == screen, page.traits.state == nil else { return }
        var found = Page()
        for view in page.order where view != page.tree.root && page.isVisible(view) && Self.isSeen(view, page) {
            let id = page.tree[view].identifier
            if let short = page.cutText(view, exactly: true, lack: 0.05), !short.isLimited {
                found.texts[id] = short.needed - short.given
                if page.shownText(view)?.numberOfLines != 1 || page.cutText(view) != nil { found.cut.insert(id) }
            }
            let frame = page.frame(view)
            if page.isScreen, page.scrollView(around: view) == nil {
                found.beyondScreen[id] = PlaceRule.overshoot(frame, page.bounds)?.length
            }
            if let parent = page.tree[view].superview, page.tree[parent].scroll == nil {
                found.beyondSuperview[id] = PlaceRule.overshoot(frame, page.frame(parent))?.length
            }
        }
        pages[page.traits.words] = found
    }

    /// Whether people see the view itself: content, or a frame that is drawn.
    private static func isSeen(_ id: ItemID, _ page: AuditedScreen) -> Bool {
        page.showsContent(id) || page.tree[id].showsItsFrame
    }

    /// Whether a change leaves the text of a finding cut, cuts another text by more, or pushes a view further outside, on a page of the
    /// finding.
    /// - Parameter before: the room without the change.
    func isWorse(than before: ScreenRoom, for finding: Finding) -> Bool {
        let isOfText = AuditRule(rawValue: finding.rule)?.isOfText == true
        return finding.pages.contains { words in
            guard let old = before.pages[words], let new = pages[words] else { return false }
            if isOfText, let text = finding.elements.first, new.cut.contains(text.id) { return true }
            return Self.isMore(new.texts, old.texts) || Self.isMore(new.beyondScreen, old.beyondScreen)
                || Self.isMore(new.beyondSuperview, old.beyondSuperview)
        }
    }

    /// Whether a length has grown by more than rounding.
    private static func isMore(_ new: [String: Double], _ old: [String: Double]) -> Bool {
        new.contains { id, length in length > (old[id] ?? 0) + 1 }
    }
}

extension AuditRule {
    /// Whether the rule is about the room of a text.
    fileprivate var isOfText: Bool {
        switch self {
        case .truncatedText, .tightText, .clippedText, .fixedHeight, .unboundedText: true
        default: false
        }
    }
}
