/// The two Huffman codes of a block: the block's own, or the fixed codes of RFC 1951 if these take fewer bits, the own
/// codes' description included.
struct BlockCodes {
    /// The code of literals, the end of the block and match lengths.
    let literals: HuffmanCode
    /// The code of match distances.
    let distances: HuffmanCode
    /// The lengths of both codes, packed; nil for the fixed codes.
    private let packed: PackedLengths?

    /// Chooses between both kinds of codes by counting the bits of the whole block.
    init(literals counts: [UInt32], distances distanceCounts: [UInt32]) {
        let own = HuffmanCode(counts: counts, limit: 15)
        let ownDistances = HuffmanCode(counts: distanceCounts, limit: 15)
        let packed = PackedLengths(own, ownDistances)
        let (fixed, fixedDistances) = (Self.fixed, Self.fixedDistances)
        let cost = packed.cost + own.cost(counts) + ownDistances.cost(distanceCounts)
        if fixed.cost(counts) + fixedDistances.cost(distanceCounts) <= cost {
            (literals, distances, self.packed) = (fixed, fixedDistances, nil)
        } else {
            (literals, distances, self.packed) = (own, ownDistances, packed)
        }
    }

    /// RFC 1951, section 3.2.6.
    private static let fixed = HuffmanCode(
        lengths: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
    /// Distances: 5 bits each.
    private static let fixedDistances = HuffmanCode(lengths: [UInt8](repeating: 5, count: 30))

    /// Writes the three bits of a block's header and the lengths of its codes (section 3.2.7).
    func writeHeader(to writer: inout BitWriter, isLast: Bool) {
        writer.put(isLast ? 1 : 0, 1)
        writer.put(packed == nil ? 1 : 2, 2)
        packed?.write(to: &writer)
    }
}

/// The lengths of a block's codes as RFC 1951 packs them: runs of a length or of zeros as one symbol, in a code of its own.
private struct PackedLengths {
    /// How many lengths of `literals` are written: those after the last used symbol are left out, at least 257 are
    /// written.
    private let literalCount: Int
    /// How many lengths of `distances` are written, at least 1.
    private let distanceCount: Int
    /// Symbols from 0 to 18 with the values and numbers of their extra bits.
    private var symbols: [(symbol: Int, value: UInt64, extra: UInt64)] = []
    /// The code of the packed symbols.
    private var code: HuffmanCode
    /// The number of entries of `order` that are written: trailing zeros are left out, at least 4 are written.
    private var codeCount = 4
    /// The bits of the packed description, its three counts included.
    private(set) var cost = 14

    /// The order in which the lengths of the lengths' code are stored.
    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    /// Packs the lengths of both codes as one sequence (section 3.2.7): symbol 16 repeats the last length 3 to 6 times,
    /// 17 stands for 3 to 10 zeros, 18 for 11 to 138 zeros.
    init(_ literals: HuffmanCode, _ distances: HuffmanCode) {
        literalCount = max(257, (literals.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
        distanceCount = max(1, (distances.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
        let lengths = literals.lengths[..<literalCount] + distances.lengths[..<distanceCount]
        var counts = [UInt32](repeating: 0, count: 19)
        var place = 0
        while place < lengths.count {
            let length = lengths[place]
            var run = 1
            while place + run < lengths.count, lengths[place + run] == length { run += 1 }
            place += run
            if length > 0 {
                symbols.append((Int(length), 0, 0))
                run -= 1
            }
            while run > 0 {
                let next: (symbol: Int, value: UInt64, extra: UInt64)
                let taken: Int
                if length == 0, run >= 11 {
                    taken = min(run, 138)
                    next = (18, UInt64(taken - 11), 7)
                } else if run >= 3 {
                    taken = min(run, length == 0 ? 10 : 6)
                    next = length == 0 ? (17, UInt64(taken - 3), 3) : (16, UInt64(taken - 3), 2)
                } else {
                    taken = 1
                    next = (Int(length), 0, 0)
                }
                symbols.append(next)
                run -= taken
            }
        }
        for entry in symbols {
            counts[entry.symbol] += 1
            cost += Int(entry.extra)
        }
        code = HuffmanCode(counts: counts, limit: 7)
        for (place, symbol) in Self.order.enumerated() where code.lengths[symbol] > 0 { codeCount = max(4, place + 1) }
        cost += codeCount * 3 + code.cost(counts)
    }

    /// Writes the three counts, the code of the lengths, and the packed lengths.
    func write(to writer: inout BitWriter) {
        writer.put(UInt64(literalCount - 257), 5)
        writer.put(UInt64(distanceCount - 1), 5)
        writer.put(UInt64(codeCount - 4), 4)
        for symbol in Self.order[..<codeCount] { writer.put(UInt64(code.lengths[symbol]), 3) }
        for entry in symbols {
            let length = UInt64(code.lengths[entry.symbol])
            writer.put(UInt64(code.codes[entry.symbol]) | entry.value << length, length + entry.extra)
        }
    }
}
