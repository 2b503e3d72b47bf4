/// What code asks of `AnyObject` by the names of properties of numbers and constraints, and of what every object has; nothing for
/// other objects.
public struct UIKitAnyObject {
    private let number: NSNumber?
    private let text: String?
    private let value: Any?

    public init(_ object: Any?) {
        value = object
        text = object as? String
        number = object as? NSNumber ?? Self.number(object)
    }

    public func responds(to selector: Selector!) -> Bool {
        (value as? any UIKitMessaged)?.responds(to: selector) ?? false
    }
    public func isEqual(_ other: Any?) -> Bool {
        (value as? NSObject)?.isEqual(other) ?? ((value as AnyObject) === (other as AnyObject))
    }
    public func isKind(of type: AnyClass) -> Bool { (value as? any UIKitMessaged)?.isKind(of: type) ?? false }
    @discardableResult
    public func perform(_ selector: Selector!, with object: Any? = nil) -> Unmanaged<AnyObject>? {
        (value as? any UIKitMessaged)?.perform(selector, with: object)
    }

    private static func number(_ object: Any?) -> NSNumber? {
        switch object {
        case let value as Double: NSNumber(value: value)
        case let value as CGFloat: NSNumber(value: Double(value))
        case let value as Float: NSNumber(value: value)
        case let value as Int: NSNumber(value: value)
        case let value as Bool: NSNumber(value: value)
        // The number that the text begins with, or zero.
        case let value as String: NSNumber(value: NSString(string: value).doubleValue)
        default: nil
        }
    }

    public var cgPointValue: CGPoint! { value as? CGPoint ?? (value as? NSValue)?.cgPointValue }
    public var cgRectValue: CGRect! { value as? CGRect ?? (value as? NSValue)?.cgRectValue }
    public var cgSizeValue: CGSize! { value as? CGSize ?? (value as? NSValue)?.cgSizeValue }
    public var doubleValue: Double! { number?.doubleValue }
    public var floatValue: Float! { number?.floatValue }
    public var intValue: Int! { number?.intValue }
    public var integerValue: Int! { number?.intValue }
    public var boolValue: Bool! { number?.boolValue }
    public var priority: Float! { (value as? NSLayoutConstraint)?.priority.rawValue }
    public var stringValue: String! { text ?? number?.stringValue }
}
