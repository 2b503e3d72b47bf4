import Foundation
@_exported import UIKit

/// A keychain in memory: empty when the program starts, gone when it ends, without access groups. What was added is found,
/// changed and deleted by the attributes of a query, as Security documents; accessibility limits nothing, since the device
/// is always unlocked.
final class Keychain: @unchecked Sendable {
    static let shared = Keychain()

    private let lock = NSLock()
    private var items: [[String: Any]] = []

    /// The attributes that make an item of a class another one. [documented: errSecDuplicateItem]
    private static let primary: [String: [String]] = [
        kSecClassGenericPassword: [kSecAttrAccount, kSecAttrService, kSecAttrSynchronizable],
        kSecClassInternetPassword: [
            kSecAttrAccount, kSecAttrServer, kSecAttrProtocol, kSecAttrAuthenticationType, kSecAttrPort, kSecAttrPath,
            kSecAttrSecurityDomain, kSecAttrSynchronizable,
        ],
        kSecClassKey: [kSecAttrApplicationLabel, kSecAttrApplicationTag, kSecAttrKeyType, kSecAttrKeySizeInBits],
        kSecClassCertificate: [kSecAttrLabel], kSecClassIdentity: [kSecAttrLabel],
    ]

    /// Keys of a query that say what is returned or how, and are no attributes of an item.
    private static func isAttribute(_ key: String) -> Bool {
        !key.hasPrefix("r_") && !key.hasPrefix("m_") && !key.hasPrefix("u_") && !key.hasPrefix("v_")
            && key != kSecAttrAccessControl
    }

    /// The entries of a dictionary, by their names; nil without a class that is known.
    private static func entries(_ query: CFDictionary) -> [String: Any]? {
        var entries: [String: Any] = [:]
        for (key, value) in query {
            guard let key = key.base as? String else { continue }
            entries[key] = value
        }
        guard let kind = entries[kSecClass] as? String, primary[kind] != nil else { return nil }
        return entries
    }

    private static func isEqual(_ one: Any?, _ other: Any?) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        if let one = one as? Data, let other = other as? Data { return one == other }
        return "\(one)" == "\(other)"
    }

    /// The places of the items that a query is for.
    private func places(_ query: [String: Any]) -> [Int] {
        items.indices.filter { place in
            query.allSatisfy { key, value in
                guard Self.isAttribute(key) else { return true }
                if key == kSecAttrSynchronizable, "\(value)" == kSecAttrSynchronizableAny { return true }
                return Self.isEqual(items[place][key], value)
            }
        }
    }

    func add(_ attributes: CFDictionary) -> (status: OSStatus, item: [String: Any]?) {
        lock.withLock {
            guard var item = Self.entries(attributes), let kind = item[kSecClass] as? String else {
                return (errSecParam, nil)
            }
            let keys = Self.primary[kind, default: []]
            let isThere = items.contains { old in
                Self.isEqual(old[kSecClass], kind) && keys.allSatisfy { Self.isEqual(old[$0], item[$0]) }
            }
            guard !isThere else { return (errSecDuplicateItem, nil) }
            item = item.filter { Self.isAttribute($0.key) || $0.key == kSecValueData || $0.key == kSecValueRef }
            items.append(item)
            return (errSecSuccess, item)
        }
    }

    func find(_ query: CFDictionary) -> (status: OSStatus, items: [[String: Any]]) {
        lock.withLock {
            guard let query = Self.entries(query) else { return (errSecParam, []) }
            let found = places(query).map { items[$0] }
            return (found.isEmpty ? errSecItemNotFound : errSecSuccess, found)
        }
    }

    func update(_ query: CFDictionary, _ attributes: CFDictionary) -> OSStatus {
        lock.withLock {
            guard let query = Self.entries(query) else { return errSecParam }
            let found = places(query)
            for place in found {
                for (key, value) in attributes {
                    if let key = key.base as? String { items[place][key] = value }
                }
            }
            return found.isEmpty ? errSecItemNotFound : errSecSuccess
        }
    }

    func delete(_ query: CFDictionary) -> OSStatus {
        lock.withLock {
            guard let query = Self.entries(query) else { return errSecParam }
            let found = Set(places(query))
            items = items.enumerated().filter { !found.contains($0.offset) }.map(\.element)
            return found.isEmpty ? errSecItemNotFound : errSecSuccess
        }
    }

    /// What a query wants of an item: attributes, data or a reference; several of them in one dictionary.
    static func answer(_ query: CFDictionary, _ item: [String: Any]) -> AnyObject? {
        func wants(_ key: String) -> Bool { (query[key] as? NSNumber)?.boolValue ?? (query[key] as? Bool) ?? false }
        let data = item[kSecValueData] as? Data
        if wants(kSecReturnAttributes) {
            var answer = item.filter { Self.isAttribute($0.key) }
            if wants(kSecReturnData) { answer[kSecValueData] = data }
            return answer as NSDictionary
        }
        if wants(kSecReturnData) { return data.map { $0 as NSData } }
        return wants(kSecReturnRef) ? item[kSecValueRef] as AnyObject? : nil
    }

    static func wantsAll(_ query: CFDictionary) -> Bool {
        guard let limit = query[kSecMatchLimit] else { return false }
        return "\(limit)" == kSecMatchLimitAll || ((limit as? NSNumber)?.intValue ?? 1) > 1
    }
}

/// Adds an item to the keychain in memory.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    let (status, item) = Keychain.shared.add(attributes)
    result?.pointee = item.flatMap { Keychain.answer(attributes, $0) }
    return status
}

/// Finds items of the keychain in memory: the first, or all of them as an array.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    let (status, items) = Keychain.shared.find(query)
    let answers = items.compactMap { Keychain.answer(query, $0) }
    result?.pointee = Keychain.wantsAll(query) && status == errSecSuccess ? answers as NSArray : answers.first
    return status
}

/// Changes the items of the keychain in memory that a query finds.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    Keychain.shared.update(query, attributesToUpdate)
}

/// Deletes the items of the keychain in memory that a query finds.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { Keychain.shared.delete(query) }
