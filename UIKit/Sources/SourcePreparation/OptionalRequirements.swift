/// Lets a module's own protocols have members that a conforming class may have or not, which only Objective-C allows.
///
/// Each optional member becomes a protocol of its own, which the classes with that member name in their heads. The protocol
/// itself gets a member that asks for the conformance and calls it, with a result that is nil where nobody has it. Every line
/// stays where it is.
struct OptionalRequirements {
    /// What the protocol of one optional member begins with.
    private static let prefix = "uikit_optional_"

    private let own: [ConformanceScanner]
    /// Protocols by name, of this module and of the modules that it may import.
    private var protocols: [String: ConformanceScanner.ProtocolHead] = [:]
    private var superclasses: [[String]: [String]] = [:]
    private var members: [[String]: Set<String>] = [:]
    /// What each class names behind the colon, in its extensions too.
    private var stated: [[String]: Set<String>] = [:]

    /// The first parts of the names of optional methods, which a question mark and a call may follow.
    private(set) var methods: Set<String> = []

    /// - Parameters:
    ///   - sources: the files of one module.
    ///   - others: those of the modules that it may import.
    init(_ sources: [String], importing others: [String] = []) {
        own = ConformanceScanner.scan(sources)
        // A name that stands for several types is this module's.
        for scanned in ConformanceScanner.scan(others) { add(scanned) }
        for scanned in own { add(scanned) }
        let requirements = protocols.values.flatMap(\.requirements)
        methods = Set(requirements.filter { $0.parameters != nil }.map(\.said.name))
    }

    private mutating func add(_ scanned: ConformanceScanner) {
        for head in scanned.protocols { protocols[head.name] = head }
        for (path, type) in scanned.heads {
            stated[path, default: []].formUnion(type.head.inherited)
            if let above = type.superclass { superclasses[path] = above.split(separator: ".").map(String.init) }
        }
        for (path, names) in scanned.members { members[path, default: []].formUnion(names) }
    }

    /// - Parameter sources: the files, in the order of the scan; they may have changed in their bodies alone.
    func edit(_ sources: [String]) -> [EditedSource] {
        let isNeeded = own.contains { $0.protocols.contains { !$0.requirements.isEmpty || $0.bound != nil } }
        guard isNeeded || !methods.isEmpty else { return sources.map { EditedSource(text: $0) } }
        var given = conformances()
        let values = Set(
            protocols.values.flatMap { head in
                head.requirements.filter { $0.hasValue && !head.isShared($0) }.map(\.name)
            })
        return zip(sources, own).map { source, scanned in
            var edits: [(range: Range<Int>, text: String)] = []
            let bytes = Array(source.utf8)
            var result = EditedSource(text: source)
            for head in scanned.protocols {
                if let bound = head.bound { edits.append((bound..<bound, ": AnyObject")) }
                for requirement in head.requirements {
                    let lines = bytes[requirement.range].map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
                    edits.append((requirement.range, String(decoding: lines, as: UTF8.self)))
                    result.code += Self.code(for: requirement, of: head)
                    result.count += 1
                }
            }
            for (path, type) in scanned.heads {
                guard let names = given.removeValue(forKey: path) else { continue }
                let end = type.head.end
                edits.append((end..<end, (type.head.colon == nil ? ": " : ", ") + names.joined(separator: ", ")))
            }
            edits += references(in: source, to: values)
            result.text = source.edited(edits)
            return result
        }
    }

    // MARK: Methods as values

    /// The names of optional methods as values, behind a question mark and with all labels: `delegate?.tap(_:with:)`.
    /// - Parameter names: of the methods that are values too.
    private func references(in source: String, to names: Set<String>) -> [(range: Range<Int>, text: String)] {
        guard !names.isEmpty else { return [] }
        var found: [(range: Range<Int>, text: String)] = []
        var cursor = SourceCursor(source)
        while let word = cursor.nextName() {
            let start = cursor.place - word.utf8.count
            guard methods.contains(word), cursor.has("("), cursor.text[..<start].suffix(2).elementsEqual("?.".utf8)
            else { continue }
            var behind = cursor
            behind.skipParentheses()
            let name = String(decoding: cursor.text[start..<behind.place], as: UTF8.self)
            if names.contains(name) { found.append((start..<behind.place, Self.valueName(name))) }
        }
        return found
    }

