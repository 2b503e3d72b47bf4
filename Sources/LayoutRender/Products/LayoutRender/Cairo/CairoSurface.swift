import CCairo
import CLibrary

/// A cairo status code; a struct, so that codes of later versions are kept.
struct CairoStatus: Hashable {
    /// The number in cairo's enumeration.
    var code: UInt32

    /// The status of a call.
    init(_ status: cairo_status_t) { code = UInt32(truncatingIfNeeded: status.rawValue) }

    /// CAIRO_STATUS_SUCCESS.
    var isSuccess: Bool { code == 0 }

    /// Cairo's own words for the code.
    var text: String {
        guard let words = unsafe cairo_status_to_string(cairo_status_t(rawValue: code)) else { return "status \(code)" }
        return unsafe String(cString: words)
    }

    /// The version of the library that is linked at run time.
    static var libraryVersion: String {
        guard let words = unsafe cairo_version_string() else { return "unknown" }
        return unsafe String(cString: words)
    }

    /// - Throws: the status as an error of drawing.
    func check() throws(RenderError) {
        guard isSuccess else { throw .drawing(library: "cairo", status: text) }
    }
}

/// A picture in memory that cairo draws into: premultiplied ARGB, native byte order.
@safe struct CairoImageSurface: ~Copyable {
    /// Owned: created in `init`, destroyed at the end.
    let handle: OpaquePointer
    /// In pixels.
    let width: Int
    /// In pixels.
    let height: Int

    /// A transparent picture. Width and height are in pixels, and already checked against the limits.
    ///
    /// - Throws: cairo's status where the surface cannot be made.
    init(width: Int, height: Int) throws(RenderError) {
        try unsafe self.init(width: width, height: height) {
            unsafe cairo_image_surface_create(CAIRO_FORMAT_ARGB32, $0, $1)
        }
    }

    /// A picture in memory that holds earlier pixels. The memory outlives the surface.
    ///
    /// - Throws: cairo's status where the surface cannot be made.
    @unsafe init(width: Int, height: Int, over memory: UnsafeMutableRawPointer) throws(RenderError) {
        try unsafe self.init(width: width, height: height) {
            unsafe cairo_image_surface_create_for_data(
                memory.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, $0, $1, $0 * 4)
        }
    }

    private init(
        width: Int, height: Int, _ create: (Int32, Int32) -> OpaquePointer?
    ) throws(RenderError) {
        guard let width32 = Int32(exactly: width), let height32 = Int32(exactly: height),
            let handle = unsafe create(width32, height32)
        else { throw .drawing(library: "cairo", status: "no surface") }
        // cairo manual: "a pointer to the newly created surface. The caller owns the surface and should call
        // cairo_surface_destroy() when done with it. This function always returns a valid pointer, but it will return
        // a pointer to a "nil" surface if an error such as out of memory occurs."
        let status = CairoStatus(unsafe cairo_surface_status(handle))
        guard status.isSuccess else {
            unsafe cairo_surface_destroy(handle)
            throw .drawing(library: "cairo", status: status.text)
        }
        unsafe self.handle = handle
        self.width = width
        self.height = height
    }

    deinit { unsafe cairo_surface_destroy(handle) }

    /// Calls `body` with the rows as they lie in memory and the distance between two of them in bytes.
    func withPixels<Result>(_ body: (UnsafeMutableRawBufferPointer, Int) -> Result) -> Result? {
        // cairo manual: "A call to cairo_surface_flush() is required before accessing the pixel data to ensure that all
        // pending drawing operations are finished."
        unsafe cairo_surface_flush(handle)
        guard let data = unsafe cairo_image_surface_get_data(handle) else { return nil }
        let stride = Int(unsafe cairo_image_surface_get_stride(handle))
        let result = unsafe body(UnsafeMutableRawBufferPointer(start: data, count: stride * height), stride)
        unsafe cairo_surface_mark_dirty(handle)
        return result
    }
}

/// Memory for the pixels of one picture after another. What the system hands out anew is cleared page by page, which for
/// a large picture takes longer than its background.
@safe struct PixelMemory: ~Copyable {
    private var start: UnsafeMutableRawPointer?
    private var count = 0

    /// Pictures with more bytes have memory of their own.
    static let limit = 1 << 28

    deinit { unsafe free(start) }

    /// Memory of at least `count` bytes, with any content; valid until the next call. Nil where the system has none.
    @unsafe mutating func take(_ count: Int) -> UnsafeMutableRawPointer? {
        if count > self.count {
            // Large memory that grows keeps its pages.
            guard let grown = unsafe realloc(start, count) else { return nil }
            unsafe start = grown
            self.count = count
        }
        return unsafe start
    }
}

/// The drawing state over a surface.
@safe struct CairoContext: ~Copyable {
    /// Owned: created in `init`, destroyed at the end.
    let handle: OpaquePointer

    /// cairo manual: "This function references target, so you can immediately call cairo_surface_destroy() on it if you
    /// don't need to maintain a separate reference to it."
    init(surface: OpaquePointer) throws(RenderError) {
        guard let handle = unsafe cairo_create(surface) else { throw .drawing(library: "cairo", status: "no context") }
        let status = CairoStatus(unsafe cairo_status(handle))
        guard status.isSuccess else {
            unsafe cairo_destroy(handle)
            throw .drawing(library: "cairo", status: status.text)
        }
        unsafe self.handle = handle
    }

    deinit { unsafe cairo_destroy(handle) }

    /// Errors of a context are sticky: one check after drawing tells whether every call succeeded.
    func check() throws(RenderError) { try CairoStatus(unsafe cairo_status(handle)).check() }
}
