/// The ways of making a value of one of the program's types, the likeliest first.
struct ExampleWays {
    private let type: DeclaredType
    private let spelled: String
    private let generics: [String: TypeShape]
    private var place = 0

    init(_ type: DeclaredType, _ arguments: [TypeShape], spelled: String) {
        self.type = type
        self.spelled = spelled
        generics = Dictionary(zip(type.generics, arguments)) { first, _ in first }
    }

    private static let coders: Set<String> = ["NSCoder", "Decoder", "any Decoder"]
    private static let shared: Set<String> = [
        "shared", "default", "standard", "current", "instance", "main", "sharedInstance", "mock", "example", "preview",
    ]

    /// The next way that can be written.
    mutating func next(with writer: inout ExampleWriter) -> ExampleWriter.Value? {
        while true {
            let number = place
            place += 1
            switch type.kind {
            case .enumeration:
                guard number < type.cases.count else { return nil }
                if let found = enumeration(type.cases[number], &writer) { return found }
            case .protocolType:
                // Views and controllers are delegates where nothing else is.
                let all = writer.types.types(conformingTo: type.name)
                let roles = all.map { writer.types.role(of: $0) != nil }
                let others = zip(all, roles).filter { !$1 }.map(\.0) + zip(all, roles).filter(\.1).map(\.0)
                let count = min(others.count, 12)
                guard number < count else { return number == count ? idle(writer.types) : nil }
                let other = others[number]
                guard other.generics.isEmpty,
                    let found = writer.value(
                        of: .named(writer.types.spelling(of: other), []), named: "", inside: [], index: "n")
                else { continue }
                return found
            default:
                let initializers = initializers(writer.types)
                // Initialisers in extensions make the same as the members from something else.
                let members = type.kind == .structure && !type.declaresInitializer ? 0 : initializers.count
                guard number <= initializers.count else { return number == initializers.count + 1 ? sharedOne() : nil }
                let found =
                    number == members
                    ? memberwise(&writer) : call(initializers[number < members ? number : number - 1], &writer)
                if let found { return found }
            }
        }
    }

    /// A delegate that does nothing, of a class with what its protocol asks for.
    private func idle(_ types: ExampleTypes) -> ExampleWriter.Value? {
        guard type.name.isOfDelegates else { return nil }
        var asked = [type]
        var place = 0
        while place < asked.count, asked.count < 20 {
            let above = asked[place].inherited.compactMap { types.find($0, inside: []) }
            asked += above.filter { next in
                next.kind == .protocolType && !asked.contains { $0.name == next.name && $0.module == next.module }
            }
            place += 1
        }
        var members: [String: String] = [:]
        for property in asked.flatMap(\.properties) {
            guard !property.isStatic, let type = property.type else { return nil }
            members[property.name] =
                "var `\(property.name)`: \(type) { get { ExampleValue.make(\"\(property.name)\") } set {} }"
        }
        for method in asked.flatMap(\.methods) {
            guard !method.isStatic else { return nil }
            let list = method.parameters.map {
                ($0.label == $0.name ? "" : ($0.label ?? "_") + " ") + "\($0.name): \($0.type)"
            }
            .joined(separator: ", ")
            let result = method.result.flatMap { ["Void", "()"].contains($0) ? nil : $0 }
            members["\(method.name)(\(method.parameters.map { ($0.label ?? "_") + ":" }.joined()))"] =
                "func `\(method.name)`(\(list))\(method.canThrow ? " throws" : "")"
                + (result.map { " -> \($0) { ExampleValue.make(\"\(method.name)\") }" } ?? " {}")
        }
        let body = members.sorted { $0.key < $1.key }.map { $0.value + "; " }.joined()
        return .init(
            "{ () -> any \(spelled) in final class Idle: NSObject, \(spelled) { \(body)}; return Idle() }()",
            words: "a \(type.name) that does nothing")
    }

    /// Whether a decoder may make a value.
    func isDecodable(in types: ExampleTypes) -> Bool {
        type.kind != .protocolType && type.kind != .enumeration
            && types.ancestry(of: type).own.contains {
                $0.inherited.contains { ["Codable", "Decodable"].contains($0) }
            }
    }

    private func enumeration(_ found: DeclaredType.Case, _ writer: inout ExampleWriter) -> ExampleWriter.Value? {
        guard let arguments = writer.arguments(found.parameters, inside: type.path, replacing: generics, index: "n")
        else { return nil }
        let isPlain = arguments.code.isEmpty
        return .init(
            "\(spelled).`\(found.name)`" + (isPlain ? "" : "(\(arguments.code))"),
            words: ".\(found.name)" + (isPlain ? "" : "(\(arguments.words))"))
    }

