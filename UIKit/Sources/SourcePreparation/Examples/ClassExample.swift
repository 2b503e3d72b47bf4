/// How a view or a controller gets example data: by an initialiser with arguments, by properties that wait for a value, by the
/// one method that configures it.
struct ClassExample {
    let type: DeclaredType
    let role: ExampleTypes.Role
    /// The name that a class of the module is found by: `Shop.ProfileCell`.
    var name: String { "\(type.module).\(type.name)" }
    /// The class as another file names it.
    let spelling: String

    /// A statement, and how a person reads it.
    struct Part {
        /// What the compiler refuses it by.
        var key: String
        var line: String
        var words: String
    }

    init?(_ type: DeclaredType, in types: ExampleTypes) {
        guard let role = types.role(of: type), let spelling = types.instance(of: type) else { return nil }
        (self.type, self.role, self.spelling) = (type, role, spelling)
    }

    /// Lists of labels by which UIKit makes views and controllers, which say nothing of data.
    private static let plain = StandInTypes.known.subtracting([["type"]])
        .union([["collectionViewLayout"], ["effect"], ["frame", "primaryAction"]])

    /// The call of an initialiser that takes data; nil for a class that UIKit makes.
    func making(_ writer: inout ExampleWriter, skipping: Int) -> Part? {
        let found = writer.types.initializers(of: type).filter { initializer in
            let needed = initializer.parameters.filter { !$0.hasDefault }
            let isPlain = Self.plain.contains(needed.map { $0.label ?? "_" })
            return !needed.isEmpty && !needed.contains { $0.type == "NSCoder" }
                && (!isPlain || needed.contains { takesOwnType($0, type, writer.types) })
        }
        var seen = 0
        for initializer in found {
            guard let arguments = writer.arguments(initializer.parameters, inside: type.path) else { continue }
            seen += 1
            guard seen > skipping else { continue }
            let call = "\(initializer.canThrow ? "try? " : "")\(spelling)(\(arguments.code))"
            return Part(key: "make \(name)", line: "return \(call)", words: "\(type.name)(\(arguments.words))")
        }
        return nil
    }

    // MARK: Filling

    /// Verbs of methods that configure a view, the surest first.
    private static let verbs = [
        "configure", "setup", "populate", "bind", "fill", "render", "display", "update", "apply", "inject", "set",
        "load", "show", "decorate", "prepare", "refresh",
    ]
    /// Methods that ask for something else.
    private static let others: Set<String> = [
        "setNeedsUpdate", "setSelected", "setHighlighted", "setEditing", "updateConstraints", "setDelegate",
        "updateSearchResults", "bindViewModel",
    ]

    /// The statements that give an object its data.
    func filling(_ writer: inout ExampleWriter, without refused: Set<String>) -> [Part] {
        let line = writer.types.ancestry(of: type).own
        var found: [Part] = []
        var names: Set<String> = []
        // 1 properties that wait for a value
        for above in line {
            for property in above.properties where names.insert(property.name).inserted {
                let key = "\(name).\(property.name)"
                guard !refused.contains(key), waits(property, above.uses.counted),
                    let shape = above.shape(property.type),
                    isData(
                        shape, of: above, &writer,
                        isForced: property.type?.hasSuffix("!") == true || above.uses.forced.contains(property.name)),
                    let value = writer.value(of: shape.wrapped, named: property.name, inside: above.path),
                    value.code != "nil"
                else { continue }
                found.append(
                    Part(
                        key: key, line: "object.\(property.name) = \(value.code)",
                        words: "\(property.name) = \(value.words)"))
            }
        }
        // 2 sections and items of lists
        for above in line {
            for property in above.properties {
                guard let shape = above.shape(property.type)?.wrapped else { continue }
                for type in snapshotTypes(shape, of: above, writer.types) {
                    let type = writer.types.qualified(type, inside: above.path)
                    let key = "\(name) list of \(type.text)"
                    guard !refused.contains(key), names.insert(key).inserted,
                        let list = writer.value(of: .array(type), named: "item", inside: above.path), list.code != "[]"
                    else { continue }
                    found.append(Part(key: key, line: "ExampleValue.keep(\(list.code) as [\(type.text)])", words: ""))
                }
            }
        }
        // 3 the method that configures
        return found + configuring(line, &writer, without: refused)
    }

    /// What a data source with a snapshot names its sections and items by: one of UIKit's, a class below it, or another name of it.
    private func snapshotTypes(
        _ shape: TypeShape, of owner: DeclaredType, _ types: ExampleTypes, depth: Int = 0
    ) -> [TypeShape] {
        guard depth < Self.maximumDepth, case .named(let name, let arguments) = shape else { return [] }
        if arguments.count == 2, name.hasSuffix("ViewDiffableDataSource") { return arguments }
        let more = types.find(name, inside: owner.path)?.inherited.first ?? types.alias(name, inside: owner.path)
        return more.flatMap { TypeShape($0) }.map { snapshotTypes($0, of: owner, types, depth: depth + 1) } ?? []
    }

