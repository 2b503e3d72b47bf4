import Foundation
import Synchronization

/// Ends the program that runs with this one: Foundation starts each in a process group of its own, which neither an interrupt
/// of the terminal nor the end of this program reaches, so that compilers would go on without anybody to read their words.
enum Interruption {
    /// The program that runs; 0 for none.
    private static let running = Atomic<Int32>(0)
    private static let asked = Atomic<Bool>(false)

    /// Whether the person has interrupted a program that ran.
    static var isAsked: Bool { asked.load(ordering: .relaxed) }

    /// Runs a program to its end; an interrupt, the end of the terminal, and the end of whoever reads the output interrupt the
    /// program, whose end ends what waits for it.
    /// - Parameters:
    ///   - waits: whether Foundation is waited for, which waits for the children of the program too.
    ///   - body: runs beside the program.
    static func handedOn(to process: Process, waits: Bool = true, _ body: () -> Void) throws {
        let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE]
        for number in signals {
            signal(number) { _ in
                Interruption.asked.store(true, ordering: .relaxed)
                let child = Interruption.running.load(ordering: .relaxed)
                if child > 0 { kill(child, SIGINT) } else { _exit(130) }
            }
        }
        defer {
            running.store(0, ordering: .relaxed)
            for number in signals { signal(number, SIG_DFL) }
        }
        try process.run()
        running.store(process.processIdentifier, ordering: .relaxed)
        body()
        if waits { process.waitUntilExit() }
    }
}
