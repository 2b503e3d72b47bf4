/// Types that a module's sources name and that nothing at hand declares: written as placeholders, from the way in which
/// the sources use them.
struct StandInTypes: Equatable, Codable {
    enum Kind: String, Codable { case type, protocolType }

    struct Entry: Equatable, Codable {
        var kind: Kind
        var superclass: String
        var parameters = 0

        /// A class of UIKit's if the name ends as the names of its subclasses do.
        init(named name: String) {
            kind = .type
            superclass = StandInTypes.superclasses.first { name.hasSuffix($0.suffix) }?.name ?? "NSObject"
        }
    }

    /// A member of a type that is at hand, from a module that is not: `UIFont.lato`, `view.rx`.
    struct Member: Hashable, Codable {
        var type: String
        var name: String
        var isStatic: Bool
    }

    /// By their names.
    private(set) var entries: [String: Entry] = [:]
    private(set) var members: Set<Member> = []
    /// Values that no type has: functions and constants.
    private(set) var values: Set<String> = []
    /// Infix operators.
    private(set) var operators: Set<String> = []
    /// The labels by which the sources make objects of the types; by `.then`, what stands behind a member of the name.
    var calls: [String: Set<[String]>] = [:]
    /// Types of which the sources name a value, `AVMediaType.video`: none is a protocol, whatever its name ends with.
    var valued: Set<String> = []
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
        ("View", "UIView"), ("Layer", "CALayer"),
    ]
    private static let protocols = [
        "Protocol", "Delegate", "DataSource", "Type", "able", "ible", "Providing", "Representable",
    ]

    /// Takes in a name that the compiler does not find.
    /// - Parameters:
    ///   - pruning: of the file that has the name.
    ///   - place: where the name begins.
    ///   - path: the units around the place, from the outermost in.
    mutating func take(_ name: String, in pruning: Pruning, at place: Int, _ path: [SourceOutline.Unit]) -> Bool {
        guard let first = name.unicodeScalars.first(where: { $0 != "_" }), first.properties.isUppercase,
            name.utf8.allSatisfy(SourceCursor.isLetter), !refused.contains(name), !name.hasPrefix("UI")
        else { return false }
        let text = pruning.outline.text
        var entry = entries[name] ?? Entry(named: name)
        // What stands in the head of a struct or behind the first entry of a class is a protocol.
        if let unit = path.last, unit.kind == .type, place < unit.headEnd,
            unit.keyword != "extension" || unit.name != name
        {
            let index = pruning.outline.entries(of: unit).firstIndex { $0.range.contains(place) }
            let isClass = unit.keyword == "class"
            if let index, !isClass || index > 0 || Self.protocols.contains(where: name.hasSuffix) {
                entry.kind = .protocolType
            }
        }
        // What an outlet connects in a nib, and UIKit has not, is a view.
        if path.last?.words.has("@IBOutlet") == true, entry.superclass == "NSObject" { entry.superclass = "UIView" }
        let before = String(decoding: text[max(0, place - 5)..<min(place, text.count)], as: UTF8.self)
        if before.hasSuffix("any ") || before.hasSuffix("some ") { entry.kind = .protocolType }
        if Self.protocols.contains(where: name.hasSuffix), entry.superclass == "NSObject" { entry.kind = .protocolType }
        entry.parameters = max(entry.parameters, Self.arguments(behind: place + name.utf8.count, in: text))
        // Protocols have no arguments.
        if entry.parameters > 0 { entry.kind = .type }
        guard entries[name] != entry else { return false }
        entries[name] = entry
        return true
    }

    /// Takes in what is no type: a value, a member, an operator that nothing declares.
    /// - Parameter names: those that the sources declare.
    /// - Returns: whether the message named one, which is new.
    mutating func take(_ said: CompilerDiagnostic, declared names: Set<String>) -> Bool {
        let words = said.names
        if said.message.hasPrefix("cannot find operator '"), let sign = words.first {
            return !sign.isEmpty && operators.insert(sign).inserted
        }
        let isSought = said.message.hasPrefix("cannot find '") && said.message.hasSuffix("in scope")
        // Two modules that this one imports have a stand-in of the name.
        let isDoubled = said.message.hasSuffix("is ambiguous for type lookup in this context")
        if isSought || isDoubled, let name = words.first {
            let isCapital = name.first?.isUppercase == true
            guard entries[name] == nil, !names.contains(name), !refused.contains(name),
                isDoubled || name.utf8.allSatisfy(SourceCursor.isLetter) && (name.count > 2 || isCapital)
            else { return false }
            let isType = isDoubled || isCapital && name.contains { $0.isLowercase }
            guard isType else { return values.insert(name).inserted }
            entries[name] = Entry(named: name)
            return true
        }
        guard let member = Member(missing: said) else { return false }
        let (type, name) = (member.type, member.name)
        guard !names.contains(name), !refused.contains(type + "." + name), name.utf8.allSatisfy(SourceCursor.isLetter),
            !name.isEmpty,
            type.utf8.allSatisfy({ SourceCursor.isLetter($0) || $0 == UInt8(ascii: ".") }), entries[type] == nil,
            !["Any", "AnyObject", "Self", "UIKitUnknown", "Void", "Never"].contains(type)
        else { return false }
        return members.insert(member).inserted
    }

    /// Whether a type, a value or an operator has the name.
    func isValue(_ name: String) -> Bool { entries[name] != nil || values.contains(name) || operators.contains(name) }

    /// Takes in what the sources name with a dot before it where the type is not at hand: `channel?.role == .operator`.
    /// - Returns: whether a name is new.
    mutating func take(cases names: [String]) -> Bool {
        names.reduce(false) { isNew, name in
            guard !refused.contains("UIKitUnknown." + name), !Self.languages.contains(name),
                !name.isEmpty, name.utf8.allSatisfy(SourceCursor.isLetter)
            else { return isNew }
            return members.insert(Member(type: "UIKitUnknown", name: name, isStatic: true)).inserted || isNew
        }
    }

    /// Names that the language gives a meaning of its own behind a dot.
    static let languages: Set<String> = ["Protocol", "Type", "init", "none", "self", "some"]

    /// How many types stand between `<` and `>`.
    private static func arguments(behind place: Int, in text: [UInt8]) -> Int {
        guard place < text.count, text[place] == UInt8(ascii: "<") else { return 0 }
        let cursor = SourceCursor(bytes: text[place...].prefix(500))
        let end = cursor.endOfBrackets
        return end < cursor.text.count ? min(cursor.parts(in: 1..<end).count { !$0.isEmpty }, 8) : 0
    }

    /// Takes away what lines of the code declare.
    /// - Parameter lines: of the code as it was compiled.
    /// - Returns: whether there is something.
    mutating func remove(at lines: Set<Int>) -> Bool {
        var keys: [String] = []
        var first = 1
        var last = Self.headLines
        for (key, text) in declarations {
            last += text.split(separator: "\n", omittingEmptySubsequences: false).count
            if lines.contains(where: { $0 >= first && $0 <= last }) { keys.append(key) }
            first = last + 1
        }
        for key in keys {
            let same = members.filter { "\($0.type).\($0.name)" == key }
            members.subtract(same)
            if same.isEmpty, values.remove(key) == nil, operators.remove(key) == nil { entries[key] = nil }
            refused.insert(key)
        }
        return !keys.isEmpty
    }

    private static let headLines = 2

    /// Labels of initialisers that classes of UIKit's have already.
    static let known: Set<[String]> = [
        [], ["frame"], ["coder"], ["style", "reuseIdentifier"], ["nibName", "bundle"], ["frame", "style"],
        ["frame", "collectionViewLayout"], ["frame", "textContainer"], ["image"], ["rootViewController"],
        ["arrangedSubviews"], ["style"], ["image", "highlightedImage"], ["type"], ["reuseIdentifier"],
    ]

    /// What is declared, with the name of each.
    private var declarations: [(key: String, text: String)] {
        let types = entries.sorted { $0.key < $1.key }.map { ($0.key, declaration(of: $0.key, $0.value)) }
        var verbs: Set<String> = []
        let own = members.sorted { ($0.type, $0.name, $0.isStatic ? 1 : 0) < ($1.type, $1.name, $1.isStatic ? 1 : 0) }
            .map { member in
                let variable = (member.isStatic ? "static " : "") + Self.variable(member.name)
                // All objects have a method of the name by the first of them.
                let verb = configuring(member).map { verbs.insert(member.name).inserted ? $0 : "" }
                return ("\(member.type).\(member.name)", verb ?? "extension \(member.type) { \(variable) }")
            }
        let plain = values.sorted().map { ($0, Self.variable($0)) }
        let signs = operators.sorted().map { sign in
            let head = "infix operator \(sign): uikitPrecedence\n@discardableResult func \(sign) (a: Any?, b: Any?)"
            return (sign, head + " -> UIKitUnknown { UIKitUnknown() }")
        }
        return types + own + plain + signs
    }

    private static func variable(_ name: String) -> String {
        "var `\(name)`: UIKitUnknown { get { UIKitUnknown(\(ManifestText.quoted(name))) } set {} }"
    }

    private func isProtocol(_ name: String, _ entry: Entry) -> Bool {
        entry.kind == .protocolType && !valued.contains(name)
    }

    private func declaration(of name: String, _ entry: Entry) -> String {
        // A value of any type has the protocol, which asks for nothing.
        if isProtocol(name, entry) { return "public protocol \(name) {}\nextension UIKitUnknown: \(name) {}" }
        let letters = (0..<entry.parameters).map { "T\($0)" }.joined(separator: ", ")
        let head = "open class \(name)\(letters.isEmpty ? "" : "<\(letters)>"): \(entry.superclass), UIKitStandInType"
        let lists = calls[name, default: []].subtracting(Self.known).sorted {
            $0.joined(separator: ":") < $1.joined(separator: ":")
        }
        let isObject = entry.superclass == "NSObject"
        let inner: String
        switch entry.superclass {
        case "NSObject": inner = "super.init()"
        case "CALayer": inner = "self.init()"
        case "UITableViewCell": inner = "self.init(style: .default, reuseIdentifier: nil)"
        case _ where entry.superclass.hasSuffix("Controller"): inner = "self.init(nibName: nil, bundle: nil)"
        default: inner = "self.init(frame: .zero)"
        }
        let initializers = lists.map { labels in
            let parameters = labels.enumerated().map { "\($1 == "_" ? "_" : "`\($1)`") value\($0): Any?" }
            let list = parameters.joined(separator: ", ")
            return "    public \(isObject ? "" : "convenience ")init(\(list)) { \(inner) }\n"
        }
        guard !isObject else {
            return head + " {\n    public required override init() { super.init() }\n\(initializers.joined())}"
        }
        // A layer has no place for a box with its name.
        guard entry.superclass != "CALayer" else { return head + " {\n\(initializers.joined())}" }
        let isController = entry.superclass.hasSuffix("Controller")
        let (view, method) = isController ? ("view", "viewDidLoad") : ("self", "didMoveToSuperview")
        return head + " {\n\(initializers.joined())    open override func \(method)() {\n        super.\(method)()\n"
            + "        UIKitStandIn.mark(\(view), \(ManifestText.quoted(name)))\n    }\n}"
    }

    /// Whether something has an infix operator, which needs a precedence.
    private var precedence: String {
        operators.isEmpty
            ? ""
            : "\n\nprecedencegroup uikitPrecedence { associativity: left higherThan: AssignmentPrecedence lowerThan: TernaryPrecedence }"
    }

    /// The names of all, as a person reads them.
    var names: [String] {
        entries.map { isProtocol($0.key, $0.value) ? "protocol \($0.key)" : "\($0.key) (\($0.value.superclass))" }
            .sorted()
            + members.map { "\($0.type).\($0.name)" }.sorted() + values.sorted() + operators.sorted()
    }

    /// The declarations, and what the edits of the module call.
    var code: String {
        let texts = declarations.map(\.text)
        return "import UIKit\n\n" + texts.joined(separator: "\n") + precedence + (texts.isEmpty ? "" : "\n\n") + """
            /// A value of a type for what is not at hand.
            func uikitStandIn<T>(_ name: StaticString = #function) -> T { UIKitStandIn.value(named: ["\\(name)"]) }
            func uikitStop(_ place: StaticString = #function) -> Never { UIKitStandIn.stop("\\(place)") }
            /// A released program asserts nothing.
            func assert(_: @autoclosure () -> Bool, _: @autoclosure () -> String = "") {}
            func assertionFailure(_: @autoclosure () -> String = "") {}

            """
    }
}

extension StandInTypes.Member {
    /// The member that a message misses; nil for other messages.
    init?(missing said: CompilerDiagnostic) {
        let words = said.names
        let isStatic = said.message.hasPrefix("type '")
        guard words.count == 2, said.message.contains("' has no member '"),
            isStatic || said.message.hasPrefix("value of type '")
        else { return nil }
        self.init(type: words[0].filter { $0 != "?" }, name: words[1].filter { $0 != "`" }, isStatic: isStatic)
    }
}