    private func waits(_ property: DeclaredType.Property, _ counted: Set<String>) -> Bool {
        guard property.isSettable, !property.isStatic, !property.isFilledElsewhere, !property.isHidden,
            let type = property.type
        else { return false }
        let isOpen = type.hasSuffix("!") || type.hasSuffix("?") || property.isObserved && !property.hasDefault
        return isOpen && (!property.hasDefault || property.isObserved)
            || type.hasPrefix("[") && counted.contains(property.name)
    }

    /// Whether a property holds data, and no part of the view itself.
    /// - Parameter depth: of names that stand for other names, and of lists in lists.
    private func isData(
        _ shape: TypeShape, of owner: DeclaredType, _ writer: inout ExampleWriter, isForced: Bool, depth: Int = 0
    ) -> Bool {
        guard depth < Self.maximumDepth else { return false }
        switch shape.wrapped {
        case .named(let name, _):
            guard !name.hasSuffix(".Type") else { return false }
            if let own = writer.types.find(name, inside: owner.path) {
                // A controller may know another one.
                if let other = writer.types.role(of: own) { return other == .controller && role == .controller }
                return isForced || !name.isOfDelegates
            }
            if let meaning = writer.types.alias(name, inside: owner.path).flatMap({ TypeShape($0) }) {
                return isData(meaning, of: owner, &writer, isForced: isForced, depth: depth + 1)
            }
            // Of UIKit's types pictures and texts are data, and what a class makes for itself is not.
            if name == "UIImage" || name == "String" || name == "Date" || name == "URL" { return true }
            return isForced && SampleValues.isKnown(name) && !name.hasPrefix("UI")
        case .array(let element): return isData(element, of: owner, &writer, isForced: isForced, depth: depth + 1)
        case .dictionary, .tuple: return isForced
        case .function: return false
        default: return isForced
        }
    }

    private static let maximumDepth = 8

    /// The call of the method that configures; of several that take texts alone a call each.
    private func configuring(
        _ line: [DeclaredType], _ writer: inout ExampleWriter, without refused: Set<String>
    ) -> [Part] {
        for verb in Self.verbs {
            var found: [(method: Declaration, owner: DeclaredType)] = []
            for above in line {
                for method in above.methods where isConfiguring(method, verb, above, writer.types) {
                    let isKnown = found.contains {
                        $0.method.name == method.name
                            && $0.method.parameters.map(\.label) == method.parameters.map(\.label)
                    }
                    if !isKnown { found.append((method, above)) }
                }
                if !found.isEmpty { break }
            }
            // Of several the first that takes the program's own types.
            let rich = found.filter { method, owner in
                method.parameters.contains { takesOwnType($0, owner, writer.types) }
            }
            let parts = (rich.isEmpty ? found : [rich[0]]).compactMap { method, owner -> Part? in
                let labels = method.parameters.map { ($0.label ?? "_") + ":" }.joined()
                let key = "\(name).\(method.name)(\(labels))"
                guard !refused.contains(key),
                    let arguments = writer.arguments(method.parameters, inside: owner.path, replacing: owner.given)
                else { return nil }
                let call = "object.\(method.name)(\(arguments.code))"
                return Part(
                    key: key, line: "_ = \(method.canThrow ? "try? " : "")\(call)",
                    words: "\(method.name)(\(arguments.words))")
            }
            if !parts.isEmpty { return parts }
        }
        return []
    }

    /// Types of Foundation's and UIKit's that views show.
    private static let shown: Set<String> = ["String", "[String]", "UIImage", "[UIImage]"]

    private func isConfiguring(
        _ method: Declaration, _ verb: String, _ owner: DeclaredType, _ types: ExampleTypes
    ) -> Bool {
        let needed = method.parameters.filter { !$0.hasDefault }
        guard !method.isStatic, !needed.isEmpty, needed.count <= 8,
            SampleValues.words(of: method.name).first == verb
                || (verb == "setup" && method.name.hasPrefix("setUp")),
            !Self.others.contains(method.name), !needed.contains(where: { $0.type.contains("inout") })
        else { return false }
        let isOwn = needed.contains { takesOwnType($0, owner, types) }
        // A controller is configured with the program's own types, and shows other screens; a view's setter takes them or texts.
        if role == .controller { return isOwn && verb != "show" }
        guard ["set", "update", "apply", "load", "show", "prepare", "refresh"].contains(verb) else {
            return !needed.allSatisfy { $0.type.hasPrefix("UI") && $0.type != "UIImage" || $0.type == "Bool" }
        }
        return isOwn || needed.contains { Self.shown.contains($0.type.filter { $0 != "?" }) }
    }

    /// Whether a parameter is of a type of data that the program declares.
    private func takesOwnType(_ parameter: ParameterList.Parameter, _ owner: DeclaredType, _ types: ExampleTypes)
        -> Bool
    {
        func isOwn(_ shape: TypeShape) -> Bool {
            switch shape {
            case .optional(let type), .array(let type): return isOwn(type)
            case .named(let name, _):
                return !name.isOfDelegates
                    && types.find(name, inside: owner.path).map { types.role(of: $0) == nil } ?? false
            default: return false
            }
        }
        return owner.shape(parameter.type).map(isOwn) ?? false
    }
}
