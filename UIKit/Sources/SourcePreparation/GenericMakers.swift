/// Objects that code makes of a generic parameter bound to a class of UIKit: `T(frame: .zero)` in `func made<T: UIView>() -> T`.
///
/// Initialisers of Objective-C's classes may be called so, and Swift's only where they are `required`: the call goes to
/// `uikitMaker(T.self)`, which finds the initialiser by the class's table of methods. `T.init(frame: .zero)`, and
/// `type.init()` of a parameter `type: T.Type`, are the same; `T.init` without a call is a closure without arguments.
struct GenericMakers {
    /// What names stand for.
    struct Names {
        /// Classes.
        var classes: Set<String> = []
        /// Values that are such a class.
        var values: Set<String> = []
        /// How many bytes were read for them.
        var length = 0
    }

    /// The names of each brace that is open.
    private var scopes: [Names] = []
    /// In how many open braces each name stands for a class, and for a value.
    private var counts: (classes: [String: Int], values: [String: Int]) = ([:], [:])
    /// How many bytes of heads may still be read: 16 times those of the source, of which its heads are a part. A head that nothing
    /// ends has all that follows it.
    private(set) var rest: Int
    /// The names of a head whose brace has not come yet.
    private var pending = Names()
    /// What extensions have by the type's declaration.
    private let bounds: BoundNames.Found
    /// The constants of the source that are a class of UIKit's.
    private let metatypes: Set<String>

    init(_ bounds: BoundNames.Found, in source: String) {
        self.bounds = bounds
        metatypes = SourceCursor.metatypes(in: source).all
        rest = 16 * source.utf8.count
    }

    private static let keywords: Set<String> = ["func", "class", "struct", "enum", "init", "extension", "protocol"]

    mutating func open() {
        scopes.append(pending)
        for name in pending.classes { counts.classes[name, default: 0] += 1 }
        for name in pending.values { counts.values[name, default: 0] += 1 }
        pending = Names()
    }

    mutating func close() {
        let names = scopes.popLast() ?? Names()
        for name in names.classes { counts.classes[name, default: 1] -= 1 }
        for name in names.values { counts.values[name, default: 1] -= 1 }
        pending = Names()
    }

    /// Where the code around a string stands while the code in it is read.
    var state: (depth: Int, pending: Names) { (scopes.count, pending) }
    mutating func restore(_ state: (depth: Int, pending: Names)) {
        while scopes.count > state.depth { close() }
        pending = state.pending
    }

    /// Takes a word that ends at the cursor.
    /// - Returns: what stands for the word, and for what belongs to it; nil where it stays.
    mutating func maker(
        for word: String, from start: Int, _ cursor: SourceCursor
    ) -> (range: Range<Int>, text: String)? {
        let before = start > 0 ? cursor.text[start - 1] : UInt8(ascii: " ")
        let isPart = SourceCursor.isLetter(before) || before == UInt8(ascii: ".")
        if Self.keywords.contains(word), !isPart {
            pending = rest > 0 ? cursor.boundNames(isExtension: word == "extension", bounds) : Names()
            rest -= pending.length
            return nil
        }
        let end = cursor.place + ".init".utf8.count
        if before == UInt8(ascii: "."), cursor.has(".init("),
            bounds[BoundNames.members]?.contains(word) == true,
            let receiver = OptionalMethods.receiver(before: start - 1, in: cursor.text), !receiver.isOptional
        {
            let type = String(decoding: cursor.text[receiver.start..<cursor.place], as: UTF8.self)
            return (receiver.start..<end, "uikitMaker(\(type))")
        }
        guard cursor.has("(") || cursor.has(".init"), !isPart else { return nil }
        let isClass = pending.classes.contains(word) || counts.classes[word, default: 0] > 0
        let isValue = pending.values.contains(word) || counts.values[word, default: 0] > 0 || metatypes.contains(word)
        guard isClass || (isValue && cursor.has(".init")) else { return nil }
        let maker = isClass ? "uikitMaker(\(word).self)" : "uikitMaker(\(word))"
        guard cursor.has(".init") else { return (start..<cursor.place, maker) }
        let next = end < cursor.text.count ? cursor.text[end] : UInt8(ascii: " ")
        if next == UInt8(ascii: "(") { return (start..<end, maker) }
        guard !SourceCursor.isLetter(next), next != UInt8(ascii: ".") else { return nil }
        return (start..<end, "{ \(maker)() }")
    }
}

