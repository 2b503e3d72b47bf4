/// A value kept out of line, so that the record that holds it stays small; copies share it until one is written.
public struct Indirect<Value: Sendable>: Sendable {
    // Needs identity only to be shared; immutable, hence Sendable.
    private final class Storage: Sendable {
        let value: Value
        init(_ value: Value) { self.value = value }
    }

    private var storage: Storage

    public init(_ value: Value) { storage = Storage(value) }

    public var value: Value {
        get { storage.value }
        set { storage = Storage(newValue) }
    }
}

extension Indirect: Equatable where Value: Equatable {
    public static func == (a: Self, b: Self) -> Bool { a.storage === b.storage || a.value == b.value }
}
