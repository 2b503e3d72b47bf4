/// A property that can be set and read, and that nothing else here asks for: `coverage` and the page of differences say so.
@propertyWrapper
public struct Kept<Value> {
    public var wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init() where Value: ExpressibleByNilLiteral { wrappedValue = nil }
}

extension Kept: Equatable where Value: Equatable {}
extension Kept: Hashable where Value: Hashable {}
extension Kept: Sendable where Value: Sendable {}

/// Properties that a picture does not show and few objects have: kept, and read back.
extension _AccessibleObject {
    func kept<Value>(_ name: String = #function, or standard: Value) -> Value {
        guard let value = rare[name] else { return standard }
        return value as? Value ?? standard
    }
    func keep(_ value: Any?, _ name: String = #function) { rare[name] = value }
}
