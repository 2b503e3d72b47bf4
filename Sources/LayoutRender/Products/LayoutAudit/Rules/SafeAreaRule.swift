import Findings
import LayoutEngine
import Notation

/// Texts and controls under the status bar, the notch, the home indicator or a bar.
///
/// Only whole screens with a safe area are examined. Views in a scroll view are left out, since the user can scroll
/// them out of the covered area. A view that reaches into several areas has one observation, about the area into
/// which it reaches furthest.
enum SafeAreaRule: ScreenRule {
    /// Labels, controls and bars that reach more than 4 points into a covered area; more than 12 points, or a bar, is
    /// an error. At the top a defect is certain only for a bar and for a view tied to the screen's edge, since a
    /// container may move other views down.
    static func observations(on screen: AuditedScreen, own: AuditedScreen?) -> [Observation] {
        guard screen.isScreen, screen.scene.environment.safeAreaInsets != .zero else { return [] }
        let insets = screen.scene.environment.safeAreaInsets
        let safe = screen.bounds.inset(by: insets)
        var found: [Observation] = []
        for id in screen.order where id != screen.tree.root {
            guard screen.isVisible(id), !screen.isLeftToCode(id), screen.scrollView(around: id) == nil else { continue }
            let kind = screen.tree[id].kind
            let isBar = kind == .toolbar || kind == .tabBar || kind == .navigationBar
            guard
                isBar || (screen.isControl(id) && !screen.showsNothing(id))
                    || (kind == .label && screen.shownText(id) != nil)
            else { continue }
            let ink = kind == .label ? OverlapRule.ink(id, screen) : row(of: id, screen)
            let visible = ink.intersection(screen.bounds)
            guard visible.width > 1, visible.height > 1, let side = covered(visible, safe, screen, isBar) else {
                continue
            }
            // A button that fills the bottom of the screen on purpose has its words above the line of the home indicator.
            if side.edge == "bottom", visible.maxY >= screen.bounds.maxY - 1, let words = words(of: id, screen),
                screen.bounds.maxY - words.maxY >= indicator
            {
                continue
            }
            // A button over the whole screen, which closes what lies above, has its room elsewhere.
            let length = ["top", "bottom"].contains(side.edge) ? visible.height : visible.width
            let outward = screen.outwardHolder(of: id, side.edge)
            if screen.isControl(id), side.length < length / 4, outward == nil { continue }
            let holder = outward ?? screen.edgeHolder(of: id, side.edge)
            // A bar or a container that code adds may move a nested view down from the top. Only a bar, and a view
            // whose own constraint ties it to the screen's edge, are certain.
            let isSure =
                side.edge != "top" || isBar || outward != nil
                || screen.edgeHolder(of: id, side.edge, climbs: false).constraint != nil
            // Code may place a container that no constraint ties to the screen.
            let isTied = holder.constraint.map { outward != nil || screen.ties($0, screen.tree.root) } ?? true
            var observation = Observation(
                .unsafeArea,
                !isSure ? .information : (side.length > 12 && isTied) || isBar ? .error : .warning,
                "\(screen.shortName(id)) reaches \(PlainNumber.text(side.length)) into \(side.words)", items: [id],
                detail: isBar && side.edge == "top" ? "top bar" : side.edge, extent: side.length)
            observation.isOutOfReach =
                screen.isControl(id) && ["left", "right"].contains(side.edge)
                && side.length > visible.width - 1
            observation.isAgainstHabit =
                ["left", "right"].contains(side.edge) && holder.constraint != nil && screen.tiesToSafeSides
            observation.cause = holder.words
            observation.constraints = holder.constraint.map { [$0] } ?? []
            observation.items += holder.others
            observation.edge = side.edge
            found.append(observation)
        }
        return found
    }

    /// The line of the home indicator, and as much room above the line as below, from the bottom of the screen in points.
    private static let indicator = 21.0

    /// Where a button without a configuration shows its title and picture; nil for other views and for an empty button.
    private static func words(of id: ItemID, _ screen: AuditedScreen) -> Rect? {
        guard case .button(let button) = screen.tree[id].content, button.configuration == nil,
            screen.shownText(id) != nil || button.image != nil
        else { return nil }
        var frame = screen.frame(id)
        let text = screen.shownText(id)?.measure(wrappingAt: nil, in: screen.scene.environment).size.height ?? 0
        let height = max(
            text, button.image == nil ? 0 : screen.tree[id].naturalSize(in: screen.scene.environment).height)
        guard height > 0, height < frame.height else { return nil }
        switch button.contentAlignment.vertical {
        case .top: break
        case .center: frame.y += (frame.height - height) / 2
        case .bottom: frame.y += frame.height - height
        case .fill: return nil
        }
        frame.height = height
        return frame
    }

    /// The frame of a view; of a bar that is higher by the safe area, the part with the items.
    private static func row(of id: ItemID, _ screen: AuditedScreen) -> Rect {
        var frame = screen.frame(id)
        guard screen.tree[id].reachesIntoSafeArea else { return frame }
        frame.height = min(frame.height, screen.tree[id].naturalSize(in: screen.scene.environment).height)
        return frame
    }

