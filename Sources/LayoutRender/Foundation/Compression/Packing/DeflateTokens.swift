/// The literals and matches of one block, with the counts of their symbols. The block is written when it is full, since
/// its codes depend on all counts.
///
///     bits         31...24     23...16     15...8      7...0
///     literals     number      third       second      first byte
///     a match      1 in bit 31, length - 3 in bits 22...15, distance - 1 in bits 14...0
@safe struct DeflateTokens: ~Copyable {
    /// One or three literals: the bytes from the lowest on, their number in the highest byte. A match: the highest bit, its
    /// length less 3 from bit 15 on, its distance less 1 below.
    private let tokens: UnsafeMutablePointer<UInt32>
    /// Tokens so far.
    private(set) var count = 0
    /// The most tokens of a block.
    let capacity: Int
    /// The count of each literal and length symbol.
    private let literalCounts: UnsafeMutablePointer<UInt32>
    /// The count of each distance symbol.
    private let distanceCounts: UnsafeMutablePointer<UInt32>
    /// `DeflateSymbols.lengths` at a plain address.
    private let lengthTable: UnsafeMutablePointer<UInt32>

    /// An empty block.
    init(capacity: Int) {
        self.capacity = capacity
        unsafe tokens = .allocate(capacity: capacity)
        unsafe literalCounts = .allocate(capacity: DeflateSymbols.literalCount)
        unsafe literalCounts.initialize(repeating: 0, count: DeflateSymbols.literalCount)
        unsafe distanceCounts = .allocate(capacity: DeflateSymbols.distanceCount)
        unsafe distanceCounts.initialize(repeating: 0, count: DeflateSymbols.distanceCount)
        unsafe lengthTable = .allocate(capacity: DeflateSymbols.lengths.count)
        for (length, entry) in DeflateSymbols.lengths.enumerated() {
            unsafe (lengthTable + length).initialize(to: entry)
        }
    }

    deinit {
        unsafe tokens.deallocate()
        unsafe literalCounts.deallocate()
        unsafe distanceCounts.deallocate()
        unsafe lengthTable.deallocate()
    }

    /// Whether the block has no token.
    var isEmpty: Bool { count == 0 }

    /// The addresses at which tokens are written, for a loop that keeps them in registers.
    @inline(__always)
    var cursor: TokenCursor {
        unsafe TokenCursor(
            tokens: tokens, count: count, capacity: capacity, literalCounts: literalCounts,
            distanceCounts: distanceCounts, lengthTable: lengthTable)
    }

    /// Takes the tokens that a cursor has written.
    @inline(__always)
    mutating func take(_ cursor: TokenCursor) { count = cursor.count }

    /// Writes the tokens as one block, and empties the list.
    mutating func flush(to writer: inout BitWriter, isLast: Bool) {
        unsafe literalCounts[DeflateSymbols.endOfBlock] = 1
        let counts = unsafe Array(UnsafeBufferPointer(start: literalCounts, count: DeflateSymbols.literalCount))
        let distances = unsafe Array(UnsafeBufferPointer(start: distanceCounts, count: DeflateSymbols.distanceCount))
        let codes = BlockCodes(literals: counts, distances: distances)
        // A block of fewer than 300 bytes of header, then at most 48 bits a token.
        writer.reserve(400)
        codes.writeHeader(to: &writer, isLast: isLast)
        write(codes, to: &writer)
        let end = codes.literals
        writer.put(
            UInt64(end.codes[DeflateSymbols.endOfBlock]), UInt64(end.lengths[DeflateSymbols.endOfBlock]))
        unsafe literalCounts.update(repeating: 0, count: DeflateSymbols.literalCount)
        unsafe distanceCounts.update(repeating: 0, count: DeflateSymbols.distanceCount)
        count = 0
    }

    /// Writes the tokens in the block's codes.
    private func write(_ codes: BlockCodes, to writer: inout BitWriter) {
        writer.reserve(count * 6 + 16)
        // For each literal and each length the bits and, from bit 32 on, their number; a length's extra bits included.
        let literals = codes.literals.entries
        let lengths = DeflateSymbols.lengths.map { entry -> UInt64 in
            let symbol = Int(entry & 511)
            let (code, length) = (UInt64(literals[symbol] & 0xFFFF_FFFF), literals[symbol] >> 32)
            return code | UInt64(entry >> 16) << length | (length + UInt64(entry >> 9 & 127)) << 32
        }
        let distances = codes.distances.entries
        unsafe literals.withUnsafeBufferPointer { literals in
            unsafe lengths.withUnsafeBufferPointer { lengths in
                unsafe distances.withUnsafeBufferPointer { distances in
                    for place in 0..<count {
                        let token = unsafe tokens[place]
                        if token < 1 << 31 {
                            let entry = unsafe literals[Int(token & 255)]
                            guard token >= 2 << 24 else {
                                writer.put(entry & 0xFFFF_FFFF, entry &>> 32)
                                continue
                            }
                            let second = unsafe literals[Int(token &>> 8 & 255)]
                            let third = unsafe literals[Int(token &>> 16 & 255)]
                            var (bits, bitCount) = (entry & 0xFFFF_FFFF, entry &>> 32)
                            bits |= (second & 0xFFFF_FFFF) &<< bitCount
                            bitCount &+= second &>> 32
                            bits |= (third & 0xFFFF_FFFF) &<< bitCount
                            writer.put(bits, bitCount &+ third &>> 32)
                            continue
                        }
                        let entry = unsafe lengths[Int(token &>> 15 & 255) &+ 3]
                        var bits = entry & 0xFFFF_FFFF
                        var bitCount = entry &>> 32
                        let distance = Int(token & 0x7FFF) &+ 1
                        let symbol = DeflateSymbols.distance(distance)
                        let code = unsafe distances[symbol]
                        bits |= (code & 0xFFFF_FFFF) &<< bitCount
                        bitCount &+= code &>> 32
                        let extra = UInt64(truncatingIfNeeded: DeflateSymbols.extraBits(distanceSymbol: symbol))
                        let value = UInt64(truncatingIfNeeded: distance &- 1) & (1 &<< extra &- 1)
                        bits |= value &<< bitCount
                        writer.put(bits, bitCount &+ extra)
                    }
                }
            }
        }
    }
}
