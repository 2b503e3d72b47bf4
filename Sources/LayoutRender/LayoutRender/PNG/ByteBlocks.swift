/// Compares memory in blocks of 64 bytes.
public enum ByteBlocks {
    /// Whether two buffers hold the same bytes.
    public static func areEqual(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Bool {
        guard a.count == b.count else { return false }
        var offset = 0
        while offset + 64 <= a.count {
            let one = unsafe a.loadUnaligned(fromByteOffset: offset, as: SIMD64<UInt8>.self)
            let other = unsafe b.loadUnaligned(fromByteOffset: offset, as: SIMD64<UInt8>.self)
            if one != other { return false }
            offset += 64
        }
        while offset < a.count {
            if unsafe a[offset] != b[offset] { return false }
            offset += 1
        }
        return true
    }

    /// Whether two arrays hold the same bytes.
    public static func areEqual(_ a: [UInt8], _ b: [UInt8]) -> Bool {
        unsafe a.withUnsafeBytes { one in unsafe b.withUnsafeBytes { other in unsafe areEqual(one, other) } }
    }
}
