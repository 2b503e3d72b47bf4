/// The members that Core Data, and Core Animation for layers, make at run time (`@NSManaged`) become properties and methods
/// that keep a value by its name.
enum ManagedMembers {
    static func read(_ name: String) -> String { "uikitManaged(self, \"\(name)\")" }
    static func write(_ name: String, isWeak: Bool = false) -> String {
        "\(isWeak ? "uikitManageWeakly" : "uikitManage")(self, \"\(name)\", newValue)"
    }
    static func change(_ method: String, _ arguments: [String]) -> String {
        "uikitChangeManaged(self, \"\(method)\", [\(arguments.map { "`\($0)`" }.joined(separator: ", "))])"
    }

    /// Gives the source, and how many members have got a body.
    static let edit = KnownResults<String, EditedSource> { source in
        guard source.hasBytes(of: "@NSManaged") || source.hasBytes(of: "init(entity") else {
            return EditedSource(text: source)
        }
        var edits: [(range: Range<Int>, text: String)] = []
        for said in SourceDeclarations.of(source).members.map(\.said) {
            let (unit, words) = (said.unit, said.words)
            if said.keyword == "init", said.parameters.first?.label == "entity", !words.has("required") {
                // Core Data makes objects of classes that the model names.
                edits += words.ranges(of: "override").map { ($0, "required") }
            } else if unit.blocks.isEmpty, words.has("@NSManaged"), let body = body(unit, said) {
                let end = said.cursor.tokens(in: unit.range).last?.upperBound ?? unit.range.upperBound
                let gone = words.ranges(of: "@NSManaged") + words.ranges(of: "weak")
                edits += gone.map(\.blanked) + [(end..<end, body)]
            }
        }
        return EditedSource(
            text: source.edited(edits), count: edits.count { $0.range.isEmpty || $0.text == "required" })
    }

    private static func body(_ unit: SourceOutline.Unit, _ said: Declaration) -> String? {
        switch unit.keyword {
        case "func" where said.result != nil: return " { UIKitStandIn.value(\"\(unit.name)\") }"
        case "func": return " { \(change(unit.name, said.parameters.map(\.name))) }"
        case "var":
            let write = write(unit.name, isWeak: unit.words.has("weak"))
            return " { get { \(read(unit.name)) } set { \(write) } }"
        default: return nil
        }
    }
}
