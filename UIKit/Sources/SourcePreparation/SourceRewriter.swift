/// Turns a source file that needs Objective-C into one that the compiler for Linux takes: word by word, outside comments and
/// strings, and with every character at its line and column.
///
/// What is rewritten: attributes of Objective-C are blanked, `#selector(x)` becomes `ObjCSel("x")`, `#keyPath(x)`
/// `String("x")`, conditions on iOS and UIKit become what they are on a device, Apple's graphics modules become UIKit.
public struct SourceRewriter {
    /// A rule that changed something.
    public enum Rule: String, CaseIterable, Comparable, Sendable {
        case attribute, selector, keyPath, condition, importedModule

        public static func < (a: Rule, b: Rule) -> Bool { a.rawValue < b.rawValue }
    }

    /// The number of changes by rule.
    public private(set) var changes: [Rule: Int] = [:]
    private var text: [UInt8]
    private var place = 0

    /// Attributes that only Objective-C knows.
    private static let attributes: Set<String> = [
        "objc", "objcMembers", "IBOutlet", "UIApplicationMain", "NSApplicationMain", "NSCopying", "GKInspectable",
        "nonobjc",
    ]
    /// Conditions and their answers on an iPhone.
    private static let conditions: [(String, String)] = [
        ("os(iOS)", "true"), ("os(Linux)", "false"), ("canImport(UIKit)", "true"), ("canImport(ObjectiveC)", "true"),
        ("canImport(CoreGraphics)", "true"), ("canImport(QuartzCore)", "true"),
    ]
    private static let modules: Set<String> = ["CoreGraphics", "QuartzCore", "ObjectiveC", "CoreText", "CoreAnimation"]

    private init(_ text: String) { self.text = Array(text.utf8) }

    /// - Returns: the source for Linux, and how often each rule was used.
    public static func rewrite(_ source: String) -> (text: String, changes: [Rule: Int]) {
        var rewriter = SourceRewriter(source)
        rewriter.run()
        return (String(decoding: rewriter.text, as: UTF8.self), rewriter.changes)
    }

    private mutating func run() {
        while place < text.count {
            switch text[place] {
            case UInt8(ascii: "/") where next == UInt8(ascii: "/"): skipLine()
            case UInt8(ascii: "/") where next == UInt8(ascii: "*"): skipComment()
            case UInt8(ascii: "\""): skipString(hashes: 0)
            case UInt8(ascii: "#"): readHash()
            case UInt8(ascii: "@"): readAttribute()
            case let byte where Self.isLetter(byte): readWord()
            default: place += 1
            }
        }
    }

    private var next: UInt8? { place + 1 < text.count ? text[place + 1] : nil }

    // MARK: What is left alone

    private mutating func skipLine() {
        while place < text.count, text[place] != UInt8(ascii: "\n") { place += 1 }
    }

    private mutating func skipComment() {
        var depth = 0
        while place < text.count {
            if has("/*") {
                depth += 1
                place += 2
            } else if has("*/") {
                depth -= 1
                place += 2
                if depth == 0 { return }
            } else {
                place += 1
            }
        }
    }

    /// A string with its interpolations, whose code is left alone too.
    private mutating func skipString(hashes: Int) {
        let fence = String(repeating: "#", count: hashes)
        let isLong = has("\"\"\"")
        let end = (isLong ? "\"\"\"" : "\"") + fence
        let escape = "\\" + fence
        place += isLong ? 3 : 1
        while place < text.count {
            if has(end) {
                place += end.utf8.count
                return
            }
            if has(escape) {
                place += escape.utf8.count
                if place < text.count, text[place] == UInt8(ascii: "(") { skipParentheses() } else { place += 1 }
            } else if !isLong, text[place] == UInt8(ascii: "\n") {
                return
            } else {
                place += 1
            }
        }
    }

    private mutating func skipParentheses() {
        var depth = 0
        while place < text.count {
            switch text[place] {
            case UInt8(ascii: "("):
                depth += 1
                place += 1
            case UInt8(ascii: ")"):
                depth -= 1
                place += 1
                if depth == 0 { return }
            case UInt8(ascii: "\""): skipString(hashes: 0)
            default: place += 1
            }
        }
    }

