/// What stands for the body of an initialiser, or for the call in it: the program goes on where the type can do without.
extension Pruning {
    /// The body that ends the program.
    static let ending = "{ \(stop) }"

    /// The next body where one that was put in was refused itself; nil where none was, or where all were.
    func refusedInitializer(_ path: [SourceOutline.Unit], at place: Int) -> (range: Range<Int>, text: String)? {
        guard let member = path.last(where: { $0.kind == .member }), member.keyword == "init",
            let block = member.blocks.first(where: { $0.range.contains(place) }),
            let put = edits.first(where: { $0.range == block.range && !$0.isInsertion && $0.text != Self.ending })
        else { return nil }
        return (block.range, initializers(member, in: path).drop { $0 != put.text }.dropFirst().first ?? Self.ending)
    }

    /// Bodies that take nothing over but the parameters that are stored, the best first. The compiler refuses what is not enough;
    /// whoever asks for an object that nothing makes ends the program.
    func initializers(_ member: SourceOutline.Unit, in path: [SourceOutline.Unit]) -> [String] {
        let said = Declaration(member, in: outline.text)
        guard let type = path.last(where: { $0.kind == .type }) else { return [Self.ending] }
        let calls = calls(of: said, in: type)
        // An enumeration is a value, and so is what an extension makes by no other initialiser.
        if calls.isEmpty, type.keyword != "struct" { return ["{ self = \(Self.value) }", Self.ending] }
        let values = (said.words.has("convenience") ? [] : stored(in: type)).map { name, type in
            let isGiven = said.parameters.contains { $0.name == name && type.map($0.type.hasSuffix) == true }
            return "self.\(name) = \(isGiven ? name : Self.value(of: name))"
        }
        let bodies = (calls.isEmpty ? [""] : calls).map { values + ($0.isEmpty ? [] : [$0]) }
        return bodies.map { "{ \($0.map { $0 + "; " }.joined())}" } + [Self.ending]
    }

    /// What an initialiser of a class may call in the end, the likeliest first; none for values.
    private func calls(of said: Declaration, in type: SourceOutline.Unit) -> [String] {
        let above = outline.entries(of: type).first?.text ?? ""
        let isScreen = (above.isEmpty ? type.name : above).hasSuffix("Controller") || above.hasSuffix("VC")
        let plain = isScreen ? "init(nibName: nil, bundle: nil)" : "init(frame: .zero)"
        func call(_ other: Declaration) -> String {
            let arguments = other.parameters.map { parameter in
                let isGiven = said.parameters.contains { $0.name == parameter.name && $0.type == parameter.type }
                let value = isGiven ? parameter.name : Self.value(of: parameter.name)
                return (parameter.label.map { "\($0): " } ?? "") + value
            }
            return "init(\(arguments.joined(separator: ", ")))"
        }
        if said.words.has("convenience") {
            let own = type.blocks.flatMap(\.units).filter { $0.keyword == "init" && !$0.words.has("convenience") }
                .map { Declaration($0, in: outline.text) }
                .first { $0.isPlain && !$0.parameters.contains { $0.type == "NSCoder" } }
            return ([own.map(call), above.isEmpty ? nil : plain].compactMap(\.self) + ["init()"]).map { "self." + $0 }
        }
        guard type.keyword == "class" else { return [] }
        let isOverride = said.words.has(anyOf: ["override", "required"]) && said.parameterList != nil
        return (isOverride ? ["super." + call(said)] : []) + (above.isEmpty ? [""] : ["super." + plain, ""])
    }

    /// What stands for the call of another initialiser in a body; nil for other statements, and where nothing is left.
    /// - Parameter refused: what stood for the statement before.
    func delegating(_ statement: SourceOutline.Unit, in path: [SourceOutline.Unit], refused: String?) -> String? {
        guard let member = path.last(where: { $0.kind == .member }), member.keyword == "init",
            let type = path.last(where: { $0.kind == .type }),
            let word = ["self.", "super."].first(where: {
                outline.text[statement.range].starts(with: "\($0)init(".utf8)
            })
        else { return nil }
        let calls = calls(of: Declaration(member, in: outline.text), in: type).filter { $0.hasPrefix(word) }
        return refused == nil ? calls.first : calls.drop { $0 != refused }.dropFirst().first
    }

    /// The stored properties of a type that wait for a value.
    func stored(in type: SourceOutline.Unit) -> [(name: String, type: String?)] {
        // Braces without a value are those of a computed property, or observers.
        let members = type.blocks.flatMap(\.units).filter { ["let", "var"].contains($0.keyword) && $0.blocks.isEmpty }
        return members.filter { !$0.words.has(anyOf: ["static", "class", "lazy"]) }.flatMap { member in
            Declaration(member, in: outline.text).variables.filter { variable in
                let isOptional = variable.type?.hasSuffix("?") == true || variable.type?.hasSuffix("!") == true
                return !variable.hasDefault && !(member.keyword == "var" && isOptional)
            }.map { ($0.name, $0.type) }
        }
    }

    /// The initialiser that a superclass wants of every subclass: that of coded objects, and the plain one of stand-ins.
    func requiring(_ path: [SourceOutline.Unit], _ said: CompilerDiagnostic) -> Edit? {
        let heads = ["init(coder:)": "init?(coder: NSCoder)", "init()": "init()"]
        guard let head = said.names.lazy.compactMap({ heads[$0] }).first,
            let type = path.last(where: { $0.kind == .type }), let block = type.blocks.last
        else { return nil }
        let end = block.range.upperBound - 1
        let access = type.words.has(anyOf: ["open", "public"]) ? "public " : ""
        return said.edit(end..<end, " ; \(access)required \(head) { \(Self.stop) } ", isInsertion: true)
    }
}
