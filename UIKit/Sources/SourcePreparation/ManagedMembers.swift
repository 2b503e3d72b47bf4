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

    private static let word = Array("@NSManaged".utf8)
    private static let weak = Array("weak ".utf8)

    /// Gives the source, and how many members have got a body.
    static let edit = KnownResults<String, (text: String, count: Int)> { source in
        let isManaged = source.hasBytes(of: "@NSManaged")
        guard isManaged || source.hasBytes(of: "init(entity") else { return (source, 0) }
        let outline = SourceOutline.declarations(of: source)
        var edits: [(range: Range<Int>, text: String)] = []
        for unit in outline.types.flatMap(\.unit.blocks).flatMap(\.units) where unit.kind == .member {
            if unit.keyword == "init" {
                edits += required(unit, outline.text)
            } else if unit.blocks.isEmpty, isManaged {
                edits += body(unit, outline.text)
            }
        }
        return (source.edited(edits), edits.count { $0.range.isEmpty || $0.text == "required" })
    }

    private static func body(_ unit: SourceOutline.Unit, _ text: [UInt8]) -> [(range: Range<Int>, text: String)] {
        let end = codeEnd(of: unit.range, text)
        // Attributes and modifiers stand before the word; a comment may be anywhere.
        guard let keyword = text[unit.range.lowerBound..<end].firstRange(of: Array((unit.keyword + " ").utf8)) else {
            return []
        }
        let head = text[unit.range.lowerBound..<keyword.lowerBound]
        guard let found = head.firstRange(of: word) else { return [] }
        let body: String
        let weak = head.firstRange(of: weak)
        switch unit.keyword {
        case "func" where text[keyword.upperBound..<end].firstRange(of: Array("->".utf8)) != nil:
            body = " { UIKitStandIn.value(\"\(unit.name)\") }"
        case "func":
            let parameters = Declaration(unit, in: text).parameters ?? []
            body = " { \(change(unit.name, parameters.map(\.name))) }"
        case "var":
            body = " { get { \(read(unit.name)) } set { \(write(unit.name, isWeak: weak != nil)) } }"
        default: return []
        }
        let gone = [found] + (weak.map { [$0] } ?? [])
        return gone.map { ($0, String(repeating: " ", count: $0.count)) } + [(end..<end, body)]
    }

    /// Core Data makes objects of classes that the model names: their initialiser is `required` here.
    private static func required(_ unit: SourceOutline.Unit, _ text: [UInt8]) -> [(range: Range<Int>, text: String)] {
        let head = text[unit.range.lowerBound..<max(unit.range.lowerBound, unit.headEnd)]
        guard head.firstRange(of: Array("init(entity".utf8)) != nil, head.firstRange(of: Array("required".utf8)) == nil,
            let override = head.firstRange(of: Array("override".utf8))
        else { return [] }
        return [(override, "required")]
    }

    /// Where the last byte of code of a range ends.
    private static func codeEnd(of range: Range<Int>, _ text: [UInt8]) -> Int {
        var cursor = SourceCursor(String(decoding: text[range], as: UTF8.self))
        var end = 0
        while !cursor.isAtEnd {
            let start = cursor.place
            let isComment = cursor.has("//") || cursor.has("/*")
            if cursor.skipCommentOrString() {
                if !isComment { end = cursor.place }
                continue
            }
            cursor.place = start + 1
            if cursor.text[start] > UInt8(ascii: " ") { end = cursor.place }
        }
        return range.lowerBound + end
    }
}
