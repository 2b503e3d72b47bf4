/// What a class has by name: outlets that can be set, methods that can be called.
///
/// The preparation of sources writes one for each class with `@IBOutlet`, `@IBAction` or `@objc` members, as a class in an
/// extension: it is found by its name, `App.LoginViewController.UIKitMembers0`.
@preconcurrency @MainActor
open class MemberTable {
    /// The names of the methods that `call` knows.
    open class var names: [String] { [] }

    /// An object by the class's `init()`; nil for a class that has none of its own, or one by a frame.
    open class func make() -> AnyObject? { nil }

    /// A cell by an initialiser of the class that overrides none; nil for a class that has none.
    open class func make(_ style: UITableViewCell.CellStyle, _ identifier: String?) -> AnyObject? { nil }

    /// Whether the class has neither an `init()` nor one by a frame, so that nobody may make one without arguments.
    open class var isNotMade: Bool { false }

    /// Sets an outlet.
    /// - Returns: false if the class itself has none of this name.
    open class func set(_ value: MemberValue, _ key: String, on object: AnyObject) -> Bool { false }

    /// Calls a method.
    /// - Parameter name: Swift's without parameters, or Objective-C's: `tap`, `tapWithSender:`.
    /// - Returns: false if the class itself has none of this name, or one whose parameters the values do not fit.
    open class func call(_ name: String, _ values: MemberValues, on object: AnyObject) -> Bool { false }

    /// The class, for a table that no name leads to.
    open class var owner: AnyClass? { nil }

    /// The methods that can be exchanged: Swift's names without parameters by those and by Objective-C's.
    open class var exchangeable: [String: String] { [:] }

    /// Runs what the source says of a method that can be exchanged, whatever it was exchanged with.
    /// - Parameter name: Swift's without parameters.
    open class func own(_ name: String, _ values: MemberValues, on object: AnyObject) throws -> Any? { nil }
}

/// A private or generic class, whose table no name leads to.
public protocol MemberHolding: AnyObject {
    static var uikitMembers: MemberTable.Type { get }
}

/// The value of an outlet.
public struct MemberValue {
    let value: Any?
    /// The outlet's name, for messages.
    let key: String

    /// Hands the value on as the property's type. The property is not read: the getter of one that only nibs set may call itself.
    public func set<Value>(_ assign: (Value) -> Void) {
        if let cast: Value = converted() { assign(cast) } else { note(Value.self) }
    }

    /// The value as the property's type; a number of a nib fits every type of number.
    private func converted<Value>() -> Value? {
        if let cast = value as? Value { return cast }
        guard let number = value as? Double else { return nil }
        return (CGFloat(number) as? Value) ?? (Float(number) as? Value) ?? (Int(exactly: number.rounded()) as? Value)
            ?? (NSNumber(value: number) as? Value)
    }

    private func note(_ type: Any.Type) {
        let own = value.map { "\(Swift.type(of: $0))" } ?? "nil"
        // Most outlets are optional, which is no part of what is expected.
        let expected = "\(type)".replacing(#/^Optional<(.*)>$/#, with: { $0.1 })
        Missing.note("outlet \(key): the nib connects \(own), the class expects \(expected)")
    }
}

/// The arguments of a call.
public struct MemberValues {
    struct Mismatch: Error {}

    let values: [Any?]

    /// An argument as the type of its parameter; nil beyond the last one.
    public func get<Value>(_ index: Int) throws -> Value {
        guard let value = (values.indices.contains(index) ? values[index] : nil) as? Value else { throw Mismatch() }
        return value
    }
}

/// Objects with members that are known by name.
@preconcurrency @MainActor
enum Members {
    private static var known: [ObjectIdentifier: [MemberTable.Type]] = [:]
    private static var declared: [ObjectIdentifier: [MemberTable.Type]] = [:]
    /// The number of modules that the tables were looked for in.
    private static var moduleCount = 0

    /// Calls a method by its name, of the object's class or its superclasses.
    /// - Returns: false if there is none whose parameters fit.
    static func call(_ selector: Selector, _ values: [Any?], on object: AnyObject) -> Bool {
        if let own = object as? any SelectorResponding, own.respond(to: selector, with: values) { return true }
        let values = MemberValues(values: values)
        return tables(of: object).contains { $0.call(selector.name, values, on: object) }
    }

