import LayoutEngine

/// The size at which Interface Builder's canvas shows an arranged view that has none of its own.
///
/// A running app gives such a view whatever is left, often nothing; on the canvas it stays visible.
enum CanvasPlaceholder {
    /// - Parameter stack: what arranges the view; across a stack that fills, its canvas decides a view's length.
    static func fill(_ view: inout View, in stack: StackAttributes) {
        guard view.kind == .view, view.intrinsicContentSize == nil else { return }
        var own = size(of: view)
        if stack.alignment == .fill { own[stack.axis.cross] = Size.noIntrinsicMetric }
        show(&view, own)
    }

    /// A stack without arranged subviews has nothing to stack: it is laid out as a plain view, visible both ways when
    /// another stack arranges it.
    static func fillEmptyStack(_ view: inout View, isArranged: Bool) {
        view.kind = .view
        view.stack = nil
        view.className = view.className ?? "UIStackView"
        if isArranged { show(&view, size(of: view)) }
    }

    private static func show(_ view: inout View, _ size: Size) {
        view.intrinsicContentSize = size
    }

    private static func size(of view: View) -> Size { view.recordedFrame?.size ?? standard }

    /// In points; as many public files record it.
    private static let standard = Size(width: 240, height: 50)
    /// Above the 250 to 254 at which labels hug their text, below the 750 at which contents resist.
    private static let resistance: Float = 260
    /// Above the 25 at which a stack suppresses ambiguity, below everything that says how long a view should be.
    private static let hugging: Float = 30
}
