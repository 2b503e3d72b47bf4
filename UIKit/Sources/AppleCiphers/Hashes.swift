import Foundation

// CommonCrypto's hashes by their names in C.

public typealias CC_LONG = UInt32
public typealias CC_LONG64 = UInt64

public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_MD5_BLOCK_BYTES: Int32 = 64
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA1_BLOCK_BYTES: Int32 = 64
public let CC_SHA224_DIGEST_LENGTH: Int32 = 28
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
public let CC_SHA256_BLOCK_BYTES: Int32 = 64
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
public let CC_SHA512_BLOCK_BYTES: Int32 = 128

public typealias CC_Bytes = UnsafeMutablePointer<UInt8>

private func hash(_ kind: Digest.Kind, _ data: UnsafeRawPointer?, _ length: CC_LONG, _ target: CC_Bytes?) -> CC_Bytes? {
    let bytes = Digest.hash(kind, UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(length)))
    target?.update(from: bytes, count: bytes.count)
    return target
}

@discardableResult
public func CC_MD5(_ data: UnsafeRawPointer!, _ length: CC_LONG, _ target: CC_Bytes!) -> CC_Bytes! {
    hash(.md5, data, length, target)
}
@discardableResult
public func CC_SHA1(_ data: UnsafeRawPointer!, _ length: CC_LONG, _ target: CC_Bytes!) -> CC_Bytes! {
    hash(.sha1, data, length, target)
}
@discardableResult
public func CC_SHA224(_ data: UnsafeRawPointer!, _ length: CC_LONG, _ target: CC_Bytes!) -> CC_Bytes! {
    hash(.sha224, data, length, target)
}
@discardableResult
public func CC_SHA256(_ data: UnsafeRawPointer!, _ length: CC_LONG, _ target: CC_Bytes!) -> CC_Bytes! {
    hash(.sha256, data, length, target)
}
@discardableResult
public func CC_SHA384(_ data: UnsafeRawPointer!, _ length: CC_LONG, _ target: CC_Bytes!) -> CC_Bytes! {
    hash(.sha384, data, length, target)
}
@discardableResult
public func CC_SHA512(_ data: UnsafeRawPointer!, _ length: CC_LONG, _ target: CC_Bytes!) -> CC_Bytes! {
    hash(.sha512, data, length, target)
}

// MARK: Piece by piece

/// A hash under way; it takes nothing before its function `Init`.
public struct CC_HashContext {
    var digest: Digest?
    public init() {}
}
public typealias CC_MD5_CTX = CC_HashContext
public typealias CC_SHA1_CTX = CC_HashContext
public typealias CC_SHA256_CTX = CC_HashContext
public typealias CC_SHA512_CTX = CC_HashContext

private func begin(_ kind: Digest.Kind, _ context: UnsafeMutablePointer<CC_HashContext>) -> Int32 {
    context.pointee.digest = Digest(kind)
    return 1
}
private func add(
    _ context: UnsafeMutablePointer<CC_HashContext>, _ data: UnsafeRawPointer?, _ length: CC_LONG
) -> Int32 {
    guard let data else { return 1 }
    context.pointee.digest?.add(UnsafeRawBufferPointer(start: data, count: Int(length)))
    return 1
}
private func end(_ target: CC_Bytes?, _ context: UnsafeMutablePointer<CC_HashContext>) -> Int32 {
    let bytes = context.pointee.digest?.finished() ?? []
    target?.update(from: bytes, count: bytes.count)
    return 1
}

@discardableResult public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 { begin(.md5, c) }
@discardableResult public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 { begin(.sha1, c) }
@discardableResult public func CC_SHA224_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 { begin(.sha224, c) }
@discardableResult public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 { begin(.sha256, c) }
@discardableResult public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 { begin(.sha384, c) }
@discardableResult public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 { begin(.sha512, c) }

@discardableResult public func CC_MD5_Update(
    _ context: UnsafeMutablePointer<CC_MD5_CTX>!, _ data: UnsafeRawPointer!, _ length: CC_LONG
) -> Int32 { add(context, data, length) }
@discardableResult public func CC_SHA1_Update(
    _ context: UnsafeMutablePointer<CC_SHA1_CTX>!, _ data: UnsafeRawPointer!, _ length: CC_LONG
) -> Int32 { add(context, data, length) }
@discardableResult public func CC_SHA256_Update(
    _ context: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ length: CC_LONG
) -> Int32 { add(context, data, length) }
@discardableResult public func CC_SHA512_Update(
    _ context: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ length: CC_LONG
) -> Int32 { add(context, data, length) }

