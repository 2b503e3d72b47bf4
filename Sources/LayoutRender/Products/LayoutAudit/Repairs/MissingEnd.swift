import Findings
import LayoutEngine
import Notation
import SourceEdits

/// The end that the row of a text lacks, on the side that a finding names.
struct MissingEnd {
    private let maker: RepairMaker
    private let view: ItemID
    private let parent: ItemID
    private let isLeading: Bool
    private let isRight: Bool
    private var screen: AuditedScreen { maker.screen }
    private var tree: LayoutTree { maker.screen.tree }

    /// Nil for a finding without a view in another.
    init?(of finding: Finding, _ maker: RepairMaker) {
        guard let view = maker.items.first, let parent = maker.screen.tree[view].superview else { return nil }
        self.maker = maker
        self.view = view
        self.parent = parent
        let isMirrored = maker.screen.scene.isMirrored(parent)
        isRight = finding.edge.map { $0 == "right" } ?? !isMirrored
        isLeading = isRight == isMirrored
    }

    /// A least distance to the neighbour or to the superview's edge, as large as the distance at the other end and no
    /// larger than today's.
    var candidates: [RepairCandidate] {
        let frame = screen.frame(view)
        var neighbours = maker.items.dropFirst().filter {
            tree[$0].superview == parent && gap(from: frame, to: screen.frame($0)) >= 0
        }
        if neighbours.isEmpty, let next = nextInRow { neighbours = [next] }
        let gaps = neighbours.map { other -> RepairCandidate in
            let last = lastPushed(before: other)
            let distance = min(max(gap(from: screen.frame(last), to: screen.frame(other)), 0), 8)
            return RepairCandidate(
                "keep \(PlainNumber.text(distance)) or more between \(screen.shortName(last)) and "
                    + screen.shortName(other),
                [least(distance, isLeading ? last : other, "leading", isLeading ? other : last, "trailing")])
        }
        // Bound by the edge alone, the text would run over what stands before the edge.
        guard gaps.isEmpty else { return gaps }
        let outer = screen.frame(parent)
        let (left, right) = (frame.minX - outer.minX, outer.maxX - frame.maxX)
        guard (isRight ? right : left) >= 0 else { return [] }
        let distance = max(0, min(left, right, 20).rounded())
        let edge = isLeading ? "leading" : "trailing"
        return [
            RepairCandidate(
                "keep \(screen.shortName(view)) \(PlainNumber.text(distance)) or more from the \(edge) edge of "
                    + screen.shortName(parent),
                [least(distance, isLeading ? view : parent, edge, isLeading ? parent : view, edge)])
        ]
    }

    /// A least distance between two edges, of which the first lies behind the second along the direction of the language.
    private func least(
        _ distance: Double, _ end: ItemID, _ endEdge: String, _ start: ItemID, _ startEdge: String
    ) -> SourceEdit {
        var new = SourceEdit.NewConstraint(
            holder: maker.id(parent), maker.id(end), endEdge, maker.id(start), startEdge, constant: distance)
        new.relation = "greaterThanOrEqual"
        return .addition(new)
    }

    /// The distance from a frame to another on the side; negative where the two overlap.
    private func gap(from frame: Rect, to other: Rect) -> Double {
        isRight ? other.minX - frame.maxX : frame.minX - other.maxX
    }

    /// The last of the siblings that the text pushes along when it grows: each keeps a distance from the end of the one before.
    private func lastPushed(before end: ItemID) -> ItemID {
        var last = view
        var passed: Set<ItemID> = [view, end]
        while let next = screen.constraints[last].lazy.compactMap({ place -> ItemID? in
            let constraint = tree.constraints[place]
            guard constraint.relation == .equal, constraint.priority >= LayoutPriority.required.rawValue,
                constraint.first.attribute == .leading, let second = constraint.second,
                second.attribute == .trailing,
                tree[constraint.first.item].superview == tree[second.item].superview
            else { return nil }
            let (own, other) = isLeading ? (constraint.first, second) : (second, constraint.first)
            return own.item == last ? other.item : nil
        }).first(where: { passed.insert($0).inserted }) { last = next }
        return last
    }

    /// The first sibling beside the view in its row that somebody sees; nil if the row ends with the view.
    private var nextInRow: ItemID? {
        let frame = screen.frame(view)
        return tree[parent].subviews.filter { other in
            let place = screen.frame(other)
            return other != view && screen.isVisible(other) && !tree[other].kind.isGuide && place.width > 0
                && gap(from: frame, to: place) >= 0 && place.minY < frame.maxY && place.maxY > frame.minY
        }.min { gap(from: frame, to: screen.frame($0)) < gap(from: frame, to: screen.frame($1)) }
    }
}

extension LayoutScene {
    /// Whether the leading edge of a view is the right edge.
    func isMirrored(_ id: ItemID) -> Bool {
        (tree[id].forcedLayoutDirection ?? environment.layoutDirection) == .rightToLeft
    }
}
