/// Members that code asks of `AnyObject` by their names, which only Objective-C knows: `(object as AnyObject).tap()`, and
/// `delegate?.tap?()` of a property `delegate: AnyObject?`.
///
/// The object is asked whether it is of the one protocol of the module that declares a member of this name. Every line stays
/// where it is.
struct DynamicMembers {
    /// - Parameters:
    ///   - sources: the files of one module.
    ///   - texts: those of the modules that it imports.
    /// - Returns: the files, each with the number of members that are asked of a protocol.
    static func edit(_ sources: [String], beside texts: [String]) -> [EditedSource] {
        guard sources.contains(where: { $0.hasBytes(of: "AnyObject") || namesOwn($0) }) else {
            return sources.map { EditedSource(text: $0) }
        }
        let protocols = owners(in: sources + texts)
        let declared = declared.results(for: sources)
        let others = Set(declared.flatMap(\.others))
        let names = Names(
            objects: Set(declared.flatMap(\.objects)).subtracting(others),
            lists: Set(declared.flatMap(\.lists)).subtracting(others), others: others)
        return sources.map { edit($0, protocols, names) }
    }

    /// The names of variables and constants.
    private struct Names {
        /// Of any object, and of lists of these.
        var objects: Set<String> = []
        var lists: Set<String> = []
        /// Of something else: a name that another type has too tells nothing.
        var others: Set<String> = []
    }

    /// The properties of numbers, of texts that say one, and of constraints.
    private static let ofValues: Set<String> = [
        "boolValue", "cgPointValue", "cgRectValue", "cgSizeValue", "doubleValue", "floatValue", "intValue",
        "integerValue", "priority", "stringValue",
    ]

    /// The methods that every object has.
    private static let ofObjects: Set<String> = ["isEqual", "isKind", "perform", "responds"]

    /// UIKit's own properties of any object: `item.target?.perform(item.action)`.
    private static let ofUIKit = ["firstItem", "secondItem", "target"]

    private static func namesOwn(_ source: String) -> Bool { ofUIKit.contains { source.hasBytes(of: ".\($0)?") } }

    /// The protocols by the first parts of their members' names; a name that several have stands for none.
    private static func owners(in sources: [String]) -> [String: String] {
        var owners: [String: Set<String>] = [:]
        for (name, member) in methods.results(for: sources).joined() { owners[member, default: []].insert(name) }
        return owners.compactMapValues { $0.count == 1 ? $0.first : nil }
    }

    /// The first parts of the names of protocols' methods, each with the name of its protocol.
    private static let methods = KnownResults<String, [(owner: String, name: String)]> { source in
        guard source.hasBytes(of: "protocol") else { return [] }
        let protocols = SourceOutline.declarations(of: source).types.map(\.unit).filter { $0.keyword == "protocol" }
        return protocols.flatMap { unit in
            let methods = unit.blocks.flatMap(\.units).filter { $0.keyword == "func" && !$0.name.isEmpty }
            return methods.map { (unit.name, $0.name) }
        }
    }

    /// The variables and constants of a source that are any object or lists of these, and the others but for those that take a
    /// name over (`if let owner = owner`).
    private static let declared = KnownResults<String, Names> { source in
        var cursor = SourceCursor(source)
        var found = Names()
        while let word = cursor.nextName() {
            guard word == "var" || word == "let" else { continue }
            cursor.skipSpace()
            let name = cursor.readName()
            cursor.skipSpace()
            guard cursor.has(":") else {
                if !cursor.takesOver(name) { found.others.insert(name) }
                continue
            }
            cursor.place += 1
            cursor.skipSpace()
            if cursor.nextWord == "AnyObject" {
                found.objects.insert(name)
            } else if cursor.has("[AnyObject]") {
                found.lists.insert(name)
            } else {
                found.others.insert(name)
            }
        }
        return found
    }

    private static func edit(_ source: String, _ protocols: [String: String], _ names: Names) -> EditedSource {
        // Nothing else is any object.
        guard !names.objects.isEmpty || !names.lists.isEmpty || source.hasBytes(of: "AnyObject") || namesOwn(source)
        else { return EditedSource(text: source) }
        var cursor = SourceCursor(source)
        var edits: [(range: Range<Int>, text: String)] = []
        while let word = cursor.nextName() {
            let begin = cursor.place - word.utf8.count
            let isCall = cursor.has("(") || cursor.has("?(")
            guard begin > 0, cursor.text[begin - 1] == UInt8(ascii: "."),
                isCall ? protocols[word] != nil || ofObjects.contains(word) : ofValues.contains(word),
                let receiver = OptionalMethods.receiver(before: begin - 1, in: cursor.text)
            else { continue }
            let range = receiver.start..<begin - 1
            guard let object = asked(String(decoding: cursor.text[range], as: UTF8.self), names) else { continue }
            let owner = isCall ? protocols[word] : nil
            edits.append((range, owner.map { "(\(object) as? \($0))?" } ?? "UIKitAnyObject(\(object))"))
        }
        return EditedSource(text: source.edited(edits), count: edits.count)
    }

    /// The object that is any object: what stands before `as AnyObject`, a property of that type, or the first or the last of a
    /// list of these.
    private static func asked(_ receiver: String, _ names: Names) -> String? {
        for cast in [" as AnyObject)", " as AnyObject?)?", " as AnyObject)!"] where receiver.hasSuffix(cast) {
            let inside = receiver.dropLast(cast.count)
            guard inside.hasPrefix("("), !inside.contains("\n") else { return nil }
            return String(inside.dropFirst())
        }
        if receiver.hasPrefix("unsafeBitCast("), receiver.hasSuffix("AnyObject.self)") { return receiver }
        let path = receiver.hasSuffix("?") || receiver.hasSuffix("!") ? receiver.dropLast() : receiver[...]
        let parts = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard let name = parts.last else { return nil }
        let isOfUIKit =
            parts.count > 1 && receiver.hasSuffix("?") && ofUIKit.contains(name) && !names.others.contains(name)
        let isOfList = ["first", "last"].contains(name) && parts.dropLast().last.map(names.lists.contains) == true
        let isFree = parts.count == 1 || parts.count == 2 && ["self", "self?", "self!"].contains(parts[0])
        return isOfUIKit || isOfList || isFree && names.objects.contains(name) ? String(path) : nil
    }
}

extension SourceCursor {
    /// Whether a declared name, behind which the cursor stands, gets the value of the same name: `= owner`, `= self?.owner`, or
    /// none at all, as in `if let owner`.
    fileprivate func takesOver(_ name: String) -> Bool {
        guard has("="), next != UInt8(ascii: "=") else { return true }
        var ahead = self
        ahead.place += 1
        ahead.skipSpace()
        var word = ahead.readName()
        if word == "self", ahead.has("?.") || ahead.has(".") {
            ahead.place += ahead.has("?.") ? 2 : 1
            word = ahead.readName()
        }
        return word == name && !ahead.has(".") && !ahead.has("(") && !ahead.has("?") && !ahead.has("[")
    }
}
