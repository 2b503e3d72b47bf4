import ConstraintLogs
import LayoutEngine

/// The views of a scene that a printed view tree names, found by class, text and place in the tree.
package struct TreeMatch: Sendable {
    /// The view of each line that was found, by index in `LoggedTree.views`.
    package private(set) var views: [Int: ItemID] = [:]
    /// How well the tree fits: a little for each view in its superview, more for equal texts and classes of the app's.
    package private(set) var score = 0.0

    /// The value of a view of UIKit's class without a text, in a superview that fits.
    private static let plainWeight = 0.05

    /// Superviews first: each line takes the likest free view inside the view that its superview took; of equally like ones
    /// the first. A line is compared with the views of its class.
    package init(_ tree: LoggedTree, in scene: LayoutScene) {
        var order: [ItemID] = []
        var ofClass: [String: [ItemID]] = [:]
        scene.tree.forEachDescendant(of: scene.tree.root) { item in
            order.append(item)
            for name in scene.likeClasses(of: item) { ofClass[name, default: []].append(item) }
        }
        var taken: Set<ItemID> = []
        for (index, view) in tree.views.enumerated() {
            let around = Self.matchedAround(index, tree, views)
            var best: (item: ItemID, weight: Double)?
            let candidates = view.item.className.map { ofClass[LayoutScene.withoutModule($0)] ?? [] } ?? order
            for item in candidates where !taken.contains(item) {
                guard let weight = scene.likeness(of: item, to: view.item), weight > best?.weight ?? -1 else {
                    continue
                }
                if let around, !scene.tree.isAncestor(around, of: item) { continue }
                best = (item, weight)
            }
            guard let best else { continue }
            taken.insert(best.item)
            views[index] = best.item
            score += best.weight + (around == nil ? 0 : Self.plainWeight)
        }
    }

    /// The view of the nearest line around that was found.
    private static func matchedAround(_ index: Int, _ tree: LoggedTree, _ views: [Int: ItemID]) -> ItemID? {
        var next = tree.views[index].superview
        while let around = next {
            if let item = views[around] { return item }
            next = tree.views[around].superview
        }
        return nil
    }

}
