/// The types of a program's modules, found by their names, for writing values of them.
struct ExampleTypes {
    private(set) var types: [DeclaredType] = []
    private var byName: [String: [Int]] = [:]
    private var byLastName: [String: [Int]] = [:]
    private var aliases: [String: String] = [:]
    /// The types that state a protocol, in the order of their declarations.
    private var conforming: [String: [Int]] = [:]
    /// Names of types that stand in no other type: a module of such a name cannot be written before a type of it.
    private var outermost: Set<String> = []
    /// The heights that tables give all of their rows, by the names in the types that make these.
    private var rowHeights: [String: String] = [:]
    /// The names of classes and functions that give controllers their views.
    private var loaded: Set<String> = []
    /// What sources write between `<` and `>` behind the name of a generic type, for the first time.
    private var arguments: [String: String] = [:]

    /// - Parameter files: the outlines of the sources, each with its module.
    init(_ files: [(outline: SourceOutline, module: String)]) {
        var extensions: [DeclaredType] = []
        for (outline, module) in files {
            let reading = TypeReading(outline, module: module)
            types += reading.types
            extensions += reading.extensions
            for (name, value) in reading.aliases where aliases[name] == nil { aliases[name] = value }
        }
        for index in types.indices {
            byName[types[index].name, default: []].append(index)
            byLastName[types[index].path.last ?? "", default: []].append(index)
            outermost.insert(types[index].path.first ?? "")
        }
        for more in extensions {
            guard let index = byName[more.name]?.first else { continue }
            types[index].inherited += more.inherited
            types[index].initializers += more.initializers
            types[index].methods += more.methods
            types[index].uses.add(more.uses)
            types[index].properties += more.properties.filter { !$0.isStored || $0.isStatic }
        }
        for index in types.indices {
            types[index].inherited = types[index].inherited.flatMap { parts(of: $0, inside: types[index].path) }
            guard types[index].kind != .protocolType else { continue }
            for name in types[index].inherited { conforming[Self.bare(name), default: []].append(index) }
        }
        for type in types {
            let uses = type.uses
            if let height = uses.rowHeight { rowHeights.merge(uses.listed.map { ($0, height) }) { first, _ in first } }
            let makers = type.properties.filter { uses.loaded.contains($0.name) }.flatMap { [$0.type, $0.maker] }
            loaded.formUnion(uses.loaded.union(makers.compactMap { $0 }))
            for text in type.inherited + type.properties.compactMap(\.type) where text.contains("<") {
                noteArguments(in: text, of: type)
            }
        }
    }

    private mutating func noteArguments(in text: String, of user: DeclaredType) {
        _ = TypeShape(text)?.mapNames { name, list in
            if let own = find(name, inside: user.path), own.generics.count == list.count, arguments[own.name] == nil {
                var isKnown = true
                let words = list.map { shape in
                    shape.mapNames { name, inner in
                        let found = user.generics.contains(name) ? nil : find(name, inside: user.path)
                        if found == nil, !SampleValues.isKnown(name), !name.isOfUIKit { isKnown = false }
                        return .named(found.map(spelling) ?? name, inner)
                    }.text
                }
                if isKnown { arguments[own.name] = "<\(words.joined(separator: ", "))>" }
            }
            return .named(name, list)
        }
    }

    /// A class as another file makes it, with the types that a source gives a generic one; nil where no source gives any.
    func instance(of type: DeclaredType) -> String? {
        let outer = (1..<type.path.count).compactMap { byName[type.path[..<$0].joined(separator: ".")]?.first }
        guard outer.allSatisfy({ types[$0].generics.isEmpty }) else { return nil }
        return type.generics.isEmpty ? spelling(of: type) : arguments[type.name].map { spelling(of: type) + $0 }
    }

    /// A type with the names of the program's types as another file writes them.
    func qualified(_ shape: TypeShape, inside path: [String]) -> TypeShape {
        shape.mapNames { .named(find($0, inside: path).map(spelling) ?? $0, $1) }
    }

    /// A name without what stands between `<` and `>`, and without its module.
    private static func bare(_ name: String) -> String {
        String(name.prefix { $0 != "<" }).split(separator: ".").last.map(String.init) ?? name
    }

    /// A type as another file names it: `Shop.Cell`, `Cell` where `Shop` is a type too, and `UIView.Dot` in an extension.
    func spelling(of type: DeclaredType) -> String {
        outermost.contains(type.module) || byName[type.path[0]] == nil ? type.name : "\(type.module).\(type.name)"
    }

