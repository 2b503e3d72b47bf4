import Foundation
import UIKit

/// A certificate: its bytes, which nobody reads.
public final class SecCertificate: @unchecked Sendable {
    let data: Data
    init(data: Data) { self.data = data }
}

/// A key, of which there are none: nothing here makes one.
public final class SecKey: @unchecked Sendable {
    init() {}
}

/// The identity of a person or a program, of which there are none.
public final class SecIdentity: @unchecked Sendable {
    init() {}
}

/// The rules by which a chain of certificates is judged.
public final class SecPolicy: @unchecked Sendable {
    init() {}
}

/// A chain of certificates, which is never trusted.
public final class SecTrust: @unchecked Sendable {
    let certificates: [SecCertificate]
    init(certificates: [SecCertificate]) { self.certificates = certificates }
}

/// Limits on who may read an item, which the keychain in memory does not ask for.
public final class SecAccessControl: @unchecked Sendable {
    init() {}
}

public struct SecAccessControlCreateFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let userPresence = SecAccessControlCreateFlags(rawValue: 1)
    public static let biometryAny = SecAccessControlCreateFlags(rawValue: 2)
    public static let touchIDAny = biometryAny
    public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 8)
    public static let touchIDCurrentSet = biometryCurrentSet
    public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 16)
    public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
    public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
}

public enum SecTrustResultType: UInt32, Sendable {
    case invalid, proceed, confirm, deny, unspecified, recoverableTrustFailure, fatalTrustFailure, otherError
}

public func SecCertificateCreateWithData(_ allocator: Any?, _ data: CFData) -> SecCertificate? {
    data.isEmpty ? nil : SecCertificate(data: data)
}
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data }
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { nil }
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }

public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }

public func SecTrustCreateWithCertificates(
    _ certificates: Any, _ policies: Any?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
    let list = certificates as? [SecCertificate] ?? (certificates as? SecCertificate).map { [$0] } ?? []
    trust.pointee = list.isEmpty ? nil : SecTrust(certificates: list)
    return list.isEmpty ? errSecParam : errSecSuccess
}
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> Int { trust.certificates.count }
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ index: Int) -> SecCertificate? {
    trust.certificates.indices.contains(index) ? trust.certificates[index] : nil
}
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> [SecCertificate]? { trust.certificates }
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { nil }
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }
@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: Any) -> OSStatus { errSecSuccess }
@discardableResult
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchors: Any?) -> OSStatus { errSecSuccess }
@discardableResult
public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ only: Bool) -> OSStatus { errSecSuccess }
/// Denies: no chain is trusted here.
@discardableResult
public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
    result.pointee = .deny
    return errSecSuccess
}
/// Always false: no chain is trusted here.
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<(any Error)?>?) -> Bool {
    error?.pointee = NSError(domain: NSOSStatusErrorDomain, code: Int(errSecNotAvailable))
    return false
}
public let NSOSStatusErrorDomain = "NSOSStatusErrorDomain"

public func SecAccessControlCreateWithFlags(
    _ allocator: Any?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<(any Error)?>?
) -> SecAccessControl? { SecAccessControl() }
public func SecAccessControlCreateWithFlags(
    _ allocator: Any?, _ protection: CFString, _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<(any Error)?>?
) -> SecAccessControl? { SecAccessControl() }

/// The source of random bytes.
public final class SecRandomRef: Sendable {
    init() {}
}
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with bytes of the system's generator.
public func SecRandomCopyBytes(_ random: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    guard count >= 0 else { return errSecParam }
    var generator = SystemRandomNumberGenerator()
    for place in 0..<count {
        bytes.storeBytes(of: UInt8.random(in: 0...255, using: &generator), toByteOffset: place, as: UInt8.self)
    }
    return errSecSuccess
}
