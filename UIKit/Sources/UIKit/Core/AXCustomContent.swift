// The part of the module Accessibility that UIKit brings along.

/// A further thing to say of an element: kept, for nobody reads the screen.
open class AXCustomContent: NSObject {
    public let label: String
    public let value: String
    public init(label: String, value: String) { (self.label, self.value) = (label, value) }
}
@preconcurrency @MainActor
public protocol AXCustomContentProvider: AnyObject {
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}
