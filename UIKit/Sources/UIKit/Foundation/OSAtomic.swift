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
public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { change(value) { $0 &+ 1 } }
@discardableResult
public func OSAtomicIncrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 { change(value) { $0 &+ 1 } }
@discardableResult
public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { change(value) { $0 &- 1 } }
@discardableResult
public func OSAtomicDecrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 { change(value) { $0 &- 1 } }
@discardableResult
public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
    change(value) { $0 &+ amount }
}
@discardableResult
public func OSAtomicIncrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 { change(value) { $0 &+ 1 } }
@discardableResult
public func OSAtomicIncrement64Barrier(_ value: UnsafeMutablePointer<Int64>) -> Int64 { change(value) { $0 &+ 1 } }
@discardableResult
public func OSAtomicDecrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 { change(value) { $0 &- 1 } }
@discardableResult
public func OSAtomicAdd64(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 {
    change(value) { $0 &+ amount }
}
@discardableResult
public func OSAtomicCompareAndSwap32(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>) -> Bool {
    swap(old, new, value)
}
@discardableResult
public func OSAtomicCompareAndSwap32Barrier(
    _ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Bool { swap(old, new, value) }
@discardableResult
public func OSAtomicCompareAndSwapInt(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>) -> Bool {
    swap(old, new, value)
}
@discardableResult
public func OSAtomicCompareAndSwap64(_ old: Int64, _ new: Int64, _ value: UnsafeMutablePointer<Int64>) -> Bool {
    swap(old, new, value)
}
@discardableResult
public func OSAtomicCompareAndSwapPtr(
    _ old: UnsafeMutableRawPointer?, _ new: UnsafeMutableRawPointer?,
    _ value: UnsafeMutablePointer<UnsafeMutableRawPointer?>
) -> Bool { swap(old, new, value) }
public func OSMemoryBarrier() { turn.withLock {} }

/// A lock that is a number: nobody has it at zero.
public typealias OSSpinLock = Int32
public let OS_SPINLOCK_INIT: OSSpinLock = 0
public func OSSpinLockTry(_ lock: UnsafeMutablePointer<OSSpinLock>) -> Bool { swap(0, 1, lock) }
public func OSSpinLockLock(_ lock: UnsafeMutablePointer<OSSpinLock>) {
    while !OSSpinLockTry(lock) { sched_yield() }
}
public func OSSpinLockUnlock(_ lock: UnsafeMutablePointer<OSSpinLock>) { _ = change(lock) { _ in 0 } }
