/// A value of a type that is not at hand: it takes every member, every index and every call, and gives what the place wants.
///
/// The preparation of Xcode projects writes it where a module is missing, so that the statements around it stay.
@dynamicMemberLookup @dynamicCallable
public struct UIKitUnknown: Hashable, Comparable, Sequence, IteratorProtocol, CustomStringConvertible, Error {
    /// What it was asked by, from the outermost in: `L10n`, `Settings`.
    fileprivate let names: [String]

    public init() { names = [] }
    public init(_ name: String) { names = [name] }
    /// Stands for any value.
    public init(of value: Any?) { self.init() }
    init(_ names: [String]) { self.names = names }

    /// The words of the last name, or a text of the clone's tables.
    public var description: String { GeneratedNames(names).text }
    /// No elements.
    public mutating func next() -> UIKitUnknown? { nil }
    public static func == (a: Self, b: Self) -> Bool { true }
    public func hash(into hasher: inout Hasher) {}
    public static func < (a: Self, b: Self) -> Bool { false }

    @_disfavoredOverload
    public subscript<T>(dynamicMember name: String) -> T {
        get { UIKitStandIn.value(named: names + [name]) }
        nonmutating set {}
    }
    public subscript(dynamicMember name: String) -> UIKitUnknown {
        get { UIKitUnknown(names + [name]) }
        nonmutating set {}
    }
    @_disfavoredOverload
    public subscript<T>(_ indices: Any?...) -> T {
        get { UIKitStandIn.value(named: names) }
        nonmutating set {}
    }
    public subscript(_ indices: Any?...) -> UIKitUnknown {
        get { self }
        nonmutating set {}
    }
    @discardableResult
    public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> UIKitUnknown { self }
    @_disfavoredOverload
    public func dynamicallyCall<T>(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> T {
        UIKitStandIn.value(named: names, arguments.compactMap(\.value))
    }
}

/// A value of an unknown type as what a place wants.
public func uikitKnown<T>(_ value: UIKitUnknown?) -> T { UIKitStandIn.value(named: value?.names ?? []) }

/// A type of which a value is there that does nothing.
public protocol UIKitIdle {
    static func uikitIdle() -> Self
}

/// A class that stands for one of a module that is not at hand.
@dynamicMemberLookup
public protocol UIKitStandInType: AnyObject {}

extension UIKitStandInType {
    @_disfavoredOverload
    public subscript<T>(dynamicMember name: String) -> T {
        get { UIKitStandIn.value(named: [name]) }
        set {}
    }
    public subscript(dynamicMember name: String) -> UIKitUnknown {
        get { UIKitUnknown(name) }
        set {}
    }
    @_disfavoredOverload
    public static subscript<T>(dynamicMember name: String) -> T {
        get { UIKitStandIn.value(named: ["\(self)", name]) }
        set {}
    }
    public static subscript(dynamicMember name: String) -> UIKitUnknown {
        get { UIKitUnknown(["\(self)", name]) }
        set {}
    }
}