    static func noteMissing(_ selector: Selector, on target: Any?) {
        let type = target.map { "\(Swift.type(of: $0)) has" } ?? "no responder has"
        Missing.note(
            "\(selector.name): \(type) no method of this name and these parameters among those prepared for Linux")
    }

    /// Sets an outlet by its name.
    /// - Returns: false if no class of the object has it.
    static func set(_ value: Any?, _ key: String, on object: AnyObject) -> Bool {
        let value = MemberValue(value: value, key: key)
        return tables(of: object).contains { $0.set(value, key, on: object) }
    }

    /// An object of a class by an `init()` that its source declares.
    static func make(_ type: AnyClass) -> AnyObject? { ownTables(of: type).lazy.compactMap { $0.make() }.first }

    static func make(_ type: AnyClass, _ style: UITableViewCell.CellStyle, _ identifier: String?) -> AnyObject? {
        ownTables(of: type).lazy.compactMap { $0.make(style, identifier) }.first
    }

    /// Whether a class has no initialiser that wants no arguments, or a frame; calling one would end the process.
    static func isNotMade(_ type: AnyClass) -> Bool { ownTables(of: type).contains { $0.isNotMade } }

    /// The tables of a class alone.
    private static func ownTables(of type: AnyClass) -> [MemberTable.Type] {
        guard let name = _mangledTypeName(type) else { return [] }
        var found: [MemberTable.Type] = []
        while let table = table("UIKitMembers\(found.count)", in: name) { found.append(table) }
        return found
    }

    /// The modules that use methods by name; another one more, and tables are looked for anew.
    private static var knownPrograms: [String] {
        let programs = ProgramModules.names
        if programs.count != moduleCount { (known, declared, moduleCount) = ([:], [:], programs.count) }
        return programs
    }

    /// The tables of an object's class and its superclasses, the class's own first.
    static func tables(of object: AnyObject) -> [MemberTable.Type] {
        let own: AnyClass = type(of: object)
        let programs = knownPrograms
        if let found = known[ObjectIdentifier(own)] { return found }
        var found: [MemberTable.Type] = []
        if let holder = own as? any MemberHolding.Type { found.append(holder.uikitMembers) }
        // 1 the classes, and the modules that may have extended them
        let classes = lineage(of: own)
        var modules: [String] = []
        for module in classes.map(module) + programs where !modules.contains(module) { modules.append(module) }
        // 2 the tables by their names
        for type in classes { add(tablesOf: type, in: modules, to: &found) }
        known[ObjectIdentifier(own)] = found
        return found
    }

    /// The tables of what a class and its extensions declare, without its superclasses'.
    static func declaredTables(of type: AnyClass) -> [MemberTable.Type] {
        let programs = knownPrograms
        if let found = declared[ObjectIdentifier(type)] { return found }
        var found: [MemberTable.Type] = []
        if let holder = type as? any MemberHolding.Type, holder.uikitMembers.owner == type {
            found.append(holder.uikitMembers)
        }
        add(tablesOf: type, in: [module(of: type)] + programs.filter { $0 != module(of: type) }, to: &found)
        declared[ObjectIdentifier(type)] = found
        return found
    }

    nonisolated static func module(of type: AnyClass) -> String {
        String(String(reflecting: type).prefix { $0 != "." })
    }

    private static func add(tablesOf type: AnyClass, in modules: [String], to found: inout [MemberTable.Type]) {
        guard let name = _mangledTypeName(type) else { return }
        let home = module(of: type)
        for module in modules {
            let place = module == home ? name : "\(name)\(module.utf8.count)\(module)E"
            var index = 0
            while let table = table("UIKitMembers\(index)", in: place) {
                if !found.contains(where: { $0 == table }) { found.append(table) }
                index += 1
            }
        }
    }

    private static func table(_ name: String, in place: String) -> MemberTable.Type? {
        _typeByName("\(place)\(name.utf8.count)\(name)C") as? MemberTable.Type
    }
}
