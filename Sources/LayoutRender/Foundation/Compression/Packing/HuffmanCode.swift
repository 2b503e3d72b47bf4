/// A prefix code for symbols that occur with given counts, no longer than a limit, in the canonical form of RFC 1951,
/// section 3.2.2: the lengths alone describe the code.
///
///     symbol   A    B    C    D
///     length   2    1    3    3
///     code     10   0    110  111     shorter codes first, then by symbol; each code one more than the one before
struct HuffmanCode {
    /// Bits of each symbol's code; 0 for a symbol that does not occur.
    private(set) var lengths: [UInt8]
    /// Each symbol's code, its first bit in the lowest place, since the bits of a code are written first to last.
    private(set) var codes: [UInt16]

    /// The code with the fewest bits for the counts, among codes of at most `limit` bits.
    /// - Parameter limit: the greatest length: 15, or 7 for the code of lengths.
    init(counts: [UInt32], limit: Int) {
        lengths = Self.lengths(of: counts, limit: limit)
        codes = Self.codes(of: lengths, starts: Self.starts(of: lengths))
    }

    /// The code with these lengths.
    init(lengths: [UInt8]) {
        self.lengths = lengths
        codes = Self.codes(of: lengths, starts: Self.starts(of: lengths))
    }

    /// Each symbol's code with its number of bits from bit 32 on.
    var entries: [UInt64] { zip(codes, lengths).map { UInt64($0) | UInt64($1) << 32 } }

    /// The bits that all symbols together take.
    func cost(_ counts: [UInt32]) -> Int {
        var bits = 0
        for (symbol, count) in counts.enumerated() { bits += Int(count) * Int(lengths[symbol]) }
        return bits
    }

    /// Huffman's algorithm with two queues: the symbols by count, and the trees in the order of creation, which is the
    /// order of their counts too. Each step joins the two lightest. Ties go to the symbol with the lower number, so
    /// that the code depends on the counts alone.
    ///
    /// Codes that come out longer than the limit are cut to the limit, and `shorten` makes the code complete again.
    private static func lengths(of counts: [UInt32], limit: Int) -> [UInt8] {
        var lengths = [UInt8](repeating: 0, count: counts.count)
        var keys = counts.indices.filter { counts[$0] > 0 }.map { UInt64(counts[$0]) << 16 | UInt64($0) }
        keys.sort()
        let order = keys.map { Int($0 & 0xFFFF) }
        guard order.count > 1 else {
            // A code of one symbol has one bit: "If only one distance code is used, it is encoded using one bit".
            if let only = order.first { lengths[only] = 1 }
            return lengths
        }
        // Leaves first, then inner nodes; a node's parent is always later.
        var weights = order.map { UInt64(counts[$0]) }
        var parents = [Int](repeating: 0, count: order.count * 2 - 1)
        var (leaf, inner) = (0, order.count)
        func lightest() -> Int {
            if leaf < order.count, inner >= weights.count || weights[leaf] <= weights[inner] {
                leaf += 1
                return leaf - 1
            }
            inner += 1
            return inner - 1
        }
        while weights.count < order.count * 2 - 1 {
            let (one, other) = (lightest(), lightest())
            parents[one] = weights.count
            parents[other] = weights.count
            weights.append(weights[one] + weights[other])
        }
        var depths = [Int](repeating: 0, count: weights.count)
        for node in (0..<weights.count - 1).reversed() { depths[node] = depths[parents[node]] + 1 }
        var numbers = [Int](repeating: 0, count: limit + 1)
        for place in order.indices { numbers[min(limit, depths[place])] += 1 }
        shorten(&numbers, limit: limit)
        // The rarest symbols get the longest codes.
        var place = 0
        for length in (1...limit).reversed() {
            for _ in 0..<numbers[length] {
                lengths[order[place]] = UInt8(length)
                place += 1
            }
        }
        return lengths
    }

    /// Makes the numbers of codes of each length a complete code again after longer ones were cut to the limit: the sum of
    /// 2^-length is brought down to 1 by lengthening a code below the limit (Kraft's inequality).
    private static func shorten(_ numbers: inout [Int], limit: Int) {
        var sum = 0
        for length in 1...limit { sum += numbers[length] << (limit - length) }
        while sum > 1 << limit {
            // One code of the limit's length moves up beside a shorter one, which grows by a bit to make the room.
            numbers[limit] -= 1
            guard let length = (1..<limit).last(where: { numbers[$0] > 0 }) else { return }
            numbers[length] -= 1
            numbers[length + 1] += 2
            sum -= 1
        }
    }

    /// The first code of each length.
    private static func starts(of lengths: [UInt8]) -> [UInt16] {
        var numbers = [UInt16](repeating: 0, count: 17)
        for length in lengths where length > 0 { numbers[Int(length)] += 1 }
        var starts = [UInt16](repeating: 0, count: 17)
        for length in 1...16 { starts[length] = (starts[length - 1] &+ numbers[length - 1]) &<< 1 }
        return starts
    }

    /// Canonical codes: within a length in the order of the symbols, bits reversed.
    private static func codes(of lengths: [UInt8], starts: [UInt16]) -> [UInt16] {
        var next = starts
        return lengths.map { length in
            guard length > 0 else { return 0 }
            defer { next[Int(length)] += 1 }
            var (code, reversed) = (next[Int(length)], 0 as UInt16)
            for _ in 0..<length {
                reversed = reversed &<< 1 | code & 1
                code &>>= 1
            }
            return reversed
        }
    }
}
