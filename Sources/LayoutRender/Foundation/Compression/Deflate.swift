import CDeflate

/// The only access to libdeflate: whole buffers in, whole buffers out. libdeflate reads PNG files, and writes the
/// streams of pictures for which `RowDeflater` is not made.
package enum Deflate {
    /// A zlib stream of `bytes` at libdeflate's `level` (1 is the fastest), for a PNG; nil if memory ran out.
    package static func compress(_ bytes: [UInt8], level: Int32) -> [UInt8]? {
        unsafe bytes.withUnsafeBytes { unsafe compress($0, level: level) }
    }

    /// A zlib stream of the bytes at a pointer; nil if memory ran out.
    @unsafe package static func compress(_ source: UnsafeRawBufferPointer, level: Int32) -> [UInt8]? {
        guard let compressor = unsafe libdeflate_alloc_compressor(level) else { return nil }
        // libdeflate.h: "libdeflate_free_compressor() frees a compressor that was allocated with
        // libdeflate_alloc_compressor()."
        defer { unsafe libdeflate_free_compressor(compressor) }
        let bound = unsafe libdeflate_zlib_compress_bound(compressor, source.count)
        let result = unsafe [UInt8](unsafeUninitializedCapacity: bound) { target, count in
            // "the return value is the compressed size in bytes, or 0 if the data could not be compressed"
            count = unsafe libdeflate_zlib_compress(
                compressor, source.baseAddress, source.count, target.baseAddress, target.count)
        }
        return result.isEmpty ? nil : result
    }

    /// The contents of a zlib stream of exactly `count` bytes; nil if the stream is broken or has another length.
    package static func decompress(_ bytes: [UInt8], count: Int) -> [UInt8]? {
        guard let decompressor = unsafe libdeflate_alloc_decompressor() else { return nil }
        defer { unsafe libdeflate_free_decompressor(decompressor) }
        var status = LIBDEFLATE_BAD_DATA
        let result = unsafe [UInt8](unsafeUninitializedCapacity: count) { target, written in
            unsafe bytes.withUnsafeBytes { source in
                // "If the actual uncompressed size is known, then pass NULL to actual_out_nbytes": then anything else
                // than `count` bytes is LIBDEFLATE_SHORT_OUTPUT or LIBDEFLATE_INSUFFICIENT_SPACE.
                status = unsafe libdeflate_zlib_decompress(
                    decompressor, source.baseAddress, source.count, target.baseAddress, count, nil)
            }
            written = status == LIBDEFLATE_SUCCESS ? count : 0
        }
        return status == LIBDEFLATE_SUCCESS ? result : nil
    }

    /// The contents of a zlib stream of at most `limit` bytes; nil if the stream is broken or longer.
    package static func decompress(_ bytes: ArraySlice<UInt8>, limit: Int) -> [UInt8]? {
        guard let decompressor = unsafe libdeflate_alloc_decompressor() else { return nil }
        defer { unsafe libdeflate_free_decompressor(decompressor) }
        // The stream does not state the length of its contents: a larger buffer is tried if the first was too small.
        var room = min(limit, max(bytes.count * 8, 4_096))
        while true {
            var status = LIBDEFLATE_BAD_DATA
            let result = unsafe [UInt8](unsafeUninitializedCapacity: room) { target, written in
                unsafe bytes.withUnsafeBytes { source in
                    // "Decompression will stop at the end of the zlib stream, even if it is shorter than 'in_nbytes'."
                    status = unsafe libdeflate_zlib_decompress(
                        decompressor, source.baseAddress, source.count, target.baseAddress, room, &written)
                }
                if status != LIBDEFLATE_SUCCESS { written = 0 }
            }
            if status == LIBDEFLATE_SUCCESS { return result }
            guard status == LIBDEFLATE_INSUFFICIENT_SPACE, room < limit else { return nil }
            room = min(limit, room * 8)
        }
    }

    /// CRC-32 as PNG chunks use it (PNG specification, annex D).
    /// - Parameter seed: the checksum of the bytes before; 0 at the start.
    package static func crc32(_ bytes: ArraySlice<UInt8>, seed: UInt32 = 0) -> UInt32 {
        unsafe bytes.withUnsafeBytes { unsafe libdeflate_crc32(seed, $0.baseAddress, $0.count) }
    }

    /// Adler-32, the checksum of zlib streams, continued from `seed`; the first seed is 1.
    @unsafe static func adler32(_ bytes: UnsafeRawBufferPointer, seed: UInt32) -> UInt32 {
        unsafe libdeflate_adler32(seed, bytes.baseAddress, bytes.count)
    }

    /// libdeflate's version as its header states it, for the renderer's fingerprint.
    package static var version: String { LIBDEFLATE_VERSION_STRING }
}
