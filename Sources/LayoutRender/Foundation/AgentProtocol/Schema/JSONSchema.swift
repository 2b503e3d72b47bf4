import Notation

/// A JSON Schema of draft 2020-12, as far as arguments and answers of tools need one: written for clients, and checked by
/// `problems(of:)`.
package struct JSONSchema: Sendable {
    /// What a value may be.
    package indirect enum Kind: Sendable {
        /// An object with these members; `isOpen` allows further members.
        case object([Property], isOpen: Bool)
        /// An object with any keys, each with a value of one kind.
        case map(JSONSchema)
        /// An array with elements of one kind, at most so many.
        case array(JSONSchema, most: Int)
        /// A text, one of some words if there are any.
        case string(words: [String])
        /// A whole number.
        case integer(ClosedRange<Int>)
        /// A number.
        case number
        /// True or false.
        case bool
        /// A value that fits one of several schemas.
        case either([JSONSchema])
        /// Any value.
        case any
    }

    /// A member of an object.
    package struct Property: Sendable {
        /// The key.
        package var name: String
        /// The value.
        package var schema: JSONSchema
        /// Whether the object has to have it.
        package var isRequired: Bool

        /// A member of an object.
        package init(_ name: String, _ schema: JSONSchema, isRequired: Bool = true) {
            (self.name, self.schema, self.isRequired) = (name, schema, isRequired)
        }
    }

    /// What the value may be.
    package var kind: Kind
    /// For a model; empty for none.
    package var description: String
    /// Whether null may stand for the value.
    package var isNullable = false
    /// A value for the description; nil for none.
    package var fallback: JSONValue?

    /// A schema of one kind.
    package init(_ kind: Kind, _ description: String = "") { (self.kind, self.description) = (kind, description) }

    /// A text.
    package static func text(_ description: String = "", of words: [String] = []) -> JSONSchema {
        JSONSchema(.string(words: words), description)
    }

    /// Texts.
    package static func texts(_ description: String = "", of words: [String] = [], most: Int = 1_000) -> JSONSchema {
        JSONSchema(.array(.text(of: words), most: most), description)
    }

    /// A number.
    package static func number(_ description: String = "") -> JSONSchema { JSONSchema(.number, description) }

    /// A whole number.
    package static func integer(
        _ description: String = "", in range: ClosedRange<Int> = JSONSchema.wholeNumbers
    ) -> JSONSchema {
        JSONSchema(.integer(range), description)
    }

    /// Every whole number that is exact in a double: a range that a schema does not print.
    package static let wholeNumbers = -9_007_199_254_740_992...9_007_199_254_740_992

    /// True or false.
    package static func flag(_ description: String = "") -> JSONSchema { JSONSchema(.bool, description) }

    /// Elements of one kind.
    package static func list(_ element: JSONSchema, _ description: String = "") -> JSONSchema {
        JSONSchema(.array(element, most: .max), description)
    }

    /// An object with exactly these members.
    package static func object(_ properties: [Property], _ description: String = "") -> JSONSchema {
        JSONSchema(.object(properties, isOpen: false), description)
    }

    /// The same, or null.
    package var orNull: JSONSchema {
        var schema = self
        schema.isNullable = true
        return schema
    }

    /// The same with a value that stands where none is given.
    package func otherwise(_ value: JSONValue) -> JSONSchema {
        var schema = self
        schema.fallback = value
        return schema
    }

    /// The schema as JSON; unknown members are refused.
    package var json: JSONValue { json(closes: true) }

    /// The schema of an answer: members may be added in later versions, so that none is refused.
    package var answerJSON: JSONValue { json(closes: false) }

    private func json(closes: Bool) -> JSONValue {
        var members = kindMembers(closes: closes)
        if !description.isEmpty { members.append(.init("description", .string(description))) }
        if let fallback { members.append(.init("default", fallback)) }
        return .object(members)
    }

    private func type(_ name: String) -> JSONValue.Member {
        .init("type", isNullable ? .strings([name, "null"]) : .string(name))
    }

    private func kindMembers(closes: Bool) -> [JSONValue.Member] {
        switch kind {
        case .object(let properties, let isOpen):
            let required = properties.filter(\.isRequired).map(\.name)
            let members = properties.map { JSONValue.Member($0.name, $0.schema.json(closes: closes)) }
            return [type("object")] + (members.isEmpty ? [] : [.init("properties", .object(members))])
                + (required.isEmpty ? [] : [.init("required", .strings(required))])
                + (isOpen || !closes ? [] : [.init("additionalProperties", .bool(false))])
        case .map(let schema): return [type("object"), .init("additionalProperties", schema.json(closes: closes))]
        case .array(let schema, let most):
            return [type("array"), .init("items", schema.json(closes: closes))]
                + (most == .max ? [] : [.init("maxItems", .integer(most))])
        case .string(let words):
            let values = words.map { JSONValue.string($0) } + (isNullable ? [.null] : [])
            return [type("string")] + (words.isEmpty ? [] : [.init("enum", .array(values))])
        case .integer(let range):
            guard range != Self.wholeNumbers else { return [type("integer")] }
            return [
                type("integer"), .init("minimum", .integer(range.lowerBound)),
                .init("maximum", .integer(range.upperBound)),
            ]
        case .number: return [type("number")]
        case .bool: return [type("boolean")]
        case .either(let schemas): return [.init("anyOf", .array(schemas.map { $0.json(closes: closes) }))]
        case .any: return []
        }
    }
}
