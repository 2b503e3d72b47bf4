import Synchronization

// Core Foundation's run loops by the names that code for Apple's systems writes.
public typealias CFRunLoop = RunLoop
public func CFRunLoopGetCurrent() -> RunLoop! { RunLoop.current }
public func CFRunLoopGetMain() -> RunLoop! { RunLoop.main }
public func CFRunLoopStop(_ loop: RunLoop!) {
    guard let loop else { return }
    stopped.withLock { _ = $0.insert(ObjectIdentifier(loop)) }
    loop._stop()
}
/// Runs the current loop until somebody stops it.
public func CFRunLoopRun() {
    let loop = RunLoop.current
    let own = ObjectIdentifier(loop)
    stopped.withLock { _ = $0.remove(own) }
    while stopped.withLock({ $0.remove(own) }) == nil, loop.run(mode: .default, before: .distantFuture) {}
}
/// The loops that were stopped and have not ended yet: Foundation's loop ends one pass, and begins the next.
private let stopped = Mutex<Set<ObjectIdentifier>>([])
/// - Note: Does nothing: a loop looks by itself.
public func CFRunLoopWakeUp(_ loop: RunLoop!) {}
