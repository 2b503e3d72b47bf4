import Foundation

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

extension NSObject {
    /// What `super.awakeFromNib()` does at the top.
    @MainActor public func uikitAwakeFromNib() {}
    /// What `super.observeValue(forKeyPath:of:change:context:)` does at the top.
    public func uikitObserveValue(
        forKeyPath path: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}
}
