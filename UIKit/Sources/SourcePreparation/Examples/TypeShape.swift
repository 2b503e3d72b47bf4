/// A type as a declaration writes it: `[String: User?]`, `(Int) -> Void`, `any Store`.
indirect enum TypeShape: Equatable {
    /// A name with its dots, and what stands between `<` and `>`.
    case named(String, [TypeShape])
    case optional(TypeShape)
    case array(TypeShape)
    case dictionary(TypeShape, TypeShape)
    case tuple([(label: String?, type: TypeShape)])
    case function([TypeShape], TypeShape)
    /// `A & B`.
    case composition([TypeShape])

    static func == (a: TypeShape, b: TypeShape) -> Bool { a.text == b.text }

    /// - Returns: nil for what no value can be written for, such as a metatype or a variadic parameter.
    init?(_ text: String) {
        var reader = TypeReader(text)
        guard let shape = reader.type(depth: 0), reader.isAtEnd else { return nil }
        self = shape
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

/// Reads a type.
private struct TypeReader {
    private var cursor: SourceCursor
    private static let maximumDepth = 20
    private static let passed: Set<String> = [
        "any", "some", "inout", "borrowing", "consuming", "sending", "isolated", "__owned", "__shared",
    ]

    init(_ source: String) { cursor = SourceCursor(source) }

    var isAtEnd: Bool {
        mutating get {
            cursor.skipSpace()
            return cursor.isAtEnd
        }
    }

    private mutating func take(_ sign: String) -> Bool {
        cursor.skipSpace()
        guard cursor.has(sign) else { return false }
        cursor.place += sign.utf8.count
        return true
    }

    private mutating func word() -> String {
        cursor.skipSpace()
        return cursor.readEscapedName() ?? ""
    }

    /// Passes attributes and words such as `any`.
    private mutating func skipWords() {
        while true {
            if take("@") {
                _ = word()
                if cursor.has("(") { cursor.skipParentheses() }
                continue
            }
            let before = cursor.place
            guard Self.passed.contains(word()) else {
                cursor.place = before
                return
            }
        }
    }

    mutating func type(depth: Int) -> TypeShape? {
        guard depth < Self.maximumDepth else { return nil }
        skipWords()
        guard var shape = simple(depth: depth) else { return nil }
        var marks = 0
        while true {
            if take("...") { return nil }
            if take("?") || take("!") {
                marks += 1
                guard marks <= Self.maximumDepth else { return nil }
                shape = .optional(shape)
            } else if take(".") {
                let name = word()
                guard !name.isEmpty, name != "Type", name != "Protocol" else { return nil }
                guard case .named(let outer, let arguments) = shape, arguments.isEmpty else { return nil }
                shape = .named(outer + "." + name, angled(depth: depth) ?? [])
            } else {
                break
            }
        }
        if take("&") {
            guard let other = type(depth: depth + 1) else { return nil }
            if case .composition(let parts) = other { return .composition([shape] + parts) }
            return .composition([shape, other])
        }
        return shape
    }

    private mutating func angled(depth: Int) -> [TypeShape]? {
        guard take("<") else { return nil }
        var found: [TypeShape] = []
        repeat {
            guard let next = type(depth: depth + 1) else { return nil }
            found.append(next)
        } while take(",")
        return take(">") ? found : nil
    }

    private mutating func simple(depth: Int) -> TypeShape? {
        if take("[") {
            guard let key = type(depth: depth + 1) else { return nil }
            if take(":") {
                guard let value = type(depth: depth + 1), take("]") else { return nil }
                return .dictionary(key, value)
            }
            return take("]") ? .array(key) : nil
        }
        if take("(") { return parenthesized(depth: depth) }
        let name = word()
        guard !name.isEmpty else { return nil }
        let before = cursor.place
        guard take("<") else { return .named(name, []) }
        cursor.place = before
        return angled(depth: depth).map { .named(name, $0) }
    }

    /// A tuple, a function, or a type in brackets.
    private mutating func parenthesized(depth: Int) -> TypeShape? {
        var parts: [(label: String?, type: TypeShape)] = []
        if !take(")") {
            repeat {
                let before = cursor.place
                var label: String? = word()
                // `_ name: Type` and `name: Type`
                if label == "_" { label = word() }
                if label?.isEmpty == true || !take(":") {
                    label = nil
                    cursor.place = before
                }
                guard let next = type(depth: depth + 1) else { return nil }
                parts.append((label, next))
            } while take(",")
            guard take(")") else { return nil }
        }
        let before = cursor.place
        while ["async", "throws", "rethrows"].contains(word()) {
            if take("(") {
                _ = word()
                guard take(")") else { return nil }
            }
        }
        if let end = arrow(behind: before) {
            cursor.place = end
            guard let result = type(depth: depth + 1) else { return nil }
            return .function(parts.map(\.type), result)
        }
        cursor.place = before
        if parts.count == 1, parts[0].label == nil { return parts[0].type }
        return .tuple(parts)
    }

    /// The place behind the arrow of a function that may throw and wait.
    private func arrow(behind start: Int) -> Int? {
        var ahead = self
        ahead.cursor.place = start
        while true {
            if ahead.take("->") { return ahead.cursor.place }
            let before = ahead.cursor.place
            guard ["async", "throws", "rethrows"].contains(ahead.word()) else { return nil }
            if ahead.cursor.place == before { return nil }
        }
    }
}