extension SourceCursor {
    /// The generic parameters of a head that begins behind its keyword whose classes are UIKit's: those between angles, and
    /// those of a condition; and the parameters of a function that are such a class.
    func boundNames(isExtension: Bool, _ bounds: BoundNames.Found = [:]) -> GenericMakers.Names {
        // A head is shorter; one that is not is left alone, since what follows every word would be read again and again.
        let head = SourceCursor(bytes: text[min(place, text.count)...].prefix(4_000))
        var end = head
        while !end.isAtEnd, !"{}".utf8.contains(end.text[end.place]) {
            let start = end.place
            let word = end.readName()
            if Self.declarations.contains(word) {
                end.place = start
                break
            }
            if end.isAtEnd || !word.isEmpty || end.skipCommentOrString() { continue }
            if end.has("(") { end.skipParentheses() } else { end.place += 1 }
        }
        let tokens = head.tokens(in: 0..<end.place).prefix { !head.has("=", at: $0) }
        var found = GenericMakers.Names(length: end.place)
        if isExtension, let name = tokens.first.flatMap(head.name)?.prefix(while: { $0 != "." }).description {
            found.classes = bounds[name] ?? []
            if name.isOfUIKit { found.classes.insert("Self") }
        }
        let conditions = tokens.drop { !head.has("where", at: $0) }.dropFirst().split { head.has(",", at: $0) }
        let parameters = tokens.compactMap { head.inside("<", at: $0) }.flatMap(head.parts(in:))
        for part in parameters + conditions.map(Array.init) where part.count > 2 && head.has(":", at: part[1]) {
            guard let name = head.name(at: part[0])?.split(separator: ".").last,
                let type = head.name(at: part[2])?.split(separator: ".").first.map(String.init),
                // A protocol that only views have bounds a parameter as its class does.
                type.isOfUIKit || bounds[type]?.contains("Self") == true
            else { continue }
            found.classes.insert(String(name))
        }
        let types = tokens.compactMap { head.inside("(", at: $0) }.flatMap { Self.metatypes(in: head.text[$0]) }
        found.values = Set(types.filter { found.classes.contains($0.type) }.map(\.name))
        return found
    }

    /// The parameters of a list that are the type of a generic parameter: `type: T.Type`.
    private static func metatypes(in list: ArraySlice<UInt8>) -> [(name: String, type: String)] {
        let found = ParameterList(list)?.parameters.compactMap { parameter in
            parameter.type.firstRange(of: ".Type").map { (parameter.name, String(parameter.type[..<$0.lowerBound])) }
        }
        return found ?? []
    }

    /// The names that a source declares for a class of UIKit's: `if let type = asked as? UIScrollView.Type`, `type: UIView.Type`.
    /// - Returns: all of them, and those whose declarations say the type.
    static func metatypes(in source: String) -> (all: Set<String>, declared: Set<String>) {
        guard source.hasBytes(of: ".Type") else { return ([], []) }
        var cursor = SourceCursor(source)
        var (found, declared): (Set<String>, Set<String>) = ([], [])
        // Names that are given the value of another one alone.
        var others: [(name: String, value: String)] = []
        // The name before a colon, and that behind 'let' on this line.
        var (name, constant, last) = ("", "", "")
        while !cursor.isAtEnd {
            if cursor.skipCommentOrString() { continue }
            let byte = cursor.text[cursor.place]
            guard isLetter(byte) else {
                if byte == UInt8(ascii: "\n") { (name, constant) = ("", "") }
                if byte == UInt8(ascii: ":") { name = last }
                if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ")") { name = "" }
                cursor.place += 1
                continue
            }
            let word = cursor.readName()
            if last == "let" || last == "var" {
                constant = word
                var value = cursor
                value.skipSpace()
                if value.has("="), !value.has("==") {
                    value.place += 1
                    others.append((word, value.nextWord))
                }
            }
            if word.isOfUIKit || word == "CALayer", cursor.has(".Type") {
                if last == "as" { found.insert(constant) } else if last == name { declared.insert(name) }
            }
            last = word
        }
        found.formUnion(declared)
        for other in others where found.contains(other.value) { found.insert(other.name) }
        return (found.subtracting([""]), declared.subtracting([""]))
    }

    private static let declarations: Set<String> = [
        "func", "var", "let", "class", "struct", "enum", "extension", "init", "protocol",
    ]
}

extension String {
    /// Whether a type of this name is a class of UIKit's, by its name.
    var isOfUIKit: Bool { hasPrefix("UI") && dropFirst(2).first?.isUppercase == true && !isOfDelegates }

    /// Whether a type of this name is asked by a view for what another object does.
    var isOfDelegates: Bool { hasSuffix("Delegate") || hasSuffix("DataSource") }
}
