import CCairo

extension CairoImageSurface {
    /// The picture with straight alpha.
    ///
    /// 8 bits for each of red, green, blue and alpha; nil if cairo has no pixels, as after an error.
    func bitmap() -> Bitmap? {
        let read = unsafe withPixels { source, stride in
            unsafe Bitmap(width: width, height: height, premultiplied: UnsafeRawBufferPointer(source), stride: stride)
        }
        return read.flatMap { $0 }
    }

    /// A surface with the pixels of a bitmap.
    init(_ bitmap: Bitmap) throws(RenderError) {
        try self.init(width: bitmap.width, height: bitmap.height)
        _ = unsafe withPixels { target, stride in unsafe bitmap.premultiply(into: target, stride: stride) }
    }
}

extension CairoImageSurface {
    /// A picture that a canvas draws several times; a class because a dictionary cannot keep
    /// a surface, which is not copyable.
    @safe final class Shared {
        /// Owned by the object: its reference is given back at the end.
        let handle: OpaquePointer

        /// - Throws: where cairo has no memory for the surface.
        init(_ bitmap: Bitmap) throws(RenderError) {
            let surface = try CairoImageSurface(bitmap)
            // cairo manual: "Increases the reference count on surface by one. This prevents surface from being destroyed
            // until a matching call to cairo_surface_destroy() is made."
            unsafe handle = cairo_surface_reference(surface.handle)
        }

        deinit { unsafe cairo_surface_destroy(handle) }
    }
}
