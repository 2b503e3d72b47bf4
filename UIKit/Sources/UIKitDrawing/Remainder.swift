import UIKit

/// What is drawn where the code of the program ends it: what that code has made until then.
///
/// Nothing leads back into code that has ended. The rest of the drawing runs where the code stopped, on the thread of the screen,
/// and ends the program itself.
@MainActor
enum Remainder {
    private static var next: (() throws -> Void)?
    private nonisolated(unsafe) static var thread = pthread_self()
    /// How long the code may run, in seconds.
    private static let seconds: UInt32 = 10
    /// Room for what is drawn after the code has filled its stack.
    private static let room = 64 << 20

    /// Stops the code of the program at a trap, at a value that is not at hand, and when time is over.
    static func begin() {
        thread = pthread_self()
        var stack = stack_t()
        stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: room, alignment: 16)
        stack.ss_size = room
        sigaltstack(&stack, nil)
        for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGALRM] {
            var action = sigaction()
            action.__sigaction_handler.sa_handler = { _ in Remainder.draw() }
            action.sa_flags = SA_NODEFER | Int32(SA_ONSTACK)
            sigaction(signal, &action, nil)
        }
        UIKitStandIn.instead = { Remainder.draw() }
        // What has ended holds its values for good.
        let check = dlsym(nil, "_swift_disableExclusivityChecking")
        check?.assumingMemoryBound(to: Bool.self).pointee = true
        alarm(seconds)
    }

    /// - Parameter way: what is done where the code that follows ends.
    static func set(_ way: @escaping () throws -> Void) { next = way }

    private nonisolated static func draw() {
        guard pthread_equal(thread, pthread_self()) != 0 else { _exit(UIKitStandIn.stopped) }
        MainActor.assumeIsolated {
            guard let way = next else { _exit(UIKitStandIn.stopped) }
            next = nil
            alarm(seconds)
            guard (try? way()) != nil else { _exit(UIKitStandIn.stopped) }
            fflush(nil)
            _exit(0)
        }
    }
}
