import Notation

/// The texts of one table, by key.
public struct StringTable: Sendable, Equatable {
    /// The last value counts for a key that occurs twice, as in a built app.
    public var texts: [String: String] = [:]
    /// Mistakes in the file, with their lines.
    public var problems: [Problem] = []

    /// A mistake in the file of a table.
    public struct Problem: Sendable, Hashable {
        /// One sentence.
        public var message: String
        /// From 1.
        public var line: Int
        /// Whether nothing, or one side of a merge alone, was read of the file.
        var endsReading = true

        /// A mistake in a line.
        init(message: String, line: Int) { (self.message, self.line) = (message, line) }

        /// The mistake of a file in which a merge was left unfinished.
        init(_ merge: UnfinishedMerge) { self.init(message: merge.message, line: merge.line) }
    }

    /// A table of known texts.
    public init(texts: [String: String] = [:], problems: [Problem] = []) {
        self.texts = texts
        self.problems = problems
    }

    /// Reads a `.strings` file in each of its formats: text in UTF-8 or UTF-16, XML or binary property list.
    static func read(_ bytes: [UInt8], limits: ProjectLimits) -> StringTable {
        if bytes.has("bplist", at: 0) {
            guard let texts = BinaryPropertyList.texts(bytes) else {
                return StringTable(problems: [Problem(message: "a broken binary property list", line: 1)])
            }
            return StringTable(texts: texts)
        }
        if PropertyList.isXML(bytes) {
            switch PropertyList.read(bytes) {
            case .success(let list): return StringTable(texts: list.texts)
            case .failure(let problem): return StringTable(problems: [problem])
            }
        }
        guard let text = TextEncoding.text(of: bytes) else {
            return StringTable(problems: [Problem(message: "neither UTF-8 nor UTF-16", line: 1)])
        }
        // In UTF-16 every letter of a marker has a zero beside it.
        let plain = bytes.contains(0) ? Array(String(String.UnicodeScalarView(text)).utf8) : bytes
        if let merge = UnfinishedMerge(in: plain) {
            let ours = UnfinishedMerge.text(of: .ours, in: plain).map { read($0, limits: limits) }
            return StringTable(texts: ours?.texts ?? [:], problems: [Problem(merge)])
        }
        var reader = StringsReader(text, limit: limits.messages)
        return reader.read()
    }
}

/// The encodings of Xcode's text files.
enum TextEncoding {
    /// By the byte order mark; without a mark UTF-8, or UTF-16 if every other of the first bytes is zero.
    static func text(of bytes: [UInt8]) -> [Unicode.Scalar]? {
        if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), bigEndian: false) }
        if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), bigEndian: true) }
        if bytes.count >= 2, bytes[1] == 0 { return utf16(bytes[...], bigEndian: false) }
        if bytes.count >= 2, bytes[0] == 0 { return utf16(bytes[...], bigEndian: true) }
        let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        // A broken byte damages one text and not the table.
        return Array(String(decoding: body, as: UTF8.self).unicodeScalars)
    }

    /// The scalars of UTF-16; the last byte of an odd number is left out.
    private static func utf16(_ bytes: ArraySlice<UInt8>, bigEndian: Bool) -> [Unicode.Scalar] {
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        var place = bytes.startIndex
        while place + 1 < bytes.endIndex {
            let (a, b) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
            units.append(bigEndian ? a << 8 | b : b << 8 | a)
            place += 2
        }
        return Array(String(decoding: units, as: UTF16.self).unicodeScalars)
    }
}
