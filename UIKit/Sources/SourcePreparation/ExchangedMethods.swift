/// Lets methods be exchanged by their names, which only Objective-C's runtime allows.
///
/// Where a file of the module exchanges methods, each method that it names gets two parts: one with the method's name, which
/// asks UIKit's `MethodExchange`, and one of another name with what the source says. The table of the class leads to the
/// second. Every line stays where it is.
struct ExchangedMethods {
    /// What the second part of a method is called; the class follows, then the method.
    static let prefix = "uikit_own_"

    /// A method of a class or an extension that can be exchanged.
    struct Found {
        var path: [String]
        var method: ScannedType.ExchangedMethod
    }

    /// Functions of Objective-C's runtime that give a method another implementation.
    private static let functions = [
        "method_exchangeImplementations", "method_setImplementation", "class_replaceMethod", "class_addMethod",
    ]

    /// - Parameters:
    ///   - sources: the files of one module.
    ///   - classes: the names of the classes of the module and of those that it imports.
    /// - Returns: the files, each with its methods that can be exchanged.
    static func prepare(_ sources: [String], classes: Set<String>) -> [(text: String, found: [Found])] {
        let names = names(in: sources)
        guard !names.isEmpty else { return sources.map { ($0, []) } }
        let members = DeclarationScanner.scan(sources).map(\.members)
        // One name stands for one method of a class.
        var counts: [String: Int] = [:]
        for member in members.joined() { counts[key(member), default: 0] += 1 }
        return sources.indices.map { index in
            var text = Array(sources[index].utf8)
            var found: [Found] = []
            for member in members[index].reversed() {
                let owner = member.owner.joined(separator: ".")
                guard let function = member.function, counts[key(member)] == 1,
                    classes.contains(owner) || isOfUIKit(member.owner),
                    names.contains(member.name) || names.contains(function.objectiveCName)
                else { continue }
                let own = prefix + member.owner.joined(separator: "_") + "_" + member.name
                let values = function.names.joined(separator: ", ")
                let list = values.isEmpty ? "" : ", [\(values)]"
                let call = "\(own)(\(function.arguments.joined(separator: ", ")))"
                let asking =
                    "\(function.head){ UIKit.MethodExchange.run(\"\(member.name)\", \(owner).self, self\(list)) { \(call) } }; "
                text.replaceSubrange(member.nameRange, with: Array(own.utf8))
                for range in member.blanked {
                    text.replaceSubrange(range, with: Array(repeating: UInt8(ascii: " "), count: range.count))
                }
                text.insert(contentsOf: Array(asking.utf8), at: function.start)
                found.append(
                    Found(
                        path: member.owner,
                        method: .init(
                            name: member.name, objectiveC: function.objectiveCName, own: own, labels: function.labels)))
            }
            return (String(decoding: text, as: UTF8.self), found.reversed())
        }
    }

    private static func key(_ member: DeclarationScanner.Member) -> String {
        (member.owner + [member.name]).joined(separator: ".")
    }

    /// Extensions of UIKit's classes stand for those.
    private static func isOfUIKit(_ path: [String]) -> Bool {
        path.count == 1 && (path[0].hasPrefix("UI") || path[0] == "NSObject")
    }

    // MARK: Names

    /// The methods that the files with exchanges name, and those that other files hand to functions of these files.
    private static func names(in sources: [String]) -> Set<String> {
        let exchanging = sources.filter { source in functions.contains { source.hasBytes(of: $0) } }
        guard !exchanging.isEmpty else { return [] }
        let helpers = exchanging.reduce(into: Set<String>()) { $0.formUnion(SelectorScanner.scan($1).takers) }
        var names: Set<String> = []
        for source in sources {
            if functions.contains(where: { source.hasBytes(of: $0) }) {
                names.formUnion(SelectorScanner.scan(source).selectors)
            } else if source.hasBytes(of: "elector"), helpers.contains(where: { source.hasBytes(of: $0 + "(") }) {
                names.formUnion(SelectorScanner.scan(source).selectors)
            }
        }
        return names
    }
}

/// Reads which methods a file names, and which of its functions take such names.
private struct SelectorScanner {
    private(set) var selectors: Set<String> = []
    private(set) var takers: Set<String> = []

    static func scan(_ source: String) -> SelectorScanner {
        var scanner = SelectorScanner()
        var cursor = SourceCursor(source)
        var function: String?
        while !cursor.isAtEnd {
            if cursor.skipCommentOrString() { continue }
            let byte = cursor.text[cursor.place]
            if byte == UInt8(ascii: "#"), cursor.has("#selector(") {
                cursor.place += 9
                scanner.note(cursor.takeParentheses())
            } else if SourceCursor.isLetter(byte) {
                let word = cursor.readName()
                let isCalled = !cursor.isAtEnd && cursor.text[cursor.place] == UInt8(ascii: "(")
                switch word {
                case "Selector" where isCalled, "NSSelectorFromString" where isCalled:
                    scanner.note(cursor.takeParentheses())
                case "Selector": if let function { scanner.takers.insert(function) }
                case "func": function = cursor.nextWord
                default: break
                }
            } else {
                cursor.place += 1
            }
        }
        return scanner
    }

    /// Notes `A.b(_:)`, `"b:"`, and `b` of `getter: b`.
    private mutating func note(_ argument: String) {
        let bare = argument.filter { $0 != "\"" && !$0.isWhitespace }
        let stem = bare.prefix { $0 != "(" }
        let isOfObjectiveC = argument.contains("\"")
        let name = isOfObjectiveC ? stem[...] : stem.split { $0 == "." || $0 == ":" }.last ?? ""
        if !name.isEmpty { selectors.insert(String(name)) }
    }
}

extension SourceCursor {
    /// Passes the parentheses that begin here.
    /// - Returns: what they enclose.
    fileprivate mutating func takeParentheses() -> String {
        let start = place + 1
        skipParentheses()
        return place > start ? String(decoding: text[start..<(place - 1)], as: UTF8.self) : ""
    }
}