    private static func valueName(_ name: String) -> String { "uikit_value_" + flat(name) }

    private static func flat(_ name: String) -> String {
        String(name.filter { $0 != ")" }.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    // MARK: Who has what

    /// The protocols of optional members that each class of this module names: where it or a superclass has the member, and it or
    /// a superclass conforms; once on the way up.
    private func conformances() -> [[String]: [String]] {
        var result: [[String]: [String]] = [:]
        for path in Set(own.flatMap(\.heads).map(\.path)).sorted(by: { $0.lexicographicallyPrecedes($1) }) {
            let names = granted(path).subtracting(superclasses[path].map { granted($0) } ?? [])
            if !names.isEmpty { result[path] = names.sorted() }
        }
        return result
    }

    private func granted(_ path: [String]) -> Set<String> {
        // A class and its superclasses.
        let line = Array(sequence(first: path) { superclasses[$0] }.prefix(64))
        var conforming: [String] = line.flatMap { stated[$0] ?? [] }
        var seen: Set<String> = []
        var names: Set<String> = []
        let all = Set(line.flatMap { members[$0] ?? [] })
        while let next = conforming.popLast() {
            guard seen.insert(next).inserted, let head = protocols[next] else { continue }
            conforming += head.type.head.inherited
            for requirement in head.requirements where all.contains(head.ownName(of: requirement)) {
                names.insert(Self.name(of: requirement, of: head))
            }
        }
        return names
    }

    // MARK: What is written

    private static func name(
        of requirement: ConformanceScanner.Requirement, of head: ConformanceScanner.ProtocolHead
    ) -> String { prefix + flat(head.name + "_" + head.ownName(of: requirement)) }

    private static func code(
        for requirement: ConformanceScanner.Requirement, of head: ConformanceScanner.ProtocolHead
    ) -> String {
        let said = requirement.said
        let name = self.name(of: requirement, of: head)
        let asked = "(self as? any \(name))"
        let words = head.type.words
        let stated = ["public", "fileprivate", "private"].first(where: words.has).map { $0 + " " } ?? ""
        let access = stated == "public " ? stated : ""
        let actor = words.has("@MainActor") ? "@MainActor " : ""
        var lines = [
            "\(actor)\(stated)protocol \(name): AnyObject { \(requirement.declaration) }",
            "\(actor)extension \(head.name) {",
        ]
        if let parameters = requirement.parameters, let list = said.list, let arguments = parameters.arguments {
            let declaration = said.cursor.code(in: said.unit.keywordStart..<list.upperBound + 1)
            let type = said.result.flatMap { $0 == "()" ? nil : $0 } ?? "Void"
            // A question mark behind the method's name adds none to a result that may be nothing.
            let result = type.hasSuffix("?") ? type : type.hasSuffix("!") ? type.dropLast() + "?" : "(\(type))?"
            lines.append(
                "    @discardableResult \(access)\(declaration) -> \(result) "
                    + "{ \(asked)?.\(said.name)(\(arguments.joined(separator: ", "))) }")
            // The method itself, as a value that is nil where nobody has the method: by its whole name, and by its first part
            // where that means no other.
            if requirement.hasValue, !head.isShared(requirement) {
                let values = arguments.enumerated().map { index, argument in
                    (argument.firstIndex(of: ":").map { argument[...$0] + " " } ?? "") + "$\(index)"
                }
                let isAlone = head.requirements.count { $0.said.name == said.name } == 1
                for value in [valueName(requirement.name)] + (isAlone ? [said.name] : []) {
                    lines.append(
                        "    \(access)var \(value): ((\(parameters.types.joined(separator: ", "))) -> \(type))? "
                            + "{ \(asked).map { one in { one.\(said.name)(\(values.joined(separator: ", "))) } } }")
                }
            }
        } else if let type = said.variables.first?.type {
            lines.append("    \(access)var \(said.name): (\(type))? { \(asked)?.\(said.name) }")
        }
        return "\n" + (lines + ["}"]).joined(separator: "\n") + "\n"
    }
}
