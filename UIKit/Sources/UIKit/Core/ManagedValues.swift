/// The value of a property that a program marks with `@NSManaged`, which Core Animation gives layers of a class: zero, false,
/// nothing or what else stands for no value before there is one.
public func uikitManaged<Value>(_ object: AnyObject, _ name: String) -> Value {
    let value = SideValues.value(ManagedName(name: name), of: object)
    if let kept = (value as? Weak<AnyObject>)?.object ?? value, let kept = kept as? Value { return kept }
    return UIKitStandIn.value("\(type(of: object)).\(name)")
}

/// Keeps the value, and has a layer draw itself again whose class says that the value changes its picture.
public func uikitManage<Value>(_ object: AnyObject, _ name: String, _ value: Value) {
    SideValues.set(value, ManagedName(name: name), of: object)
    guard let layer = object as? CALayer, type(of: layer).needsDisplay(forKey: name) else { return }
    layer.setNeedsDisplay()
}

/// Keeps the value of a property that is `weak`.
public func uikitManageWeakly<Value>(_ object: AnyObject, _ name: String, _ value: Value) {
    SideValues.set(Weak((value as? AnyObject?) ?? nil), ManagedName(name: name), of: object)
}

/// The name of a property as the key of its value.
private struct ManagedName: Hashable {
    var name: String
}
