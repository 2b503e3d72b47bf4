/// The place where the next token of a block is written: plain pointers, so that a loop keeps them in registers.
@safe struct TokenCursor {
    fileprivate let tokens: UnsafeMutablePointer<UInt32>
    /// Tokens so far, those of `DeflateTokens` included.
    private(set) var count: Int
    /// The most tokens of a block.
    let capacity: Int
    /// How often each literal and length symbol occurs in the block, for the Huffman code.
    fileprivate let literalCounts: UnsafeMutablePointer<UInt32>
    /// How often each distance symbol occurs in the block.
    fileprivate let distanceCounts: UnsafeMutablePointer<UInt32>
    /// The symbol and extra bits of each match length.
    fileprivate let lengthTable: UnsafeMutablePointer<UInt32>

    /// A cursor over the memory of `DeflateTokens`, which must outlive the cursor.
    @unsafe init(
        tokens: UnsafeMutablePointer<UInt32>, count: Int, capacity: Int, literalCounts: UnsafeMutablePointer<UInt32>,
        distanceCounts: UnsafeMutablePointer<UInt32>, lengthTable: UnsafeMutablePointer<UInt32>
    ) {
        unsafe self.tokens = tokens
        self.count = count
        self.capacity = capacity
        unsafe self.literalCounts = literalCounts
        unsafe self.distanceCounts = distanceCounts
        unsafe self.lengthTable = lengthTable
    }

    /// The number of tokens that still fit.
    var room: Int { capacity &- count }

    /// Adds a literal; not for a full block.
    @inline(__always)
    mutating func append(literal: UInt8) {
        unsafe tokens[count] = UInt32(literal) | 1 << 24
        unsafe literalCounts[Int(literal)] &+= 1
        count &+= 1
    }

    /// Adds the three lowest bytes of `literals`; not for a full block.
    @inline(__always)
    mutating func append(three literals: UInt32) {
        unsafe tokens[count] = literals & 0xFF_FFFF | 3 << 24
        unsafe literalCounts[Int(literals & 255)] &+= 1
        unsafe literalCounts[Int(literals &>> 8 & 255)] &+= 1
        unsafe literalCounts[Int(literals &>> 16 & 255)] &+= 1
        count &+= 1
    }

    /// Adds a match of 3 to 258 bytes; not for a full block.
    @inline(__always)
    mutating func append(length: Int, distance: Int) {
        unsafe tokens[count] = UInt32(truncatingIfNeeded: (length &- 3) &<< 15 | (distance &- 1)) | 1 << 31
        unsafe literalCounts[Int(lengthTable[length] & 511)] &+= 1
        unsafe distanceCounts[DeflateSymbols.distance(distance)] &+= 1
        count &+= 1
    }
}
