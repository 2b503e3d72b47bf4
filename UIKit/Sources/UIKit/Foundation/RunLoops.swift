import Foundation

// Core Foundation's run loops and counters by the names that code for Apple's systems writes.
public typealias CFRunLoop = RunLoop
public func CFRunLoopGetCurrent() -> RunLoop! { RunLoop.current }
public func CFRunLoopGetMain() -> RunLoop! { RunLoop.main }
public func CFRunLoopStop(_ loop: RunLoop!) { loop?._stop() }
public func CFRunLoopRun() { RunLoop.current.run() }
/// - Note: Does nothing: a loop looks by itself.
public func CFRunLoopWakeUp(_ loop: RunLoop!) {}

private let counting = NSLock()

private func changed<Number: FixedWidthInteger>(_ value: UnsafeMutablePointer<Number>, by step: Number) -> Number {
    counting.withLock {
        value.pointee &+= step
        return value.pointee
    }
}

@discardableResult
public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { changed(value, by: 1) }
@discardableResult
public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { changed(value, by: -1) }
@discardableResult
public func OSAtomicIncrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 { changed(value, by: 1) }
@discardableResult
public func OSAtomicDecrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 { changed(value, by: -1) }
@discardableResult
public func OSAtomicAdd32(_ step: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 { changed(value, by: step) }
@discardableResult
public func OSAtomicAdd64(_ step: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 { changed(value, by: step) }
