import Notation

/// The words and texts by which the files of a project may name its assets.
///
/// A name is compared by its letters and digits alone, without regard to case: Xcode makes the symbol `seaGreen` of
/// the set `sea-green`, generators make `SeaGreen`, and all of them are one name here. So a set is called unused only where
/// nothing comes near its name.
struct NamedWords {
    /// The compared form of each word and text.
    private var names: Set<String> = []
    /// The compared form of the beginnings of texts that go on with an expression: `"flag-\(code)"`.
    private var beginnings: Set<String> = []
    /// A text longer than this many bytes names no asset.
    private static let longest = 200

    /// Takes the words and texts of a source in Swift or Objective-C.
    mutating func addSource(_ bytes: [UInt8]) {
        let tokens = CodeTokens(bytes)
        for (place, token) in tokens.all.enumerated() {
            let text = bytes[Int(token.start)..<Int(token.end)]
            switch token.kind {
            case .word: add(text)
            case .text(isOpen: false):
                if tokens.isSign(place + 1, "+") { addBeginning(text) } else { add(text) }
            case .text(isOpen: true): addBeginning(text)
            case .number, .sign, .assignment, .comparison: break
            }
            // Formats of Objective-C and of `String(format:)`.
            if case .text = token.kind, let percent = text.firstIndex(of: UInt8(ascii: "%")) {
                addBeginning(text[..<percent])
            }
        }
    }

    /// Takes the values of attributes and elements, of property lists and of project files: whatever stands between
    /// quotes, brackets, equals signs, semicolons and the ends of lines.
    mutating func addDocument(_ bytes: [UInt8]) {
        let ends = Set("\"<>=;\n\r".utf8)
        for part in bytes.split(whereSeparator: ends.contains) { add(part) }
    }

    /// Whether a file may name an asset.
    /// - Parameter name: the full name, with the groups that provide a namespace.
    func mayName(_ name: String) -> Bool {
        guard let full = Self.compared(Array(name.utf8)[...]) else { return true }
        // Xcode leaves these endings out of its symbols: `.sea` is the colour `SeaColor`.
        var spellings = [full]
        for ending in ["color", "image"] where full.hasSuffix(ending) && full.utf8.count > ending.utf8.count {
            spellings.append(String(full.dropLast(ending.utf8.count)))
        }
        let last = ProjectPath.name(name)
        if let short = Self.compared(Array(last.utf8)[...]) { spellings.append(short) }
        if spellings.contains(where: names.contains) { return true }
        return spellings.contains { spelling in
            var beginning = spelling
            while !beginning.isEmpty {
                if beginnings.contains(beginning) { return true }
                beginning.removeLast()
            }
            return false
        }
    }

    private mutating func add(_ text: ArraySlice<UInt8>) {
        if text.count <= Self.longest, let name = Self.compared(text) { names.insert(name) }
    }

    private mutating func addBeginning(_ text: ArraySlice<UInt8>) {
        let fixed = text.prefix { $0 != UInt8(ascii: "\\") }
        if fixed.count <= Self.longest, let name = Self.compared(fixed) { beginnings.insert(name) }
    }

    /// The letters and digits of a text, in small letters; nil where there are none.
    private static func compared(_ text: ArraySlice<UInt8>) -> String? {
        let letters = text.compactMap { byte -> UInt8? in
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: byte
            default: nil
            }
        }
        return letters.isEmpty ? nil : String(decoding: letters, as: UTF8.self)
    }
}
