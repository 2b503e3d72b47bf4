import Findings
import LayoutEngine
import Notation

/// Texts and controls that overlap on a page, but not on the file's own device. An overlap on the file's own page is
/// taken as intended: a badge on a picture, a label over a field.
enum OverlapRule: ScreenRule {
    /// Pairs that overlap by more than 3 points along both axes here and not (by at most half a point) on the file's
    /// own page; more than 8 points is an error. Pairs across scroll views or cells do not count.
    static func observations(on screen: AuditedScreen, own: AuditedScreen?) -> [Observation] {
        guard let own else { return [] }
        let matches = screen.memory.match(screen, own)
        let leaves = screen.order.compactMap { id -> Leaf? in
            guard screen.isVisible(id), !screen.isLeftToCode(id), !screen.isLaidOutByCell(id), takesRoom(id, screen),
                let before = matches[id]
            else { return nil }
            return Leaf(
                id: id, ink: ink(id, screen), before: ink(before, own), scrollView: screen.scrollView(around: id),
                cell: screen.cell(around: id))
        }
        var found: [Observation] = []
        for (place, other) in pairs(of: leaves) {
            let (one, other) = (leaves[place], leaves[other])
            guard !screen.tree.isAncestor(one.id, of: other.id) else { continue }
            let common = one.ink.intersection(other.ink)
            let least = min(common.size.width, common.size.height)
            let isByChoice = areAlternatives(one.id, other.id, matches, own)
            let isSure = least > 8 && ![one.id, other.id].contains(where: screen.dependsOnCode)
            var observation = Observation(
                .overlap, isByChoice ? .information : isSure ? .error : .warning,
                "\(screen.shortName(one.id)) and \(screen.shortName(other.id)) overlap by "
                    + "\(PlainNumber.text(common.size.width)) by \(PlainNumber.text(common.size.height))",
                items: [one.id, other.id], detail: screen.tree[other.id].identifier, extent: least)
            observation.cause = "nothing keeps them apart"
            found.append(observation)
        }
        return found
    }

    /// Whether code shows one of two views at a time: on the file's own page their containers in the common superview
    /// overlap by half, or a sibling has one view's frame.
    private static func areAlternatives(
        _ one: ItemID, _ other: ItemID, _ matches: ItemMatch, _ own: AuditedScreen
    ) -> Bool {
        guard let one = matches[one], let other = matches[other] else { return false }
        if own.hasDouble(one) || own.hasDouble(other) { return true }
        var branch = one
        while let parent = own.tree[branch].superview, !own.tree.isAncestor(parent, of: other) { branch = parent }
        var second = other
        while let parent = own.tree[second].superview, !own.tree.isAncestor(parent, of: one) { second = parent }
        guard branch != one || second != other else { return false }
        let (first, last) = (own.frame(branch), own.frame(second))
        let common = first.intersection(last)
        let least = min(first.width * first.height, last.width * last.height)
        return least > 0 && common.width * common.height > least / 2
    }

    /// A view that takes room on both pages.
    private struct Leaf {
        /// The view.
        var id: ItemID
        /// The visible part on this page.
        var ink: Rect
        /// The visible part on the file's own page.
        var before: Rect
        /// Views in different scroll views move against each other.
        var scrollView: ItemID?
        /// Views in different cells are placed by the table.
        var cell: ItemID?
    }

    /// The pairs that overlap on this page and did not before, as places in `leaves` in ascending order.
    ///
    /// A sweep by left edges compares a view with the views that begin before the view's right edge. Comparisons beyond
    /// the limit are left out: nobody reads findings about thousands of views at one place.
    private static func pairs(of leaves: [Leaf]) -> [(Int, Int)] {
        let order = leaves.indices.sorted { (leaves[$0].ink.minX, $0) < (leaves[$1].ink.minX, $1) }
        var comparisons = 0
        var pairs: [(Int, Int)] = []
        for (position, place) in order.enumerated() {
            let one = leaves[place]
            for other in order[(position + 1)...] {
                let second = leaves[other]
                guard second.ink.minX < one.ink.maxX - 3 else { break }
                comparisons += 1
                guard comparisons <= 1_000_000 else { break }
                guard one.scrollView == second.scrollView, one.cell == second.cell else { continue }
                let (common, old) = (one.ink.intersection(second.ink), one.before.intersection(second.before))
                guard min(common.size.width, common.size.height) > 3, min(old.size.width, old.size.height) <= 0.5 else {
                    continue
                }
                pairs.append((min(place, other), max(place, other)))
            }
        }
        return pairs.sorted { $0 < $1 }
    }

