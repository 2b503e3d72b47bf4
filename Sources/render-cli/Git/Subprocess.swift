import Glibc
import SystemPackage

/// A program that is run for its standard output.
enum Subprocess {
    /// Runs a program found on PATH with nothing on its standard input.
    /// - Parameter isQuiet: drops what it says on standard error, which is ours otherwise.
    /// - Returns: everything it wrote, and its exit code (128 and the signal's number when it was killed).
    static func output(
        of arguments: [String], limit: Int, isQuiet: Bool = false
    ) throws(Failure) -> (bytes: [UInt8], code: Int32) {
        let pipe: (readEnd: FileDescriptor, writeEnd: FileDescriptor)
        do {
            pipe = try FileDescriptor.pipe()
        } catch {
            throw Failure("\(arguments[0]): \(describe(error))")
        }
        let child = try spawn(arguments, writingTo: pipe.writeEnd, closing: pipe.readEnd, isQuiet)
        try? pipe.writeEnd.close()
        defer { try? pipe.readEnd.close() }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count: Int
            do {
                count = try unsafe buffer.withUnsafeMutableBytes { try unsafe pipe.readEnd.read(into: $0) }
            } catch {
                _ = try wait(child)
                throw Failure("\(arguments[0]): \(describe(error))")
            }
            guard count > 0 else { break }
            guard bytes.count + count <= limit else {
                kill(child, SIGTERM)
                _ = try wait(child)
                throw Failure("\(arguments.joined(separator: " ")): more than \(limit) bytes")
            }
            bytes += buffer[..<count]
        }
        return (bytes, try wait(child))
    }

    private static func spawn(
        _ arguments: [String], writingTo output: FileDescriptor, closing unused: FileDescriptor, _ isQuiet: Bool
    ) throws(Failure) -> pid_t {
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        if isQuiet { unsafe posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0) }
        unsafe posix_spawn_file_actions_adddup2(&actions, output.rawValue, STDOUT_FILENO)
        unsafe posix_spawn_file_actions_addclose(&actions, output.rawValue)
        unsafe posix_spawn_file_actions_addclose(&actions, unused.rawValue)
        var pointers: [UnsafeMutablePointer<CChar>?] = unsafe []
        for argument in arguments {
            let bytes = RawArguments.cPath(argument)
            let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
            unsafe copy.initialize(from: bytes, count: bytes.count)
            unsafe pointers.append(copy)
        }
        unsafe pointers.append(nil)
        defer {
            while let pointer = unsafe pointers.popLast() { unsafe pointer?.deallocate() }
        }
        var child = pid_t()
        let code = unsafe posix_spawnp(&child, RawArguments.cPath(arguments[0]), &actions, nil, pointers, environ)
        guard code == 0 else { throw Failure("\(arguments[0]): \(Errno(rawValue: code).description)") }
        return child
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
