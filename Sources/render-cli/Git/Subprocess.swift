import CLibrary
import Files
import SystemPackage

/// Runs a program for its output, with empty standard input.
enum Subprocess {
    struct Outcome {
        var output: [UInt8]
        /// The program's standard error, its first 64 KiB.
        var errors: [UInt8]
        /// The exit code; 128 plus the signal's number if the program was killed.
        var code: Int32
    }

    /// The path of a program: in the first folder of PATH that contains it. Relative folders are skipped, since the
    /// current folder may be untrusted.
    static func find(_ program: String) -> String? {
        searchPath.map { $0 + "/" + program }.first { path in
            unsafe FileReader.status(path).kind == .regular && access(PathText.cString(path), X_OK) == 0
        }
    }

    /// The absolute folders of PATH.
    static var searchPath: [String] {
        let path = Environment.value("PATH") ?? "/usr/local/bin:/usr/bin:/bin"
        return path.split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
    }

    /// Runs a program by its path.
    /// - Parameters:
    ///   - environment: `NAME=value` texts; nil for this program's own environment.
    ///   - isCancelled: asked ten times a second; true ends the program. Nil: never.
    static func run(
        _ program: String, _ arguments: [String], environment: [String]?, limit: Int, isCancelled: (() -> Bool)? = nil
    ) throws(Failure) -> Outcome {
        let pipes: [(readEnd: FileDescriptor, writeEnd: FileDescriptor)]
        do {
            pipes = [try FileDescriptor.pipe(), try FileDescriptor.pipe()]
        } catch {
            throw Failure("\(program): \(describe(error))")
        }
        defer { for pipe in pipes { try? pipe.readEnd.close() } }
        let child: pid_t
        do {
            child = try spawn(program, arguments, environment, pipes)
        } catch {
            for pipe in pipes { try? pipe.writeEnd.close() }
            throw error
        }
        for pipe in pipes { try? pipe.writeEnd.close() }
        var outcome = Outcome(output: [], errors: [], code: 0)
        var watched = pipes.map { pollfd(fd: $0.readEnd.rawValue, events: Int16(POLLIN), revents: 0) }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while watched.contains(where: { $0.fd >= 0 }) {
            if let isCancelled, isCancelled() {
                try interrupt(child)
                throw Failure("\(lastComponent(program)): cancelled")
            }
            guard unsafe poll(&watched, nfds_t(watched.count), isCancelled == nil ? -1 : 100) >= 0 || errno == EINTR
            else {
                throw Failure("poll: \(Errno(rawValue: errno).description)")
            }
            for place in watched.indices where watched[place].fd >= 0 && watched[place].revents != 0 {
                let pipe = FileDescriptor(rawValue: watched[place].fd)
                let count = (try? unsafe buffer.withUnsafeMutableBytes { try unsafe pipe.read(into: $0) }) ?? 0
                guard count > 0 else {
                    // poll ignores a negative descriptor.
                    watched[place].fd = -1
                    continue
                }
                if place == 0 {
                    guard outcome.output.count + count <= limit else {
                        kill(child, SIGTERM)
                        _ = try wait(child)
                        throw Failure("\(lastComponent(program)) \(arguments.last ?? ""): more than \(limit) bytes")
                    }
                    outcome.output += buffer[..<count]
                } else {
                    outcome.errors += buffer[..<min(count, max(0, 1 << 16 - outcome.errors.count))]
                }
            }
        }
        outcome.code = try wait(child)
        return outcome
    }

    /// Runs a program by its path with this program's own input and output.
    /// - Parameters:
    ///   - environment: `NAME=value` texts; nil for this program's own environment.
    ///   - outputToErrors: whether its standard output goes to standard error, for a product of this program's
    ///   own goes to standard output.
    /// - Returns: the exit code; 128 plus the signal's number if the program was killed.
    static func runAttached(
        _ program: String, _ arguments: [String], environment: [String]? = nil, outputToErrors: Bool = false
    ) throws(Failure) -> Int32 {
        var actions = unsafe makeSpawnFileActions()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        if outputToErrors { unsafe posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO) }
        return try unsafe wait(spawn(program, arguments, environment, &actions))
    }

    private static func spawn(
        _ program: String, _ arguments: [String], _ environment: [String]?,
        _ pipes: [(readEnd: FileDescriptor, writeEnd: FileDescriptor)]
    ) throws(Failure) -> pid_t {
        var actions = unsafe makeSpawnFileActions()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        for (pipe, stream) in zip(pipes, [STDOUT_FILENO, STDERR_FILENO]) {
            unsafe posix_spawn_file_actions_adddup2(&actions, pipe.writeEnd.rawValue, stream)
        }
        for pipe in pipes {
            unsafe posix_spawn_file_actions_addclose(&actions, pipe.readEnd.rawValue)
            unsafe posix_spawn_file_actions_addclose(&actions, pipe.writeEnd.rawValue)
        }
        return try unsafe spawn(program, arguments, environment, &actions)
    }

    private static func spawn(
        _ program: String, _ arguments: [String], _ environment: [String]?,
        _ actions: inout SpawnFileActions
    ) throws(Failure) -> pid_t {
        var words = unsafe strings([program] + arguments)
        defer { unsafe release(&words) }
        var variables = unsafe strings(environment ?? [])
        defer { unsafe release(&variables) }
        var child = pid_t()
        let path = PathText.cString(program)
        let code =
            unsafe environment == nil
            ? posix_spawn(&child, path, &actions, nil, words, processEnvironment())
            : posix_spawn(&child, path, &actions, nil, words, variables)
        guard code == 0 else { throw Failure("\(program): \(Errno(rawValue: code).description)") }
        return child
    }

    private static func strings(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
        var pointers: [UnsafeMutablePointer<CChar>?] = unsafe []
        for text in texts {
            let bytes = PathText.cString(text)
            let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
            unsafe copy.initialize(from: bytes, count: bytes.count)
            unsafe pointers.append(copy)
        }
        unsafe pointers.append(nil)
        return unsafe pointers
    }

    private static func release(_ pointers: inout [UnsafeMutablePointer<CChar>?]) {
        while let pointer = unsafe pointers.popLast() { unsafe pointer?.deallocate() }
    }

    /// Ends a program as a person at the terminal does, which the toolchain hands on to its compilers: they are in
    /// process groups of their own. One that does not listen for five seconds is killed.
    private static func interrupt(_ child: pid_t) throws(Failure) {
        kill(child, SIGINT)
        for _ in 0..<100 {
            var status: Int32 = 0
            guard unsafe waitpid(child, &status, WNOHANG) == 0 else { return }
            usleep(50_000)
        }
        kill(child, SIGKILL)
        _ = try wait(child)
    }

    private static func wait(_ child: pid_t) throws(Failure) -> Int32 {
        var status: Int32 = 0
        while unsafe waitpid(child, &status, 0) < 0 {
            guard errno == EINTR else { throw Failure("waitpid: \(Errno(rawValue: errno).description)") }
        }
        let signal = status & 0x7F
        return signal == 0 ? status >> 8 & 0xFF : 128 + signal
    }
}