    /// Labels with a text, and controls that are seen: views that must not cover each other.
    private static func takesRoom(_ id: ItemID, _ screen: AuditedScreen) -> Bool {
        switch screen.tree[id].kind {
        case .label: screen.shownText(id) != nil
        case .button: !screen.showsNothing(id)
        default: screen.isControl(id)
        }
    }

    /// The visible part of a view: a label is drawn as wide as its text and not as its frame, a button without a background as wide
    /// as its title and picture.
    static func ink(_ id: ItemID, _ screen: AuditedScreen) -> Rect {
        let frame = screen.frame(id)
        guard let (side, needed) = contents(id, screen), needed < frame.width else { return frame }
        let isMirrored = screen.scene.environment.layoutDirection == .rightToLeft
        var ink = frame
        ink.size.width = needed
        switch side {
        case .center: ink.x = frame.midX - needed / 2
        case .right: ink.x = frame.maxX - needed
        case .natural where isMirrored, .trailing where !isMirrored: ink.x = frame.maxX - needed
        default: break
        }
        return ink
    }

    /// The side at which a label or a button has its contents, and how wide they are; nil for a view that fills its frame.
    private static func contents(
        _ id: ItemID, _ screen: AuditedScreen
    ) -> (side: ButtonContent.HorizontalAlignment, width: Double)? {
        let view = screen.tree[id]
        switch view.content {
        case .text where view.kind == .label:
            guard let text = screen.shownText(id), text.numberOfLines == 1 else { return nil }
            let width = text.measure(wrappingAt: nil, in: screen.scene.environment).size.width
            return (ButtonContent.HorizontalAlignment(rawValue: text.alignment.rawValue) ?? .natural, width)
        case .button(let button):
            guard button.configuration == nil, !view.showsItsFrame, view.className == nil,
                button.contentAlignment.horizontal != .justified
            else { return nil }
            let width = view.naturalSize(in: screen.scene.environment).width
            return width > 0 ? (button.contentAlignment.horizontal, width) : nil
        default: return nil
        }
    }
}

extension AuditedScreen {
    /// Whether code supplies what a view shows, and with it the view's size: a label without a text, and a text that is
    /// a placeholder.
    func dependsOnCode(_ id: ItemID) -> Bool {
        switch tree[id].kind {
        case .label, .textView: certainty(of: id) == .placeholder
        default: false
        }
    }

    /// Whether a button shows nothing, and code has no outlet to the button: a place to touch over what lies below.
    func showsNothing(_ id: ItemID) -> Bool {
        guard case .button(let button) = tree[id].content, shownText(id) == nil else { return false }
        return button.image == nil && !tree[id].showsItsFrame && !marks(id).contains(.hasOutlet)
    }

    /// Whether a view to which code has an outlet has a sibling of the same frame: code shows one of the two at a time.
    func hasDouble(_ id: ItemID) -> Bool {
        guard let parent = tree[id].superview, marks(id).contains(.hasOutlet) else { return false }
        return tree[parent].subviews.contains { other in
            other != id && !tree[other].kind.isGuide && showsContent(other) && frame(other).isNear(frame(id))
        }
    }
}

extension Rect {
    /// Whether all edges of two rectangles are within a point of each other.
    fileprivate func isNear(_ other: Rect) -> Bool {
        [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY].allSatisfy { $0.magnitude < 1 }
    }
}
