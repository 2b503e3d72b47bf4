import CLibrary
import Notation
import SystemPackage

/// Results go to standard output, messages to standard error; every write is checked, every text is plain lines.
enum StandardStreams {
    /// Writes a result that is no plain text, such as a picture or JSON; a full disk or a closed pipe is an error and
    /// never exit code 0.
    static func write(_ bytes: some Sequence<UInt8>) throws(Failure) {
        do {
            try FileDescriptor.standardOutput.writeAll(bytes)
        } catch {
            throw Failure("standard output: \(describe(error))")
        }
    }

    // MARK: Text
    // The one way of text to a terminal or a log: line by line through `displayLine`.

    /// Prints one line.
    static func print(_ line: String) throws(Failure) { try print(lines: [line]) }

    static func print(lines: [String]) throws(Failure) { try print(lines) { displayLine($0) } }

    /// Prints a text of several lines.
    static func print(lines text: String) throws(Failure) { try print(lines: Self.lines(of: text)) }

    /// Prints the lines of a report, coloured if colours are on.
    static func print(report lines: [String]) throws(Failure) {
        try print(lines) { Ink.paint(report: displayLine($0)) }
    }

    /// For lines that are many; `finish` writes the last of them.
    static func linePrinter() -> LinePrinter { LinePrinter { text throws(Failure) in try write(text) } }

    private static func print(_ lines: [String], _ shown: (String) -> String) throws(Failure) {
        var printer = linePrinter()
        for line in lines { try printer.add(shown: shown(line)) }
        try printer.finish()
    }

    /// Prints a message on standard error unless `--quiet`; an error of standard error itself is ignored, since it
    /// cannot be reported.
    static func say(_ line: String) {
        if !Talk.isQuiet { write(toErrors: Talk.isJSON ? MessageObject(line, .note).line : displayLine(line)) }
    }

    /// Prints an error message, with `--quiet` too.
    static func sayError(_ line: String) {
        write(toErrors: Talk.isJSON ? MessageObject(line, .error).line : colored(displayLine(line)))
    }

    /// The same for a text of several lines.
    static func sayError(lines text: String) {
        // The lines after the first show the usage to a person.
        if Talk.isJSON, let first = lines(of: text).first { return sayError(first) }
        for line in lines(of: text) { sayError(line) }
    }

    private static func write(toErrors line: String) {
        try? FileDescriptor.standardError.write(text: line + "\n")
    }

    /// The lines of a text.
    static func lines(of text: String) -> [String] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return lines.last == "" ? lines.dropLast() : lines
    }

    /// Refuses to write pictures to a terminal.
    static func refuseTerminal(for outputs: [String]) throws(Failure) {
        guard outputs.contains("-"), isatty(STDOUT_FILENO) == 1 else { return }
        throw Failure.usage("-o -: standard output is a terminal; name a file, or write to one with '> out.png'")
    }

    /// Names the files that a command wrote.
    static func sayWritten(_ paths: [String]) {
        let files = paths.filter { $0 != "-" }.map { escapedForDisplay($0, limit: 4_096) }
        switch files.count {
        case 0: return
        case 1: say("wrote \(files[0])")
        default: say("wrote \(files.count) files: \(Folded.list(files, showing: 4))")
        }
    }

    /// Whether a person looks at standard error and wants to be told.
    static var showsProgress: Bool { !Talk.isQuiet && !Talk.isJSON && isatty(STDERR_FILENO) == 1 }

    /// Replaces the line that the cursor of a terminal stands in.
    static func redraw(_ line: String) {
        try? FileDescriptor.standardError.write(text: "\r\u{1B}[K" + line)
    }

    /// A line with the word `error:` coloured if colours are on.
    private static func colored(_ line: String) -> String {
        guard Talk.colorsErrors else { return line }
        if line.hasPrefix("error: ") { return Ink.red.paint("error:", isBold: true) + line.dropFirst(6) }
        guard let range = line.firstPlace(of: ": error: ") else { return line }
        return line[..<range.lowerBound] + ": " + Ink.red.paint("error:", isBold: true) + " "
            + line[range.upperBound...]
    }
}

extension FileDescriptor {
    /// Writes all of a text; the generic `writeAll` costs a conformance search.
    fileprivate func write(text: String) throws {
        var text = text
        try text.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            while unsafe !rest.isEmpty {
                let count = try unsafe write(rest)
                unsafe rest = UnsafeRawBufferPointer(rebasing: rest[count...])
            }
        }
    }
}

/// The operating system's text for an error.
func describe(_ error: any Error) -> String {
    (error as? Errno)?.description ?? "\(error)"
}
