/// A hash of bytes that come piece by piece: MD5 by RFC 1321, SHA-1 and SHA-2 by FIPS 180-4.
struct Digest {
    enum Kind: CaseIterable {
        case md5, sha1, sha224, sha256, sha384, sha512

        /// The bytes of a hash.
        var length: Int {
            switch self {
            case .md5: 16
            case .sha1: 20
            case .sha224: 28
            case .sha256: 32
            case .sha384: 48
            case .sha512: 64
            }
        }
        /// The bytes that are mixed at a time.
        var block: Int { self == .sha384 || self == .sha512 ? 128 : 64 }
    }

    let kind: Kind
    /// Words of 32 bits, or of 64 for the two longest.
    private var words: [UInt64]
    private var rest: [UInt8] = []
    private var count: UInt64 = 0

    init(_ kind: Kind) {
        self.kind = kind
        words =
            switch kind {
            case .md5: [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
            case .sha1: [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
            // The lower halves of those of SHA-384, and the upper ones of SHA-512.
            case .sha224: Self.start384.map { $0 & 0xffff_ffff }
            case .sha256: Self.start512.map { $0 >> 32 }
            case .sha384: Self.start384
            case .sha512: Self.start512
            }
    }

    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        count &+= UInt64(bytes.count)
        rest.append(contentsOf: bytes)
        guard rest.count >= kind.block else { return }
        var start = 0
        while rest.count - start >= kind.block {
            mix(Array(rest[start..<start + kind.block]))
            start += kind.block
        }
        rest.removeFirst(start)
    }

    mutating func add(_ bytes: [UInt8]) { bytes.withUnsafeBytes { add($0) } }

    /// The hash of all bytes so far.
    func finished() -> [UInt8] {
        var last = self
        let bits = count &* 8
        var end: [UInt8] = [0x80]
        let room = kind.block == 128 ? 16 : 8
        while (rest.count + end.count + room) % kind.block != 0 { end.append(0) }
        if room == 16 { end += [UInt8](repeating: 0, count: 8) }
        let length = (0..<8).map { UInt8(truncatingIfNeeded: bits >> UInt64(8 * $0)) }
        last.add(end + (kind == .md5 ? length : length.reversed()))
        let size = kind.block == 128 ? 8 : 4
        let bytes = last.words.flatMap { word in
            let bytes = (0..<size).map { UInt8(truncatingIfNeeded: word >> UInt64(8 * $0)) }
            return kind == .md5 ? bytes : bytes.reversed()
        }
        return Array(bytes.prefix(kind.length))
    }

    static func hash(_ kind: Kind, _ bytes: UnsafeRawBufferPointer) -> [UInt8] {
        var digest = Digest(kind)
        digest.add(bytes)
        return digest.finished()
    }

    // MARK: Mixing

    private mutating func mix(_ block: [UInt8]) {
        switch kind {
        case .md5: mixMD5(block)
        case .sha1: mixSHA1(block)
        case .sha224, .sha256: mixSHA256(block)
        case .sha384, .sha512: mixSHA512(block)
        }
    }

    private static func word(_ block: [UInt8], _ index: Int, _ size: Int) -> UInt64 {
        block[index * size..<(index + 1) * size].reduce(0) { $0 << 8 | UInt64($1) }
    }

    private mutating func mixMD5(_ block: [UInt8]) {
        let message = (0..<16).map { UInt32(truncatingIfNeeded: Self.word(block, $0, 4)).byteSwapped }
        var (a, b, c, d) = (
            UInt32(truncatingIfNeeded: words[0]), UInt32(truncatingIfNeeded: words[1]),
            UInt32(truncatingIfNeeded: words[2]), UInt32(truncatingIfNeeded: words[3])
        )
        let start = [a, b, c, d]
        for round in 0..<64 {
            let (mixed, index) =
                switch round / 16 {
                case 0: ((b & c) | (~b & d), round)
                case 1: ((d & b) | (~d & c), (5 * round + 1) % 16)
                case 2: (b ^ c ^ d, (3 * round + 5) % 16)
                default: (c ^ (b | ~d), 7 * round % 16)
                }
            let sum = a &+ mixed &+ Self.sines[round] &+ message[index]
            (a, d, c) = (d, c, b)
            b = b &+ Self.turned(sum, left: Self.turns[round / 16][round % 4])
        }
        words = zip(start, [a, b, c, d]).map { UInt64($0 &+ $1) }
    }

    private mutating func mixSHA1(_ block: [UInt8]) {
        var message = (0..<16).map { UInt32(truncatingIfNeeded: Self.word(block, $0, 4)) }
        for index in 16..<80 {
            let sum = message[index - 3] ^ message[index - 8] ^ message[index - 14] ^ message[index - 16]
            message.append(Self.turned(sum, left: 1))
        }
        var state = words.map { UInt32(truncatingIfNeeded: $0) }
        for round in 0..<80 {
            let (b, c, d) = (state[1], state[2], state[3])
            let (mixed, constant): (UInt32, UInt32) =
                switch round / 20 {
                case 0: ((b & c) | (~b & d), 0x5a82_7999)
                case 1: (b ^ c ^ d, 0x6ed9_eba1)
                case 2: ((b & c) | (b & d) | (c & d), 0x8f1b_bcdc)
                default: (b ^ c ^ d, 0xca62_c1d6)
                }
            let next = Self.turned(state[0], left: 5) &+ mixed &+ state[4] &+ constant &+ message[round]
            state = [next, state[0], Self.turned(b, left: 30), c, d]
        }
        words = zip(words, state).map { UInt64(UInt32(truncatingIfNeeded: $0) &+ $1) }
    }

    private mutating func mixSHA256(_ block: [UInt8]) {
        var message = (0..<16).map { UInt32(truncatingIfNeeded: Self.word(block, $0, 4)) }
        for index in 16..<64 {
            let (x, y) = (message[index - 15], message[index - 2])
            let first = Self.turned(x, left: 25) ^ Self.turned(x, left: 14) ^ (x >> 3)
            let second = Self.turned(y, left: 15) ^ Self.turned(y, left: 13) ^ (y >> 10)
            message.append(message[index - 16] &+ first &+ message[index - 7] &+ second)
        }
        var state = words.map { UInt32(truncatingIfNeeded: $0) }
        for round in 0..<64 {
            let (a, e) = (state[0], state[4])
            let upper = Self.turned(e, left: 26) ^ Self.turned(e, left: 21) ^ Self.turned(e, left: 7)
            let chosen = (e & state[5]) ^ (~e & state[6])
            let constant = UInt32(truncatingIfNeeded: Self.roots[round] >> 32)
            let first = state[7] &+ upper &+ chosen &+ constant &+ message[round]
            let lower = Self.turned(a, left: 30) ^ Self.turned(a, left: 19) ^ Self.turned(a, left: 10)
            let most = (a & state[1]) ^ (a & state[2]) ^ (state[1] & state[2])
            state = [first &+ lower &+ most, a, state[1], state[2], state[3] &+ first, e, state[5], state[6]]
        }
        words = zip(words, state).map { UInt64(UInt32(truncatingIfNeeded: $0) &+ $1) }
    }

    private mutating func mixSHA512(_ block: [UInt8]) {
        var message = (0..<16).map { Self.word(block, $0, 8) }
        for index in 16..<80 {
            let (x, y) = (message[index - 15], message[index - 2])
            let first = Self.turned(x, right: 1) ^ Self.turned(x, right: 8) ^ (x >> 7)
            let second = Self.turned(y, right: 19) ^ Self.turned(y, right: 61) ^ (y >> 6)
            message.append(message[index - 16] &+ first &+ message[index - 7] &+ second)
        }
        var state = words
        for round in 0..<80 {
            let (a, e) = (state[0], state[4])
            let upper = Self.turned(e, right: 14) ^ Self.turned(e, right: 18) ^ Self.turned(e, right: 41)
            let chosen = (e & state[5]) ^ (~e & state[6])
            let first = state[7] &+ upper &+ chosen &+ Self.roots[round] &+ message[round]
            let lower = Self.turned(a, right: 28) ^ Self.turned(a, right: 34) ^ Self.turned(a, right: 39)
            let most = (a & state[1]) ^ (a & state[2]) ^ (state[1] & state[2])
            state = [first &+ lower &+ most, a, state[1], state[2], state[3] &+ first, e, state[5], state[6]]
        }
        words = zip(words, state).map { $0 &+ $1 }
    }

    private static func turned(_ word: UInt32, left count: UInt32) -> UInt32 { word << count | word >> (32 - count) }
    private static func turned(_ word: UInt64, right count: UInt64) -> UInt64 { word >> count | word << (64 - count) }
}
