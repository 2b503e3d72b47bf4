/// Types that a module's sources name and that nothing at hand declares: written as placeholders, from the way in which
/// the sources use them.
struct StandInTypes: Equatable, Codable {
    enum Kind: String, Codable { case type, protocolType }

    struct Entry: Equatable, Codable {
        var kind: Kind
        var superclass: String
        var parameters: Int
    }

    /// By their names.
    private(set) var entries: [String: Entry] = [:]
    /// Names that the compiler knows, or does not take.
    private var refused: Set<String> = []

    /// How a name ends, and what class of UIKit's it then is.
    private static let superclasses: [(suffix: String, name: String)] = [
        ("TableViewController", "UITableViewController"), ("NavigationController", "UINavigationController"),
        ("TabBarController", "UITabBarController"), ("ViewController", "UIViewController"),
        ("Controller", "UIViewController"),
        ("CollectionViewCell", "UICollectionViewCell"), ("CollectionCell", "UICollectionViewCell"),
        ("TableViewCell", "UITableViewCell"), ("Cell", "UITableViewCell"), ("ScrollView", "UIScrollView"),
        ("ImageView", "UIImageView"), ("StackView", "UIStackView"), ("Button", "UIButton"), ("Label", "UILabel"),
        ("TextField", "UITextField"), ("TextView", "UITextView"), ("Slider", "UISlider"), ("Control", "UIControl"),
        ("View", "UIView"),
    ]
    private static let protocols = [
        "Protocol", "Delegate", "DataSource", "Type", "able", "ible", "Providing", "Representable",
    ]

    /// Takes in a name that the compiler does not find.
    /// - Parameters:
    ///   - text: of the file, as bytes.
    ///   - place: where the name begins.
    ///   - unit: the innermost declaration around the place.
    mutating func take(_ name: String, in pruning: Pruning, at place: Int, _ path: [SourceOutline.Unit]) -> Bool {
        guard let first = name.unicodeScalars.first(where: { $0 != "_" }), first.properties.isUppercase,
            name.utf8.allSatisfy(SourceCursor.isLetter), !refused.contains(name), !name.hasPrefix("UI")
        else { return false }
        let text = pruning.outline.text
        var entry = entries[name] ?? Entry(kind: .type, superclass: "NSObject", parameters: 0)
        if let found = Self.superclasses.first(where: { name.hasSuffix($0.suffix) }) { entry.superclass = found.name }
        // What stands in the head of a struct or behind the first entry of a class is a protocol.
        if let unit = path.last, unit.kind == .type, place < unit.headEnd,
            unit.keyword != "extension" || unit.name != name
        {
            let index = pruning.entries(of: unit).firstIndex { $0.range.contains(place) }
            let isClass = unit.keyword == "class"
            if let index, !isClass || index > 0 || Self.protocols.contains(where: name.hasSuffix) {
                entry.kind = .protocolType
            }
        }
        let before = text[max(0, place - 8)..<min(place, text.count)]
        for word in ["any ", "some "] where before.suffix(word.utf8.count).elementsEqual(word.utf8) {
            entry.kind = .protocolType
        }
        if Self.protocols.contains(where: name.hasSuffix), entry.superclass == "NSObject" { entry.kind = .protocolType }
        entry.parameters = max(entry.parameters, Self.arguments(behind: place + name.utf8.count, in: text))
        // Protocols have no arguments.
        if entry.parameters > 0 { entry.kind = .type }
        guard entries[name] != entry else { return false }
        entries[name] = entry
        return true
    }

    /// How many types stand between `<` and `>`.
    private static func arguments(behind place: Int, in text: [UInt8]) -> Int {
        guard place < text.count, text[place] == UInt8(ascii: "<") else { return 0 }
        var depth = 0
        var count = 1
        for byte in text[place...].prefix(500) {
            if "<([".utf8.contains(byte) { depth += 1 }
            if ">)]".utf8.contains(byte) { depth -= 1 }
            if byte == UInt8(ascii: ","), depth == 1 { count += 1 }
            if depth == 0 { return min(count, 8) }
        }
        return 0
    }

    /// Takes away the type of a line of the code.
    /// - Returns: whether there is one.
    mutating func remove(at line: Int) -> Bool {
        let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
        for text in lines.prefix(line).reversed() where text.hasPrefix("class ") || text.hasPrefix("protocol ") {
            let name = String(text.drop { $0 != " " }.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" })
            guard entries.removeValue(forKey: name) != nil else { return false }
            refused.insert(name)
            return true
        }
        return false
    }

    /// The declarations, and what the edits of the module call.
    var code: String {
        let types = entries.sorted { $0.key < $1.key }.map { name, entry -> String in
            if entry.kind == .protocolType { return "protocol \(name) {}" }
            let letters = (0..<entry.parameters).map { "T\($0)" }.joined(separator: ", ")
            let head = "class \(name)\(letters.isEmpty ? "" : "<\(letters)>"): \(entry.superclass)"
            guard entry.superclass != "NSObject" else { return head + " {}" }
            let isController = entry.superclass.hasSuffix("Controller")
            let (view, method) = isController ? ("view", "viewDidLoad") : ("self", "didMoveToWindow")
            return head + " {\n    override func \(method)() {\n        super.\(method)()\n"
                + "        UIKitStandIn.mark(\(view), \(ManifestText.quoted(name)))\n    }\n}"
        }
        return "import UIKit\n\n" + types.joined(separator: "\n") + (types.isEmpty ? "" : "\n\n") + """
            /// A value of a type for what is not at hand.
            func uikitStandIn<T>(_ place: StaticString = #function) -> T { UIKitStandIn.value("\\(place)") }
            func uikitStop(_ place: StaticString = #function) -> Never { UIKitStandIn.stop("\\(place)") }

            """
    }
}
