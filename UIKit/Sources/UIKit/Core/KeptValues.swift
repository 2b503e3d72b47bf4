import Foundation

/// Properties that a picture does not show and few views have: kept, and read back.
extension UIView {
    func kept<Value>(_ name: String = #function, or standard: Value) -> Value {
        rare[name] as? Value ?? standard
    }
    func keep(_ value: Any?, _ name: String = #function) { rare[name] = value }

    /// An object that the view does not keep alive.
    func weakly<Value>(_ name: String = #function) -> Value? { (rare[name] as? WeakObject)?.object as? Value }
    func keepWeakly(_ object: AnyObject?, _ name: String = #function) {
        rare[name] = object.map { WeakObject(object: $0) }
    }
}

private struct WeakObject {
    weak var object: AnyObject?
}
