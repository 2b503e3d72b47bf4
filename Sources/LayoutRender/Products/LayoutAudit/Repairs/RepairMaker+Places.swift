import LayoutEngine
import Notation
import SourceEdits

/// Candidates for the place and the size of views.
extension RepairMaker {
    /// A view that lies outside, on another view, or has no room: its fixed lengths give way, then its end is bound.
    func place() -> [RepairCandidate] {
        guard let view = items.first else { return [] }
        var found: [RepairCandidate] = []
        for axis in [Axis.horizontal, .vertical] {
            for item in items.prefix(2) {
                found += fixedLengths(of: item, axis).flatMap { [lowered($0), atMost($0).keepingFrames] }
            }
        }
        for place in places where tree.constraints[place].priority >= 1000 { found.append(lowered(place)) }
        if showsLine(view) { found += unbounded().map { with(lines: view, $0) } + unbounded() }
        return Array(found.prefix(10))
    }

    private func showsLine(_ view: ItemID) -> Bool { tree[view].kind == .label || tree[view].kind == .button }

    /// The same candidate, and a label that takes more lines.
    private func with(lines view: ItemID, _ candidate: RepairCandidate) -> RepairCandidate {
        guard tree[view].kind == .label, text(view)?.numberOfLines == 1, canWrap(view) else { return candidate }
        return .init(
            candidate.words + ", and let the text take more lines", candidate.edits + [.lines(0, of: id(view))])
    }

    /// A constraint to an edge of the root becomes a constraint to the safe area's edge.
    func safeArea() -> [RepairCandidate] {
        var chain = places
        for view in tree.lineage(of: items.first) where view != tree.root {
            for place in screen.constraints[view] where !chain.contains(place) { chain.append(place) }
        }
        let found = chain.compactMap(tiedToSafeArea)
        let named = places.compactMap(tiedToSafeArea)
        if named.count < 2, let both = bothSides(chain) { return [both] }
        guard named.count > 1 else { return Array(found.prefix(4)) }
        // A part whose views are all at its sides.
        let sides = named.count == 2 ? "both constraints" : countText(named.count, "constraint")
        return [.init("tie \(sides) to the safe area", named.flatMap(\.edits))] + found.prefix(4)
    }

    /// Both sides of the first view that is tied to both sides of the root: on a phone on its side the notch may be at
    /// either.
    private func bothSides(_ chain: [Int]) -> RepairCandidate? {
        for place in chain where tiedToSafeArea(place) != nil {
            let ends = [tree.constraints[place].first, tree.constraints[place].second].compactMap { $0 }
            guard ends.allSatisfy({ $0.attribute.axis == .horizontal }),
                let view = ends.first(where: { $0.item != tree.root })?.item
            else { continue }
            let sides = screen.constraints[view].filter { isTiedToSide($0) }
            guard sides.count == 2, sides.contains(place) else { continue }
            return .init(
                "tie both sides of \(screen.shortName(view)) to the safe area",
                sides.map { .safeArea(ofView: id(tree.root), of: source($0)) })
        }
        return nil
    }

    /// Whether a constraint ties a view to a side of the root itself.
    private func isTiedToSide(_ place: Int) -> Bool {
        let constraint = tree.constraints[place]
        guard !source(place).isEmpty, constraint.first.attribute.axis == .horizontal, let second = constraint.second
        else { return false }
        let sides: [Attribute] = [.leading, .trailing, .left, .right]
        return [constraint.first, second].contains {
            $0.item == tree.root && $0.region == .item && sides.contains($0.attribute)
        }
    }

