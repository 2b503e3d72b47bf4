/// The value of a property that a program marks with `@NSManaged`, which Core Animation gives layers of a class: zero, false,
/// nothing or what else stands for no value before there is one.
public func uikitManaged<Value>(_ object: AnyObject, _ name: String) -> Value {
    let value = ManagedValues.of(object)[name]
    if let kept = (value as? WeakValue)?.object ?? value, let kept = kept as? Value { return kept }
    return UIKitStandIn.value("\(type(of: object)).\(name)")
}

/// Keeps the value, and has a layer draw itself again whose class says that the value changes its picture.
public func uikitManage<Value>(_ object: AnyObject, _ name: String, _ value: Value) {
    let values = ManagedValues.of(object)
    values[name] = value
    guard let layer = object as? CALayer, type(of: layer).needsDisplay(forKey: name) else { return }
    layer.setNeedsDisplay()
}

/// Keeps the value of a property that is `weak`.
public func uikitManageWeakly<Value>(_ object: AnyObject, _ name: String, _ value: Value) {
    ManagedValues.of(object)[name] = WeakValue(object: (value as? AnyObject?) ?? nil)
}

private struct WeakValue {
    weak var object: AnyObject?
}

/// The values of one object.
private final class ManagedValues {
    private var values: [String: Any] = [:]
    subscript(_ name: String) -> Any? {
        get { values[name] }
        set { values[name] = newValue }
    }

    private static let key = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)

    static func of(_ object: AnyObject) -> ManagedValues {
        if let known = objc_getAssociatedObject(object, key) as? ManagedValues { return known }
        let values = ManagedValues()
        objc_setAssociatedObject(object, key, values, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return values
    }
}
