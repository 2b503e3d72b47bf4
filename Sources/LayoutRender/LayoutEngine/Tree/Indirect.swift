/// A value that most records do not have, kept out of line so that the record stays small; copies share it until one
/// is written.
public struct Indirect<Value: Sendable>: Sendable {
    // Needs identity only to be shared; immutable, hence Sendable.
    private final class Storage: Sendable {
        let value: Value
        init(_ value: Value) { self.value = value }
    }

    private var storage: Storage?

    public init(_ value: Value? = nil) { storage = value.map(Storage.init) }

    public var isEmpty: Bool { storage == nil }

    public var value: Value? {
        get { storage?.value }
        _modify {
            // Taken out while it is written, so that arrays inside it stay uniquely owned and grow in place.
            var taken = storage?.value
            storage = nil
            defer { storage = taken.map(Storage.init) }
            yield &taken
        }
    }
}

extension Indirect: Equatable where Value: Equatable {
    public static func == (a: Self, b: Self) -> Bool { a.storage === b.storage || a.value == b.value }
}
