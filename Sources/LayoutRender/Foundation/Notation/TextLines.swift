extension Substring {
    /// The lines of a text, without empty lines; a line ends with LF, or CR LF as git writes on Windows.
    ///
    /// Split at Unicode scalars: the Character of a line end may hold a carriage return besides, and would be no line end.
    package var nonemptyLines: [Substring] {
        unicodeScalars.split(separator: "\n").compactMap { scalars in
            var line = scalars
            while line.last == "\r" { line.removeLast() }
            return line.isEmpty ? nil : Substring(line)
        }
    }

    /// The parts between spaces, without empty parts. Split at Unicode scalars: a space and a combining mark after it are
    /// one Character.
    package var spacedWords: [Substring] { unicodeScalars.split(separator: " ").map { Substring($0) } }
}

extension String {
    /// See `Substring.nonemptyLines`.
    package var nonemptyLines: [Substring] { self[...].nonemptyLines }
    /// See `Substring.spacedWords`.
    package var spacedWords: [Substring] { self[...].spacedWords }
}
