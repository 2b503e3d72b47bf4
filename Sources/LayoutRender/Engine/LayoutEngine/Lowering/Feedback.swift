/// The values that one pass of layout hands to the next: everything that depends on solved frames, one entry per item.
struct Feedback: Equatable {
    /// Solved sizes of alignment rectangles in the previous pass; empty in the first pass.
    var solvedSizes: [Size] = []
    /// Frames in the root's coordinates in the previous pass; empty in the first pass.
    var solvedFrames: [Rect] = []
    /// The final widths of wrapped texts; 0 for other items, empty until the widths have settled.
    var wrapWidths: [Double] = []
    /// By item: what a length that the contents decide gains by rounding to whole pixels; empty until one does.
    var pixelRoom: [Size] = []
    /// Rows whose constraints give height 0; they get the standard height.
    var collapsedRows: [ItemID] = []
    /// Distances of the safe area from the frame's edges.
    var safeArea: InsetList
    /// Distances of the layout margins guide from the frame's edges.
    var margins: InsetList
    /// How far a keyboard that is shown reaches into the frame from the bottom, at least the safe area; empty until one is.
    private var keyboards: [Double] = []

    /// Takes the sizes and frames of a pass.
    mutating func take(_ solved: (sizes: [Size], frames: [Rect])) {
        (solvedSizes, solvedFrames) = (solved.sizes, solved.frames)
    }

    /// How far the keyboard reaches into an item from the bottom, at least the safe area.
    func keyboard(over place: Int) -> Double { keyboards.isEmpty ? safeArea[place].bottom : keyboards[place] }

    /// Sets what `keyboard(over:)` answers.
    mutating func setKeyboard(over place: Int, _ height: Double) {
        if keyboards.isEmpty { keyboards = (0..<safeArea.count).map { safeArea[$0].bottom } }
        keyboards[place] = height
    }

    /// Whether an item's insets differ from those of another pass by more than a length in points.
    func insetsDiffer(_ place: Int, from other: Feedback, by length: Double) -> Bool {
        !margins[place].isClose(to: other.margins[place], within: length)
            || !safeArea[place].isClose(to: other.safeArea[place], within: length)
            || abs(keyboard(over: place) - other.keyboard(over: place)) > length
    }

    /// Lets no inset become smaller than in an earlier pass.
    mutating func growInsets(from earlier: Feedback) {
        for place in 0..<margins.count {
            margins[place] = margins[place].grown(to: earlier.margins[place])
            safeArea[place] = safeArea[place].grown(to: earlier.safeArea[place])
            let height = max(keyboard(over: place), earlier.keyboard(over: place))
            if height != keyboard(over: place) { setKeyboard(over: place, height) }
        }
    }

    init(count: Int) {
        safeArea = InsetList(count: count)
        margins = InsetList(count: count)
    }
}

extension EdgeInsets {
    fileprivate func isClose(to other: EdgeInsets, within length: Double) -> Bool {
        abs(top - other.top) <= length && abs(left - other.left) <= length && abs(bottom - other.bottom) <= length
            && abs(right - other.right) <= length
    }

    /// The larger inset of each edge.
    fileprivate func grown(to other: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
            right: max(right, other.right))
    }
}
