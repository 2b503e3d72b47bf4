/// A type as a declaration writes it: `[String: User?]`, `(Int) -> Void`, `any Store`.
indirect enum TypeShape: Equatable {
    /// A name with its dots, and what stands between `<` and `>`; `Row.Type` of a metatype.
    case named(String, [TypeShape])
    case optional(TypeShape)
    case array(TypeShape)
    case dictionary(TypeShape, TypeShape)
    case tuple([(label: String?, type: TypeShape)])
    case function([TypeShape], TypeShape)
    /// `A & B`.
    case composition([TypeShape])

    static func == (a: TypeShape, b: TypeShape) -> Bool { a.text == b.text }

    private static let maximumDepth = 20
    private static let passed: Set<String> = [
        "any", "some", "inout", "borrowing", "consuming", "sending", "isolated", "__owned", "__shared",
    ]

    /// - Returns: nil for what no value can be written for, such as a variadic parameter.
    init?(_ text: String) {
        let cursor = SourceCursor(text)
        self.init(cursor.tokens(in: 0..<cursor.text.count)[...], cursor, depth: 0)
    }

    private init?(_ tokens: ArraySlice<Range<Int>>, _ cursor: SourceCursor, depth: Int) {
        let rest = tokens.drop {
            cursor.text[$0.lowerBound] == UInt8(ascii: "@") || Self.passed.contains(cursor.name(at: $0) ?? "")
        }
        guard depth < Self.maximumDepth, let first = rest.first, let last = rest.last else { return nil }
        func inner(_ tokens: ArraySlice<Range<Int>>) -> TypeShape? { TypeShape(tokens, cursor, depth: depth + 1) }
        func all(_ parts: [[Range<Int>]]) -> [TypeShape]? {
            let found = parts.compactMap { inner($0[...]) }
            return found.count == parts.count ? found : nil
        }
        if let arrow = rest.firstIndex(where: { cursor.has("->", at: $0) }) {
            // Behind the parameters stand `async`, `throws` and the type of what is thrown.
            let effects = rest[..<arrow].dropFirst()
            guard let list = cursor.inside("(", at: first), let result = inner(rest[(arrow + 1)...]),
                effects.allSatisfy({
                    cursor.inside("(", at: $0) != nil || ["async", "throws", "rethrows"].contains(cursor.name(at: $0))
                }),
                let parameters = Self.parts(list, cursor, inner)
            else { return nil }
            self = .function(parameters.map(\.type), result)
        } else if rest.contains(where: { cursor.has("&", at: $0) }) {
            guard let parts = all(rest.split { cursor.has("&", at: $0) }.map(Array.init)) else { return nil }
            self = .composition(parts)
        } else if cursor.has("?", at: last) || cursor.has("!", at: last) {
            guard let type = inner(rest.dropLast()) else { return nil }
            self = .optional(type)
        } else if let list = cursor.inside("[", at: first), rest.count == 1 {
            let parts = cursor.tokens(in: list).split { cursor.has(":", at: $0) }.map(Array.init)
            guard let types = all(parts), (1...2).contains(types.count) else { return nil }
            self = types.count == 1 ? .array(types[0]) : .dictionary(types[0], types[1])
        } else if let list = cursor.inside("(", at: first), rest.count == 1 {
            guard let parts = Self.parts(list, cursor, inner) else { return nil }
            self = parts.count == 1 && parts[0].label == nil ? parts[0].type : .tuple(parts)
        } else if let name = cursor.name(at: first), !name.hasSuffix(".Protocol") {
            let angles = cursor.inside("<", at: last)
            guard rest.count == (angles == nil ? 1 : 2), let types = all(angles.map(cursor.parts(in:)) ?? []) else {
                return nil
            }
            self = .named(name, types)
        } else {
            return nil
        }
    }

    /// The parts of a tuple, or parameters of a function: `_ name: Type`, `name: Type`, `Type`.
    private static func parts(
        _ list: Range<Int>, _ cursor: SourceCursor, _ inner: (ArraySlice<Range<Int>>) -> TypeShape?
    ) -> [(label: String?, type: TypeShape)]? {
        var found: [(label: String?, type: TypeShape)] = []
        for part in cursor.parts(in: list) where !part.isEmpty {
            let colon = part.firstIndex { cursor.has(":", at: $0) }
            guard let type = inner(part[(colon.map { $0 + 1 } ?? 0)...]) else { return nil }
            let label = colon.flatMap { $0 > 0 ? cursor.name(at: part[$0 - 1]) : nil }
            found.append((label, type))
        }
        return found
    }

    /// The type in the words of Swift.
    var text: String {
        switch self {
        case .named(let name, let arguments):
            return arguments.isEmpty ? name : name + "<" + arguments.map(\.text).joined(separator: ", ") + ">"
        case .optional(let type): return type.isFunction ? "(\(type.text))?" : type.text + "?"
        case .array(let type): return "[\(type.text)]"
        case .dictionary(let key, let value): return "[\(key.text): \(value.text)]"
        case .tuple(let parts):
            let words = parts.map { ($0.label.map { "\($0): " } ?? "") + $0.type.text }
            return "(\(words.joined(separator: ", ")))"
        case .function(let parameters, let result):
            return "(\(parameters.map(\.text).joined(separator: ", "))) -> \(result.text)"
        case .composition(let parts): return parts.map(\.text).joined(separator: " & ")
        }
    }

    private var isFunction: Bool {
        if case .function = self { return true }
        return false
    }

    /// The type without the question mark around it.
    var wrapped: TypeShape {
        if case .optional(let type) = self { return type.wrapped }
        return self
    }

    var isOptional: Bool {
        if case .optional = self { return true }
        return false
    }

    /// The type with another one in place of each name and its arguments, from the innermost out.
    func mapNames(_ other: (String, [TypeShape]) -> TypeShape) -> TypeShape {
        func inner(_ types: [TypeShape]) -> [TypeShape] { types.map { $0.mapNames(other) } }
        return switch self {
        case .named(let name, let arguments): other(name, inner(arguments))
        case .optional(let type): .optional(type.mapNames(other))
        case .array(let type): .array(type.mapNames(other))
        case .dictionary(let key, let value): .dictionary(key.mapNames(other), value.mapNames(other))
        case .tuple(let parts): .tuple(parts.map { ($0.label, $0.type.mapNames(other)) })
        case .function(let parameters, let result): .function(inner(parameters), result.mapNames(other))
        case .composition(let parts): .composition(inner(parts))
        }
    }
}
