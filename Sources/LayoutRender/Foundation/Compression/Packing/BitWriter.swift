/// Bytes written bit by bit, the lowest bit of a byte first, as RFC 1951 demands (section 3.1.1).
///
/// Bits wait in a 64-bit word; each `put` stores the whole word and keeps the bits of the last, incomplete byte. That
/// is one store a symbol, without a branch.
@safe struct BitWriter: ~Copyable {
    private var bytes: UnsafeMutableRawPointer
    /// Bytes allocated; `reserve` allocates twice the bytes that are needed.
    private var capacity: Int
    /// Whole bytes written so far.
    private(set) var count = 0
    /// Bits that do not fill a byte yet, the first in the lowest place.
    private var waiting: UInt64 = 0
    /// The number of valid bits in `waiting`: fewer than 8 between two calls.
    private var waitingCount: UInt64 = 0

    /// An empty stream.
    /// - Parameter capacity: bytes to allocate at first; `reserve` allocates more.
    init(capacity: Int) {
        self.capacity = max(64, capacity)
        unsafe bytes = .allocate(byteCount: self.capacity, alignment: 8)
    }

    deinit { unsafe bytes.deallocate() }

    /// Makes room for further bytes: the calls of `put` until the next `reserve` may write `more` bytes together.
    mutating func reserve(_ more: Int) {
        // Each `put` stores eight bytes at once, most of which the next one overwrites.
        guard count + more + 16 > capacity else { return }
        capacity = (count + more + 16) * 2
        let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 8)
        unsafe larger.copyMemory(from: bytes, byteCount: count)
        unsafe bytes.deallocate()
        unsafe bytes = unsafe larger
    }

    /// Writes the lowest `length` bits of `bits`, at most 56; the others are zero.
    @inline(__always)
    mutating func put(_ bits: UInt64, _ length: UInt64) {
        waiting |= bits &<< waitingCount
        waitingCount &+= length
        unsafe bytes.storeBytes(of: waiting.littleEndian, toByteOffset: count, as: UInt64.self)
        let whole = waitingCount &>> 3
        count &+= Int(truncatingIfNeeded: whole)
        waiting &>>= whole &<< 3
        waitingCount &= 7
    }

    /// Fills the last byte with zeros.
    mutating func padToByte() {
        guard waitingCount > 0 else { return }
        reserve(8)
        put(0, 8 - waitingCount)
    }

    /// The whole bytes written so far.
    var written: [UInt8] {
        unsafe Array(UnsafeRawBufferPointer(start: bytes, count: count))
    }
}
