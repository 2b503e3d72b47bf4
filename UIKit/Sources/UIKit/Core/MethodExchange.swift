/// Which implementation each method has that a program exchanged by its name.
///
/// Objective-C looks a method up at each call; Swift does not. Methods that can be exchanged ask here first: those of UIKit in
/// `ExchangeableMethods.swift`, and those of a program that its preparation gave a part that asks and a part of its own.
public enum MethodExchange {
    struct Key: Hashable {
        let type: ObjectIdentifier
        let name: String

        init(_ type: AnyClass, _ name: String) { (self.type, self.name) = (ObjectIdentifier(type), name) }
    }

    /// Every method that was asked for by its class and name; UIKit's methods run on the main thread.
    nonisolated(unsafe) private static var methods: [Key: Method] = [:]

    /// Runs the present implementation of a method.
    /// - Parameters:
    ///   - name: Swift's, without parameters.
    ///   - owner: the class that declares the method.
    ///   - own: the implementation that the source has.
    public static func run<Value>(
        _ name: String, _ owner: AnyClass, _ object: AnyObject, _ values: @autoclosure () -> [Any?] = [],
        own: () -> Value
    ) -> Value {
        guard !methods.isEmpty, let method = present(name, owner, of: Swift.type(of: object)),
            method.implementation !== method.own
        else { return own() }
        let result = method.implementation.call(object, Selector(name), values())
        if let result = (Value.self == Void.self ? () : result) as? Value { return result }
        Missing.note("\(owner).\(name): exchanged with a method of another result, and not called by it")
        return own()
    }

    /// The method that an object of a class has where the declaration of a superclass, or its own, is called. One that was
    /// added to a class between takes its place, unless a declaration stands between the two.
    private static func present(_ name: String, _ owner: AnyClass, of type: AnyClass) -> Method? {
        var added: Method?
        for here in lineage(of: type, below: owner) {
            let method = methods[Key(here, name)]
            if method?.own == nil, method != nil {
                added = added ?? method
            } else if isDeclared(name, in: here) {
                added = nil
            }
        }
        return added ?? methods[Key(owner, name)]
    }

    private static func isDeclared(_ name: String, in type: AnyClass) -> Bool {
        onMain(type) { type in
            Members.declaredTables(of: type).contains { $0.exchangeable.values.contains(name) }
                || UIKitExchange.isFixed(Selector(name), in: type)
        }
    }

    // MARK: What Objective-C's functions ask

    /// The method that a class declares or that was added to it; nil for one of a superclass.
    static func method(_ selector: Selector, of type: AnyClass) -> Method? {
        if let known = methods[Key(type, selector.name)] { return known }
        return onMain(type) { type in
            for table in Members.declaredTables(of: type) {
                guard let name = table.exchangeable[selector.name] else { continue }
                if let known = methods[Key(type, name)] { return known }
                let own = IMP { object, _, values in
                    onMain((object, values)) { try? table.own(name, MemberValues(values: $1), on: $0) }
                }
                let method = Method(type, name, own, own)
                methods[Key(type, name)] = method
                return method
            }
            return nil
        }
    }

    /// The method of a class or of the superclass that declares it; nil where nothing can take its place.
    static func nearest(_ selector: Selector, to type: AnyClass) -> Method? {
        for here in lineage(of: type) {
            if let found = method(selector, of: here) { return found }
            if isFixed(selector, in: here) { return nil }
        }
        return nil
    }

    /// Says that a method of its own, if a class has one, stays as it is: its module was prepared without exchanges.
    static func noteUnprepared(_ selector: Selector, _ type: AnyClass?, below owner: AnyClass?) {
        guard let type, let owner, let found = unprepared(type, below: owner, modules: ProgramModules.names) else {
            return
        }
        Missing.note(
            "\(found).\(selector.name): the class's module exchanges no methods; one of its own would stay as it is")
    }

    /// The first class, from a class up to the one that has the method, of a module that was prepared without exchanges.
    /// - Parameter modules: those that exchange methods.
    package static func unprepared(_ type: AnyClass, below owner: AnyClass, modules: [String]) -> AnyClass? {
        lineage(of: type, below: owner).first { !(["UIKit"] + modules).contains(Members.module(of: $0)) }
    }

    /// Whether a class or a superclass declares the method in a way that nothing can take its place.
    static func hasFixed(_ selector: Selector, _ type: AnyClass) -> Bool {
        lineage(of: type).prefix { method(selector, of: $0) == nil }.contains { isFixed(selector, in: $0) }
    }

    private static func isFixed(_ selector: Selector, in type: AnyClass) -> Bool {
        onMain(type) { UIKitExchange.isFixed(selector, in: $0) }
    }

    /// Gives a class a method of a superclass, or one that only other code asks for.
    static func add(_ selector: Selector, to type: AnyClass, _ implementation: IMP) {
        let name = nearest(selector, to: type)?.name ?? selector.name
        methods[Key(type, name)] = Method(type, name, nil, implementation)
    }
}

/// A method of a class, as Objective-C's runtime hands it out.
public final class Method: @unchecked Sendable {
    let type: AnyClass
    let name: String
    /// What the source says; nil for a method that was added by name.
    let own: IMP?
    var implementation: IMP

    init(_ type: AnyClass, _ name: String, _ own: IMP?, _ implementation: IMP) {
        (self.type, self.name, self.own, self.implementation) = (type, name, own, implementation)
    }
}

/// What a method does.
public final class IMP: Equatable, @unchecked Sendable {
    let call: (AnyObject, Selector, [Any?]) -> Any?

    init(_ call: @escaping (AnyObject, Selector, [Any?]) -> Any?) { self.call = call }
    /// A method that does nothing.
    public convenience init() { self.init { _, _, _ in nil } }

    public static func == (a: IMP, b: IMP) -> Bool { a === b }
}

/// A class and those above, as far as one that is left out with all above it.
func lineage(of type: AnyClass, below owner: AnyClass? = nil) -> [AnyClass] {
    sequence(first: type) { _getSuperclass($0) }.prefix { $0 != owner }
}