    /// The largest distance by which a view reaches into an area that the device covers. Nil where the view lies in
    /// the safe area, to within 4 points.
    ///
    /// - Returns: points into the covered area, the area in words, and the edge: `top`, `bottom`, `left` or `right`.
    ///   An edge whose safe area inset is 0 covers nothing.
    private static func covered(_ frame: Rect, _ safe: Rect, _ screen: AuditedScreen, _ isBar: Bool) -> (
        length: Double, words: String, edge: String
    )? {
        let bounds = screen.bounds
        let cover = ScreenCover(screen.scene)
        var sides: [(length: Double, words: String, edge: String)] = []
        func add(_ length: Double, _ inset: Double, _ words: String, _ edge: String) {
            if inset > 0, length > 4 { sides.append((length, words, edge)) }
        }
        add(safe.minY - frame.minY, safe.minY - bounds.minY, cover.top, "top")
        add(frame.maxY - safe.maxY, bounds.maxY - safe.maxY, cover.bottom, "bottom")
        // A bar spans the whole width, and keeps its items clear of the sides itself.
        if !isBar {
            add(safe.minX - frame.minX, safe.minX - bounds.minX, "the notch at the left", "left")
            add(frame.maxX - safe.maxX, bounds.maxX - safe.maxX, "the notch at the right", "right")
        }
        return sides.max { $0.length < $1.length }
    }
}

extension AuditedScreen {
    /// Whether a constraint names a view.
    fileprivate func ties(_ place: Int, _ view: ItemID) -> Bool {
        [tree.constraints[place].first.item, tree.constraints[place].second?.item].contains(view)
    }

    /// Whether a constraint of the screen ties a view to the side of the safe area.
    fileprivate var tiesToSafeSides: Bool {
        constraints[tree.root].contains { place in
            let ends = [tree.constraints[place].first, tree.constraints[place].second].compactMap { $0 }
            return ends.contains {
                $0.item == tree.root && $0.region == .safeArea && $0.attribute.axis == .horizontal
                    && ![.centerX, .width].contains($0.attribute)
            }
        }
    }

    /// The constraint that places a view, or the nearest container around it, beyond an edge of the safe area: a distance
    /// of the wrong sign. Nil where no such constraint names them.
    fileprivate func outwardHolder(of id: ItemID, _ edge: String) -> Holder? {
        guard edge == "top" || edge == "bottom" else { return nil }
        let attribute: Attribute = edge == "top" ? .top : .bottom
        for current in tree.lineage(of: id).prefix(while: { $0 != tree.root }) {
            for place in constraints[current] {
                let constraint = tree.constraints[place]
                guard constraint.relation == .equal, constraint.multiplier == 1, let second = constraint.second,
                    constraint.first.attribute == attribute, second.attribute == attribute
                else { continue }
                let isFirst = constraint.first.item == current
                let guide = isFirst ? second : constraint.first
                guard guide.item == tree.root, guide.region == .safeArea else { continue }
                // The distance from the guide's edge to the view's, downwards.
                let distance = isFirst ? constraint.constant : -constraint.constant
                if (edge == "top" ? -distance : distance) > 4 {
                    return Holder(
                        words: "\(text(ofConstraint: place)) leads out of the safe area", constraint: place,
                        others: current == id ? [] : [current])
                }
            }
        }
        return nil
    }

    /// The constraint that ties a view, or the nearest container around it, to an edge of the screen. At the left edge
    /// leading counts as well as trailing, which is the left edge from right to left.
    ///
    /// Where none of them is tied to the root's edge, a constraint of the view to its own superview's edge counts.
    ///
    /// - Parameter climbs: whether containers count.
    /// - Returns: the holder with the superview that is tied, if any, in `others`; an empty holder where no
    ///   constraint ties the view, as for a view that lies there by its frame.
    func edgeHolder(of id: ItemID, _ edge: String, climbs: Bool = true) -> Holder {
        let attributes: [Attribute] =
            switch edge {
            case "top": [.top, .topMargin]
            case "bottom": [.bottom, .bottomMargin]
            case "left": [.leading, .left, .trailing]
            default: [.trailing, .right, .leading]
            }
        var first: Holder?
        for current in tree.lineage(of: id).prefix(while: { $0 != tree.root }).prefix(climbs ? .max : 1) {
            for place in constraints[current] {
                let constraint = tree.constraints[place]
                guard let second = constraint.second, attributes.contains(constraint.first.attribute),
                    attributes.contains(second.attribute)
                else { continue }
                let other = constraint.first.item == current ? second : constraint.first
                guard other.item == tree[current].superview else { continue }
                if other.region == .item, other.item == tree.root || current == id {
                    let holder = Holder(
                        words: "\(text(ofConstraint: place)) ties it to the view's edge", constraint: place,
                        others: current == id ? [] : [current])
                    if other.item == tree.root { return holder }
                    first = first ?? holder
                }
            }
        }
        return first ?? Holder()
    }
}
