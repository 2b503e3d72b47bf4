import Glibc
import SystemPackage

/// Products go to standard output, talk to standard error; every byte written is checked.
enum StandardStreams {
    /// Writes a product; a full disk or a closed pipe is an error and never exit code 0.
    static func write(_ bytes: some Sequence<UInt8>) throws(Failure) {
        do {
            try FileDescriptor.standardOutput.writeAll(bytes)
        } catch {
            throw Failure("standard output: \(describe(error))")
        }
    }

    static func print(_ text: String) throws(Failure) { try write((text + "\n").utf8) }

    /// Says something to the person; trouble with standard error has nobody to be told to.
    static func say(_ line: String) {
        _ = try? FileDescriptor.standardError.writeAll((line + "\n").utf8)
    }

    /// True when standard error is a terminal and colours are wanted (NO_COLOR is not set).
    static let usesColor: Bool = {
        guard isatty(STDERR_FILENO) == 1 else { return false }
        guard let value = unsafe getenv("NO_COLOR") else { return true }
        return unsafe value.pointee == 0
    }()

    /// Shows how far a long run is, on a terminal only.
    static func progress(_ done: Int, of total: Int) {
        guard total > 1, isatty(STDERR_FILENO) == 1 else { return }
        let line = done == total ? "\r\u{1B}[K" : "\r\u{1B}[K[\(done)/\(total)]"
        _ = try? FileDescriptor.standardError.writeAll(line.utf8)
    }

    /// A line whose word `error:` or `warning:` stands out on a terminal.
    static func colored(_ line: String) -> String {
        guard usesColor, let range = line.firstRange(of: ": error: ") else { return line }
        return line[..<range.lowerBound] + ": \u{1B}[1;31merror:\u{1B}[0m " + line[range.upperBound...]
    }
}

/// What the operating system said, in its words.
func describe(_ error: any Error) -> String {
    (error as? Errno)?.description ?? "\(error)"
}
