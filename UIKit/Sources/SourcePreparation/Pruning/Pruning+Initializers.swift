/// What stands for the body of an initialiser: the program goes on where the type can do without.
extension Pruning {
    /// A body that was put in and was refused itself: nothing makes such an object, and whoever asks ends the program.
    func refusedInitializer(_ path: [SourceOutline.Unit], at place: Int) -> Range<Int>? {
        guard let member = path.last(where: { $0.kind == .member }), member.keyword == "init",
            let block = member.blocks.first(where: { $0.range.contains(place) }),
            edits.contains(where: { $0.range == block.range && !$0.isInsertion && $0.text != Self.ending })
        else { return nil }
        return block.range
    }

    /// The body that ends the program.
    static let ending = "{ \(stop) }"

    /// The body of an initialiser that takes nothing over: a call of the superclass's that is overridden, or nothing where all
    /// stored properties have a value of their own. The compiler refuses what is not enough.
    func initializer(_ member: SourceOutline.Unit, in path: [SourceOutline.Unit]) -> String {
        let declaration = Declaration(member, in: outline.text)
        guard let type = path.last(where: { $0.kind == .type }), ["class", "struct"].contains(type.keyword),
            !declaration.words.has("convenience"),
            !type.blocks.flatMap(\.units).contains(where: needsValue)
        else { return Self.ending }
        guard type.keyword == "class", declaration.words.has(anyOf: ["override", "required"]),
            declaration.parameterList != nil
        else { return "{ }" }
        let arguments = declaration.parameters.map { ($0.label.map { "\($0): " } ?? "") + $0.name }
        return "{ super.init(\(arguments.joined(separator: ", "))) }"
    }

    /// Whether a member is a stored property without a value.
    private func needsValue(_ member: SourceOutline.Unit) -> Bool {
        guard ["let", "var"].contains(member.keyword) else { return false }
        let declaration = Declaration(member, in: outline.text)
        guard !declaration.words.has(anyOf: ["static", "class", "lazy"]) else { return false }
        // Braces without a value are those of a computed property, or observers.
        guard member.blocks.isEmpty else { return false }
        return declaration.variables.contains { variable in
            let isOptional = variable.type?.hasSuffix("?") == true || variable.type?.hasSuffix("!") == true
            return !variable.hasDefault && !(member.keyword == "var" && isOptional)
        }
    }

    /// The initialiser that a superclass wants of every subclass: that of coded objects, and the plain one of stand-ins.
    func requiring(_ path: [SourceOutline.Unit], _ said: CompilerDiagnostic) -> Edit? {
        let heads = ["init(coder:)": "init?(coder: NSCoder)", "init()": "init()"]
        guard let head = said.names.lazy.compactMap({ heads[$0] }).first,
            let block = path.last(where: { $0.kind == .type })?.blocks.last
        else { return nil }
        let end = block.range.upperBound - 1
        return said.edit(end..<end, " ; required \(head) { \(Self.stop) } ", isInsertion: true)
    }
}
