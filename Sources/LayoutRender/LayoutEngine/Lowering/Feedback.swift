/// What one pass of layout tells the next: everything that depends on solved frames, one entry an item of the tree.
struct Feedback: Equatable {
    /// Solved alignment-rectangle sizes of the pass before; empty in the first pass.
    var solvedSizes: [Size] = []
    /// Frames in the root's coordinates of the pass before; empty in the first pass.
    var solvedFrames: [Rect] = []
    /// Widths at which texts that wrap are set for good; 0 for other items, empty until the widths have settled.
    var wrapWidths: [Double] = []
    /// Rows whose constraints ask for no height; they keep the standard height.
    var collapsedRows: [ItemID] = []
    /// Distances of the safe area from the frame's edges.
    var safeArea: [EdgeInsets]
    /// Distances of the layout margins guide from the frame's edges.
    var margins: [EdgeInsets]

    init(count: Int) {
        safeArea = Array(repeating: .zero, count: count)
        margins = Array(repeating: .zero, count: count)
    }
}
