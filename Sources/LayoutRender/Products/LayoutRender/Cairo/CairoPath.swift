import CCairo

/// Shapes as cairo paths.
enum CairoPath {
    /// Replaces the current path; sets the even-odd rule for a ring, which the caller resets after use. Rounded
    /// rectangles and ellipses become curves, as cairo's paths know neither.
    @unsafe static func trace(_ shape: Shape, in context: OpaquePointer) {
        unsafe cairo_new_path(context)
        switch shape {
        case .rect(let rect):
            unsafe cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
        case .roundedRect(let rect, let radius):
            unsafe trace(RoundedCorners.path(rect, radius: radius), in: context)
        case .ellipse(let rect):
            unsafe trace(RoundedCorners.ellipse(rect), in: context)
        case .line(let from, let to):
            unsafe cairo_move_to(context, from.x, from.y)
            unsafe cairo_line_to(context, to.x, to.y)
        case .path(let elements):
            unsafe trace(elements, in: context)
        case .ring(let outer, let inner):
            unsafe cairo_rectangle(context, outer.x, outer.y, outer.width, outer.height)
            unsafe cairo_rectangle(context, inner.x, inner.y, inner.width, inner.height)
            unsafe cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
        }
    }

    /// Absolute coordinates in points; cairo continues from the current point.
    @unsafe private static func trace(_ elements: [PathElement], in context: OpaquePointer) {
        for element in elements {
            switch element {
            case .move(let point): unsafe cairo_move_to(context, point.x, point.y)
            case .line(let point): unsafe cairo_line_to(context, point.x, point.y)
            case .curve(let first, let second, let end):
                unsafe cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
            case .close: unsafe cairo_close_path(context)
            }
        }
    }
}
