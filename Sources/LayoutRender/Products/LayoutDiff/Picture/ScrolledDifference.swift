import LayoutEngine
import LayoutRender

extension LayoutDifference {
    /// The difference with frames in the root's coordinates as a picture of the new layout shows them; the frames of removed views
    /// are those of the old layout.
    package func scrolled(before: LayoutSide, after: LayoutSide) -> LayoutDifference {
        let new = after.scrolledDistances
        let old = views.contains { $0.after == nil } ? before.scrolledDistances : nil
        guard old != nil || new != nil else { return self }
        var difference = self
        for place in views.indices {
            guard let id = views[place].after ?? views[place].before,
                let distances = views[place].after == nil ? old : new, distances.indices.contains(Int(id.index))
            else { continue }
            let distance = distances[Int(id.index)]
            difference.views[place].absoluteFrame.before = views[place].absoluteFrame.before?.offset(by: distance)
            difference.views[place].absoluteFrame.after = views[place].absoluteFrame.after?.offset(by: distance)
        }
        return difference
    }
}

extension LayoutSide {
    /// How far a picture moves each item; nil without a scroll view.
    fileprivate var scrolledDistances: [Point]? {
        tree.items.contains { $0.scroll != nil } ? scene.scrolledDistances(in: layout) : nil
    }
}