    /// The type that a name means inside a type.
    /// - Parameter path: the names of the type around it.
    func find(_ name: String, inside path: [String]) -> DeclaredType? {
        guard !name.hasSuffix(".Type") else { return nil }
        if let index = Self.names(name, inside: path).lazy.compactMap({ byName[$0]?.first }).first {
            return types[index]
        }
        // `Module.Type`, or a type whose outer types are inherited.
        let parts = name.split(separator: ".").map(String.init)
        if parts.count > 1, types.contains(where: { $0.module == parts[0] }) {
            return find(parts.dropFirst().joined(separator: "."), inside: [])
        }
        guard let last = parts.last, let found = byLastName[last], found.count == 1 else { return nil }
        return types[found[0]]
    }

    /// What a name stands for.
    func alias(_ name: String, inside path: [String]) -> String? {
        Self.names(name, inside: path).lazy.compactMap { aliases[$0] }.first
    }

    /// What a name may mean inside a type, the innermost first.
    private static func names(_ name: String, inside path: [String]) -> [String] {
        (0...path.count).reversed().map { (path[..<$0] + [name]).joined(separator: ".") }
    }

    /// The protocols of a composition, also of one that has a name; anything else as the text has it.
    func parts(of text: String, inside path: [String], depth: Int = 0) -> [String] {
        guard depth < 8, case .composition(let parts)? = TypeShape(alias(text, inside: path) ?? text) else {
            return [text]
        }
        return parts.flatMap { self.parts(of: $0.text, inside: path, depth: depth + 1) }
    }

    /// The types that state a protocol, or one that inherits it; of a composition those that state all of the program's own.
    func types(conformingTo name: String) -> [DeclaredType] {
        let parts = parts(of: name, inside: [])
        let all = (parts.count == 1 ? parts : parts.filter { find($0, inside: []) != nil }).map(conforming(to:))
        return all.dropFirst().reduce(all.first ?? []) { $0.intersection($1) }.sorted().map { types[$0] }
    }

    private func conforming(to name: String) -> Set<Int> {
        var names = [name]
        var place = 0
        while place < names.count, names.count < 50 {
            for type in types where type.kind == .protocolType && type.inherited.contains(names[place]) {
                if !names.contains(type.name) { names.append(type.name) }
            }
            place += 1
        }
        return Set(names.flatMap { conforming[Self.bare($0)] ?? [] })
    }

    /// A class and its superclasses in the program, and the class of UIKit's that the last of them has.
    func ancestry(of type: DeclaredType) -> (own: [DeclaredType], foreign: String?) {
        var own = [type]
        while own.count < 40 {
            let below = own[own.count - 1]
            guard let entry = below.inherited.first else { return (own, nil) }
            let first = Self.bare(entry)
            guard var next = find(first, inside: below.path.dropLast()), next.kind == .object,
                !own.contains(where: { $0.name == next.name && $0.module == next.module })
            else {
                if let value = alias(first, inside: []) { return (own, value) }
                return (own, first)
            }
            if !next.generics.isEmpty, case .named(_, let arguments)? = below.shape(entry) {
                let values = arguments.map { qualified($0, inside: below.path) }
                next.given = Dictionary(zip(next.generics, values)) { first, _ in first }
            }
            own.append(next)
        }
        return (own, nil)
    }

    /// The initialisers of a type; a class without any has its superclass's.
    func initializers(of type: DeclaredType) -> [Declaration] {
        guard type.kind == .object, !type.declaresInitializer else { return type.initializers }
        let line = ancestry(of: type).own
        return line[...(line.firstIndex(where: \.declaresInitializer) ?? line.count - 1)].flatMap(\.initializers)
    }

    /// The size of a view whose owner says one: of a cell the height that a table gives all of its rows, of a controller's view the
    /// screen's.
    func size(of view: DeclaredType) -> String? {
        let name = view.path.last ?? ""
        guard ancestry(of: view).foreign == "UITableViewCell" else {
            return loaded.contains(name) ? "UIScreen.main.bounds.size" : nil
        }
        return rowHeights[name].map { "CGSize(width: UIScreen.main.bounds.width, height: \($0))" }
    }

    /// What a class of views or controllers descends from.
    enum Role { case view, controller }

    func role(of type: DeclaredType) -> Role? {
        guard type.kind == .object, let name = ancestry(of: type).foreign else { return nil }
        let line = UIKitAncestry.line(from: name)
        return line.contains("UIView") ? .view : line.contains("UIViewController") ? .controller : nil
    }
}
