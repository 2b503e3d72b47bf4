/// Writes values of types as expressions of Swift: those of the program's own types by its initialisers, each as a function
/// that gives three of them.
struct ExampleWriter {
    /// An expression, and how a person reads it.
    struct Value {
        var code: String
        var words: String
        /// Whether the expression may give nothing, so that another one stands behind it.
        var isOptional = false

        init(_ code: String, words: String? = nil) { (self.code, self.words) = (code, words ?? code) }
    }

    let types: ExampleTypes
    /// How many ways of making a value the compiler refused, by the key of what is made.
    let refused: [String: Int]
    /// Functions of a person's examples that give a value, by its type.
    let given: [String: String]
    /// The functions that make values, in the order in which they were asked for.
    private(set) var functions: [(key: String, lines: [String])] = []
    private var names: [String: (name: String, words: String)] = [:]
    /// Types for which no value can be written.
    private var failed: Set<String> = []
    /// The types that are being made.
    private var open: [String] = []
    private var depth = 0
    private var isInCircle = false

    private static let (maximumDepth, maximumOptional) = (14, 3)
    private static let maximumFunctions = 4_000
    /// Values that were asked for, for one class: a graph of types of which none can be made has a search that grows with the
    /// power of its depth.
    private var steps = 0
    private static let maximumSteps = 50_000
    /// So many refusals stand for all ways of making a value.
    static let given = 100

    init(_ types: ExampleTypes, refused: [String: Int], given: [String: String]) {
        self.types = types
        self.refused = refused
        self.given = given
    }

    // MARK: Types

    /// A value of a type.
    /// - Parameters:
    ///   - name: of what it is for.
    ///   - path: the type in which the name of the type is written.
    ///   - index: the expression that says which of the three values it is.
    /// - Returns: nil where none can be written.
    mutating func value(of shape: TypeShape, named name: String, inside path: [String], index: String = "0") -> Value? {
        depth += 1
        defer { depth -= 1 }
        if depth == 1 { steps = 0 }
        steps += 1
        guard depth < Self.maximumDepth, steps < Self.maximumSteps else { return nil }
        switch shape {
        case .optional(let type):
            if case .function = type.wrapped { return Value("nil") }
            if case .named(let name, _) = type.wrapped, name.isOfDelegates { return Value("nil") }
            return value(of: type.wrapped, named: name, inside: path, index: index) ?? Value("nil")
        case .array(let type): return list(of: type, named: name, inside: path)
        case .dictionary(let key, let element):
            guard let key = value(of: key, named: "key", inside: path),
                let element = value(of: element, named: name, inside: path)
            else { return Value("[:]") }
            return Value("[\(key.code): \(element.code)]", words: "[\(key.words): \(element.words)]")
        case .tuple(let parts):
            var values: [Value] = []
            for part in parts {
                guard let next = value(of: part.type, named: part.label ?? name, inside: path, index: index) else {
                    return nil
                }
                let label = part.label.map { "\($0): " } ?? ""
                values.append(Value(label + next.code, words: label + next.words))
            }
            return Value(
                "(\(values.map(\.code).joined(separator: ", ")))",
                words: "(\(values.map(\.words).joined(separator: ", ")))")
        case .function(let parameters, let result):
            let head = parameters.isEmpty ? "" : parameters.map { _ in "_" }.joined(separator: ", ") + " in "
            if case .tuple(let parts) = result, parts.isEmpty { return Value("{ \(head)}", words: "{}") }
            if case .named("Void", _) = result { return Value("{ \(head)}", words: "{}") }
            guard let made = value(of: result, named: name, inside: path) else { return nil }
            return Value("{ \(head)\(made.code) }", words: "{ \(made.words) }")
        case .composition:
            let names = types.parts(of: shape.text, inside: path)
            let parts = names.map { types.qualified(.named($0, []), inside: path).text }
            var type = DeclaredType(kind: .protocolType, path: [parts.joined(separator: " & ")], module: "")
            type.inherited = parts
            return made(type, [], for: name, inside: [], index: index)
        case .named(let type, let arguments):
            return named(type, arguments, for: name, inside: path, index: index)
        }
    }

