import Foundation
import Synchronization

/// A run of a program that nobody vouches for, with a limit of time. What it writes on both of its streams is handed on as
/// it comes; whoever takes it sets the limit of its length.
struct BoundedRun {
    /// How a run ended.
    enum End: Equatable {
        case code(Int32)
        case signal(Int32)
        /// The program was ended at its limit.
        case outOfTime
        /// The person ended this program, and the other with it.
        case interrupted
        /// The program could not be started.
        case notStarted(String)
    }

    let program: String
    /// The folder in which it runs.
    let folder: URL
    var environment: [String: String]?

    /// For how long a program that was interrupted may go on, and the words of what it has left behind are read.
    private static let grace = Duration.seconds(1)

    /// - Parameters:
    ///   - seconds: after which the program is ended with what it has started.
    ///   - take: is called with each part of the output.
    func run(_ arguments: [String], within seconds: Double, take: ([UInt8]) -> Void) throws -> End {
        // 1 a process whose input is empty: one of its own group may not read the terminal
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        if let environment { process.environment = environment }
        let pipe = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = pipe
        // 2 its words, until it ends, its time ends, or the person ends this program
        var end = End.outOfTime
        try Interruption.handedOn(to: process, waits: false) {
            end = follow(process, pipe.fileHandleForReading.fileDescriptor, until: .now + .seconds(seconds), take)
        }
        // 3 why it ended
        return Interruption.isAsked ? .interrupted : end
    }

    /// Reads until the process has ended, and ends what is left of its group.
    /// - Returns: how it ended.
    private func follow(
        _ process: Process, _ descriptor: Int32, until limit: ContinuousClock.Instant, _ take: ([UInt8]) -> Void
    ) -> End {
        let group = -process.processIdentifier
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        var isLate = false
        var interruption: ContinuousClock.Instant?
        var end: (time: ContinuousClock.Instant, how: End)?
        var isOpen = true
        while true {
            let now = ContinuousClock.now
            // 1 what there is to read; a process that has closed its streams is waited for
            var isQuiet = true
            if isOpen, Self.isReadable(descriptor) {
                let count = read(descriptor, &buffer, buffer.count)
                if count > 0 { take(Array(buffer[..<count])) }
                isOpen = count > 0 || (count < 0 && errno == EINTR)
                isQuiet = count <= 0
            } else if !isOpen {
                usleep(20_000)
            }
            // 2 a process that has ended: others may hold its streams open
            if let end, isQuiet || now > end.time + Self.grace { return isLate ? .outOfTime : end.how }
            if end == nil, let how = Self.end(of: process) {
                end = (now, how)
                kill(group, SIGKILL)
            }
            // 3 one that may not go on
            if Interruption.isAsked, interruption == nil { interruption = now }
            isLate = isLate || (end == nil && now >= limit)
            if end == nil, isLate || interruption.map({ now > $0 + Self.grace }) == true {
                kill(group, SIGKILL)
                // A process may have left its group.
                kill(-group, SIGKILL)
            }
        }
    }

    /// How a process has ended; nil where it goes on. Foundation takes a process for running as long as a child of its
    /// lives.
    private static func end(of process: Process) -> End? {
        guard process.isRunning else {
            return process.terminationReason == .exit
                ? .code(process.terminationStatus) : .signal(process.terminationStatus)
        }
        var information = siginfo_t()
        let result = waitid(P_PID, id_t(process.processIdentifier), &information, WEXITED | WNOHANG | WNOWAIT)
        guard result == 0, information.si_signo == SIGCHLD else { return nil }
        let status = information._sifields._sigchld.si_status
        return information.si_code == Int32(CLD_EXITED) ? .code(status) : .signal(status)
    }

    /// Whether something can be read, or nothing ever will be; waits for a short time.
    private static func isReadable(_ descriptor: Int32) -> Bool {
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&entry, 1, 50) > 0
    }
}
