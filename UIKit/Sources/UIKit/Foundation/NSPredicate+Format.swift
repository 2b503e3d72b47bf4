/// Conditions written as a text, which Foundation on Linux lacks.
///
/// There are comparisons of the object itself and of its string values (`SELF MATCHES %@`, `name CONTAINS[cd] %@`), joined by
/// `AND`, `OR` and `NOT`. Another condition is said on standard error, and holds for nothing.
extension NSPredicate {
    public convenience init(format: String, _ arguments: Any?...) {
        self.init(format: format, argumentArray: arguments)
    }
    public convenience init(format: String, arguments: [Any?]) { self.init(format: format, argumentArray: arguments) }
    public convenience init(format: String, argumentArray arguments: [Any?]?) {
        var reader = PredicateReader(format, arguments ?? [])
        let condition = reader.read()
        if condition == nil {
            Missing.note("NSPredicate(format: \"\(format)\"): not understood, and holds for nothing")
        }
        self.init { object, _ in condition?(object) ?? false }
    }
}

/// An object that knows values by names: what key-value coding is to Core Data's objects.
public protocol UIKitKeyedObject: AnyObject {
    func keyedValue(forKey key: String) -> Any?
    func setKeyedValue(_ value: Any?, forKey key: String)
}

extension UIKitKeyedObject {
    /// The value behind names with dots between them.
    public func keyedValue(forPath path: String) -> Any? { PredicateReader.property(path)(self) }
}

extension NSSortDescriptor {
    /// Sorts by a property whose type has no order in Swift: one that may be nil, which comes first then, or true or false.
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(keyPath: keyPath, ascending: ascending) { a, b in
            PredicateReader.order(PredicateReader.unwrapped(a), PredicateReader.unwrapped(b), [])
        }
    }

    /// Sorts dictionaries and objects by the value that they have under a name, as a condition of `NSPredicate` reads it; without
    /// a name by the objects themselves. What cannot be compared is equal.
    public convenience init(key: String?, ascending: Bool, selector: Selector? = nil) {
        let value = key.map(PredicateReader.property) ?? { $0 }
        let isCaseless =
            selector.map {
                ["caseInsensitiveCompare", "localizedCaseInsensitiveCompare", "localizedStandardCompare"].contains(
                    $0.name.prefix { $0.isLetter })
            } ?? false
        self.init(keyPath: \NSObject.self, ascending: ascending) { a, b in
            PredicateReader.order(value(a), value(b), isCaseless ? .caseInsensitive : [])
        }
    }
}

/// Reads a condition; nil where the text is none that is known.
private struct PredicateReader {
    typealias Condition = (Any?) -> Bool
    typealias Value = (Any?) -> Any?

    private var words: [Substring]
    private var place = 0
    private var arguments: ArraySlice<Any?>
    private var depth = 0

    init(_ text: String, _ arguments: [Any?]) {
        let word =
            #/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|%[@Kdiuf]|%l[diuf]|[A-Za-z_][\w.]*(?:\[[cdCD]+\])?|-?\d+(?:\.\d+)?|(?:=[<>]|[<>]=?|==?|!=|<>)(?:\[[cdCD]+\])?|&&|\|\||\S/#
        words = text.matches(of: word).map(\.output)
        self.arguments = arguments[...]
    }

    mutating func read() -> Condition? {
        let found = readAlternatives()
        return place == words.count ? found : nil
    }

    private mutating func take(_ choices: String...) -> Bool {
        guard place < words.count, choices.contains(words[place].uppercased()) else { return false }
        place += 1
        return true
    }

    private mutating func readAlternatives() -> Condition? {
        guard var found = readAll() else { return nil }
        while take("OR", "||") {
            guard let next = readAll() else { return nil }
            found = { [found] in found($0) || next($0) }
        }
        return found
    }

    private mutating func readAll() -> Condition? {
        guard var found = readOne() else { return nil }
        while take("AND", "&&") {
            guard let next = readOne() else { return nil }
            found = { [found] in found($0) && next($0) }
        }
        return found
    }

    private mutating func readOne() -> Condition? {
        depth += 1
        defer { depth -= 1 }
        guard depth < 64 else { return nil }
        if take("NOT", "!") { return readOne().map { inner in { !inner($0) } } }
        if take("(") {
            let found = readAlternatives()
            return take(")") ? found : nil
        }
        if take("TRUEPREDICATE") { return { _ in true } }
        if take("FALSEPREDICATE") { return { _ in false } }
        guard let left = readValue(), place < words.count else { return nil }
        let sign = words[place].uppercased()
        place += 1
        guard let compare = Self.comparison(sign), let right = readValue() else { return nil }
        return { compare(left($0), right($0)) }
    }