    private mutating func list(of type: TypeShape, named name: String, inside path: [String]) -> Value? {
        // A list of lists would be nine values long.
        let count = open.count > 3 || depth > 4 ? 1 : 3
        var values: [Value] = []
        for number in 0..<count {
            guard let next = value(of: type, named: name, inside: path, index: String(number)) else {
                return Value("[]")
            }
            values.append(next)
        }
        let words =
            Set(values.map(\.words)).count == 1 || values[0].words.utf8.count > 60
            ? "[\(values[0].words), … \(count)]" : "[\(values.map(\.words).joined(separator: ", "))]"
        return Value(
            "[\(values.map(\.code).joined(separator: ", "))]", words: count == 1 ? "[\(values[0].words)]" : words)
    }

    private mutating func named(
        _ type: String, _ arguments: [TypeShape], for name: String, inside path: [String], index: String
    ) -> Value? {
        if let function = given[type] { return Value("\(function)()") }
        if type.hasSuffix(".Type") { return metatype(String(type.dropLast(".Type".count)), inside: path) }
        if let own = types.find(type, inside: path) {
            return made(own, arguments, for: name, inside: path, index: index)
        }
        if let meaning = types.alias(type, inside: path).flatMap({ TypeShape($0) }) {
            return value(of: meaning, named: name, inside: path, index: index)
        }
        if let three = SampleValues.expressions(of: type, named: name), !three.contains("") {
            guard three.count == 3 else { return Value(three[0], words: three[0]) }
            let code = index == "n" ? "[\(three.joined(separator: ", "))][n]" : three[Int(index) ?? 0]
            // A literal in a list needs its type.
            let isText = type == "String"
            return Value(isText || index != "n" ? code : "\(type)(\(code))", words: three[Int(index) ?? 0])
        }
        switch (type, arguments.count) {
        case ("Optional", 1): return value(of: .optional(arguments[0]), named: name, inside: path, index: index)
        case ("Array", 1): return value(of: .array(arguments[0]), named: name, inside: path)
        case ("Set", 1):
            return value(of: .array(arguments[0]), named: name, inside: path).map {
                Value("Set(\($0.code))", words: $0.words)
            }
        case ("Dictionary", 2): return value(of: .dictionary(arguments[0], arguments[1]), named: name, inside: path)
        case ("Result", 2):
            return value(of: arguments[0], named: name, inside: path).map {
                Value(".success(\($0.code))", words: ".success(\($0.words))")
            }
        case ("PassthroughSubject", 2): return Value(".init()", words: "a subject")
        case ("CurrentValueSubject", 2), ("Published", 1), ("Binding", 1):
            return value(of: arguments[0], named: name, inside: path).map {
                Value(".init(\($0.code))", words: $0.words)
            }
        case ("AnyPublisher", 2):
            let subject = "PassthroughSubject<\(arguments[0].text), \(arguments[1].text)>()"
            return Value("\(subject).eraseToAnyPublisher()", words: "a publisher")
        default: break
        }
        // Of a protocol of UIKit's the program's type with the name that is most alike: `CardContentView` gets `CardConfiguration`.
        func likeness(_ type: DeclaredType) -> Int { zip(type.name, path.last ?? "").prefix { $0 == $1 }.count }
        let all = types.types(conformingTo: type).filter { $0.kind == .structure && $0.generics.isEmpty }
        let alike = all.max { likeness($0) < likeness($1) }
        if let alike { return made(alike, [], for: name, inside: [], index: index) }
        // UIKit's own, and what stands for types that are not at hand.
        return Value("ExampleValue.make(\(ManifestText.quoted(name)))", words: "an example \(type)")
    }

    /// The type itself; of a protocol a type that states it.
    private func metatype(_ name: String, inside path: [String]) -> Value? {
        guard let own = types.find(name, inside: path) else {
            // Other names may be those of generic parameters.
            return name.isOfUIKit || SampleValues.isKnown(name) ? Value("\(name).self") : nil
        }
        let all = own.kind == .protocolType ? types.types(conformingTo: own.name) : [own]
        return all.first { $0.generics.isEmpty }.map {
            Value("\(types.spelling(of: $0)).self", words: "\($0.name).self")
        }
    }

