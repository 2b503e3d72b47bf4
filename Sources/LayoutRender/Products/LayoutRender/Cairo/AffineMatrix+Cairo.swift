import CCairo

extension AffineMatrix {
    /// Maps what a context draws from now on; of a map that leaves nothing, nothing is drawn.
    @unsafe func apply(to context: OpaquePointer) {
        guard isDrawable else {
            unsafe cairo_new_path(context)
            return unsafe cairo_clip(context)
        }
        var matrix = cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
        unsafe cairo_transform(context, &matrix)
    }
}
