import UIKit

/// Values that are made while the program runs, for types that the preparation writes none for.
public enum ExampleValue {
    /// A value of a type: decoded from example data, the first case, nothing, or what stands for it.
    /// - Parameter name: of what it is for.
    public static func make<T>(_ name: String) -> T {
        if let cases = T.self as? any CaseIterable.Type, let first = first(of: cases) as? T { return first }
        if let type = T.self as? any Decodable.Type, let value = try? type.init(from: ExampleDecoder(name: name)),
            let value = value as? T
        {
            return value
        }
        return UIKitStandIn.value(name)
    }

    /// What screens get for data, and those of them that are being made.
    @MainActor static var examples: [DrawnExample] = []
    @MainActor private static var open: Set<String> = []

    /// Another screen of the program, made from its file, by `init()` or with values that are made up; its view is not loaded.
    @MainActor
    public static func controller<C: UIViewController>(_ type: C.Type) -> C {
        let full = String(reflecting: type)
        let name = full.split(separator: ".").last.map(String.init) ?? ""
        if let made = (DrawnFiles.controller(of: name) ?? type.drawn()) as? C { return made }
        let example = examples.first { $0.source == .made && $0.make != nil && $0.shows(full) }
        if let example, open.insert(full).inserted {
            defer { open.remove(full) }
            if let made = example.make?() as? C { return made }
        }
        UIKitStandIn.stop("a controller \(name)")
    }

    /// Values for the sections and items of lists, by their types.
    @MainActor private static var lists: [ObjectIdentifier: [Any]] = [:]

    /// Keeps values for lists of their type.
    @MainActor
    public static func keep<T>(_ values: [T]) { lists[ObjectIdentifier(T.self)] = values }

    /// The values that are kept for a type; where there are none, one that its cases or a decoder give.
    @MainActor
    static func values(of type: Any.Type) -> [Any] {
        if let known = lists[ObjectIdentifier(type)] { return known }
        func plain<T>(_ type: T.Type) -> Any? { Enumerations.plainCase(of: type) }
        if let cases = type as? any CaseIterable.Type, let first = first(of: cases) { return [first] }
        if let value = _openExistential(type, do: plain) { return [value] }
        let decoded = (type as? any Decodable.Type).flatMap { try? $0.init(from: ExampleDecoder(name: "")) }
        return decoded.map { [$0] } ?? []
    }

    fileprivate static func first<C: CaseIterable>(of type: C.Type) -> Any? { type.allCases.first }
}

/// Gives a decodable type example data for whatever key it asks for.
struct ExampleDecoder: Decoder {
    var name: String
    var depth = 0
    var codingPath: [any CodingKey] = []
    var userInfo: [CodingUserInfoKey: Any] { [:] }
    static let maximumDepth = 12

    struct Refusal: Error {}

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard depth < Self.maximumDepth else { throw Refusal() }
        return KeyedDecodingContainer(Keyed<Key>(decoder: self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard depth < Self.maximumDepth else { throw Refusal() }
        return Listed(decoder: self)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { Single(decoder: self) }

    fileprivate func decode<T: Decodable>(_ type: T.Type, for name: String) throws -> T {
        if let value = Self.plain(type, name) { return value }
        if let cases = type as? any CaseIterable.Type, let first = ExampleValue.first(of: cases) as? T {
            return first
        }
        guard depth < Self.maximumDepth else { throw Refusal() }
        return try type.init(from: ExampleDecoder(name: name, depth: depth + 1))
    }

    private static func plain<T>(_ type: T.Type, _ name: String) -> T? {
        let isURL = name.lowercased().hasSuffix("url") || name.lowercased().hasSuffix("link")
        let values: [Any] = [
            isURL ? "https://example.com/1" : name.isEmpty ? "Example" : name.prefix(1).uppercased() + name.dropFirst(),
            true,
            1, 12.5, CGFloat(12.5), Float(12.5), Int64(1), Int32(1), Int16(1), Int8(1), UInt(1), UInt64(1), UInt32(1),
            UInt16(1), UInt8(1), Date(timeIntervalSince1970: 1_736_934_060),
            URL(string: "https://example.com/1") ?? URL(fileURLWithPath: "/"),
            Decimal(12.5), Data(), UUID(uuid: (0, 0, 0, 0, 0, 0, 64, 0, 128, 0, 0, 0, 0, 0, 0, 1)),
        ]
        for value in values { if let found = value as? T, Swift.type(of: value) == type { return found } }
        return nil
    }
}

private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: ExampleDecoder
    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { [] }
    func contains(_ key: Key) -> Bool { true }
    func decodeNil(forKey key: Key) throws -> Bool { decoder.depth > 4 }
    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        try decoder.decode(type, for: key.stringValue)
    }
    func nestedContainer<N: CodingKey>(keyedBy type: N.Type, forKey key: Key) throws -> KeyedDecodingContainer<N> {
        try ExampleDecoder(name: key.stringValue, depth: decoder.depth + 1).container(keyedBy: type)
    }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try ExampleDecoder(name: key.stringValue, depth: decoder.depth + 1).unkeyedContainer()
    }
    func superDecoder() throws -> any Decoder { decoder }
    func superDecoder(forKey key: Key) throws -> any Decoder { decoder }
}

/// A list of three.
private struct Listed: UnkeyedDecodingContainer {
    let decoder: ExampleDecoder
    var codingPath: [any CodingKey] { [] }
    var count: Int? { 3 }
    var isAtEnd: Bool { currentIndex >= 3 }
    var currentIndex = 0

    init(decoder: ExampleDecoder) { self.decoder = decoder }

    mutating func decodeNil() throws -> Bool { false }
    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
        currentIndex += 1
        return try decoder.decode(type, for: decoder.name)
    }
    mutating func nestedContainer<N: CodingKey>(keyedBy type: N.Type) throws -> KeyedDecodingContainer<N> {
        currentIndex += 1
        return try ExampleDecoder(name: decoder.name, depth: decoder.depth + 1).container(keyedBy: type)
    }
    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        currentIndex += 1
        return try ExampleDecoder(name: decoder.name, depth: decoder.depth + 1).unkeyedContainer()
    }
    mutating func superDecoder() throws -> any Decoder { decoder }
}

private struct Single: SingleValueDecodingContainer {
    let decoder: ExampleDecoder
    var codingPath: [any CodingKey] { [] }
    func decodeNil() -> Bool { decoder.depth > 4 }
    func decode<T: Decodable>(_ type: T.Type) throws -> T { try decoder.decode(type, for: decoder.name) }
}
