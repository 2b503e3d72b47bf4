import Foundation

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
    MainActor.assumeIsolated { Unsent((object as? any Associating)?.associated.values[key]) }.value
}

public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let boxed = (Unsent(object), Unsent(value), Unsent(key))
    MainActor.assumeIsolated {
        guard let owner = boxed.0.value as? any Associating else {
            return Missing.note("objc_setAssociatedObject: kept for views, controllers, guides and constraints only")
        }
        owner.associated.values[boxed.2.value] = boxed.1.value
    }
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
