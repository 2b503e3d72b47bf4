// The counting functions that Darwin has had since before Swift; each of them waits for the others.

private let turn = NSLock()

private func change<Number>(_ value: UnsafeMutablePointer<Number>, _ make: (Number) -> Number) -> Number {
    turn.withLock {
        value.pointee = make(value.pointee)
        return value.pointee
    }
}
private func swap<Number: Equatable>(_ old: Number, _ new: Number, _ value: UnsafeMutablePointer<Number>) -> Bool {
    turn.withLock {
        guard value.pointee == old else { return false }
        value.pointee = new
        return true
    }
}
@discardableResult
public func OSAtomicIncrement64Barrier(_ value: UnsafeMutablePointer<Int64>) -> Int64 { change(value) { $0 &+ 1 } }
@discardableResult
public func OSAtomicAdd64(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 {
    change(value) { $0 &+ amount }
}
@discardableResult
public func OSAtomicCompareAndSwapInt(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>) -> Bool {
    swap(old, new, value)
}
