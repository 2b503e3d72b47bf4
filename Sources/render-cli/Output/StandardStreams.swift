import Glibc
import Notation
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

    /// Prints lines about what came, went and changed, coloured where colours are wanted.
    static func print(report lines: [some StringProtocol]) throws(Failure) {
        try write(lines.map { Ink.paint(report: $0) + "\n" }.joined().utf8)
    }

    /// Says something to the person unless `--quiet`; trouble with standard error has nobody to be told to.
    static func say(_ line: String) {
        if !Talk.isQuiet { write(toErrors: line) }
    }

    /// Says what is wrong, `--quiet` or not.
    static func sayError(_ line: String) { write(toErrors: colored(line)) }

    private static func write(toErrors line: String) {
        _ = try? FileDescriptor.standardError.writeAll((line + "\n").utf8)
    }

    /// Pictures are no text for a terminal.
    static func refuseTerminal(for outputs: [String]) throws(Failure) {
        guard outputs.contains("-"), isatty(STDOUT_FILENO) == 1 else { return }
        throw Failure.usage("-o -: standard output is a terminal; name a file, or write to one with '> out.png'")
    }

    /// Says which files a command wrote.
    static func sayWritten(_ paths: [String]) {
        let files = paths.filter { $0 != "-" }.map { escapedForDisplay($0, limit: 4_096) }
        switch files.count {
        case 0: return
        case 1: say("wrote \(files[0])")
        default: say("wrote \(files.count) files: \(Folded.list(files, showing: 4))")
        }
    }

    /// Shows how far a long run is, on a terminal only.
    static func progress(_ done: Int, of total: Int) {
        guard total > 1, !Talk.isQuiet, isatty(STDERR_FILENO) == 1 else { return }
        let line = done == total ? "\r\u{1B}[K" : "\r\u{1B}[K[\(done)/\(total)]"
        _ = try? FileDescriptor.standardError.writeAll(line.utf8)
    }

    /// A line whose word `error:` stands out where colours are wanted.
    private static func colored(_ line: String) -> String {
        guard Talk.colorsErrors else { return line }
        if line.hasPrefix("error: ") { return Ink.red.paint("error:", isBold: true) + line.dropFirst(6) }
        guard let range = line.firstRange(of: ": error: ") else { return line }
        return line[..<range.lowerBound] + ": " + Ink.red.paint("error:", isBold: true) + " "
            + line[range.upperBound...]
    }
}

/// What the operating system said, in its words.
func describe(_ error: any Error) -> String {
    (error as? Errno)?.description ?? "\(error)"
}