    /// A constraint to the edge of the root that the message names, at the safe area's edge; nil for any other constraint.
    private func tiedToSafeArea(_ place: Int) -> RepairCandidate? {
        let constraint = tree.constraints[place]
        let ends = [constraint.first, constraint.second].compactMap { $0 }
        guard !source(place).isEmpty, ends.count == 2,
            let edge = ends.first(where: { $0.item == tree.root && $0.region == .item }),
            edge.attribute.axis == .vertical || !finding.message.contains("status bar"),
            Self.words(edge.attribute).contains(where: finding.message.contains), !leavesStrip(place)
        else { return nil }
        return .init("tie \(words(place)) to the safe area", [.safeArea(ofView: id(tree.root), of: source(place))])
    }

    /// Whether a ground of another colour than the screen's lies at the edge that a constraint ties to the screen's edge: at the safe
    /// area, a strip would be seen beyond.
    private func leavesStrip(_ place: Int) -> Bool {
        let constraint = tree.constraints[place]
        guard constraint.constant == 0, constraint.first.attribute.axis == .vertical,
            let view = [constraint.first, constraint.second].compactMap({ $0?.item }).first(where: { $0 != tree.root })
        else { return false }
        let (frame, ground) = (screen.frame(view), tree[tree.root].appearance.backgroundColor)
        let isAtTop = frame.midY < screen.bounds.midY
        func isStrip(_ inner: ItemID) -> Bool {
            guard screen.isVisible(inner), let color = tree[inner].appearance.backgroundColor,
                color != .named("clear"), color != ground
            else { return false }
            let other = screen.frame(inner)
            return abs(isAtTop ? other.minY - frame.minY : other.maxY - frame.maxY) < 1
        }
        var found = isStrip(view)
        tree.forEachDescendant(of: view) { if isStrip($0) { found = true } }
        return found
    }

    /// The words of the message for the side of an edge.
    private static func words(_ attribute: Attribute) -> [String] {
        switch attribute {
        case .top, .topMargin: ["status bar", "navigation bar", "top"]
        case .bottom, .bottomMargin: ["home indicator", "tab bar", "toolbar", "bottom"]
        default: ["left", "right", "notch", "corner"]
        }
    }

    /// The list's bottom edge at the view's edge in place of the safe area's.
    func shortList() -> [RepairCandidate] {
        places.prefix(2).map { place in
            .init(
                "tie \(words(place)) to the bottom edge of the view",
                [.edge(ofView: id(tree.root), of: source(place))])
        }
    }

    /// The frames that the constraints give.
    func frames() -> [RepairCandidate] {
        // A view without a rectangle in the file has none to be updated.
        let views = items.filter { item in
            tree[item].recordedFrame.map { $0 != screen.layout[item].frame } ?? false
        }
        guard !views.isEmpty else { return [] }
        let edits = views.map { view -> SourceEdit in
            let frame = screen.layout[view].frame
            return .frame(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height, of: id(view))
        }
        return [.init("update \(countText(views.count, "frame"))", edits)]
    }

    /// A mask that grows along; for a control at the edge or a narrow view in the middle a mask that keeps the view there.
    func fixedFrame() -> [RepairCandidate] {
        guard let view = items.first else { return [] }
        let name = screen.shortName(view)
        // The view's name may hold the same words.
        let words = finding.message.replacing(name, with: "")
        let isWide = words.contains("wide")
        let axis = isWide ? "horizontal" : "vertical"
        let growing = RepairCandidate(
            "let \(isWide ? "the width" : "the height") of \(name) grow with its superview",
            [.flexibleLength(axis: axis, of: id(view))])
        func keeping(inMiddle: Bool) -> RepairCandidate {
            .init(
                "keep \(name) \(inMiddle ? "in the middle" : "at the edge") of its superview by flexible margins",
                [.flexibleStart(axis: axis, inMiddle: inMiddle, of: id(view))])
        }
        if words.contains("ends at the edge") { return [keeping(inMiddle: false)] }
        let outer = tree[view].superview.map { screen.frame($0).width } ?? 0
        guard words.contains("in the middle"), screen.frame(view).width <= outer / 2 else { return [growing] }
        return [keeping(inMiddle: true), growing]
    }
}
