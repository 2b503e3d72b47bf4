/// The Advanced Encryption Standard, FIPS 197, a block of sixteen bytes at a time.
struct BlockCipher {
    private let keys: [[UInt8]]

    /// - Parameter key: 16, 24 or 32 bytes; nil for another number.
    init?(_ key: [UInt8]) {
        let count = key.count / 4
        guard key.count % 4 == 0, [4, 6, 8].contains(count) else { return nil }
        var words = (0..<count).map { Array(key[$0 * 4..<$0 * 4 + 4]) }
        var constant: UInt8 = 1
        for index in count..<4 * (count + 7) {
            var word = words[index - 1]
            if index % count == 0 {
                word = [word[1], word[2], word[3], word[0]].map { Self.box[Int($0)] }
                word[0] ^= constant
                constant = Self.doubled(constant)
            } else if count == 8, index % count == 4 {
                word = word.map { Self.box[Int($0)] }
            }
            words.append(zip(words[index - count], word).map { $0 ^ $1 })
        }
        keys = stride(from: 0, to: words.count, by: 4).map { Array(words[$0..<$0 + 4].joined()) }
    }

    func encrypted(_ block: [UInt8]) -> [UInt8] {
        var state = Self.mixed(block, keys[0])
        for round in 1..<keys.count {
            // The rows are shifted: byte r of column c comes from column c + r.
            state = (0..<16).map { Self.box[Int(state[($0 + 4 * ($0 % 4)) % 16])] }
            if round < keys.count - 1 { state = Self.columns(state, [2, 3, 1, 1]) }
            state = Self.mixed(state, keys[round])
        }
        return state
    }

    func decrypted(_ block: [UInt8]) -> [UInt8] {
        var state = block
        for round in (1..<keys.count).reversed() {
            state = Self.mixed(state, keys[round])
            if round < keys.count - 1 { state = Self.columns(state, [14, 11, 13, 9]) }
            state = (0..<16).map { Self.inverse[Int(state[($0 + 16 - 4 * ($0 % 4)) % 16])] }
        }
        return Self.mixed(state, keys[0])
    }

    private static func mixed(_ a: [UInt8], _ b: [UInt8]) -> [UInt8] { zip(a, b).map { $0 ^ $1 } }

    /// Each column times a matrix whose rows are turns of one.
    private static func columns(_ state: [UInt8], _ row: [UInt8]) -> [UInt8] {
        (0..<16).map { place in
            (0..<4).reduce(0) { $0 ^ product(state[place / 4 * 4 + $1], row[($1 + 4 - place % 4) % 4]) }
        }
    }

    private static func doubled(_ a: UInt8) -> UInt8 { a << 1 ^ (a & 0x80 == 0 ? 0 : 0x1b) }

    private static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
        var (left, right, sum) = (a, b, UInt8(0))
        while right > 0 {
            if right & 1 == 1 { sum ^= left }
            left = doubled(left)
            right >>= 1
        }
        return sum
    }

    /// The inverse of each byte, its bits mixed.
    private static let box: [UInt8] = (0...255).map { index in
        let byte = UInt8(index)
        let inverse = (0...255).first { product(byte, UInt8($0)) == 1 }.map { UInt8($0) } ?? 0
        func turned(_ count: UInt8) -> UInt8 { inverse << count | inverse >> (8 - count) }
        return inverse ^ turned(1) ^ turned(2) ^ turned(3) ^ turned(4) ^ 0x63
    }
    private static let inverse: [UInt8] = {
        var table = [UInt8](repeating: 0, count: 256)
        for (index, byte) in box.enumerated() { table[Int(byte)] = UInt8(index) }
        return table
    }()
}
