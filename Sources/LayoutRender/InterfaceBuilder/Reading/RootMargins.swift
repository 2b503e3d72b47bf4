import LayoutEngine

/// The margins of the root of a `.xib` file.
enum RootMargins {
    /// The root of a `.xib` file lies in a view of the canvas, whose margins of 8 points reach into a root that preserves
    /// the margins of its superview. [measured: 6 of 6 roots of one project with margins of 0]
    static func keepCanvasMargins(of view: inout View) {
        guard view.preservesSuperviewLayoutMargins, var margins = view.layoutMargins else { return }
        margins.top = max(margins.top ?? canvas, canvas)
        margins.bottom = max(margins.bottom ?? canvas, canvas)
        view.layoutMargins = margins
    }

    /// Above and below, in points.
    private static let canvas = 8.0
}
