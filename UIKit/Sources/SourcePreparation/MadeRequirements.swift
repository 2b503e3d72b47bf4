/// Protocols that want `init()`, stated of all objects or of a class of UIKit's: `extension NSObject: Makeable {}`.
///
/// An initialiser of Objective-C's classes answers such a requirement; one of Swift's does where it is `required`. The requirement
/// becomes a function that makes an object, which objects have by their metatype and other types by their `init()`. Every line
/// stays where it is.
enum MadeRequirements {
    private static let requirement = Array("init()".utf8)

    private struct Head {
        var keyword: String
        var name: String
        var isPublic: Bool
        var stated: [String]
        /// The body with its braces.
        var body: Range<Int>
        var hasConditions: Bool
    }

    /// - Returns: the files of a module, each with the number of changes.
    static func edit(_ sources: [String]) -> [(text: String, count: Int)] {
        let plain = sources.map { (text: $0, count: 0) }
        guard sources.contains(where: { $0.hasBytes(of: "protocol ") && $0.hasBytes(of: "init()") }) else {
            return plain
        }
        let heads = sources.map(heads)
        let ofUIKit = heads.joined().filter { $0.keyword == "extension" && isOfUIKit($0.name) }
        let protocols = Set(ofUIKit.flatMap(\.stated))
        guard !protocols.isEmpty else { return plain }
        let wanted = Dictionary(
            zip(sources, heads).flatMap { source, heads in
                heads.filter {
                    $0.keyword == "protocol" && protocols.contains($0.name) && !$0.hasConditions
                        && place(in: Array(source.utf8), $0.body) != nil
                }
            }.map { ($0.name, $0.isPublic) }, uniquingKeysWith: { first, _ in first })
        guard !wanted.isEmpty else { return plain }
        return zip(sources, heads).map { edit($0, $1, wanted) }
    }

    private static func edit(_ source: String, _ heads: [Head], _ wanted: [String: Bool]) -> (text: String, count: Int)
    {
        let bytes = Array(source.utf8)
        var edits: [(range: Range<Int>, text: String)] = []
        var code = ""
        for head in heads {
            if head.keyword == "protocol", let isPublic = wanted[head.name], let place = place(in: bytes, head.body) {
                let access = isPublic ? "public " : ""
                let start = head.body.lowerBound
                edits.append((start..<start, head.stated.isEmpty ? ": UIKitMade " : ", UIKitMade "))
                edits.append((place..<place + requirement.count, "static func uikitNew() -> Self"))
                code += "extension \(head.name) { \(access)init() { self.init(uikitMade: Self.uikitNew()) } }\n"
                code += "extension \(head.name) where Self: NSObject {\n"
                code += "    \(access)static func uikitNew() -> Self { UIKit.uikitNew(self) }\n}\n"
            } else if head.keyword != "protocol", !isOfUIKit(head.name),
                let stated = head.stated.first(where: { wanted[$0] != nil })
            {
                let access = wanted[stated] == true ? "public " : ""
                code += "extension \(head.name) { \(access)static func uikitNew() -> Self { self.init() } }\n"
            }
        }
        guard !code.isEmpty else { return (source, 0) }
        return (source.edited(edits) + "\nimport UIKit\n" + code, 1)
    }

    private static func isOfUIKit(_ name: String) -> Bool {
        name == "NSObject" || UIKitAncestry.superclass(of: name) != nil
    }

    /// The requirement in a protocol's body.
    private static func place(in bytes: [UInt8], _ body: Range<Int>) -> Int? {
        var cursor = SourceCursor(bytes: bytes[..<body.upperBound])
        cursor.place = body.lowerBound
        while let word = cursor.nextName() {
            guard word == "init", cursor.has("()") else { continue }
            return cursor.place - word.utf8.count
        }
        return nil
    }

    /// The types and extensions of a file that stand in no other.
    private static func heads(_ source: String) -> [Head] {
        let outline = SourceOutline.declarations(of: source)
        return outline.units.compactMap { unit in
            guard unit.kind == .type, let head = outline.head(of: unit), let body = unit.blocks.last else { return nil }
            return Head(
                keyword: unit.keyword, name: head.name, isPublic: unit.words.has(anyOf: ["public", "open"]),
                stated: head.inherited, body: body.range, hasConditions: head.hasConditions)
        }
    }
}
