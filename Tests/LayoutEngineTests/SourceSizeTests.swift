import Foundation
import TestSupport
import Testing

/// Functions of at most sixty lines, types of at most six hundred, both read off the sources; blank lines, comments and lines of
/// texts do not count for a type. [decision 0028]
@Suite struct SourceSizeTests {
    /// Types that are the state of one run, and why that state is not cut further: decision 0028 has a line for each.
    static let largeTypes: Set<String> = [
        "DocumentReader", "Lowering", "PageExplanation", "PictureBuilder", "Resolver", "Simplex", "UIView",
    ]

    /// Types with more than fifteen stored fields, and why these are not split.
    static let wideTypes = [
        "Finding": "the members of a finding in a report's JSON, one for one",
        "Observation": "marks that rules set and the judgement reads, a field each",
        "View": "UIView's properties by UIKit's names, in one record: a tree has many",
    ]

    /// A declaration and its length in lines.
    struct Declaration: Equatable {
        /// The function's name, or the outermost type's.
        var name: String
        /// Its lines.
        var lines: Int
    }

    /// The functions of a source with their lines, the first and the last included.
    static func functions(_ lines: [Substring]) -> [Declaration] {
        var found: [Declaration] = []
        var open: [(name: String, indent: Int, line: Int)] = []
        for (number, line) in lines.enumerated() {
            let indent = line.prefix { $0 == " " }.count
            let text = line.dropFirst(indent)
            // A requirement of a protocol has no body: the protocol's end closes it.
            if !text.isEmpty { open.removeAll { $0.indent > indent } }
            if text.hasPrefix("}"), let last = open.last, last.indent == indent {
                open.removeLast()
                found.append(Declaration(name: last.name, lines: number - last.line + 1))
            }
            let words = text.split(separator: " ", maxSplits: 12)
            guard
                let place = words.firstIndex(where: { $0 == "func" || $0.hasPrefix("init(") || $0.hasPrefix("init<") }),
                words[..<place].allSatisfy({ $0.first == "@" || modifiers.contains($0) || $0.hasPrefix("private(") }),
                !(text.hasSuffix("}") && text.contains("{"))
            else { continue }
            let name = words[place] == "func" && place + 1 < words.count ? words[place + 1] : words[place]
            open.removeAll { $0.indent >= indent }
            open.append((String(name.prefix { $0 != "(" && $0 != "<" }), indent, number))
        }
        return found
    }

    private static let modifiers: Set<Substring> = [
        "public", "package", "internal", "private", "fileprivate", "open", "final", "static", "class", "mutating",
        "consuming", "borrowing", "override", "convenience", "required", "nonisolated", "@discardableResult",
    ]

    /// The lines of code of each outermost type of a source, its extensions included.
    static func types(_ lines: [Substring]) -> [String: Int] {
        var counts: [String: Int] = [:]
        var type: String?
        var isText = false
        for line in lines {
            let wasText = isText
            if line.components(separatedBy: "\"\"\"").count.isMultiple(of: 2) { isText.toggle() }
            guard !wasText else { continue }
            if let words = Optional(line.split(separator: " ")), line.first != " ",
                let place = words.firstIndex(where: { ["struct", "class", "enum", "extension", "actor"].contains($0) }),
                place + 1 < words.count
            {
                type = String(words[place + 1].prefix { $0.isLetter || $0.isNumber })
            }
            let text = line.drop { $0 == " " }
            guard let type, !text.isEmpty, !text.hasPrefix("//") else { continue }
            counts[type, default: 0] += 1
        }
        return counts
    }

