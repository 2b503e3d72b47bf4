import CCairo

/// Collects the bytes that cairo streams; a class because C keeps its address.
private final class ByteSink {
    /// The file so far.
    var bytes: [UInt8] = []
}

/// A PDF, written to memory.
@safe struct PDFSurface: ~Copyable {
    /// Owned: created in `init`, finished and destroyed at the end.
    let handle: OpaquePointer
    /// Kept as long as the surface, since cairo writes into it.
    private let sink: ByteSink

    /// - Parameter size: of the first page, in points.
    ///
    /// - Throws: cairo's status where no surface can be made.
    init(size: Size, title: String) throws(RenderError) {
        let sink = ByteSink()
        let address = unsafe Unmanaged.passUnretained(sink).toOpaque()
        let handle = unsafe cairo_pdf_surface_create_for_stream(
            { closure, data, length in
                guard let closure = unsafe closure, let data = unsafe data else { return CAIRO_STATUS_WRITE_ERROR }
                let sink = unsafe Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
                unsafe sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
                return CAIRO_STATUS_SUCCESS
            }, address, size.width, size.height)
        guard let handle = unsafe handle else { throw .drawing(library: "cairo", status: "no PDF") }
        let status = CairoStatus(unsafe cairo_surface_status(handle))
        guard status.isSuccess else {
            unsafe cairo_surface_destroy(handle)
            throw .drawing(library: "cairo", status: status.text)
        }
        unsafe cairo_pdf_surface_set_metadata(handle, CAIRO_PDF_METADATA_TITLE, title)
        unsafe cairo_pdf_surface_set_metadata(handle, CAIRO_PDF_METADATA_CREATOR, "LayoutRender")
        // A fixed date: without one cairo writes the clock.
        unsafe cairo_pdf_surface_set_metadata(handle, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
        unsafe cairo_pdf_surface_set_metadata(handle, CAIRO_PDF_METADATA_MOD_DATE, "2000-01-01T00:00:00Z")
        unsafe self.handle = handle
        self.sink = sink
    }

    deinit {
        // cairo manual: "the destination stream must stay valid until the surface is finished"; finish comes before the
        // sink goes.
        unsafe cairo_surface_finish(handle)
        unsafe cairo_surface_destroy(handle)
    }

    /// Ends a page and begins one of another size.
    func beginPage(_ size: Size) {
        // cairo manual: "This function should only be called before any drawing operations have been performed on the
        // current page. The simplest way to do this is to call this function immediately after creating the surface or
        // immediately after completing a page with either cairo_show_page() or cairo_copy_page()."
        unsafe cairo_surface_show_page(handle)
        unsafe cairo_pdf_surface_set_size(handle, size.width, size.height)
    }

    /// Ends the document and hands out its bytes.
    consuming func finish() throws(RenderError) -> [UInt8] {
        unsafe cairo_surface_finish(handle)
        try CairoStatus(unsafe cairo_surface_status(handle)).check()
        return sink.bytes
    }
}
