import Notation

/// A JSON value of a file that a person writes, with the place of each part for messages.
struct PositionedJSON: Sendable {
    /// The types of JSON. An object's members keep their order.
    indirect enum Value: Sendable {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case array([PositionedJSON])
        case object([Member])
    }

    /// A member of an object.
    struct Member: Sendable {
        var key: String
        /// The place of the key's opening quote.
        var place: FilePlace
        var value: PositionedJSON
    }

    /// The value; its parts have places of their own.
    var value: Value
    /// The place of the value's first byte.
    var place: FilePlace

    /// The name of the value's type in messages.
    var kindWords: String {
        switch value {
        case .null: "null"
        case .bool: "a boolean"
        case .number: "a number"
        case .string: "a text"
        case .array: "a list"
        case .object: "an object"
        }
    }
}

/// A line and a column of a file, both from 1; columns in bytes.
public struct FilePlace: Sendable, Hashable {
    /// From 1.
    public var line: Int
    /// In bytes, from 1.
    public var column: Int
}

/// The mistakes of a configuration or baseline file, each with its place and the correct form.
public struct ConfigurationError: Error, Sendable, Equatable, CustomStringConvertible {
    /// One mistake.
    public struct Problem: Sendable, Equatable {
        /// The place in the file.
        public var place: FilePlace
        /// What is wrong, and what would be right.
        public var message: String
    }

    /// In the order of the file.
    public var problems: [Problem]

    /// One line a mistake: `file:line:column: error: message`.
    public func lines(file: String) -> [String] { problems.map { file + ":" + Self.line($0) } }

    /// One line a mistake: `line:column: error: message`.
    public var description: String { problems.map(Self.line).joined(separator: "\n") }

    private static func line(_ problem: Problem) -> String {
        "\(problem.place.line):\(problem.place.column): error: \(problem.message)"
    }
}

/// Reads JSON with the place of each value; refuses files that are larger or nested deeper than a person writes.
enum PositionedJSONParser {
    /// Deeper nesting is no configuration.
    static let maximumDepth = 32
    /// Larger files are no configuration.
    static let maximumBytes = 4 << 20

    static func parse(_ bytes: [UInt8]) throws(ConfigurationError) -> PositionedJSON {
        func failure(_ place: FilePlace, _ message: String) -> ConfigurationError {
            ConfigurationError(problems: [.init(place: place, message: message)])
        }
        let start = FilePlace(line: 1, column: 1)
        guard bytes.count <= maximumBytes else {
            throw failure(start, "the file has \(bytes.count) bytes; at most \(maximumBytes) are read")
        }
        guard String(validating: bytes, as: UTF8.self) != nil else { throw failure(start, "the file is not UTF-8") }
        do {
            return try JSONParser<PositionedJSON>.parse(bytes, maximumDepth: maximumDepth)
        } catch {
            throw failure(FilePlace(error.place), error.message)
        }
    }
}

extension FilePlace {
    fileprivate init(_ place: JSONPlace) { self.init(line: place.line, column: place.column) }
}

extension PositionedJSON: JSONBuilding {
    static func scalar(_ scalar: JSONScalar, at place: JSONPlace) -> PositionedJSON {
        let value: Value =
            switch scalar {
            case .null: .null
            case .bool(let value): .bool(value)
            case .number(let value): .number(value)
            case .string(let text): .string(text)
            }
        return PositionedJSON(value: value, place: FilePlace(place))
    }

    static func array(_ elements: [PositionedJSON], at place: JSONPlace) -> PositionedJSON {
        PositionedJSON(value: .array(elements), place: FilePlace(place))
    }

    static func member(_ key: String, at place: JSONPlace, _ value: PositionedJSON) -> Member {
        Member(key: key, place: FilePlace(place), value: value)
    }

    static func object(_ members: [Member], at place: JSONPlace) -> PositionedJSON {
        PositionedJSON(value: .object(members), place: FilePlace(place))
    }
}