    /// The initialisers that may be called, those with examples first.
    private func initializers(_ types: ExampleTypes) -> [Declaration] {
        func order(_ initializer: Declaration) -> Int {
            let isEmpty = initializer.parameters.allSatisfy(\.hasDefault)
            // Of what may hold anything nothing is known.
            let isBlind = initializer.parameters.contains {
                !$0.hasDefault && $0.type.contains(#/\b(Any|Data|NSDictionary)\b/#)
            }
            return (isBlind ? 8 : 0) + (initializer.isFailable ? 4 : 0) + (initializer.canThrow ? 2 : 0)
                + (isEmpty ? 1 : 0)
        }
        return types.initializers(of: type).enumerated()
            .filter { !$0.element.parameters.contains { Self.coders.contains($0.type) } }
            .sorted { (order($0.element), $0.offset) < (order($1.element), $1.offset) }.map(\.element)
    }

    private func call(_ initializer: Declaration, _ writer: inout ExampleWriter) -> ExampleWriter.Value? {
        guard
            let arguments = writer.arguments(initializer.parameters, inside: type.path, replacing: generics, index: "n")
        else { return nil }
        let call = "\(initializer.canThrow ? "try? " : "")\(spelled)(\(arguments.code))"
        let isOptional = initializer.isFailable || initializer.canThrow
        if arguments.code.isEmpty, !isOptional, let filled = filled(call, &writer) { return filled }
        var value = ExampleWriter.Value(call, words: "\(type.name)(\(arguments.words))")
        value.isOptional = isOptional
        return value
    }

    private func memberwise(_ writer: inout ExampleWriter) -> ExampleWriter.Value? {
        guard !type.declaresInitializer else { return nil }
        let stored = type.properties.filter { $0.isStored && !$0.isStatic && !($0.isLet && $0.hasDefault) }
        let needed = stored.filter { property in
            guard !property.hasDefault, !property.isFilledElsewhere else { return false }
            let isOptional = property.type.flatMap { TypeShape($0) }?.isOptional ?? false
            return type.kind == .structure || !isOptional || property.isLet
        }
        if type.kind != .structure {
            guard needed.isEmpty else { return nil }
            if let filled = filled("\(spelled)()", &writer) { return filled }
            return .init("\(spelled)()", words: "\(type.name)()")
        }
        guard !type.hidesMemberwise else {
            return needed.isEmpty ? .init("\(spelled)()", words: "\(type.name)()") : nil
        }
        let parameters = needed.compactMap { property in
            property.type.map { ParameterList.Parameter(label: property.name, name: property.name, type: $0) }
        }
        guard parameters.count == needed.count,
            let arguments = writer.arguments(parameters, inside: type.path, replacing: generics, index: "n")
        else { return nil }
        return .init("\(spelled)(\(arguments.code))", words: "\(type.name)(\(arguments.words))")
    }

    /// An object that is made without data, with texts, numbers and dates in its properties.
    private func filled(_ call: String, _ writer: inout ExampleWriter) -> ExampleWriter.Value? {
        guard type.kind == .object else { return nil }
        var lines: [String] = []
        var words: [String] = []
        for property in type.properties
        where property.isStored && property.isSettable && !property.isStatic && !property.isObserved
            && !property.isFilledElsewhere && lines.count < 24
        {
            guard let shape = property.type.flatMap({ TypeShape($0) }), case .named(let name, _) = shape.wrapped,
                Self.plain.contains(name),
                let value = writer.value(of: shape.wrapped, named: property.name, inside: type.path, index: "n")
            else { continue }
            lines.append("made.`\(property.name)` = \(value.code)")
            words.append("\(property.name): \(value.words)")
        }
        guard !lines.isEmpty else { return nil }
        let list = words.prefix(4).joined(separator: ", ") + (words.count > 4 ? ", …" : "")
        return .init(
            "{ let made = \(call); \(lines.joined(separator: "; ")); return made }()",
            words: "\(type.name)(\(list))")
    }

    private static let plain: Set<String> = ["String", "Int", "Double", "Float", "CGFloat", "Int64", "Int32", "Date"]

    /// The object that all of the program shares.
    private func sharedOne() -> ExampleWriter.Value? {
        let found = type.properties.first { property in
            property.isStatic && !property.isHidden && Self.shared.contains(property.name)
                && (property.type == nil || property.type == type.path.last || property.type == type.name)
        }
        return found.map { .init("\(spelled).`\($0.name)`", words: "\(type.name).\($0.name)") }
    }
}
