import PNGCodec

/// WebP files through libwebp.
enum WebPPicture {
    /// `WebPGetInfo`: bytes, their number, and where width and height are written.
    private typealias Info =
        @convention(c) (
            UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?
        ) -> Int32
    /// `WebPDecodeRGBAInto`: bytes, their number, pixels, their number of bytes, bytes of a row.
    private typealias Decode =
        @convention(c) (
            UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<UInt8>?, Int, Int32
        ) -> UnsafeMutablePointer<UInt8>?

    /// libwebp 7; nil if it is not installed.
    private static let library = SharedLibrary("webp", version: 7)

    /// - Throws: `noLibrary` without libwebp, `broken`, or `tooLarge`.
    static func decode(_ bytes: [UInt8], _ limits: PixelLimits) throws(PictureFailure) -> Bitmap {
        guard let info = unsafe library?.function("WebPGetInfo", as: Info.self),
            let decode = unsafe library?.function("WebPDecodeRGBAInto", as: Decode.self)
        else { throw .noLibrary(name: "libwebp", package: "libwebp7") }
        var (width, height): (Int32, Int32) = (0, 0)
        guard unsafe info(bytes, bytes.count, &width, &height) != 0 else { throw .broken }
        guard width > 0, height > 0, limits.allows(width: Int(width), height: Int(height)) else { throw .tooLarge }
        let count = Int(width) * Int(height) * 4
        var pixels = [UInt8](repeating: 0, count: count)
        guard unsafe decode(bytes, bytes.count, &pixels, count, width * 4) != nil,
            let bitmap = Bitmap(width: Int(width), height: Int(height), pixels: pixels)
        else { throw .broken }
        return bitmap
    }
}
