/// Lets methods be exchanged by their names, which only Objective-C's runtime allows.
///
/// Where a file of the module exchanges methods, each method that it names gets two parts: one with the method's name, which
/// asks UIKit's `MethodExchange`, and one of another name with what the source says. The table of the class leads to the
/// second. Every line stays where it is.
struct ExchangedMethods {
    /// What the second part of a method is called.
    static func own(_ method: String, of owner: [String]) -> String {
        (["uikit_own"] + owner + [method]).joined(separator: "_")
    }

    /// Functions of Objective-C's runtime that give a method another implementation.
    private static let functions = [
        "method_exchangeImplementations", "method_setImplementation", "class_replaceMethod", "class_addMethod",
    ]

    /// - Parameters:
    ///   - sources: the files of one module.
    ///   - types: those of the files, which get what can be exchanged.
    ///   - others: the types of the modules that this one imports.
    /// - Returns: the files, each with the number of methods that can be exchanged.
    static func edit(
        _ sources: [String], _ types: inout [[ScannedType]], beside others: [ScannedType]
    ) -> [EditedSource] {
        let names = names(in: sources)
        guard !names.isEmpty else { return sources.map { EditedSource(text: $0) } }
        let classes = Set((types.joined() + others).filter { !$0.isExtension }.map(\.name))
        let members = DeclarationScanner.scan(sources).map(\.members)
        // One name stands for one method of a class.
        let counts = Dictionary(members.joined().map { ("\($0.type).\($0.name)", 1) }, uniquingKeysWith: +)
        return sources.indices.map { index in
            var edits: [(range: Range<Int>, text: String)] = []
            var count = 0
            for member in members[index] {
                let owner = member.type
                guard member.canBeExchanged, counts["\(owner).\(member.name)"] == 1,
                    // Extensions of UIKit's classes stand for those.
                    classes.contains(owner) || member.owner.count == 1 && (owner.isOfUIKit || owner == "NSObject"),
                    let method = ScannedType.Method(member.said),
                    names.contains(method.name) || names.contains(method.objectiveCName)
                else { continue }
                let own = own(member.name, of: member.owner)
                let values = member.parameters?.parameters.compactMap(\.names.last?.text).joined(separator: ", ") ?? ""
                let list = values.isEmpty ? "" : ", [\(values)]"
                let call = "\(own)(\((member.arguments ?? []).joined(separator: ", ")))"
                let asking =
                    "\(member.head) { UIKit.MethodExchange.run(\"\(member.name)\", \(owner).self, self\(list)) { \(call) } }; "
                edits += [(member.start..<member.start, asking), (member.nameRange, own)]
                edits += member.blanked.map(\.blanked)
                count += 1
                guard let place = types[index].firstIndex(where: { $0.path == member.owner }) else { continue }
                types[index][place].exchanged.append(method)
            }
            return EditedSource(text: sources[index].edited(edits), count: count)
        }
    }

    // MARK: Names

    /// The methods that the files with exchanges name, and those that other files hand to functions of these files.
    private static func names(in sources: [String]) -> Set<String> {
        let exchanging = sources.filter { source in functions.contains { source.hasBytes(of: $0) } }
        guard !exchanging.isEmpty else { return [] }
        let helpers = exchanging.reduce(into: Set<String>()) { $0.formUnion(SelectorScanner($1).takers) }
        let naming = sources.filter { source in
            functions.contains { source.hasBytes(of: $0) }
                || source.hasBytes(of: "elector") && helpers.contains { source.hasBytes(of: $0 + "(") }
        }
        return naming.reduce(into: []) { $0.formUnion(SelectorScanner($1).selectors) }
    }
}

/// Reads which methods a file names, and which of its functions take such names.
private struct SelectorScanner {
    private(set) var selectors: Set<String> = []
    private(set) var takers: Set<String> = []

    init(_ source: String) {
        var cursor = SourceCursor(source)
        var function: String?
        while let word = cursor.nextName() {
            let isCalled = cursor.has("(")
            let before = cursor.place - word.utf8.count - 1
            switch word {
            case "selector" where isCalled && before >= 0 && cursor.text[before] == UInt8(ascii: "#"),
                "Selector" where isCalled, "NSSelectorFromString" where isCalled:
                let end = cursor.endOfBrackets
                note(String(decoding: cursor.text[(cursor.place + 1)..<max(end, cursor.place + 1)], as: UTF8.self))
                cursor.place = end
            case "Selector": if let function { takers.insert(function) }
            case "func": function = cursor.nextWord
            default: break
            }
        }
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
