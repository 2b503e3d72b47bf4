// The part of the module Accessibility that UIKit brings along.

/// A further thing to say of an element: kept, for nobody reads the screen.
open class AXCustomContent: NSObject {
    public enum Importance: UInt, Sendable { case `default`, high }
    public let label: String
    public let value: String
    @Kept open var importance = Importance.default
    public init(label: String, value: String) { (self.label, self.value) = (label, value) }
    public convenience init(attributedLabel: NSAttributedString, attributedValue: NSAttributedString) {
        self.init(label: attributedLabel.string, value: attributedValue.string)
    }
    open var attributedLabel: NSAttributedString { NSAttributedString(string: label) }
    open var attributedValue: NSAttributedString { NSAttributedString(string: value) }
}
@preconcurrency @MainActor
public protocol AXCustomContentProvider: AnyObject {
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}
