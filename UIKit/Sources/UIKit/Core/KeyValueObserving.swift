public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }

/// The change that an observer is told.
public struct NSKeyValueObservedChange<Value> {
    public let kind = NSKeyValueChange.setting
    public let newValue: Value?
    public let oldValue: Value?
    public let indexes: IndexSet? = nil
    public let isPrior = false
}

/// An observation of a property; it ends with this object.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    private weak var object: NSObject?
    /// Tells the observer, where the value is another one; or in any case.
    fileprivate var check: ((_ anyway: Bool) -> Bool)?
    fileprivate let path: AnyKeyPath

    fileprivate init(of object: NSObject, _ path: AnyKeyPath) {
        (self.object, self.path) = (object, path)
    }

    public func invalidate() { check = nil }
    deinit { check = nil }

    fileprivate func isOf(_ other: NSObject?) -> Bool { other == nil || other === object }
    fileprivate var hasEnded: Bool { check == nil || object == nil }
}

/// The observations of the process.
///
/// Objective-C replaces setters; here a change is found by comparison. A value is compared when its view says that
/// it has changed, whenever layout runs, and when code says `didChangeValue`.
@MainActor
enum KeyValueObservers {
    /// What an observation of nothing refers to.
    static let nobody = NSObject()
    private static var observations: [Weak<NSKeyValueObservation>] = []
    private static var isChecking = false

    fileprivate static func add(_ observation: NSKeyValueObservation) {
        observations.removeAll { $0.object?.hasEnded ?? true }
        observations.append(Weak(observation))
    }

    /// Tells the observers of values that have changed.
    /// - Parameter object: whose values; nil for all objects.
    /// - Returns: whether anybody was told.
    @discardableResult
    static func check(_ object: NSObject? = nil) -> Bool {
        // An observer that changes what it observes is told in the next round.
        guard !observations.isEmpty, !isChecking else { return false }
        isChecking = true
        defer { isChecking = false }
        var found = false
        for observation in observations.lazy.compactMap(\.object) where observation.isOf(object) {
            if observation.check?(false) ?? false { found = true }
        }
        return found
    }

    /// Tells the observers of a value, whether it is another one or not.
    fileprivate static func changed(_ object: NSObject, _ path: AnyKeyPath) {
        for observation in observations.lazy.compactMap(\.object) where observation.isOf(object) {
            if observation.path == path { _ = observation.check?(true) }
        }
    }

    /// Whether two values differ, as far as they can be compared.
    fileprivate static func differ(_ old: Any, _ new: Any) -> Bool {
        func isEqual<Value: Equatable>(_ value: Value) -> Bool { new as? Value == value }
        if let old = old as? any Equatable { return !isEqual(old) }
        guard type(of: old) is AnyClass, type(of: new) is AnyClass else { return false }
        return old as AnyObject !== new as AnyObject
    }
}

/// The objects whose properties can be observed.
public protocol _KeyValueCodingAndObserving {}
extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    /// Observes a property until the result is released or invalidated.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        onMain((self, keyPath, changeHandler)) { object, keyPath, changeHandler in
            guard let base = object as? NSObject else {
                return NSKeyValueObservation(of: KeyValueObservers.nobody, keyPath)
            }
            let observation = NSKeyValueObservation(of: base, keyPath)
            var last = object[keyPath: keyPath]
            observation.check = { [weak base] anyway in
                guard let object = base as? Self else { return false }
                let value = object[keyPath: keyPath]
                let old = last
                guard anyway || KeyValueObservers.differ(old, value) else { return false }
                last = value
                let change = NSKeyValueObservedChange(
                    newValue: options.contains(.new) ? value : nil, oldValue: options.contains(.old) ? old : nil)
                changeHandler(object, change)
                return true
            }
            if options.contains(.initial) { _ = observation.check?(true) }
            KeyValueObservers.add(observation)
            return observation
        }
    }

    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        guard let object = self as? NSObject else { return }
        onMain((object, keyPath)) { KeyValueObservers.changed($0, $1) }
    }
}

extension NSObject {
    /// Observers by the name of a key are never called.
    public func addObserver(
        _ observer: NSObject, forKeyPath path: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) { Missing.note("NSObject.addObserver(_:forKeyPath:): observers by the name of a key are never called") }
    /// - Note: Does nothing.
    public func removeObserver(_ observer: NSObject, forKeyPath path: String) {}
    /// - Note: Does nothing.
    public func removeObserver(_ observer: NSObject, forKeyPath path: String, context: UnsafeMutableRawPointer?) {}
}

public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
}
