import CCairo
import CPango

/// The first page of PDF files through poppler.
enum PDFPicture {
    /// `poppler_document_new_from_bytes`: bytes, password, error.
    private typealias New =
        @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, UnsafeMutableRawPointer?)
        -> OpaquePointer?
    /// `poppler_document_get_page`: document and index.
    private typealias Page = @convention(c) (OpaquePointer?, Int32) -> OpaquePointer?
    /// `poppler_page_get_size`: page, and where width and height in points are written.
    private typealias Size =
        @convention(c) (
            OpaquePointer?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?
        ) -> Void
    /// `poppler_page_render`: page and cairo context.
    private typealias Render = @convention(c) (OpaquePointer?, OpaquePointer?) -> Void

    /// poppler's GLib interface; nil if it is not installed.
    private static let library = SharedLibrary("poppler-glib", version: 8)

    /// Scales the page's box to the canvas.
    static func draw(_ bytes: [UInt8], _ canvas: PictureCanvas) throws(PictureFailure) {
        guard let new = unsafe library?.function("poppler_document_new_from_bytes", as: New.self),
            let getPage = unsafe library?.function("poppler_document_get_page", as: Page.self),
            let getSize = unsafe library?.function("poppler_page_get_size", as: Size.self),
            let render = unsafe library?.function("poppler_page_render", as: Render.self)
        else { throw .noLibrary(name: "poppler", package: "libpoppler-glib8") }
        // GLib manual: g_bytes_new() "Creates a new GBytes from data. data is copied."
        let data = unsafe g_bytes_new(bytes, bytes.count)
        defer { unsafe g_bytes_unref(data) }
        // Manual: "A newly created PopplerDocument, or NULL".
        guard let document = unsafe new(data, nil, nil) else { throw .broken }
        defer { unsafe g_object_unref(UnsafeMutableRawPointer(document)) }
        guard let page = unsafe getPage(document, 0) else { throw .broken }
        defer { unsafe g_object_unref(UnsafeMutableRawPointer(page)) }
        var width = 0.0
        var height = 0.0
        unsafe getSize(page, &width, &height)
        guard width > 0, height > 0, width.isFinite, height.isFinite else { throw .broken }
        unsafe cairo_scale(canvas.context, canvas.width / width, canvas.height / height)
        unsafe render(page, canvas.context)
    }
}
