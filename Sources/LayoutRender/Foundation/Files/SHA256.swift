/// The hash function of FIPS 180-4, used by the pages' security policy for script and style, and by Git LFS for files.
///
/// The comments at the steps are the numbers of the standard's sections. Written here because the project links no
/// library for cryptography; nothing secret is hashed, so the time a hash takes may depend on its input.
package enum SHA256 {
    /// 32 bytes. Only the last block or two are copied, so a large file needs no second buffer.
    package static func digest(of message: [UInt8]) -> [UInt8] {
        // 5.1.1: the message, a 1 bit, zeros, and the message's length in bits, padded to a multiple of 64 bytes.
        let whole = message.count / 64 * 64
        var end = Array(message[whole...]) + [0x80]
        end += [UInt8](repeating: 0, count: (120 - end.count % 64) % 64)
        end += bytes(of: UInt64(message.count) * 8)
        var hash = initial
        var schedule = [UInt32](repeating: 0, count: 64)
        for start in stride(from: 0, to: whole, by: 64) { compress(message, at: start, &schedule, into: &hash) }
        for start in stride(from: 0, to: end.count, by: 64) { compress(end, at: start, &schedule, into: &hash) }
        return hash.flatMap(bytes)
    }

    /// 64 hexadecimal digits. Of the bytes of `abc`: `ba7816bf…f20015ad`.
    package static func text(of message: [UInt8]) -> String {
        digest(of: message).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// 6.2.2: one block.
    private static func compress(
        _ message: [UInt8], at start: Int, _ w: inout [UInt32], into hash: inout [UInt32]
    ) {
        // 1 the message schedule
        for t in 0..<16 {
            let place = start + 4 * t
            w[t] =
                UInt32(message[place]) << 24 | UInt32(message[place + 1]) << 16 | UInt32(message[place + 2]) << 8
                | UInt32(message[place + 3])
        }
        for t in 16..<64 {
            let s0 = rotated(w[t - 15], 7) ^ rotated(w[t - 15], 18) ^ w[t - 15] >> 3
            let s1 = rotated(w[t - 2], 17) ^ rotated(w[t - 2], 19) ^ w[t - 2] >> 10
            w[t] = w[t - 16] &+ s0 &+ w[t - 7] &+ s1
        }
        // 2 and 3 the eight working variables, 64 rounds
        var (a, b, c, d) = (hash[0], hash[1], hash[2], hash[3])
        var (e, f, g, h) = (hash[4], hash[5], hash[6], hash[7])
        for t in 0..<64 {
            let sum1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
            let t1 = h &+ sum1 &+ (e & f ^ ~e & g) &+ constants[t] &+ w[t]
            let sum0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
            let t2 = sum0 &+ (a & b ^ a & c ^ b & c)
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ t1, c, b, a, t1 &+ t2)
        }
        // 4 the next hash value
        for (place, word) in [a, b, c, d, e, f, g, h].enumerated() { hash[place] = hash[place] &+ word }
    }

    /// 3.2: ROTR.
    private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

    /// The highest byte first.
    private static func bytes(of number: some FixedWidthInteger) -> [UInt8] {
        stride(from: number.bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    /// 5.3.3: the fractions of the square roots of the first 8 primes, 32 bits of each.
    private static let initial: [UInt32] = [
        0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
    ]

    /// 4.2.2: the fractions of the cube roots of the first 64 primes, 32 bits of each.
    private static let constants: [UInt32] = [
        0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4, 0xAB1C_5ED5,
        0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE, 0x9BDC_06A7, 0xC19B_F174,
        0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F, 0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA,
        0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7, 0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967,
        0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC, 0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85,
        0xA2BF_E8A1, 0xA81A_664B, 0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070,
        0x19A4_C116, 0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
        0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7, 0xC671_78F2,
    ]
}
