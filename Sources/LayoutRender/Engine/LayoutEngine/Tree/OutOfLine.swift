/// A value that most records leave unset, allocated separately so that the record stays small.
///
/// A document of ten megabytes has fifty thousand views, and touching a page of fresh memory costs as much as reading a
/// thousand bytes. Copied on write. Read a field as `isUnset ? nil : stored.x`, as a getter would copy the record.
@usableFromInline
struct OutOfLine<Value: Unsettable>: Equatable {
    /// Empty while unset, else with one element: an array is copied on write.
    @usableFromInline var storage: [Value] = []

    init() {}

    init(_ value: consuming Value) {
        if value != Value.unset { storage = [value] }
    }

    @inlinable @inline(__always) var isUnset: Bool { storage.isEmpty }

    /// Must only be read if the value is set.
    @inlinable var stored: Value {
        @inline(__always) _read { yield storage[0] }
    }

    var value: Value {
        get { storage.isEmpty ? Value.unset : storage[0] }
        // A value that becomes unset again must equal a value that was never set, and must cost no memory.
        _modify {
            if storage.isEmpty {
                var fresh = Value.unset
                defer { if fresh != Value.unset { storage = [fresh] } }
                yield &fresh
            } else {
                defer { if storage[0] == Value.unset { storage = [] } }
                yield &storage[0]
            }
        }
    }
}

extension OutOfLine: Sendable where Value: Sendable {}
extension OutOfLine: Hashable where Value: Hashable {}

/// A type with a value that means "unset".
@usableFromInline
protocol Unsettable: Equatable {
    static var unset: Self { get }
}
