import Findings
import LayoutEngine
import Notation

/// Texts and controls that overlap on a page, but not on the file's own device.
enum OverlapRule: ScreenRule {
    /// Pairs that overlap by more than 3 points along both axes here and not (by at most half a point) on the file's
    /// own page; more than 8 points is an error. Both must be in the same scroll view and the same cell.
    static func observations(on screen: AuditedScreen, own: AuditedScreen?) -> [Observation] {
        guard let own else { return [] }
        let matches = ItemMatch(screen.tree, own.tree)
        let leaves = screen.order.filter { id in
            screen.isVisible(id) && !screen.isLeftToCode(id) && !screen.isLaidOutByCell(id) && takesRoom(id, screen)
                && matches[id] != nil
        }
        var found: [Observation] = []
        for (place, one) in leaves.enumerated() {
            for other in leaves[(place + 1)...] where !screen.isAncestor(one, of: other) {
                guard screen.scrollView(around: one) == screen.scrollView(around: other),
                    screen.cell(around: one) == screen.cell(around: other),
                    let before = matches[one], let otherBefore = matches[other]
                else { continue }
                let common = ink(one, screen).intersection(ink(other, screen))
                let least = min(common.size.width, common.size.height)
                guard least > 3 else { continue }
                let old = ink(before, own).intersection(ink(otherBefore, own))
                guard min(old.size.width, old.size.height) <= 0.5 else { continue }
                var observation = Observation(
                    .overlap, least > 8 ? .error : .warning,
                    "\(screen.shortName(one)) and \(screen.shortName(other)) overlap by "
                        + "\(PlainNumber.text(common.size.width)) by \(PlainNumber.text(common.size.height))",
                    items: [one, other], detail: screen.tree[other].identifier, extent: least)
                observation.cause = "nothing keeps them apart"
                found.append(observation)
            }
        }
        return found
    }

    /// Labels with a text, and controls: views that must not cover each other.
    private static func takesRoom(_ id: ItemID, _ screen: AuditedScreen) -> Bool {
        screen.tree[id].kind == .label ? screen.shownText(id) != nil : screen.isControl(id)
    }

    /// The visible part of a view: a label is drawn as wide as its text, not as its frame.
    static func ink(_ id: ItemID, _ screen: AuditedScreen) -> Rect {
        let frame = screen.frame(id)
        guard screen.tree[id].kind == .label, let text = screen.shownText(id), text.numberOfLines == 1 else {
            return frame
        }
        let width = min(text.measure(wrappingAt: nil, in: screen.scene.environment).size.width, frame.width)
        var ink = frame
        ink.size.width = width
        switch text.alignment {
        case .center: ink.x = frame.midX - width / 2
        case .right: ink.x = frame.maxX - width
        case .natural where screen.scene.environment.layoutDirection == .rightToLeft: ink.x = frame.maxX - width
        default: break
        }
        return ink
    }
}
