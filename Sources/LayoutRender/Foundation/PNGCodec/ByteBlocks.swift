/// Compares memory in blocks of 64 bytes.
public enum ByteBlocks {
    /// Whether two buffers hold the same bytes.
    public static func areEqual(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Bool {
        guard a.count == b.count else { return false }
        guard let one = a.baseAddress, let other = b.baseAddress else { return true }
        let count = a.count
        var offset = 0
        while offset + 64 <= count {
            // The differing bits of the two halves of a block are combined for one test.
            let first =
                unsafe one.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt64>.self)
                ^ other.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt64>.self)
            let second =
                unsafe one.loadUnaligned(fromByteOffset: offset + 32, as: SIMD4<UInt64>.self)
                ^ other.loadUnaligned(fromByteOffset: offset + 32, as: SIMD4<UInt64>.self)
            let bits = first | second
            if bits[0] | bits[1] | bits[2] | bits[3] != 0 { return false }
            offset += 64
        }
        while offset < count {
            if unsafe one.loadUnaligned(fromByteOffset: offset, as: UInt8.self)
                != other.loadUnaligned(fromByteOffset: offset, as: UInt8.self)
            {
                return false
            }
            offset += 1
        }
        return true
    }

    /// Whether two arrays hold the same bytes.
    public static func areEqual(_ a: [UInt8], _ b: [UInt8]) -> Bool {
        unsafe a.withUnsafeBytes { one in unsafe b.withUnsafeBytes { other in unsafe areEqual(one, other) } }
    }
}
