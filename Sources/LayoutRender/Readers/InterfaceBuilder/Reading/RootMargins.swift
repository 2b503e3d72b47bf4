import LayoutEngine

/// The margins of a root that preserves those of its superview.
enum RootMargins {
    /// The root lies in a view of the canvas, whose margins of 8 points reach into a root that preserves the margins of its
    /// superview. [measured: 6 of 6 roots of .xib files with margins of 0 and 2 of 2 of controllers, of two projects]
    static func keepCanvasMargins(of view: inout View) {
        guard view.preservesSuperviewLayoutMargins else { return }
        var margins = view.layoutMargins ?? Margins()
        margins.top = max(margins.top ?? canvas, canvas)
        margins.bottom = max(margins.bottom ?? canvas, canvas)
        view.layoutMargins = margins
    }

    /// Above and below, in points.
    private static let canvas = 8.0
}