@discardableResult public func CC_MD5_Final(
    _ target: CC_Bytes!, _ context: UnsafeMutablePointer<CC_MD5_CTX>!
) -> Int32 { end(target, context) }
@discardableResult public func CC_SHA1_Final(
    _ target: CC_Bytes!, _ context: UnsafeMutablePointer<CC_SHA1_CTX>!
) -> Int32 { end(target, context) }
@discardableResult public func CC_SHA256_Final(
    _ target: CC_Bytes!, _ context: UnsafeMutablePointer<CC_SHA256_CTX>!
) -> Int32 { end(target, context) }
@discardableResult public func CC_SHA512_Final(
    _ target: CC_Bytes!, _ context: UnsafeMutablePointer<CC_SHA512_CTX>!
) -> Int32 { end(target, context) }

// MARK: Hashes with a key

public typealias CCHmacAlgorithm = UInt32
public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4
public let kCCHmacAlgSHA224 = 5

/// RFC 2104.
func keyedHash(_ kind: Digest.Kind, key: [UInt8], _ data: UnsafeRawBufferPointer) -> [UInt8] {
    var whole = key.count > kind.block ? key.withUnsafeBytes { Digest.hash(kind, $0) } : key
    whole += [UInt8](repeating: 0, count: kind.block - whole.count)
    var inner = Digest(kind)
    inner.add(whole.map { $0 ^ 0x36 })
    inner.add(data)
    var outer = Digest(kind)
    outer.add(whole.map { $0 ^ 0x5c })
    outer.add(inner.finished())
    return outer.finished()
}

/// Writes nothing for an algorithm that is none.
public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int, _ data: UnsafeRawPointer!,
    _ dataLength: Int, _ target: UnsafeMutableRawPointer!
) {
    let kinds: [Digest.Kind] = [.sha1, .md5, .sha256, .sha384, .sha512, .sha224]
    guard Int(algorithm) < kinds.count, keyLength >= 0, dataLength >= 0 else { return }
    let key = Array(UnsafeRawBufferPointer(start: key, count: key == nil ? 0 : keyLength))
    let bytes = keyedHash(
        kinds[Int(algorithm)], key: key, UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : dataLength))
    target?.copyMemory(from: bytes, byteCount: bytes.count)
}

// MARK: Keys of passwords

public typealias CCPBKDFAlgorithm = UInt32
public typealias CCPseudoRandomAlgorithm = UInt32
public let kCCPBKDF2 = 2
public let kCCPRFHmacAlgSHA1 = 1
public let kCCPRFHmacAlgSHA224 = 2
public let kCCPRFHmacAlgSHA256 = 3
public let kCCPRFHmacAlgSHA384 = 4
public let kCCPRFHmacAlgSHA512 = 5

/// PBKDF2 of RFC 8018.
@discardableResult
public func CCKeyDerivationPBKDF(
    _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>!, _ passwordLength: Int,
    _ salt: UnsafePointer<UInt8>!, _ saltLength: Int, _ random: CCPseudoRandomAlgorithm, _ rounds: UInt32,
    _ key: UnsafeMutablePointer<UInt8>!, _ keyLength: Int
) -> Int32 {
    let kinds: [Digest.Kind] = [.sha1, .sha224, .sha256, .sha384, .sha512]
    guard algorithm == UInt32(kCCPBKDF2), (1...5).contains(random), rounds > 0, let key, keyLength > 0,
        passwordLength >= 0, saltLength >= 0
    else { return Int32(kCCParamError) }
    let kind = kinds[Int(random) - 1]
    let secret = Array(UnsafeRawBufferPointer(start: password, count: password == nil ? 0 : passwordLength))
    let salt = Array(UnsafeRawBufferPointer(start: salt, count: salt == nil ? 0 : saltLength))
    var made: [UInt8] = []
    var block: UInt32 = 1
    while made.count < keyLength {
        let number = (0..<4).map { UInt8(truncatingIfNeeded: block >> UInt32(24 - 8 * $0)) }
        var next = (salt + number).withUnsafeBytes { keyedHash(kind, key: secret, $0) }
        var sum = next
        for _ in 1..<rounds {
            next = next.withUnsafeBytes { keyedHash(kind, key: secret, $0) }
            for index in sum.indices { sum[index] ^= next[index] }
        }
        made += sum
        block += 1
    }
    key.update(from: made, count: keyLength)
    return Int32(kCCSuccess)
}