    /// The stored fields of each struct, class and actor of a source.
    static func storedFields(_ source: SwiftSource) -> [String: Int] {
        var counts: [String: Int] = [:]
        var open: [(name: String, depth: Int)] = []
        var (depth, pending) = (0, String?.none)
        for line in lines(source.code) {
            let words = line.split(separator: " ")
            if let type = open.last, depth == type.depth + 1 { counts[type.name, default: 0] += fields(words, line) }
            if let place = words.firstIndex(where: { ["struct", "class", "actor"].contains($0) }),
                words[..<place].allSatisfy({ $0.first == "@" || modifiers.contains($0) || $0 == "indirect" }),
                place + 1 < words.count, !["func", "var", "let"].contains(words[place + 1])
            {
                pending = String(words[place + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
            }
            if let name = pending, line.contains("{") { (open, pending) = (open + [(name, depth)], nil) }
            depth += line.utf8.count { $0 == UInt8(ascii: "{") } - line.utf8.count { $0 == UInt8(ascii: "}") }
            while let type = open.last, depth <= type.depth { open.removeLast() }
        }
        return counts
    }

    /// How many stored fields a line in the body of a type declares.
    private static func fields(_ words: [Substring], _ line: Substring) -> Int {
        guard let place = words.firstIndex(where: { $0 == "var" || $0 == "let" }),
            !words[..<place].contains(where: { ["static", "class", "func", "}"].contains($0) || $0.hasPrefix("init") })
        else { return 0 }
        let rest = words[(place + 1)...].joined(separator: " ")
        if let brace = rest.firstIndex(of: "{"), !rest[..<brace].contains("=") { return 0 }
        var (count, depth) = (1, 0)
        for (place, word) in rest.split(separator: " ").enumerated() {
            let isName = word.first?.isLetter == true || word.first == "_"
            if place > 0, depth == 0, isName, isAfterComma(word, in: rest) { count += 1 }
            depth += word.count { "([<".contains($0) } - word.count { ")]>".contains($0) }
        }
        return count
    }

    /// Whether a word of a declaration follows a comma.
    private static func isAfterComma(_ word: Substring, in text: String) -> Bool {
        text[..<word.startIndex].last { $0 != " " } == ","
    }

    private static func lines(_ text: String) -> [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The Swift files below a folder, by module and path.
    private static func files() throws -> [(module: String, path: String, lines: [Substring])] {
        let root = ArchitectureTests.sources.deletingLastPathComponent()
        var files: [(String, String, [Substring])] = []
        for folder in ["Sources", "UIKit/Sources"] {
            for case let path as String in FileManager.default.enumerator(
                atPath: root.appendingPathComponent(folder).path) ?? .init()
            where path.hasSuffix(".swift") {
                let text = try String(contentsOf: root.appendingPathComponent(folder + "/" + path), encoding: .utf8)
                let parts = path.split(separator: "/")
                files.append((folder + parts.prefix(2).joined(separator: "/"), path, lines(text)))
            }
        }
        return files
    }

    @Test func aLongFunctionIsSeen() {
        let body = Array(repeating: "        print(1)", count: 70).joined(separator: "\n")
        let source =
            "struct A {\n    public static func long(_ a: Int) {\n\(body)\n    }\n    func short() { print(2) }\n}"
        #expect(Self.functions(Self.lines(source)) == [Declaration(name: "long", lines: 72)])
        #expect(Self.types(Self.lines(source)) == ["A": 75])
        let text = "enum B {\n    static let script = \"\"\"\n\(body)\n        \"\"\"\n}\nextension B {}"
        #expect(Self.types(Self.lines(text)) == ["B": 4])
    }

    @Test func storedFieldsAreCounted() {
        let source = SwiftSource(
            """
            public struct A:
                Sendable
            {
                static let none = A()
                @Option(help: "a { b") private(set) var a = 0, b: [Int: Int] = [:]
                var pair: (Int, Int) { (a, b.count) }
                let list = { [1, 2] }()
                init() { var c = 0 }
                final class B {
                    weak var owner: C?
                }
            }
            """)
        #expect(Self.storedFields(source) == ["A": 3, "B": 1])
    }

    @Test func typesHaveAtMostFifteenStoredFields() throws {
        var wide: Set<String> = []
        for file in try ArchitectureTests.files(in: "") {
            for (type, count) in Self.storedFields(file.source) where count > 15 {
                wide.insert(type)
                #expect(Self.wideTypes[type] != nil, "\(file.path): \(type) has \(count) stored fields")
            }
        }
        #expect(wide == Set(Self.wideTypes.keys), "a type of the list is no longer wide")
        #expect(wide.count <= 3)
    }

    @Test func functionsHaveAtMostSixtyLines() throws {
        var count = 0
        for file in try Self.files() {
            let functions = Self.functions(file.lines)
            count += functions.count
            let long = functions.filter { $0.lines > 60 }.map { "\($0.name), \($0.lines) lines" }
            #expect(long.isEmpty, "\(file.path): \(long)")
        }
        #expect(count > 3_000)
    }

    @Test func typesHaveAtMostSixHundredLines() throws {
        var counts: [String: [String: Int]] = [:]
        for file in try Self.files() {
            counts[file.module, default: [:]].merge(Self.types(file.lines), uniquingKeysWith: +)
        }
        var large: Set<String> = []
        for (module, types) in counts {
            for (type, lines) in types where lines > 600 {
                large.insert(type)
                #expect(Self.largeTypes.contains(type), "\(module): \(type) has \(lines) lines of code")
            }
        }
        #expect(
            large == Self.largeTypes, "a type of the list is no longer large: \(Self.largeTypes.subtracting(large))")
    }
}
