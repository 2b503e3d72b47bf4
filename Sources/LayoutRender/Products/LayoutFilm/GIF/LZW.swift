/// The compression of GIF: Lempel-Ziv-Welch with codes that grow to twelve bits (GIF89a specification, appendix F).
struct LZW {
    /// The code stream without its blocks.
    private var out: [UInt8] = []
    /// Bits that do not fill a byte yet, lowest first.
    private var bits: UInt32 = 0
    /// How many bits wait in `bits`.
    private var bitCount: UInt32 = 0
    /// Bits of an index.
    private let rootBits: UInt32
    /// Open addressing: a prefix code and the next byte, plus one; 0 for a free slot.
    private var keys: [UInt32]
    /// The code of the string in each slot.
    private var codes: [UInt16]

    /// Four times the number of codes: searches stay short.
    private static let slotCount = 16_384
    /// Twelve bits.
    private static let maximumCode: UInt32 = 4_095

    /// An empty table.
    private init(rootBits: UInt32) {
        self.rootBits = rootBits
        keys = Array(repeating: 0, count: Self.slotCount)
        codes = Array(repeating: 0, count: Self.slotCount)
    }

    /// The code stream of `indices`, each below `1 << rootBits`, in sub-blocks of 255 bytes, preceded by the root size
    /// and followed by an empty block.
    /// - Parameters:
    ///   - rootBits: 2...8.
    ///   - free: pixels at which `hole` may replace the index; empty for none. The choice with the longer string is
    ///     written.
    static func compress(_ indices: [UInt8], rootBits: UInt32, hole: UInt8 = 0, free: [Bool] = []) -> [UInt8] {
        var coder = LZW(rootBits: rootBits)
        coder.encode(indices, hole: hole, free: free)
        var file: [UInt8] = [UInt8(truncatingIfNeeded: rootBits)]
        file.reserveCapacity(coder.out.count + coder.out.count / 255 + 4)
        var start = 0
        while start < coder.out.count {
            let end = min(start + 255, coder.out.count)
            file.append(UInt8(truncatingIfNeeded: end - start))
            file += coder.out[start..<end]
            start = end
        }
        file.append(0)
        return file
    }

    /// - Parameters:
    ///   - hole: the index that may stand for free pixels.
    ///   - free: for each pixel, whether the hole may replace its index; empty for none.
    private mutating func encode(_ indices: [UInt8], hole: UInt8, free: [Bool]) {
        let clear: UInt32 = 1 << rootBits
        let end = clear + 1
        var next = end + 1
        var width = rootBits + 1
        // 1  A stream starts with the clear code.
        write(clear, width)
        guard let first = indices.first else { return finish(end, width) }
        var prefix = UInt32(free.first == true ? hole : first)
        for place in indices.indices.dropFirst() {
            // 2  The longest string in the table.
            let isFree = !free.isEmpty && free[place]
            let index = isFree ? hole : indices[place]
            var (slot, key) = slot(of: prefix, index)
            if isFree, keys[slot] != key {
                let other = self.slot(of: prefix, indices[place])
                if keys[other.place] == other.key { (slot, key) = other }
            }
            if keys[slot] == key {
                prefix = UInt32(codes[slot])
                continue
            }
            // 3  The string's code is written, and the string with the new index is added to the table under the next
            //    code. The decoder's table lags one entry behind: the width grows when the code just added does not fit
            //    any more.
            write(prefix, width)
            if next <= Self.maximumCode {
                keys[slot] = key
                codes[slot] = UInt16(truncatingIfNeeded: next)
                if next == 1 << width, width < 12 { width += 1 }
                next += 1
            } else {
                // 4  A full table is cleared.
                write(clear, width)
                for place in keys.indices { keys[place] = 0 }
                next = end + 1
                width = rootBits + 1
            }
            prefix = UInt32(index)
        }
        // 5  The last string and the end code. By then the decoder has added an entry for the string.
        write(prefix, width)
        if next <= Self.maximumCode, next == 1 << width, width < 12 { width += 1 }
        finish(end, width)
    }

    /// The slot of a string in the table, or the free slot for it.
    private func slot(of prefix: UInt32, _ index: UInt8) -> (place: Int, key: UInt32) {
        let key = (prefix << 8 | UInt32(index)) + 1
        var slot = Int((key &* 2_654_435_761) >> 18)
        while keys[slot] != 0, keys[slot] != key { slot = (slot + 1) % Self.slotCount }
        return (slot, key)
    }

    /// The end code and the last, incomplete byte.
    private mutating func finish(_ end: UInt32, _ width: UInt32) {
        write(end, width)
        if bitCount > 0 { out.append(UInt8(truncatingIfNeeded: bits)) }
    }

    /// Lowest bit first.
    private mutating func write(_ code: UInt32, _ width: UInt32) {
        bits |= code << bitCount
        bitCount += width
        while bitCount >= 8 {
            out.append(UInt8(truncatingIfNeeded: bits))
            bits >>= 8
            bitCount -= 8
        }
    }
}
