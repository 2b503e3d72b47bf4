import Findings
import LayoutEngine
import Notation

/// Texts that nothing stops: grown, they run out of the view around them, over a neighbour, or squeeze one to nothing.
///
/// Tried with the live session: each text gets as wide as the view around it, and what moves is looked at. What gives
/// way, by wrapping or by its ellipsis, is well laid out.
enum GrowthRule: ScreenRule {
    static func observations(on screen: AuditedScreen, own: AuditedScreen?) -> [Observation] {
        guard own == nil else { return [] }
        let candidates = screen.order.filter { isCandidate($0, screen) }
        guard !candidates.isEmpty, candidates.count <= 400 else { return [] }
        let session = LayoutSession(screen.tree, in: screen.scene.environment)
        return candidates.compactMap { observation($0, screen, session) }
    }

    /// A text of one row whose width its constraints decide.
    private static func isCandidate(_ id: ItemID, _ screen: AuditedScreen) -> Bool {
        let view = screen.tree[id]
        guard view.kind == .label || view.kind == .button, screen.isVisible(id), !screen.isLeftToCode(id),
            screen.isConstrained(id), screen.shownText(id) != nil, !view.translatesAutoresizingMaskIntoConstraints,
            view.superview != nil
        else { return false }
        return screen.frame(id).width >= 1
    }

    private static func observation(
        _ id: ItemID, _ screen: AuditedScreen, _ session: LayoutSession
    ) -> Observation? {
        guard let parent = screen.tree[id].superview else { return nil }
        let old = screen.tree[id].intrinsicContentSize
        let natural = screen.tree[id].naturalSize(in: screen.scene.environment)
        let around = screen.layout[parent].frame.size
        let grown = max(around.width, natural.width) + 40
        session.update { $0[id].intrinsicContentSize = Size(width: grown, height: natural.height) }
        let after = session.layout
        defer { session.update { $0[id].intrinsicContentSize = old } }
        return runsOut(id, parent, natural.width, screen, after) ?? squeezes(id, parent, screen, after)
            ?? covers(id, parent, screen, after)
    }

    /// 1 Out of the view around it, or out of the screen.
    private static func runsOut(
        _ id: ItemID, _ parent: ItemID, _ natural: Double, _ screen: AuditedScreen, _ after: ResolvedLayout
    ) -> Observation? {
        guard screen.tree[parent].scroll == nil else { return nil }
        let bounds = after[parent].absoluteFrame
        let frame = after[id].absoluteFrame
        let before = screen.frame(id)
        let beyond = max(bounds.minX - frame.minX, frame.maxX - bounds.maxX)
        let beyondBefore = max(screen.frame(parent).minX - before.minX, before.maxX - screen.frame(parent).maxX)
        guard beyond > 4, beyondBefore <= 1 else { return nil }
        // How much longer the text may get until its end meets the edge.
        let room =
            frame.maxX - bounds.maxX >= bounds.minX - frame.minX
            ? bounds.maxX - before.minX : before.maxX - bounds.minX
        let side = frame.maxX - bounds.maxX >= bounds.minX - frame.minX ? "right" : "left"
        var observation = make(
            id, screen,
            "\(screen.shortName(id)) has room for \(PlainNumber.text(room.rounded())) points and nothing that stops it at the "
                + "\(side) edge of \(screen.shortName(parent))",
            room: room, natural)
        observation.items.append(parent)
        return observation
    }

    /// 2 Until a neighbour with content has no width left.
    private static func squeezes(
        _ id: ItemID, _ parent: ItemID, _ screen: AuditedScreen, _ after: ResolvedLayout
    ) -> Observation? {
        for other in neighbours(of: id, parent, screen) {
            guard screen.frame(other).width >= 8, after[other].frame.width < 1 else { continue }
            var observation = make(
                id, screen,
                "\(screen.shortName(id)) squeezes \(screen.shortName(other)) to nothing when its text grows",
                room: 0, 1)
            observation.items.append(other)
            observation.detail = "squeezes"
            observation.remedy = AuditRule.zeroSize.remedy
            return observation
        }
        return nil
    }

    /// 3 Over a neighbour.
    private static func covers(
        _ id: ItemID, _ parent: ItemID, _ screen: AuditedScreen, _ after: ResolvedLayout
    ) -> Observation? {
        let frame = after[id].absoluteFrame
        for other in neighbours(of: id, parent, screen) {
            let common = frame.intersection(after[other].absoluteFrame)
            guard common.size.width > 4, common.size.height > 4 else { continue }
            let old = screen.frame(id).intersection(screen.frame(other))
            guard min(old.size.width, old.size.height) <= 0.5 else { continue }
            let room = max(
                screen.frame(other).minX - screen.frame(id).minX, screen.frame(id).maxX - screen.frame(other).maxX)
            let natural = screen.tree[id].naturalSize(in: screen.scene.environment).width
            var observation = make(
                id, screen,
                "\(screen.shortName(id)) has room for \(PlainNumber.text(room.rounded())) points and then runs into "
                    + screen.shortName(other), room: room, natural)
            observation.items.append(other)
            observation.detail = "covers"
            return observation
        }
        return nil
    }

    /// The leaves in the same view or in the views beside.
    private static func neighbours(of id: ItemID, _ parent: ItemID, _ screen: AuditedScreen) -> [ItemID] {
        screen.tree[parent].subviews.filter { other in
            other != id && screen.isVisible(other) && !screen.isLeftToCode(other)
                && (screen.showsContent(other) || screen.tree[other].stack != nil)
        }
    }

    private static func make(
        _ id: ItemID, _ screen: AuditedScreen, _ sentence: String, room: Double, _ natural: Double
    ) -> Observation {
        let isChanging = screen.marks(id).contains(.hasOutlet) || screen.marks(id).contains(.isTranslated)
        // A text grows by half in translation; what code puts there has any length.
        let isNear = natural > 0 && room < natural * 1.5
        let severity: Finding.Severity = isNear || (isChanging && room < natural * 2.5) ? .warning : .information
        var observation = Observation(.unboundedText, severity, sentence, items: [id], extent: -room)
        observation.isAboutSource = true
        return observation
    }
}
