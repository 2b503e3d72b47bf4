import LayoutEngine

/// The size of an arranged view without an intrinsic size on Interface Builder's canvas: the recorded size, as if that
/// were the intrinsic size, with the view's own hugging and compression resistance.
///
/// A running app gives such a view the room that is left, often none; on the canvas the view stays visible.
enum CanvasPlaceholder {
    /// - Parameters:
    ///   - stack: what arranges the view; across a stack that fills, its canvas decides a view's length.
    ///   - hasOwnWidth: constraints of its own give the view a width and no height. An image view without an image
    ///     keeps the canvas's height then, across a stack too.
    static func fill(
        _ view: inout View, in stack: StackAttributes, hasOwnWidth: Bool, _ environment: LayoutEnvironment
    ) {
        guard view.stack == nil, view.intrinsicContentSize == nil else { return }
        let natural = view.naturalSize(in: environment)
        // An empty label counts as a view without an intrinsic size, but only if its recorded size is known, or where
        // shares follow natural lengths and an empty share would contradict the stack's length.
        let isKnown = view.recordedFrame != nil || stack.distribution == .fillProportionally
        let limit = isKnown ? 0 : -1.0
        guard natural.width <= limit, natural.height <= limit else { return }
        let keepsHeight = view.kind == .imageView && hasOwnWidth
        // A class of the program's own has its size in code, which the canvas runs: it is as strong across the stack as
        // along it. [recorded: 17 of 17 views of two files]
        let isOwnClass = view.className != nil && view.kind == .view && view.recordedFrame != nil
        show(&view, across: stack.alignment == .fill && !keepsHeight && !isOwnClass ? stack.axis.cross : nil)
    }

    /// A stack without arranged subviews is laid out as a plain view, with a placeholder size along both axes if
    /// arranged.
    static func fillEmptyStack(_ view: inout View, isArranged: Bool) {
        view.kind = .view
        view.stack = nil
        view.className = view.className ?? "UIStackView"
        if isArranged { show(&view, across: nil) }
    }

    /// - Parameter axis: along which the stack decides the length.
    private static func show(_ view: inout View, across axis: Axis?) {
        var size = standard
        if let recorded = view.recordedFrame?.size {
            size = recorded
        } else {
            // The standard size is a guess: sizes of other views win against it, unless the file states this view's
            // hugging priority.
            for axis in Axis.allCases {
                if view.contentHuggingPriority[axis] == usualHugging {
                    view.contentHuggingPriority[axis] = guess
                } else if view.contentHuggingPriority[axis] == view.contentCompressionResistancePriority[axis] {
                    // Of two sizes of equal priority, the contents' and this one, the smaller size wins.
                    view.contentCompressionResistancePriority[axis] -= aLittle
                }
            }
        }
        view.intrinsicContentSize = size
        // Across the axis of a stack with alignment `fill`, this length decides the breadth only if no other view does.
        if let axis {
            view.contentHuggingPriority[axis] = guess
            view.contentCompressionResistancePriority[axis] = guess
        }
    }

    /// In points; as many public files record it.
    private static let standard = Size(width: 240, height: 50)
    /// Above the 25 at which a stack suppresses ambiguity, below everything that says how long a view should be.
    private static let guess: Float = 30
    /// The hugging priority of a view whose element states none.
    private static let usualHugging: Float = 250
    /// Makes one of two equal priorities the weaker one.
    private static let aLittle: Float = 0.5
}
