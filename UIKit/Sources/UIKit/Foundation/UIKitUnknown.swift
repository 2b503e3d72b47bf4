import Foundation

/// A value of a type that is not at hand: it takes every member, every index and every call, and gives what the place wants.
///
/// The preparation of Xcode projects writes it where a module is missing, so that the statements around it stay.
@dynamicMemberLookup @dynamicCallable
public struct UIKitUnknown: Hashable, Comparable, Sequence, IteratorProtocol, CustomStringConvertible, Error {
    public init() {}

    /// An empty text.
    public var description: String { "" }
    /// No elements.
    public mutating func next() -> UIKitUnknown? { nil }
    public static func < (a: Self, b: Self) -> Bool { false }

    @_disfavoredOverload
    public subscript<T>(dynamicMember name: String) -> T {
        get { UIKitStandIn.value(name) }
        nonmutating set {}
    }
    public subscript(dynamicMember name: String) -> UIKitUnknown {
        get { UIKitUnknown() }
        nonmutating set {}
    }
    @_disfavoredOverload
    public subscript<T>(_ indices: Any?...) -> T {
        get { UIKitStandIn.value("an element") }
        nonmutating set {}
    }
    public subscript(_ indices: Any?...) -> UIKitUnknown {
        get { UIKitUnknown() }
        nonmutating set {}
    }
    @discardableResult
    public func dynamicallyCall(withKeywordArguments: KeyValuePairs<String, Any?>) -> UIKitUnknown { UIKitUnknown() }
    @_disfavoredOverload
    public func dynamicallyCall<T>(withKeywordArguments: KeyValuePairs<String, Any?>) -> T {
        UIKitStandIn.value("a result")
    }
}

/// A class that stands for one of a module that is not at hand.
@dynamicMemberLookup
public protocol UIKitStandInType: AnyObject {}

extension UIKitStandInType {
    @_disfavoredOverload
    public subscript<T>(dynamicMember name: String) -> T {
        get { UIKitStandIn.value(name) }
        set {}
    }
    public subscript(dynamicMember name: String) -> UIKitUnknown {
        get { UIKitUnknown() }
        set {}
    }
    @_disfavoredOverload
    public static subscript<T>(dynamicMember name: String) -> T {
        get { UIKitStandIn.value(name) }
        set {}
    }
    public static subscript(dynamicMember name: String) -> UIKitUnknown {
        get { UIKitUnknown() }
        set {}
    }
}
