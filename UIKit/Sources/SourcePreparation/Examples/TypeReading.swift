/// Reads the declarations of a source for examples: what another file of the module, or one that tests it, can name.
struct TypeReading {
    private let outline: SourceOutline
    private let module: String
    private(set) var types: [DeclaredType] = []
    /// Extensions by the name of what they extend.
    private(set) var extensions: [DeclaredType] = []
    /// What a type is another name for.
    private(set) var aliases: [String: String] = [:]
    private static let maximumDepth = 8

    init(_ outline: SourceOutline, module: String) {
        self.outline = outline
        self.module = module
        read(outline.units, [], depth: 0)
    }

    private mutating func read(_ units: [SourceOutline.Unit], _ path: [String], depth: Int) {
        guard depth < Self.maximumDepth else { return }
        for unit in units {
            let head = Declaration(unit, in: outline.text)
            guard !head.isHidden else { continue }
            if unit.keyword == "typealias", let value = head.value {
                aliases[(path + [unit.name]).joined(separator: ".")] = value
            }
            guard unit.kind == .type, !unit.name.isEmpty else { continue }
            let isExtension = unit.keyword == "extension"
            let own = isExtension ? unit.name.split(separator: ".").map(String.init) : path + [unit.name]
            var type = DeclaredType(
                kind: DeclaredType.Kind(rawValue: unit.keyword) ?? .structure, path: own, module: module)
            type.generics = head.generics
            type.inherited = outline.entries(of: unit).map(\.text)
            if type.kind == .object || isExtension {
                let names = PreviewReading.names(in: outline.text[unit.range])
                type.uses.forced = names.forced
                let makesRows = !names.all.isDisjoint(with: ["dequeueReusableCell", "forCellReuseIdentifier"])
                if makesRows { type.uses.listed = names.all }
            }
            for block in unit.blocks {
                readMembers(block.units, into: &type, isExtension: isExtension)
                read(block.units, own, depth: depth + 1)
            }
            if isExtension { extensions.append(type) } else { types.append(type) }
        }
    }

    /// Members under conditions are left alone: the compiler may not see them.
    private func readMembers(_ units: [SourceOutline.Unit], into type: inout DeclaredType, isExtension: Bool) {
        var conditions = 0
        for unit in units {
            if unit.kind == .directive {
                let text = outline.text[unit.range]
                if text.starts(with: "#if".utf8) { conditions += 1 }
                if text.starts(with: "#endif".utf8) { conditions -= 1 }
                continue
            }
            guard conditions <= 0 else { continue }
            let head = Declaration(unit, in: outline.text)
            switch unit.keyword {
            case "init":
                // One whose body went ends the program.
                let isEnding =
                    unit.blocks.last.map { outline.text[$0.range].elementsEqual(Pruning.ending.utf8) } ?? false
                if !isExtension { type.declaresInitializer = true }
                guard !head.isHidden, !isEnding, head.parameterList != nil, !head.tail.contains("async") else { break }
                type.initializers.append(head)
            case "let", "var": readProperty(head, into: &type, isExtension: isExtension)
            case "func": readMethod(head, into: &type)
            case "case" where type.kind == .enumeration && !isExtension: type.cases += head.cases
            default: break
            }
        }
    }

    private func readProperty(_ head: Declaration, into type: inout DeclaredType, isExtension: Bool) {
        let (hasBlock, accessors) = (!head.unit.blocks.isEmpty, head.accessors)
        for found in head.variables {
            var property = DeclaredType.Property(name: found.name, type: found.type)
            property.isLet = head.keyword == "let"
            property.hasDefault = found.hasDefault
            property.isStatic = head.isStatic
            property.isHidden = head.isHidden
            property.maker = head.maker
            property.isObserved = !accessors.isDisjoint(with: ["didSet", "willSet"])
            property.isStored = !isExtension && (!hasBlock || property.isObserved || found.hasDefault)
            property.isSettable =
                !property.isLet && !head.isHidden && !head.hidesSetter
                && (property.isStored || accessors.contains("set"))
            property.isFilledElsewhere =
                head.words.has(anyOf: [
                    "lazy", "weak", "unowned", "@IBOutlet", "@IBInspectable", "@NSManaged", "@Inject", "@Injected",
                ])
            if property.isStored, !property.isStatic, head.isHidden, !(property.isLet && found.hasDefault) {
                type.hidesMemberwise = true
            }
            type.properties.append(property)
        }
    }

    private func readMethod(_ head: Declaration, into type: inout DeclaredType) {
        let (body, labels) = (outline.text[head.body ?? 0..<0], Set(head.parameters.map(\.label)))
        if !labels.isDisjoint(with: ["numberOfRowsInSection", "numberOfItemsInSection"]) {
            type.uses.counted.formUnion(PreviewReading.names(in: body).all)
        }
        if head.name == "loadView" { type.uses.loaded = PreviewReading.names(in: body).all }
        if labels.contains("heightForRowAt") {
            // A number, or a constant of a type.
            let value = String(decoding: body.dropFirst().dropLast(), as: UTF8.self)
                .wholeMatch(of: #/\s*(?:return\s+)?(\d[\d.]*|[A-Z]\w*(?:\.\w+(?:\(\))?)+)\s*/#)?.1
            type.uses.rowHeight = value.map(String.init).flatMap { $0.hasPrefix("UITableView.") ? nil : $0 }
        }
        guard !head.isHidden, !head.words.has(anyOf: ["@objc", "@IBAction"]), head.parameterList != nil,
            !head.tail.contains("async"), !head.name.isEmpty, head.generics.isEmpty
        else { return }
        type.methods.append(head)
    }
}
