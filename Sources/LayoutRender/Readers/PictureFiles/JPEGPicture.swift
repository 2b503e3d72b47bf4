import PNGCodec

/// JPEG files through libjpeg-turbo.
enum JPEGPicture {
    /// `tjInitDecompress`
    private typealias Create = @convention(c) () -> UnsafeMutableRawPointer?
    /// `tjDestroy`
    private typealias Destroy = @convention(c) (UnsafeMutableRawPointer?) -> Int32
    /// `tjDecompressHeader3`: decoder, bytes, their number, and where width, height, subsampling and colour space are
    /// written.
    private typealias Header =
        @convention(c) (
            UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, UInt, UnsafeMutablePointer<Int32>?,
            UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?
        ) -> Int32
    /// `tjDecompress2`: decoder, bytes, their number, pixels, width, bytes of a row, height, pixel format, flags.
    private typealias Decompress =
        @convention(c) (
            UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, UInt, UnsafeMutablePointer<UInt8>?, Int32, Int32, Int32,
            Int32,
            Int32
        ) -> Int32

    /// The TurboJPEG API of libjpeg-turbo; nil if it is not installed.
    private static let library = SharedLibrary("turbojpeg", version: 0)
    /// TJPF_RGBA: four bytes per pixel, the last is 255.
    private static let straightRGBA: Int32 = 7

    /// - Throws: `noLibrary` without libjpeg-turbo, `broken`, or `tooLarge`.
    static func decode(_ bytes: [UInt8], _ limits: PixelLimits) throws(PictureFailure) -> Bitmap {
        guard let create = unsafe library?.function("tjInitDecompress", as: Create.self),
            let destroy = unsafe library?.function("tjDestroy", as: Destroy.self),
            let readHeader = unsafe library?.function("tjDecompressHeader3", as: Header.self),
            let decompress = unsafe library?.function("tjDecompress2", as: Decompress.self)
        else { throw .noLibrary(name: "libjpeg-turbo", package: "libturbojpeg0") }
        guard let decoder = unsafe create() else { throw .broken }
        defer { _ = unsafe destroy(decoder) }
        var (width, height, subsampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        guard unsafe readHeader(decoder, bytes, UInt(bytes.count), &width, &height, &subsampling, &space) == 0 else {
            throw .broken
        }
        guard width > 0, height > 0, limits.allows(width: Int(width), height: Int(height)) else { throw .tooLarge }
        var pixels = [UInt8](repeating: 255, count: Int(width) * Int(height) * 4)
        // Manual: the result is -1 for a warning too; the picture is then decoded as far as possible.
        _ = unsafe decompress(
            decoder, bytes, UInt(bytes.count), &pixels, width, width * 4, height, straightRGBA, 0)
        guard let bitmap = Bitmap(width: Int(width), height: Int(height), pixels: pixels) else { throw .broken }
        return bitmap
    }
}
