public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// Values that code ties to an object, kept in the object itself: they go when it goes.
final class AssociatedValues {
    var values: [UnsafeRawPointer: Any] = [:]
    /// The anchors that constraints have told.
    var anchors: [NSLayoutConstraint.Attribute: NSLayoutAnchor<AnyObject>] = [:]
}

@MainActor
protocol Associating: AnyObject {
    var associated: AssociatedValues { get }
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    guard object is any Associating else {
        let value = SideValues.value(AssociationKey(key: key), of: object as AnyObject)
        if let other = value as? Weak<AnyObject> { return other.object }
        return value
    }
    return MainActor.assumeIsolated { Unsent((object as? any Associating)?.associated.values[key]) }.value
}

public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    guard object is any Associating else {
        guard type(of: object) is AnyClass else {
            return Missing.note("objc_setAssociatedObject: \(type(of: object)) is no object and keeps no values")
        }
        let kept = policy == .OBJC_ASSOCIATION_ASSIGN ? value.map { Weak($0 as AnyObject) } : value
        return SideValues.set(kept, AssociationKey(key: key), of: object as AnyObject)
    }
    let boxed = (Unsent(object), Unsent(value), Unsent(key))
    MainActor.assumeIsolated {
        (boxed.0.value as? any Associating)?.associated.values[boxed.2.value] = boxed.1.value
    }
}

/// Lets all values go that code has tied to an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    guard object is any Associating else {
        return SideValues.remove(of: object as AnyObject) { $0.base is AssociationKey }
    }
    let boxed = Unsent(object)
    MainActor.assumeIsolated { (boxed.value as? any Associating)?.associated.values = [:] }
}

/// The address by which code asks for a value of an object that is none of UIKit's.
private struct AssociationKey: Hashable {
    var key: UnsafeRawPointer
}

/// Something of the main thread, handed to code that is isolated to it.
struct Unsent<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}

/// Runs code of the main thread from a member that UIKit declares without isolation.
func onMain<Value, Result>(_ value: Value, _ body: @MainActor (Value) -> Result) -> Result {
    let sent = Unsent(value)
    return withoutActuallyEscaping(body) { body in
        MainActor.assumeIsolated { Unsent(body(sent.value)) }.value
    }
}

/// The rewriter's word for a selector, as long as `#selector`.
public func ObjCSel(_ name: String, file: StaticString = #fileID) -> Selector {
    ProgramModules.note(file)
    return Selector(name)
}
