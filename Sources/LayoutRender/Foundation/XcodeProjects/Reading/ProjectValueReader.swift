import Notation

/// Reads the old form of property lists, in which Xcode writes `project.pbxproj`: `{ key = value; }`, `( a, b, )`, words and
/// texts in quotes, comments between.
///
/// A file may be anything: depth and size have limits, and the first mistake ends reading with its line and column.
package struct ProjectValueReader {
    /// Deeper values are refused; Xcode's own files have six levels.
    static let maximumDepth = 64
    /// Larger files are refused.
    static let maximumBytes = 64 << 20

    private let bytes: [UInt8]
    /// Whether anybody wants the values, and not only the first mistake.
    private let keepsValues: Bool
    private var place = 0

    private init(_ bytes: [UInt8], keepsValues: Bool) { (self.bytes, self.keepsValues) = (bytes, keepsValues) }

    /// The first mistake of a file of the old form, with its line; nil for a whole one.
    package static func mistake(in bytes: [UInt8]) -> (message: String, line: Int)? {
        do {
            _ = try read(bytes, keepsValues: false)
            return nil
        } catch {
            return (error.sentence, error.line)
        }
    }

    /// The value of a whole file.
    static func read(_ bytes: [UInt8], keepsValues: Bool = true) throws(ProjectFailure) -> ProjectValue {
        guard bytes.count <= maximumBytes else { throw ProjectFailure("more than \(maximumBytes >> 20) MB") }
        if let merge = UnfinishedMerge(in: bytes) { throw ProjectFailure(merge.message, line: merge.line, column: 1) }
        var reader = ProjectValueReader(bytes, keepsValues: keepsValues)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.place = 3 }
        try reader.skipSpace()
        if bytes[reader.place...].starts(with: "<?xml".utf8) {
            throw ProjectFailure("a list in XML; Xcode writes the old form, which is read here", line: 1, column: 1)
        }
        let value = try reader.value(depth: 0)
        try reader.skipSpace()
        guard reader.place == bytes.count else { throw reader.failure("text behind the end of the list") }
        return value
    }

    /// 1-based line and column of the place, before a sentence.
    private func failure(_ sentence: String) -> ProjectFailure {
        let before = bytes[..<min(place, bytes.count)]
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        let column = before.count - (before.lastIndex(of: UInt8(ascii: "\n")) ?? -1)
        return ProjectFailure(sentence, line: line, column: column)
    }

    private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    /// Passes white space and comments.
    private mutating func skipSpace() throws(ProjectFailure) {
        while let byte = next {
            if byte <= UInt8(ascii: " ") {
                place += 1
            } else if byte == UInt8(ascii: "/"), place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "/") {
                while let byte = next, byte != UInt8(ascii: "\n") {
                    _ = byte
                    place += 1
                }
            } else if byte == UInt8(ascii: "/"), place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "*") {
                let start = place
                place += 2
                while place + 1 < bytes.count,
                    bytes[place] != UInt8(ascii: "*") || bytes[place + 1] != UInt8(ascii: "/")
                { place += 1 }
                guard place + 1 < bytes.count else {
                    place = start
                    throw failure("a comment without its end")
                }
                place += 2
            } else {
                return
            }
        }
    }

    private mutating func value(depth: Int) throws(ProjectFailure) -> ProjectValue {
        guard depth < Self.maximumDepth else { throw failure("more than \(Self.maximumDepth) lists in each other") }
        try skipSpace()
        switch next {
        case UInt8(ascii: "{"): return .table(try members(depth))
        case UInt8(ascii: "("): return .list(try items(depth))
        default: return .text(try text())
        }
    }

    private mutating func members(_ depth: Int) throws(ProjectFailure) -> [String: ProjectValue] {
        var members: [String: ProjectValue] = [:]
        place += 1
        while true {
            try skipSpace()
            if next == UInt8(ascii: "}") {
                place += 1
                return members
            }
            let key = try text()
            try expect("=")
            let value = try value(depth: depth + 1)
            if keepsValues { members[key] = value }
            try expect(";")
        }
    }

    private mutating func items(_ depth: Int) throws(ProjectFailure) -> [ProjectValue] {
        var items: [ProjectValue] = []
        place += 1
        while true {
            try skipSpace()
            if next == UInt8(ascii: ")") {
                place += 1
                return items
            }
            let value = try value(depth: depth + 1)
            if keepsValues { items.append(value) }
            try skipSpace()
            if next == UInt8(ascii: ",") { place += 1 } else if next != UInt8(ascii: ")") { try expect(")") }
        }
    }

    private mutating func expect(_ sign: Unicode.Scalar) throws(ProjectFailure) {
        try skipSpace()
        guard next == UInt8(ascii: sign) else {
            throw failure(next == nil ? "the file ends before '\(sign)'" : "'\(sign)' is missing here")
        }
        place += 1
    }

    private mutating func text() throws(ProjectFailure) -> String {
        try skipSpace()
        let start = place
        if let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return try quoted(quote) }
        if next == UInt8(ascii: "<") {
            while let byte = next, byte != UInt8(ascii: ">") {
                _ = byte
                place += 1
            }
            guard next != nil else { throw failure("data without their end") }
            place += 1
            return text(start)
        }
        while let byte = next, Self.isWord(byte) {
            // A slash begins a comment where a second sign follows.
            if byte == UInt8(ascii: "/"), place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "*") { break }
            place += 1
        }
        guard place > start else {
            throw failure(next == nil ? "the file ends inside a list" : "a word, a text, '{' or '(' is missing here")
        }
        return text(start)
    }

    /// The bytes from a place on, if anybody wants them.
    private func text(_ start: Int) -> String {
        keepsValues ? String(decoding: bytes[start..<place], as: UTF8.self) : ""
    }

    private mutating func quoted(_ quote: UInt8) throws(ProjectFailure) -> String {
        let start = place
        place += 1
        var text: [UInt8] = []
        while let byte = next, byte != quote {
            place += 1
            if byte == UInt8(ascii: "\\") { escape(into: &text) } else { text.append(byte) }
        }
        guard next != nil else {
            place = start
            throw failure("a text without its closing quote")
        }
        place += 1
        return keepsValues ? String(decoding: text, as: UTF8.self) : ""
    }

    /// What stands behind a backslash.
    private mutating func escape(into text: inout [UInt8]) {
        guard let sign = next else { return }
        place += 1
        switch sign {
        case UInt8(ascii: "n"): text.append(10)
        case UInt8(ascii: "t"): text.append(9)
        case UInt8(ascii: "r"): text.append(13)
        case UInt8(ascii: "U"):
            var value: UInt32 = 0
            var count = 0
            while count < 4, let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue {
                value = value * 16 + UInt32(digit)
                place += 1
                count += 1
            }
            text += Array(String(Unicode.Scalar(value).map(Character.init) ?? "\u{FFFD}").utf8)
        default: text.append(sign)
        }
    }

    /// Letters, digits, all that is no ASCII, and the signs that Xcode writes without quotes.
    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
            true
        default: "_.-/:$+@[]".utf8.contains(byte)
        }
    }
}
