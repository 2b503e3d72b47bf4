import LayoutEngine

/// What the frames that Xcode recorded say of a conflict on the file's own device. Frames that fulfil every constraint show that
/// the constraints do not contradict each other: what contradicts them here is a length that Xcode did not measure.
struct ConflictRecord {
    private let screen: AuditedScreen
    private let contents: ConflictContents
    private var tree: LayoutTree { screen.tree }

    /// The largest difference that rounding two edges to the pixels of a canvas makes, in points: a third. The half point that a row
    /// lacks beside its separator is more.
    private static let rounding = 0.34
    /// The margins that the system gives the sides of a view by itself, by the width of the screen.
    private static let margins = [16.0, 20.0]

    init(_ screen: AuditedScreen, _ contents: ConflictContents) {
        self.screen = screen
        self.contents = contents
    }

    /// Whether the recorded frames fulfil all members of the conflicts that are more than a guess.
    func denies(_ conflicts: [LayoutDiagnostic]) -> Bool {
        conflicts.allSatisfy { conflict in
            conflict.constraintIndices.allSatisfy { isFulfilled(tree.constraints[$0]) }
                && conflict.contentLengths.allSatisfy { contents.isGuess($0) || hasRoom($0) }
                && conflict.items.allSatisfy { tree[$0].stack == nil || isInOrder($0) }
        }
    }

    /// Whether the views of a stack have room beside each other.
    private func isInOrder(_ stack: ItemID) -> Bool {
        guard let attributes = tree[stack].stack, let whole = tree[stack].recordedFrame?.size else { return false }
        let views = attributes.arrangedSubviews.filter { !tree[$0].isHidden }
        let lengths = views.compactMap { tree[$0].recordedFrame?.size[attributes.axis] }
        let gaps = Double(max(views.count - 1, 0))
        return lengths.count == views.count
            && lengths.reduce(gaps * attributes.spacing, +) <= whole[attributes.axis] + (gaps + 1) * Self.rounding
    }

    /// Whether a recorded length has room for a content, or is no longer.
    private func hasRoom(_ content: ContentLength) -> Bool {
        guard let given = tree[content.item].recordedFrame?.size[content.axis] else { return false }
        let more = given - content.length
        return (content.isAtMost ? more : -more) <= Self.rounding
    }

    private func isFulfilled(_ constraint: LayoutConstraint) -> Bool {
        guard constraint.systemSpacingMultiplier == 0 else { return false }
        // Multipliers of positions count from the origin of the view around both.
        let ancestor = constraint.second.map { tree.commonAncestor(constraint.first.item, $0.item) }
        let seconds =
            constraint.second.map { anchor in
                values(of: anchor, from: ancestor).map { constraint.multiplier * $0 + constraint.constant }
            } ?? [constraint.constant]
        return values(of: constraint.first, from: ancestor).contains { first in
            seconds.contains { second in
                switch constraint.relation {
                case .equal: (first - second).magnitude <= Self.rounding
                case .lessThanOrEqual: first - second <= Self.rounding
                case .greaterThanOrEqual: second - first <= Self.rounding
                }
            }
        }
    }

    /// What an anchor may have by the recorded frames: one value, and several at a margin that the system chooses.
    private func values(of anchor: Anchor, from ancestor: ItemID?) -> [Double] {
        guard let frame = recorded(anchor.item, in: ancestor) else { return [] }
        let layout = screen.layout[anchor.item]
        switch anchor.region {
        case .item, .frameLayout:
            return Self.values(anchor.attribute, frame, margins(of: anchor.item), layout.baselines)
        case .safeArea:
            return Self.values(anchor.attribute, frame.inset(by: layout.safeAreaInsets), [.zero], nil)
        case .layoutMargins:
            return margins(of: anchor.item).flatMap {
                Self.values(anchor.attribute, frame.inset(by: $0), [.zero], nil)
            }
        case .topLayoutGuide:
            return anchor.attribute == .bottom ? [frame.minY + layout.safeAreaInsets.top] : []
        case .bottomLayoutGuide:
            return anchor.attribute == .top ? [frame.maxY - layout.safeAreaInsets.bottom] : []
        case .readableContent, .contentLayout, .keyboard: return []
        }
    }

    /// The margins of a view: its own, or those that the system may choose.
    private func margins(of id: ItemID) -> [EdgeInsets] {
        let own = screen.layout[id].layoutMargins
        guard tree[id].layoutMargins == nil else { return [own] }
        return [own]
            + Self.margins.map { EdgeInsets(top: own.top, left: $0, bottom: own.bottom, right: $0) }
    }

    private static func values(
        _ attribute: Attribute, _ frame: Rect, _ margins: [EdgeInsets], _ baselines: BaselineOffsets?
    ) -> [Double] {
        switch attribute {
        case .leading, .left: [frame.minX]
        case .trailing, .right: [frame.maxX]
        case .top: [frame.minY]
        case .bottom: [frame.maxY]
        case .width: [frame.width]
        case .height: [frame.height]
        case .centerX: [frame.midX]
        case .centerY: [frame.midY]
        case .firstBaseline: baselines.map { [frame.minY + $0.first] } ?? []
        case .lastBaseline: baselines.map { [frame.maxY - $0.last] } ?? []
        case .leadingMargin, .leftMargin: margins.map { frame.minX + $0.left }
        case .trailingMargin, .rightMargin: margins.map { frame.maxX - $0.right }
        case .topMargin: margins.map { frame.minY + $0.top }
        case .bottomMargin: margins.map { frame.maxY - $0.bottom }
        case .centerXWithinMargins: margins.map { frame.midX + ($0.left - $0.right) / 2 }
        case .centerYWithinMargins: margins.map { frame.midY + ($0.top - $0.bottom) / 2 }
        }
    }

    // MARK: Frames

    /// The recorded frame of a view in the coordinates of a view around, nil for the root; nil where a frame on the way has no record.
    private func recorded(_ id: ItemID, in ancestor: ItemID?) -> Rect? {
        guard var frame = tree[id].recordedFrame else { return nil }
        if id == ancestor || id == tree.root { frame.origin = .zero }
        if id == ancestor { return frame }
        for view in tree.superviews(of: id) where view != tree.root {
            if view == ancestor { break }
            guard let outer = tree[view].recordedFrame else { return nil }
            frame = frame.offset(by: outer.origin)
        }
        return frame
    }
}
