import LayoutEngine
import LayoutRender

/// The film of a layout difference: the old layout, which slides into the new one.
///
/// Views that both have move, whatever they are called; those that came fade in, those that went fade out.
public enum DifferenceFilm {
    /// Slower than an app's own animations, and with time to look at both ends.
    public static let animation = StepAnimation(duration: 0.6, curve: .easeInOut, hold: 1.4)

    /// - Parameters:
    ///   - options: how both are drawn.
    ///   - oldOptions: how the old one is drawn, where that is another way; its pictures may be others.
    public static func film(
        before: LayoutSide, after: LayoutSide, options: RenderOptions = RenderOptions(),
        oldOptions: RenderOptions? = nil
    ) throws(RenderError) -> Film {
        let names = names(before, after)
        let sides = [(before, oldOptions ?? options, names.before), (after, options, names.after)]
        // 1  How much of the plane both show.
        var bounds: Rect?
        for (side, options, names) in sides {
            let list = list(side, options, FilmDrawing(names: names), hasLegend: false)
            bounds = bounds.map { $0.union(list.bounds) } ?? list.bounds
        }
        // 2  Both over that part.
        var film = Film(title: options.title)
        for (place, (side, options, names)) in sides.enumerated() {
            let drawing = FilmDrawing(bounds: bounds, names: names)
            try film.append(
                list(side, options, drawing, hasLegend: options.showsLegend), caption: place == 0 ? "before" : "after",
                animation: animation)
        }
        return film
    }

    private static func list(
        _ side: LayoutSide, _ options: RenderOptions, _ drawing: FilmDrawing, hasLegend: Bool
    ) -> DisplayList {
        var options = options
        options.film = drawing
        options.showsLegend = hasLegend
        return DisplayList(tree: side.tree, layout: side.layout, environment: side.environment, options: options)
    }

    /// What the items of both trees are called in the film: partners alike, others as nothing on the other side.
    private static func names(_ before: LayoutSide, _ after: LayoutSide) -> (before: [String], after: [String]) {
        let items = ItemMatching(before: before, after: after)
        let new = after.tree.items.indices.map { "\(after.tree.items[$0].identifier).\($0)" }
        let old = before.tree.items.indices.map { index in
            items.afterOf[index].map { new[Int($0.index)] } ?? "gone.\(before.tree.items[index].identifier).\(index)"
        }
        return (old, new)
    }
}