    // MARK: What is rewritten

    private mutating func readHash() {
        var end = place
        while end < text.count, text[end] == UInt8(ascii: "#") { end += 1 }
        if end < text.count, text[end] == UInt8(ascii: "\"") {
            let hashes = end - place
            place = end
            return skipString(hashes: hashes)
        }
        if has("#selector(") { return replaceCall("#selector(", "ObjCSel(\"", .selector) }
        if has("#keyPath(") { return replaceCall("#keyPath(", "String(\"", .keyPath) }
        if has("#if ") || has("#elseif ") { return readCondition() }
        place += 1
    }

    /// The argument becomes a string, which takes the room of the longer word.
    private mutating func replaceCall(_ old: String, _ new: String, _ rule: Rule) {
        let start = place
        place += old.utf8.count - 1
        skipParentheses()
        let inside = text[(start + old.utf8.count)..<(place - 1)]
        guard !inside.contains(UInt8(ascii: "\n")) else { return }
        text.replaceSubrange(start..<place, with: Array(new.utf8) + Array(inside) + Array("\")".utf8))
        changes[rule, default: 0] += 1
    }

    private mutating func readCondition() {
        let start = place
        skipLine()
        var line = String(decoding: text[start..<place], as: UTF8.self)
        for (condition, answer) in Self.conditions {
            while let found = line.firstRange(of: condition) {
                line.replaceSubrange(
                    found, with: answer + String(repeating: " ", count: condition.count - answer.count))
                changes[.condition, default: 0] += 1
            }
        }
        text.replaceSubrange(start..<place, with: Array(line.utf8))
    }

    private mutating func readAttribute() {
        let start = place
        place += 1
        let name = readName()
        guard Self.attributes.contains(name) else { return }
        // A name in Objective-C: @objc(name:)
        if name == "objc", place < text.count, text[place] == UInt8(ascii: "(") { skipParentheses() }
        blank(start..<place)
        changes[.attribute, default: 0] += 1
    }

    private mutating func readWord() {
        let start = place
        let word = readName()
        guard word == "import",
            start == 0 || text[start - 1] == UInt8(ascii: "\n") || text[start - 1] == UInt8(ascii: " ")
        else { return }
        while place < text.count, text[place] == UInt8(ascii: " ") { place += 1 }
        let begin = place
        let module = readName()
        if module == "XCTest", place == text.count || text[place] == UInt8(ascii: "\n") {
            // Apple's XCTest brings UIKit along; nothing stands behind it on the line.
            text.insert(contentsOf: Array("; import UIKit".utf8), at: place)
            changes[.importedModule, default: 0] += 1
        } else if Self.modules.contains(module) {
            while place < text.count, text[place] == UInt8(ascii: ".") || Self.isLetter(text[place]) { place += 1 }
            blank(begin..<place)
            text.replaceSubrange(begin..<begin + 5, with: Array("UIKit".utf8))
            changes[.importedModule, default: 0] += 1
        } else if module == "UIKit", place < text.count, text[place] == UInt8(ascii: ".") {
            // A header of UIKit: import UIKit.UIGestureRecognizerSubclass
            let dot = place
            while place < text.count, text[place] == UInt8(ascii: ".") || Self.isLetter(text[place]) { place += 1 }
            blank(dot..<place)
            changes[.importedModule, default: 0] += 1
        }
    }

    // MARK: Bytes

    private mutating func readName() -> String {
        let start = place
        while place < text.count, Self.isLetter(text[place]) { place += 1 }
        return String(decoding: text[start..<place], as: UTF8.self)
    }

    private func has(_ word: String) -> Bool {
        let bytes = word.utf8
        return place + bytes.count <= text.count && text[place..<place + bytes.count].elementsEqual(bytes)
    }

    private mutating func blank(_ range: Range<Int>) {
        for index in range where text[index] != UInt8(ascii: "\n") { text[index] = UInt8(ascii: " ") }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (byte >= 97 && byte <= 122) || (byte >= 65 && byte <= 90) || (byte >= 48 && byte <= 57) || byte == 95
            || byte >= 128
    }
}
