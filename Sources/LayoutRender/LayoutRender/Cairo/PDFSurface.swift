import CCairo

/// Collects the bytes that cairo streams out; a class because C keeps its address.
private final class ByteSink {
    var bytes: [UInt8] = []
}

/// A PDF of one page, written to memory.
@safe struct PDFSurface: ~Copyable {
    let handle: OpaquePointer
    private let sink: ByteSink

    /// - Parameters: the page in points.
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

    /// Ends the document and hands out its bytes.
    consuming func finish() throws(RenderError) -> [UInt8] {
        unsafe cairo_surface_finish(handle)
        try CairoStatus(unsafe cairo_surface_status(handle)).check()
        return sink.bytes
    }
}
