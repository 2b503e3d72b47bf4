/// A value that most records leave unset, kept out of line so that the record stays small.
///
/// A document of ten megabytes makes fifty thousand views, and every page of fresh memory costs as much as reading a
/// thousand bytes. Copies share the value until one of them is written. Fields are read as `isUnset ? nil : stored.x`:
/// inlined, that is one look into the list, where a getter would copy the record that it is called on.
@usableFromInline
struct OutOfLine<Value: Unsettable>: Equatable {
    /// Empty while unset, else of one element: an array is shared by copies and written in place by its only owner.
    @usableFromInline var storage: [Value] = []

    init() {}

    init(_ value: Value) {
        if value != Value.unset { storage = [value] }
    }

    @inlinable @inline(__always) var isUnset: Bool { storage.isEmpty }

    /// Only when it is not unset.
    @inlinable var stored: Value {
        @inline(__always) _read { yield storage[0] }
    }

    var value: Value {
        get { storage.isEmpty ? Value.unset : storage[0] }
        // What is unset again must equal what was never set, and what stays unset must cost no memory.
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

/// What has a value that stands for nothing said.
@usableFromInline
protocol Unsettable: Equatable {
    static var unset: Self { get }
}
