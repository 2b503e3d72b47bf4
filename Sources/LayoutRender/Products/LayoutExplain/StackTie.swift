import LayoutEngine
import Notation

/// Arranged views of a stack that resist compression equally, while the room is too small: the order alone decides
/// which view is squeezed.
///
/// UIKit lets the first of equals give way and says nothing. [measured] Without a stack the same constraints are ambiguous,
/// and Interface Builder reports an error.
package struct StackTie: Sendable, Equatable {
    /// A view with its length along the stack's axis, in points.
    package struct Share: Sendable, Equatable {
        /// The view.
        package var item: ItemID
        /// The length that the content asks for.
        package var natural: Double
        /// The length in the present layout.
        package var given: Double
        /// The length in the layout with the repair.
        package var instead: Double
    }

    /// The stack view.
    package var stack: ItemID
    /// The stack's axis.
    package var axis: Axis
    /// The compression resistance of all views of the tie.
    package var priority: Float
    /// The squeezed view, then the others of the tie, whose lengths the repair changes.
    package var shares: [Share]
    /// The compression resistance of the squeezed view in the layout that was tried.
    package var repair: Float

    /// A view is taken as squeezed, and a repair as effective, from this many points on, so that rounding is no defect.
    fileprivate static let threshold = 2.0

    /// The views that tie.
    package var items: [ItemID] { shares.map(\.item) }

    /// The tied views, both outcomes and the tried repair, in a sentence.
    package func sentence(_ name: (ItemID) -> String) -> String {
        let word = axis == .horizontal ? "wide" : "high"
        let names = shares.map { name($0.item) }
        let joined = names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
        func lengths(_ length: (Share) -> Double) -> String {
            shares.enumerated().map { "\(names[$0]) \(PlainNumber.text(length($1)))" }.joined(separator: ", ")
        }
        return "\(joined) resist compression equally (\(PlainNumber.text(Double(priority)))) in "
            + "\(name(stack)), "
            + "and their order decides that \(names[0]) gives way: \(lengths(\.given)) \(word), of \(lengths(\.natural)); tried: with a "
            + "compression resistance of \(PlainNumber.text(Double(repair))) for \(names[0]): \(lengths(\.instead))"
    }
}

extension LayoutScene {
    /// The ties of the page's stacks that squeeze a view, in the tree's order. Each candidate takes one more layout.
    /// - Parameters:
    ///   - layout: the result of `tree.resolve(in: environment)`.
    ///   - limit: the most layouts that are tried.
    package func stackTies(in layout: ResolvedLayout, limit: Int = 20) -> [StackTie] {
        var ties: [StackTie] = []
        var trials = limit
        var work = 2 * environment.solving.workLimit
        tree.forEachDescendant(of: tree.root) { id in
            guard let stack = tree[id].stack, stack.distribution.breaksTies, layout[id].isInstalled else { return }
            let views = stack.arrangedSubviews.filter { !tree[$0].isHidden && tree[$0].stack == nil }
            for view in views where trials > 0 && work > 0 {
                guard isSqueezed(view, stack.axis, layout) else { continue }
                let level = tree[view].contentCompressionResistancePriority[stack.axis]
                let rivals = views.filter {
                    $0 != view && tree[$0].contentCompressionResistancePriority[stack.axis] == level
                        && naturalLength(of: $0, stack.axis, layout) > 0
                }
                guard !rivals.isEmpty, level < LayoutPriority.required.rawValue - 1 else { continue }
                trials -= 1
                var trial = tree
                trial[view].contentCompressionResistancePriority[stack.axis] = level + 1
                let other = trial.resolve(in: environment, findingAmbiguity: false)
                work -= other.work
                let shares = ([view] + rivals).map { item in
                    StackTie.Share(
                        item: item, natural: naturalLength(of: item, stack.axis, layout),
                        given: layout[item].frame.size[stack.axis], instead: other[item].frame.size[stack.axis])
                }.filter { abs($0.instead - $0.given) > StackTie.threshold }
                guard shares.count > 1, let first = shares.first, first.item == view, first.instead > first.given else {
                    continue
                }
                ties.append(StackTie(stack: id, axis: stack.axis, priority: level, shares: shares, repair: level + 1))
            }
        }
        return ties
    }

    /// Whether a view loses content for want of room. A text that wraps has more lines instead of less width.
    private func isSqueezed(_ id: ItemID, _ axis: Axis, _ layout: ResolvedLayout) -> Bool {
        guard axis == .vertical || !tree[id].naturalHeightDependsOnWidth else { return false }
        return naturalLength(of: id, axis, layout) - layout[id].frame.size[axis] > StackTie.threshold
    }

    /// The length that the content asks for: the height at the width of the frame; not above 0 for a view without one.
    private func naturalLength(of id: ItemID, _ axis: Axis, _ layout: ResolvedLayout) -> Double {
        let width = axis == .vertical ? layout[id].frame.width : nil
        return tree[id].naturalSize(width: width, in: environment)[axis]
    }
}
