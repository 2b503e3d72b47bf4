import Foundation

/// A lock with what it protects.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private var state: State
    private let own = NSLock()
    public init(initialState: State) { state = initialState }
    public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
        own.lock()
        defer { own.unlock() }
        return try body(&state)
    }
}
extension OSAllocatedUnfairLock where State == Void {
    public convenience init() { self.init(initialState: ()) }
    public func lock() { own.lock() }
    public func unlock() { own.unlock() }
    public func withLock<R>(_ body: () throws -> R) rethrows -> R {
        own.lock()
        defer { own.unlock() }
        return try body()
    }
}

/// The lock of C, which code keeps in a property or behind a pointer.
public struct os_unfair_lock_s {
    fileprivate var own = NSLock()
    public init() {}
}
public typealias os_unfair_lock = os_unfair_lock_s
public func os_unfair_lock_lock(_ lock: UnsafeMutablePointer<os_unfair_lock_s>) { lock.pointee.own.lock() }
public func os_unfair_lock_unlock(_ lock: UnsafeMutablePointer<os_unfair_lock_s>) { lock.pointee.own.unlock() }
public func os_unfair_lock_trylock(_ lock: UnsafeMutablePointer<os_unfair_lock_s>) -> Bool { lock.pointee.own.try() }
