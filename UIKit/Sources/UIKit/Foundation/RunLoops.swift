import Foundation

// Core Foundation's run loops by the names that code for Apple's systems writes.
public typealias CFRunLoop = RunLoop
public func CFRunLoopGetCurrent() -> RunLoop! { RunLoop.current }
public func CFRunLoopGetMain() -> RunLoop! { RunLoop.main }
public func CFRunLoopStop(_ loop: RunLoop!) { loop?._stop() }
public func CFRunLoopRun() { RunLoop.current.run() }
/// - Note: Does nothing: a loop looks by itself.
public func CFRunLoopWakeUp(_ loop: RunLoop!) {}
