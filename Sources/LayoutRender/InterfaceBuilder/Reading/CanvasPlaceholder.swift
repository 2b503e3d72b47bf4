import LayoutEngine

/// The size at which Interface Builder's canvas shows an arranged view that has none of its own: the one it had, as if
/// that were its intrinsic size with the view's own priorities.
///
/// A running app gives such a view whatever is left, often nothing; on the canvas it stays visible.
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
        // An empty label is as good as one without a size, but only its recorded size tells how large it is kept.
        let limit = view.recordedFrame == nil ? -1.0 : 0
        guard natural.width <= limit, natural.height <= limit else { return }
        let keepsHeight = view.kind == .imageView && hasOwnWidth
        show(&view, across: stack.alignment == .fill && !keepsHeight ? stack.axis.cross : nil)
    }

    /// A stack without arranged subviews has nothing to stack: it is laid out as a plain view, visible both ways when
    /// another stack arranges it.
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
            // The standard size is a guess: every view that has a size keeps it before this one does, unless the file says
            // how strongly this one holds on to its own.
            for axis in Axis.allCases {
                if view.contentHuggingPriority[axis] == usualHugging {
                    view.contentHuggingPriority[axis] = guess
                } else if view.contentHuggingPriority[axis] == view.contentCompressionResistancePriority[axis] {
                    // At equal strength the smaller size stands, that of the contents or this one.
                    view.contentCompressionResistancePriority[axis] -= aLittle
                }
            }
        }
        view.intrinsicContentSize = size
        // Across a stack that fills, only a stack that nothing else gives a breadth has that of such a view.
        if let axis {
            view.contentHuggingPriority[axis] = guess
            view.contentCompressionResistancePriority[axis] = guess
        }
    }

    /// In points; as many public files record it.
    private static let standard = Size(width: 240, height: 50)
    /// Above the 25 at which a stack suppresses ambiguity, below everything that says how long a view should be.
    private static let guess: Float = 30
    /// How strongly a view hugs its size when the file says nothing.
    private static let usualHugging: Float = 250
    /// Makes one of two equal priorities the weaker one.
    private static let aLittle: Float = 0.5
}