    private mutating func readValue() -> Value? {
        guard place < words.count else { return nil }
        let word = words[place]
        place += 1
        switch word.uppercased() {
        case "SELF": return { $0 }
        case "NIL", "NULL": return { _ in nil }
        case "TRUE", "YES": return { _ in true }
        case "FALSE", "NO": return { _ in false }
        default: break
        }
        if word.hasPrefix("%") {
            guard let value = arguments.popFirst() else { return nil }
            return word == "%K" ? (value as? String).map(Self.property) : { _ in value }
        }
        if let quote = word.first, quote == "\"" || quote == "'", word.count > 1 {
            let text = String(word.dropFirst().dropLast())
            return { _ in text }
        }
        if let number = Double(word) { return { _ in number } }
        guard let first = word.first, first.isLetter || first == "_" else { return nil }
        return Self.property(String(word))
    }

    /// Nothing comes before something.
    static func order(_ a: Any?, _ b: Any?, _ options: String.CompareOptions) -> ComparisonResult {
        switch (a, b) {
        case (nil, nil): .orderedSame
        case (nil, _): .orderedAscending
        case (_, nil): .orderedDescending
        default: compare(a, b, options) ?? .orderedSame
        }
    }

    /// The stored property of an object by its name.
    static func property(_ path: String) -> Value {
        { object in
            path.split(separator: ".").reduce(object) { owner, name in
                if name == "self" || name == "SELF" { return owner }
                if let keyed = owner as? any UIKitKeyedObject { return keyed.keyedValue(forKey: String(name)) }
                if let values = owner as? [String: Any] { return values[String(name)] }
                guard let owner else { return nil }
                return Mirror(reflecting: owner).children.first { $0.label.map { $0 == name } ?? false }
                    .flatMap { unwrapped($0.value) }
            }
        }
    }

    static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? mirror.children.first?.value : value
    }

    private static func comparison(_ sign: String) -> ((Any?, Any?) -> Bool)? {
        let parts = sign.split(separator: "[")
        let options: String.CompareOptions = (parts.dropFirst().first ?? "").reduce(into: []) {
            if $1 == "C" { $0.insert(.caseInsensitive) }
            if $1 == "D" { $0.insert(.diacriticInsensitive) }
        }
        func texts(_ compare: @escaping (String, String) -> Bool) -> (Any?, Any?) -> Bool {
            { a, b in text(a).flatMap { a in text(b).map { compare(a, $0) } } ?? false }
        }
        func order(_ holds: @escaping (ComparisonResult) -> Bool) -> (Any?, Any?) -> Bool {
            { a, b in compare(a, b, options).map(holds) ?? false }
        }
        switch parts.first {
        case "=", "==":
            return { a, b in a == nil || b == nil ? a == nil && b == nil : compare(a, b, options) == .orderedSame }
        case "!=", "<>":
            return { a, b in a == nil || b == nil ? (a == nil) != (b == nil) : compare(a, b, options) != .orderedSame }
        case "<": return order { $0 == .orderedAscending }
        case ">": return order { $0 == .orderedDescending }
        case "<=", "=<": return order { $0 != .orderedDescending }
        case ">=", "=>": return order { $0 != .orderedAscending }
        case "BEGINSWITH": return texts { $0.range(of: $1, options: options.union(.anchored)) != nil }
        case "ENDSWITH": return texts { $0.range(of: $1, options: options.union([.anchored, .backwards])) != nil }
        case "CONTAINS":
            let within = texts { $0.range(of: $1, options: options) != nil }
            return { a, b in (a as? [Any])?.contains { compare($0, b, options) == .orderedSame } ?? within(a, b) }
        case "IN":
            let within = texts { $1.range(of: $0, options: options) != nil }
            return { a, b in (b as? [Any])?.contains { compare(a, $0, options) == .orderedSame } ?? within(a, b) }
        case "MATCHES": return texts { whole($0, $1, options) }
        case "LIKE":
            return texts {
                let pattern = NSRegularExpression.escapedPattern(for: $1)
                    .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
                return whole($0, pattern, options)
            }
        default: return nil
        }
    }

    private static func text(_ value: Any?) -> String? { (value as? String) ?? (value as? NSString).map { String($0) } }

    private static func number(_ value: Any?) -> Double? {
        (value as? NSNumber)?.doubleValue ?? (value as? Int).map(Double.init) ?? (value as? Double)
            ?? (value as? CGFloat).map(Double.init) ?? (value as? Bool).map { $0 ? 1 : 0 }
    }

    private static func compare(_ a: Any?, _ b: Any?, _ options: String.CompareOptions) -> ComparisonResult? {
        if let a = text(a), let b = text(b) { return a.compare(b, options: options) }
        if let a = number(a), let b = number(b) {
            return a == b ? .orderedSame : a < b ? .orderedAscending : .orderedDescending
        }
        if let a = a as? Date, let b = b as? Date { return a.compare(b) }
        if let a = a as? AnyHashable, let b = b as? AnyHashable, a == b { return .orderedSame }
        return nil
    }

    /// Whether a regular expression describes the whole of a text.
    private static func whole(_ text: String, _ pattern: String, _ options: String.CompareOptions) -> Bool {
        let flags: NSRegularExpression.Options = options.contains(.caseInsensitive) ? [.caseInsensitive] : []
        guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$", options: flags) else {
            return false
        }
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }
}
