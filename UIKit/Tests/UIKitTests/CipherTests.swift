import AppleCiphers
import Foundation
import Testing

/// CommonCrypto's functions against the examples of the standards.
struct CipherTests {
    private func hex(_ bytes: [UInt8]) -> String { bytes.map { String(format: "%02x", $0) }.joined() }
    private func bytes(_ hex: String) -> [UInt8] {
        var (rest, found) = (Substring(hex), [UInt8]())
        while !rest.isEmpty {
            found.append(UInt8(rest.prefix(2), radix: 16) ?? 0)
            rest = rest.dropFirst(2)
        }
        return found
    }

    /// RFC 1321 and FIPS 180: of nothing, of three letters, and of a text that fills more than a block.
    @Test func hashes() {
        let texts = ["", "abc", "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"]
        func all(_ length: Int32, _ function: (UnsafeRawPointer?, CC_LONG, CC_Bytes?) -> CC_Bytes?) -> [String] {
            texts.map { text in
                var target = [UInt8](repeating: 0, count: Int(length))
                let data = Array(text.utf8)
                _ = function(data, CC_LONG(data.count), &target)
                return hex(target)
            }
        }
        #expect(
            all(CC_MD5_DIGEST_LENGTH) { CC_MD5($0, $1, $2) } == [
                "d41d8cd98f00b204e9800998ecf8427e", "900150983cd24fb0d6963f7d28e17f72",
                "8215ef0796a20bcaaae116d3876c664a",
            ])
        #expect(
            all(CC_SHA1_DIGEST_LENGTH) { CC_SHA1($0, $1, $2) } == [
                "da39a3ee5e6b4b0d3255bfef95601890afd80709", "a9993e364706816aba3e25717850c26c9cd0d89d",
                "84983e441c3bd26ebaae4aa1f95129e5e54670f1",
            ])
        #expect(
            all(CC_SHA224_DIGEST_LENGTH) { CC_SHA224($0, $1, $2) }[1]
                == "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7")
        #expect(
            all(CC_SHA256_DIGEST_LENGTH) { CC_SHA256($0, $1, $2) } == [
                "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
            ])
        #expect(
            all(CC_SHA384_DIGEST_LENGTH) { CC_SHA384($0, $1, $2) }[1]
                == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7")
        #expect(
            all(CC_SHA512_DIGEST_LENGTH) { CC_SHA512($0, $1, $2) }[1]
                == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
                + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
    }

    /// A million letters in pieces, FIPS 180.
    @Test func pieceByPiece() {
        var context = CC_SHA1_CTX()
        CC_SHA1_Init(&context)
        let piece = [UInt8](repeating: 97, count: 10_000)
        for _ in 0..<100 { CC_SHA1_Update(&context, piece, CC_LONG(piece.count)) }
        var target = [UInt8](repeating: 0, count: 20)
        CC_SHA1_Final(&target, &context)
        #expect(hex(target) == "34aa973cd4c4daa4f61eeb2bdbad27316534016f")
    }

    /// RFC 4231, second and sixth case, and RFC 6070, second case.
    @Test func keys() {
        func keyed(_ key: [UInt8], _ text: String) -> String {
            var target = [UInt8](repeating: 0, count: 32)
            CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), key, key.count, text, text.utf8.count, &target)
            return hex(target)
        }
        #expect(
            keyed(Array("Jefe".utf8), "what do ya want for nothing?")
                == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        #expect(
            keyed([UInt8](repeating: 0xaa, count: 131), "Test Using Larger Than Block-Size Key - Hash Key First")
                == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
        var key = [UInt8](repeating: 0, count: 20)
        let status = CCKeyDerivationPBKDF(
            CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, Array("salt".utf8), 4,
            CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1), 2, &key, 20)
        #expect(status == Int32(kCCSuccess) && hex(key) == "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957")
    }

    /// FIPS 197, appendix C, in both directions.
    @Test(arguments: [
        (16, "69c4e0d86a7b0430d8cdb78070b4c55a"), (24, "dda97ca4864cdfe06eaf70a0ec0d7191"),
        (32, "8ea2b7ca516745bfeafc49904b496089"),
    ])
    func blocks(_ length: Int, _ expected: String) {
        let key = (0..<UInt8(length)).map { $0 }
        let plain = bytes("00112233445566778899aabbccddeeff")
        let mode = CCOptions(kCCOptionECBMode)
        func crypt(_ operation: Int, _ data: [UInt8]) -> [UInt8] {
            var (target, count) = ([UInt8](repeating: 0, count: 16), 0)
            let status = CCCrypt(
                CCOperation(operation), CCAlgorithm(kCCAlgorithmAES), mode, key, key.count, nil, data, data.count,
                &target, target.count, &count)
            #expect(status == Int32(kCCSuccess) && count == 16)
            return target
        }
        #expect(hex(crypt(kCCEncrypt, plain)) == expected)
        #expect(crypt(kCCDecrypt, bytes(expected)) == plain)
    }

    /// A chain with padding, there and back; a wrong key, a short target, another algorithm.
    @Test func chains() {
        let (key, start) = ([UInt8](repeating: 7, count: 32), [UInt8](repeating: 9, count: 16))
        let text = Array("A text that is longer than one block.".utf8)
        func crypt(_ operation: Int, _ data: [UInt8], key: [UInt8], room: Int = 64, algorithm: Int = 0) -> (
            Int32, [UInt8]
        ) {
            var (target, count) = ([UInt8](repeating: 0, count: 64), 0)
            let status = CCCrypt(
                CCOperation(operation), CCAlgorithm(algorithm), CCOptions(kCCOptionPKCS7Padding), key, key.count, start,
                data, data.count, &target, room, &count)
            return (status, Array(target.prefix(min(count, 64))))
        }
        let secret = crypt(kCCEncrypt, text, key: key)
        #expect(secret.0 == 0 && secret.1.count == 48)
        #expect(crypt(kCCDecrypt, secret.1, key: key) == (0, text))
        let other = crypt(kCCDecrypt, secret.1, key: start)
        #expect(other.0 == Int32(kCCDecodeError) || other.1 != text)
        #expect(crypt(kCCEncrypt, text, key: key, room: 47).0 == Int32(kCCBufferTooSmall))
        #expect(crypt(kCCEncrypt, text, key: [1, 2, 3]).0 == Int32(kCCParamError))
        #expect(crypt(kCCEncrypt, text, key: key, algorithm: kCCAlgorithmDES).0 == Int32(kCCUnimplemented))
        #expect(crypt(kCCDecrypt, [1, 2, 3], key: key).0 == Int32(kCCAlignmentError))
    }
}
