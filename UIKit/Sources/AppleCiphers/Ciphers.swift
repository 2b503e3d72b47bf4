@_exported import Foundation

// CommonCrypto's ciphers by their names in C: AES alone.

public typealias CCOperation = UInt32
public typealias CCAlgorithm = UInt32
public typealias CCOptions = UInt32
public typealias CCStatus = Int32
public typealias CCCryptorStatus = Int32

public let kCCEncrypt = 0
public let kCCDecrypt = 1
public let kCCAlgorithmAES128 = 0
public let kCCAlgorithmAES = 0
public let kCCAlgorithmDES = 1
public let kCCAlgorithm3DES = 2
public let kCCAlgorithmCAST = 3
public let kCCAlgorithmRC4 = 4
public let kCCOptionPKCS7Padding = 1
public let kCCOptionECBMode = 2
public let kCCBlockSizeAES128 = 16
public let kCCKeySizeAES128 = 16
public let kCCKeySizeAES192 = 24
public let kCCKeySizeAES256 = 32
public let kCCKeySizeDES = 8
public let kCCKeySize3DES = 24
public let kCCBlockSizeDES = 8
public let kCCBlockSize3DES = 8
public let kCCSuccess = 0
public let kCCParamError = -4300
public let kCCBufferTooSmall = -4301
public let kCCMemoryFailure = -4302
public let kCCAlignmentError = -4303
public let kCCDecodeError = -4304
public let kCCUnimplemented = -4305

/// Encrypts or decrypts bytes by AES, block by block or in a chain, with or without the padding of PKCS 7.
/// - Returns: `kCCUnimplemented` for another algorithm.
@discardableResult
public func CCCrypt(
    _ operation: CCOperation, _ algorithm: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!,
    _ keyLength: Int, _ start: UnsafeRawPointer!, _ data: UnsafeRawPointer!, _ dataLength: Int,
    _ target: UnsafeMutableRawPointer!, _ room: Int, _ moved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
    guard algorithm == CCAlgorithm(kCCAlgorithmAES) else { return Int32(kCCUnimplemented) }
    guard let key, keyLength > 0, keyLength <= 32, dataLength >= 0, data != nil || dataLength == 0,
        let cipher = BlockCipher(Array(UnsafeRawBufferPointer(start: key, count: keyLength)))
    else { return Int32(kCCParamError) }
    let (isPadded, isChained) = (options & 1 != 0, options & 2 == 0)
    var bytes = Array(UnsafeRawBufferPointer(start: data, count: dataLength))
    let isEncrypting = operation == CCOperation(kCCEncrypt)
    if isEncrypting, isPadded {
        let more = 16 - bytes.count % 16
        bytes += [UInt8](repeating: UInt8(more), count: more)
    }
    guard bytes.count % 16 == 0 else { return Int32(kCCAlignmentError) }
    var last =
        start.map { Array(UnsafeRawBufferPointer(start: $0, count: 16)) }
        ?? [UInt8](repeating: 0, count: 16)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for place in stride(from: 0, to: bytes.count, by: 16) {
        let block = Array(bytes[place..<place + 16])
        if isEncrypting {
            last = cipher.encrypted(isChained ? zip(block, last).map { $0 ^ $1 } : block)
            result += last
        } else {
            let plain = cipher.decrypted(block)
            result += isChained ? zip(plain, last).map { $0 ^ $1 } : plain
            last = block
        }
    }
    if !isEncrypting, isPadded {
        guard let count = result.last, (1...16).contains(count),
            result.suffix(Int(count)).allSatisfy({ $0 == count })
        else { return Int32(kCCDecodeError) }
        result.removeLast(Int(count))
    }
    moved?.pointee = result.count
    guard result.count <= room else { return Int32(kCCBufferTooSmall) }
    target?.copyMemory(from: result, byteCount: result.count)
    return Int32(kCCSuccess)
}

/// Bytes by chance.
@discardableResult
public func CCRandomGenerateBytes(_ target: UnsafeMutableRawPointer!, _ count: Int) -> Int32 {
    guard let target, count >= 0 else { return Int32(kCCParamError) }
    for place in 0..<count { target.storeBytes(of: .random(in: 0...255), toByteOffset: place, as: UInt8.self) }
    return Int32(kCCSuccess)
}
