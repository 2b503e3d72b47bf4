/// Reads the output of `JSONValue` and the messages of programs: reports, frames, requests. Documents have another reader, which knows positions.
public enum JSONReading {
    /// Deeper values are refused: the parser calls itself once a level.
    static let maximumDepth = 64

    /// Nil for anything that is not one JSON value.
    ///
    ///     JSONReading.value(Array(#"{ "id": "title" }"#.utf8))?["id"]?.string    // title
    public static func value(_ bytes: [UInt8]) -> JSONValue? { try? parse(bytes) }

    /// The same with the first mistake.
    package static func parse(_ bytes: [UInt8]) throws(JSONTrouble) -> JSONValue {
        try JSONParser<PlainJSON>.parse(bytes, maximumDepth: maximumDepth)
    }
}

/// Values without their places.
private enum PlainJSON: JSONBuilding {
    static func scalar(_ scalar: JSONScalar, at place: JSONPlace) -> JSONValue {
        switch scalar {
        case .null: .null
        case .bool(let value): .bool(value)
        case .number(let value): .number(value)
        case .string(let text): .string(text)
        }
    }

    static func array(_ elements: [JSONValue], at place: JSONPlace) -> JSONValue { .array(elements) }

    static func member(_ key: String, at place: JSONPlace, _ value: JSONValue) -> JSONValue.Member { .init(key, value) }

    static func object(_ members: [JSONValue.Member], at place: JSONPlace) -> JSONValue { .object(members) }
}

extension JSONValue {
    /// A member of an object.
    public subscript(_ key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// The text of a string; nil for another value.
    public var string: String? { if case .string(let text) = self { text } else { nil } }
    /// The elements of an array; none for another value.
    public var values: [JSONValue] { if case .array(let values) = self { values } else { [] } }
    /// The number; nil for another value.
    public var double: Double? { if case .number(let number) = self { number } else { nil } }
    /// Whether the value is `true`.
    package var isTrue: Bool { self == .bool(true) }
}
