// Methods that Objective-C gives every object. Classes that have none of them state a protocol of these, which the preparation of
// sources writes.

/// An object, neither a view nor a controller, that wants to know when its nib is loaded.
@preconcurrency @MainActor
public protocol UIKitAwaking: NSObject { func awakeFromNib() }

/// An object, no responder, that observes values by their names.
public protocol UIKitObserving: NSObject {
    func observeValue(
        forKeyPath path: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
}

/// An object that says itself which messages it answers.
public protocol UIKitResponding: NSObject { func responds(to selector: Selector!) -> Bool }

/// An object that names another for messages which it does not answer.
public protocol UIKitForwarding: NSObject { func forwardingTarget(for selector: Selector!) -> Any? }

/// What is asked by the names of methods: every object, also behind the protocol of a delegate.
public protocol UIKitMessaged: AnyObject {}

extension NSObject: UIKitMessaged {}

/// A program's own protocol of objects.
extension NSObjectProtocol {
    private var messaged: (any UIKitMessaged)? { self as? any UIKitMessaged }

    @_disfavoredOverload
    public func responds(to selector: Selector!) -> Bool { messaged?.responds(to: selector) ?? false }
    @_disfavoredOverload
    public func isKind(of type: AnyClass) -> Bool { messaged?.isKind(of: type) ?? false }
    @_disfavoredOverload
    public func conforms<Type>(to type: Type.Type) -> Bool { self is Type }
    @_disfavoredOverload @discardableResult
    public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>? { messaged?.perform(selector) }
    @_disfavoredOverload @discardableResult
    public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>? {
        messaged?.perform(selector, with: object)
    }
    @_disfavoredOverload @discardableResult
    public func perform(_ selector: Selector!, with first: Any!, with second: Any!) -> Unmanaged<AnyObject>? {
        messaged?.perform(selector, with: first, with: second)
    }
}

extension UIKitMessaged {
    public func responds(to selector: Selector!) -> Bool {
        guard let object = self as? NSObject else { return false }
        return (object as? any UIKitResponding)?.responds(to: selector) ?? object.uikitResponds(to: selector)
    }
    /// - Note: Nothing is forwarded: a delegate is asked what its class declares.
    public func forwardingTarget(for selector: Selector!) -> Any? {
        (self as? any UIKitForwarding)?.forwardingTarget(for: selector)
    }
    public func isKind(of type: AnyClass) -> Bool { (self as? NSObject)?.isKind(of: type) ?? false }
    @discardableResult
    public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>? { (self as? NSObject)?.perform(selector) }
    @discardableResult
    public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>? {
        (self as? NSObject)?.perform(selector, with: object)
    }
    @discardableResult
    public func perform(_ selector: Selector!, with first: Any!, with second: Any!) -> Unmanaged<AnyObject>? {
        (self as? NSObject)?.perform(selector, with: first, with: second)
    }
    public func isMember(of type: AnyClass) -> Bool { Swift.type(of: self) == type }
    /// Whether the object's class states a protocol: `conforms(to: UITableViewDelegate.self)`.
    public func conforms<Type>(to type: Type.Type) -> Bool { self is Type }
    /// - Note: Does nothing.
    public func willChangeValue(forKey key: String) {}
    public func didChangeValue(forKey key: String) {
        if let object = self as? NSObject { onMain(object) { _ = KeyValueObservers.check($0) } }
    }
    public static func description() -> String { String(reflecting: self) }
    /// Whether the class itself has a method: the classes of UIKit say no.
    public static func responds(to selector: Selector!) -> Bool { false }
    /// Whether objects of the class have a method: known of none before there is one.
    public static func instancesRespond(to selector: Selector!) -> Bool { false }
}

extension NSObject {
    /// What `super.responds(to:)` says at the top: whether a table of the preparation has the method.
    public func uikitResponds(to selector: Selector!) -> Bool {
        guard let selector else { return false }
        if self is any SelectorResponding { return true }
        return onMain(self) { object in Members.tables(of: object).contains { $0.names.contains(selector.name) } }
    }
    /// What `super.forwardingTarget(for:)` says at the top.
    public func uikitForwardingTarget(for selector: Selector!) -> Any? { nil }
    /// What `super.awakeFromNib()` does at the top.
    @MainActor public func uikitAwakeFromNib() {}
    /// What `super.observeValue(forKeyPath:of:change:context:)` does at the top.
    public func uikitObserveValue(
        forKeyPath path: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}
}

// Classes are objects of Objective-C's, whose identity code asks for.

public func === (first: AnyClass?, second: AnyClass?) -> Bool {
    first.map { ObjectIdentifier($0) } == second.map { ObjectIdentifier($0) }
}
public func !== (first: AnyClass?, second: AnyClass?) -> Bool { !(first === second) }
