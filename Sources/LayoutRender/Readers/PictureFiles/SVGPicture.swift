import CPango

/// SVG files through librsvg.
enum SVGPicture {
    /// `rsvg_handle_new_from_data`: bytes, their number, error.
    private typealias New = @convention(c) (UnsafePointer<UInt8>?, Int, UnsafeMutableRawPointer?) -> OpaquePointer?
    /// `rsvg_handle_render_document`: handle, cairo context, rectangle, error.
    private typealias Render =
        @convention(c) (
            OpaquePointer?, OpaquePointer?, UnsafePointer<Double>?, UnsafeMutableRawPointer?
        ) -> Int32

    /// librsvg 2; nil if it is not installed.
    private static let library = SharedLibrary("rsvg-2", version: 2)

    /// Scales the picture to the canvas. Without a base address the library loads none of the files that the picture
    /// refers to.
    static func draw(_ bytes: [UInt8], _ canvas: PictureCanvas) throws(PictureFailure) {
        guard let new = unsafe library?.function("rsvg_handle_new_from_data", as: New.self),
            let render = unsafe library?.function("rsvg_handle_render_document", as: Render.self)
        else { throw .noLibrary(name: "librsvg", package: "librsvg2-2") }
        // Manual: "A RsvgHandle or NULL if an error occurs. [...] g_object_unref()".
        guard let handle = unsafe new(bytes, bytes.count, nil) else { throw .broken }
        defer { unsafe g_object_unref(UnsafeMutableRawPointer(handle)) }
        // An RsvgRectangle is four numbers: x, y, width, height.
        let viewport = [0, 0, canvas.width, canvas.height]
        guard unsafe render(handle, canvas.context, viewport, nil) != 0 else { throw .broken }
    }
}
