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
                found += fixedLengths(of: item, axis).flatMap { [atMost($0), lowered($0)] }
            }
        }
        for place in places where tree.constraints[place].priority >= 1000 { found.append(lowered(place)) }
        if showsLine(view) { found += unbounded().map { with(lines: view, $0) } + unbounded() }
        return Array(found.prefix(10))
    }

    private func showsLine(_ view: ItemID) -> Bool { tree[view].kind == .label || tree[view].kind == .button }

    /// The same candidate, and a label that takes more lines.
    private func with(lines view: ItemID, _ candidate: RepairCandidate) -> RepairCandidate {
        guard tree[view].kind == .label, text(view)?.numberOfLines == 1 else { return candidate }
        return .init(
            candidate.words + ", and let the text take more lines", candidate.edits + [.lines(0, of: id(view))])
    }

    /// A constraint to an edge of the root becomes a constraint to the safe area's edge.
    func safeArea() -> [RepairCandidate] {
        var chain = places
        var next = items.first
        while let view = next, view != tree.root {
            for place in screen.constraints[view] where !chain.contains(place) { chain.append(place) }
            next = tree[view].superview
        }
        let found = chain.compactMap(tiedToSafeArea)
        let named = places.compactMap(tiedToSafeArea)
        guard named.count > 1 else { return Array(found.prefix(4)) }
        // A part whose views are all at its sides.
        let sides = named.count == 2 ? "both constraints" : countText(named.count, "constraint")
        return [.init("tie \(sides) to the safe area", named.flatMap(\.edits))] + found.prefix(4)
    }

    /// A constraint to the edge of the root that the message names, at the safe area's edge; nil for any other constraint.
    private func tiedToSafeArea(_ place: Int) -> RepairCandidate? {
        let constraint = tree.constraints[place]
        let ends = [constraint.first, constraint.second].compactMap { $0 }
        guard !constraint.id.isEmpty, ends.count == 2,
            let edge = ends.first(where: { $0.item == tree.root && $0.region == .item }),
            Self.words(edge.attribute).contains(where: finding.message.contains)
        else { return nil }
        return .init("tie \(words(place)) to the safe area", [.safeArea(ofView: id(tree.root), of: constraint.id)])
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
                [.edge(ofView: id(tree.root), of: tree.constraints[place].id)])
        }
    }

    /// 44 points along each side that has fewer: another constant, else a least length.
    func touchTarget() -> [RepairCandidate] {
        guard let view = items.first else { return [] }
        let size = screen.frame(view).size
        var (edits, words): ([SourceEdit], [String]) = ([], [])
        for (axis, length) in [(Axis.horizontal, size.width), (.vertical, size.height)] where length < 44 {
            let name = axis == .horizontal ? "width" : "height"
            if let place = fixedLengths(of: view, axis).first {
                edits.append(.constant(44, of: tree.constraints[place].id))
                words.append("\(name) == 44")
            } else {
                var new = SourceEdit.NewConstraint(holder: id(view), id(view), name, constant: 44)
                new.relation = "greaterThanOrEqual"
                edits.append(.addition(new))
                words.append("\(name) >= 44")
            }
        }
        guard !edits.isEmpty else { return [] }
        return [.init("give \(screen.shortName(view)) \(words.joined(separator: " and "))", edits)]
    }

    /// A mask that grows along.
    func fixedFrame() -> [RepairCandidate] {
        guard let view = items.first else { return [] }
        let isWide = finding.message.contains("wide")
        return [
            .init(
                "let \(isWide ? "the width" : "the height") of \(screen.shortName(view)) grow with its superview",
                [.flexibleLength(axis: isWide ? "horizontal" : "vertical", of: id(view))])
        ]
    }
}