    // MARK: The program's types

    /// A call of the function that makes values of a type.
    private mutating func made(
        _ type: DeclaredType, _ arguments: [TypeShape], for name: String, inside path: [String], index: String
    ) -> Value? {
        let arguments = arguments.map { types.qualified($0, inside: path) }
        let spelled =
            types.spelling(of: type)
            + (arguments.isEmpty ? "" : "<\(arguments.map(\.text).joined(separator: ", "))>")
        if let known = names[spelled] { return Value("\(known.name)(\(index))", words: known.words) }
        isInCircle = open.contains(spelled) || isInCircle && !open.isEmpty
        guard !failed.contains(spelled), !open.contains(spelled), functions.count < Self.maximumFunctions,
            arguments.count == type.generics.count
        else { return nil }
        if types.role(of: type) == .controller, arguments.isEmpty {
            // Another screen, as its file has it; its view is not loaded.
            return Value("ExampleValue.controller(\(spelled).self)", words: "\(type.name)()")
        }
        open.append(spelled)
        defer { open.removeLast() }
        var ways = ExampleWays(type, arguments, spelled: spelled)
        let skipped = refused[spelled] ?? 0
        var (seen, lines, words) = (0, [String](), String?.none)
        while let found = ways.next(with: &self) {
            seen += 1
            guard seen > skipped else { continue }
            words = words ?? found.words
            guard found.isOptional, lines.count < Self.maximumOptional else {
                let value = Value(found.code, words: words)
                return function(value, behind: lines, of: spelled, index)
            }
            lines.append("if let made = \(found.code) { return made }")
        }
        // A decoder, while the program runs, or what no initialiser makes.
        let isLast = [.object, .structure].contains(type.kind) && (open.count == 1 || !isInCircle)
        if !lines.isEmpty || skipped < 2 * Self.given && (isLast || ways.isDecodable(in: types)) {
            let value = Value("ExampleValue.make(\"\(type.name)\")", words: words ?? "\(type.name)(…)")
            return function(value, behind: lines, of: spelled, index)
        }
        // A type in a circle may be made from elsewhere.
        if open.count == 1 || skipped > 0 { failed.insert(spelled) }
        return nil
    }

    /// A call of a new function that gives a value.
    private mutating func function(
        _ value: Value, behind lines: [String] = [], of spelled: String, _ index: String
    ) -> Value {
        let function = "uikitValue\(functions.count)"
        names[spelled] = (function, value.words)
        let body = (lines + ["return \(value.code)"]).map { "    " + $0 }
        functions.append((spelled, ["func \(function)(_ n: Int) -> \(spelled) {"] + body + ["}"]))
        return Value("\(function)(\(index))", words: value.words)
    }

    /// The arguments of a call, those with a default left out.
    /// - Returns: nil where one of them cannot be written.
    mutating func arguments(
        _ parameters: [ParameterList.Parameter], inside path: [String], replacing generics: [String: TypeShape] = [:],
        index: String = "0"
    ) -> Value? {
        var code: [String] = []
        var words: [String] = []
        for parameter in parameters where !parameter.hasDefault {
            guard let shape = TypeShape(parameter.type)?.mapNames({ generics[$0] ?? .named($0, $1) }),
                let value = value(of: shape, named: parameter.name, inside: path, index: index)
            else { return nil }
            let label = parameter.label.map { "\($0): " } ?? ""
            code.append(label + value.code)
            words.append(label + value.words)
        }
        return Value(code.joined(separator: ", "), words: Self.shortened(words))
    }

    /// A list of words that a line holds.
    private static func shortened(_ words: [String]) -> String {
        var count = 0
        let kept = words.prefix { word in
            count += word.utf8.count
            return count < 160 || count == word.utf8.count
        }
        return kept.joined(separator: ", ") + (kept.count < words.count ? ", …" : "")
    }
}
