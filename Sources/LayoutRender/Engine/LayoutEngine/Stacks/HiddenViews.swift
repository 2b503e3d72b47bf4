import Cassowary

extension Lowering {
    /// Hidden arranged views: length 0 along the axis, in the middle of the gap between their visible neighbours.
    mutating func lowerHidden(_ stack: StackContext) {
        guard stack.visible.count < stack.all.count, environment.solving.compatibility == .uikit else { return }
        let canvas = canvas(stack, stack.axis)
        let hiding = environment[StackFacts.hidingIsRequired] ? .required : StackMetrics.hiding
        var previous: ItemID?
        var following = stack.visible.makeIterator()
        var next = following.next()
        for view in stack.all {
            guard outline[view].isHidden else {
                previous = view
                next = following.next()
                continue
            }
            // 1 hidden.size == 0 @999.999, before iOS 11 @1000
            relate(
                Expression(variables(view, stack.axis), .size), .equal, 0, hiding,
                ConstraintKey(.hiding, view, other: stack.id))
            if items[stack.id].shortParts.contains(.mainAxis) { continue }
            // 2 hidden.start == previous.end + gap / 2 @50; without a neighbour on one side, against the other alone
            let key = ConstraintKey(.hiddenSpacing, view, other: previous ?? next)
            if let previous {
                let gap = next == nil ? 0 : spacing(after: previous, in: stack) / 2
                relate(
                    edge(view, .start, stack), .equal, after: edge(previous, .end, stack), by: gap,
                    StackMetrics.parking, key, stack)
            } else if let next {
                relate(
                    edge(view, .end, stack), .equal, after: edge(next, .start, stack), by: 0, StackMetrics.parking, key,
                    stack)
            } else {
                relate(
                    edge(view, .start, stack), .equal, canvas.expression(stack.isMirrored ? .end : .start),
                    StackMetrics.parking, key)
            }
        }
    }

    /// Short form of rule 2: the position of a hidden view.
    /// - Parameters:
    ///   - edge: the end of the visible view before, or the start of the canvas.
    ///   - gap: the gap after that view; nil if there is none.
    func hiddenPlace(_ stack: StackContext, at edge: Double, gap: Double?, hasNext: Bool, length: Double) -> Double {
        // Without a view before, a hidden view ends where the first visible view starts.
        guard let gap else { return stack.isMirrored ? edge : edge - length }
        let half = hasNext ? gap / 2 : 0
        return stack.isMirrored ? edge - half - length : edge + half
    }

    /// FDStackView 1.0.1: hidden views stay in the chain with no length. The gap after a hidden view is zero, and so is
    /// the one before the very last view when that is hidden.
    mutating func lowerUnbrokenChain(_ stack: StackContext) {
        guard let first = stack.all.first, let last = stack.all.last else { return }
        let canvas = canvas(stack, stack.axis)
        let startEdge: Edge = stack.isMirrored ? .end : .start
        let relation: Relation = stack.attributes.distribution.isSpreading ? .greaterThanOrEqual : .equal
        relate(
            edge(first, .start, stack), .equal, canvas.expression(startEdge), .required,
            ConstraintKey(.canvasConnection, first, other: stack.id))
        for (previous, next) in zip(stack.all, stack.all.dropFirst()) {
            let closes = outline[previous].isHidden || (next == last && outline[next].isHidden)
            relate(
                edge(next, .start, stack), relation, after: edge(previous, .end, stack),
                by: closes ? 0 : spacing(after: previous, in: stack), .required,
                ConstraintKey(.spacing, next, other: previous), stack)
        }
        relate(
            edge(last, .end, stack), .equal, canvas.expression(startEdge.mirrored), .required,
            ConstraintKey(.canvasConnection, last, other: stack.id, index: 1))
        for view in stack.all where outline[view].isHidden {
            relate(
                Expression(variables(view, stack.axis), .size), .equal, 0, .required,
                ConstraintKey(.hiding, view, other: stack.id))
        }
    }
}
