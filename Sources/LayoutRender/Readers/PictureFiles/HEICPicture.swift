import CLibrary
import PNGCodec

/// HEIC files through libheif: the primary picture, turned as the file says.
enum HEICPicture {
    /// libheif answers a `heif_error` of two 32-bit numbers and an address: 16 bytes, which every 64-bit calling
    /// convention that Swift has hands over as it does an `ldiv_t`. The first number is the code, 0 for success.
    private typealias Answer = ldiv_t
    /// `heif_context_alloc`
    private typealias New = @convention(c) () -> OpaquePointer?
    /// `heif_context_read_from_memory`: context, bytes, their number, options.
    private typealias Read = @convention(c) (OpaquePointer?, UnsafePointer<UInt8>?, Int, OpaquePointer?) -> Answer
    /// `heif_context_get_primary_image_handle`: context, and where the handle is written.
    private typealias Primary = @convention(c) (OpaquePointer?, UnsafeMutablePointer<OpaquePointer?>?) -> Answer
    /// The width or height of a handle in pixels.
    private typealias Length = @convention(c) (OpaquePointer?) -> Int32
    /// `heif_decode_image`: handle, where the picture is written, colour space, layout of the pixels, options.
    private typealias Decode =
        @convention(c) (OpaquePointer?, UnsafeMutablePointer<OpaquePointer?>?, Int32, Int32, OpaquePointer?) -> Answer
    /// `heif_image_get_plane_readonly`: picture, channel, and where the bytes of a row are written.
    private typealias Plane =
        @convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<Int32>?) -> UnsafePointer<UInt8>?
    /// The width or height of a channel in pixels.
    private typealias PlaneLength = @convention(c) (OpaquePointer?, Int32) -> Int32
    /// Frees a context, handle or picture.
    private typealias Release = @convention(c) (OpaquePointer?) -> Void

    /// libheif 1; nil if it is not installed.
    private static let library = SharedLibrary("heif", version: 1)

    /// - Throws: `noLibrary` without libheif, `broken`, or `tooLarge`.
    static func decode(_ bytes: [UInt8], _ limits: PixelLimits) throws(PictureDecoder.Failure) -> Bitmap {
        guard let new = unsafe library?.function("heif_context_alloc", as: New.self),
            let free = unsafe library?.function("heif_context_free", as: Release.self),
            let read = unsafe library?.function("heif_context_read_from_memory", as: Read.self),
            let primary = unsafe library?.function("heif_context_get_primary_image_handle", as: Primary.self),
            let release = unsafe library?.function("heif_image_handle_release", as: Release.self)
        else { throw .noLibrary(name: "libheif", package: "libheif1") }
        // heif.h: "heif_context_free: free the context [...] heif_image_handle_release: release the handle".
        guard let context = unsafe new() else { throw .broken }
        defer { unsafe free(context) }
        guard unsafe isSuccess(read(context, bytes, bytes.count, nil)) else { throw .broken }
        var handle: OpaquePointer?
        guard unsafe isSuccess(primary(context, &handle)), let handle = unsafe handle else { throw .broken }
        defer { unsafe release(handle) }
        return try unsafe pixels(of: handle, limits)
    }

    /// The picture behind a handle, whose size is checked before it is decoded.
    @unsafe private static func pixels(
        of handle: OpaquePointer, _ limits: PixelLimits
    ) throws(PictureDecoder.Failure) -> Bitmap {
        guard let width = unsafe library?.function("heif_image_handle_get_width", as: Length.self),
            let height = unsafe library?.function("heif_image_handle_get_height", as: Length.self),
            let decode = unsafe library?.function("heif_decode_image", as: Decode.self),
            let plane = unsafe library?.function("heif_image_get_plane_readonly", as: Plane.self),
            let planeWidth = unsafe library?.function("heif_image_get_width", as: PlaneLength.self),
            let planeHeight = unsafe library?.function("heif_image_get_height", as: PlaneLength.self),
            let release = unsafe library?.function("heif_image_release", as: Release.self)
        else { throw .noLibrary(name: "libheif", package: "libheif1") }
        let (columns, rows) = unsafe (Int(width(handle)), Int(height(handle)))
        guard columns > 0, rows > 0 else { throw .broken }
        guard limits.allows(width: columns, height: rows) else { throw .tooLarge }
        var image: OpaquePointer?
        guard unsafe isSuccess(decode(handle, &image, rgb, interleavedRGBA, nil)), let image = unsafe image else {
            throw .broken
        }
        defer { unsafe release(image) }
        var stride: Int32 = 0
        guard let start = unsafe plane(image, interleaved, &stride), Int(stride) >= columns * 4,
            unsafe planeWidth(image, interleaved) == Int32(columns),
            unsafe planeHeight(image, interleaved) == Int32(rows)
        else { throw .broken }
        var pixels: [UInt8] = []
        pixels.reserveCapacity(columns * rows * 4)
        for row in 0..<rows {
            unsafe pixels.append(contentsOf: UnsafeBufferPointer(start: start + row * Int(stride), count: columns * 4))
        }
        guard let bitmap = Bitmap(width: columns, height: rows, pixels: pixels) else { throw .broken }
        return bitmap
    }

    /// heif_error_Ok is 0.
    private static func isSuccess(_ answer: Answer) -> Bool { Int32(truncatingIfNeeded: answer.quot) == 0 }

    // heif.h: heif_colorspace_RGB, heif_chroma_interleaved_RGBA, heif_channel_interleaved.
    /// The colour space that libheif converts to.
    private static let rgb: Int32 = 1
    /// Four bytes for a pixel, opacity last.
    private static let interleavedRGBA: Int32 = 11
    /// The only plane of such a picture.
    private static let interleaved: Int32 = 10
}
