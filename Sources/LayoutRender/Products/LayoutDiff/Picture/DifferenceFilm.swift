import LayoutEngine
import LayoutFilm
import LayoutRender

/// The film of a difference: the old layout changes into the new layout.
///
/// Views of both layouts move, whatever their names; added views fade in, removed views fade out.
public enum DifferenceFilm {
    /// Slower than an app's own animations, and held at both ends.
    public static let animation = StepAnimation(duration: 0.6, curve: .easeInOut, hold: 1.4)

    /// - Parameters:
    ///   - options: how both layouts are drawn.
    ///   - oldOptions: how the old layout is drawn, if different, such as with other pictures.
    public static func film(
        before: LayoutSide, after: LayoutSide, options: RenderOptions = RenderOptions(),
        oldOptions: RenderOptions? = nil
    ) throws(RenderError) -> Film {
        let names = names(before, after)
        let sides = [(before, oldOptions ?? options, names.before), (after, options, names.after)]
        // 1  The part of the plane that both show.
        var bounds: Rect?
        for (side, options, names) in sides {
            let list = list(side, options, FilmDrawing(names: names), hasLegend: false)
            bounds = bounds.map { $0.union(list.bounds) } ?? list.bounds
        }
        // 2  Both pictures with these bounds.
        var film = Film(title: options.title)
        for (place, (side, options, names)) in sides.enumerated() {
            let drawing = FilmDrawing(bounds: bounds, names: names)
            try film.append(
                list(side, options, drawing, hasLegend: options.showsLegend), caption: place == 0 ? "before" : "after",
                animation: animation)
        }
        return film
    }

    /// One of the two pictures.
    private static func list(
        _ side: LayoutSide, _ options: RenderOptions, _ drawing: FilmDrawing, hasLegend: Bool
    ) -> DisplayList {
        var options = options
        options.film = drawing
        options.showsLegend = hasLegend
        return DisplayList(tree: side.tree, layout: side.layout, environment: side.environment, options: options)
    }

    /// The names of both trees' items in the film: partners share a name, other items have unique names. A partner has
    /// the name of the new view, `badge.4` for the item at index 4; a removed view is `gone.badge.4`.
    private static func names(_ before: LayoutSide, _ after: LayoutSide) -> (before: [String], after: [String]) {
        let items = ItemMatching(before: before, after: after)
        let new = after.tree.items.indices.map { "\(after.tree.items[$0].identifier).\($0)" }
        let old = before.tree.items.indices.map { index in
            items.afterOf[index].map { new[Int($0.index)] } ?? "gone.\(before.tree.items[index].identifier).\(index)"
        }
        return (old, new)
    }
}
