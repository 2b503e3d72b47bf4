import Foundation
import Testing

/// Functions of at most sixty lines, types of at most six hundred, both read off the sources; blank lines, comments and lines of
/// texts do not count for a type. [decision 0028]
@Suite struct SourceSizeTests {
    /// Types that are the state of one run, and why that state is not cut further: decision 0028 has a line for each.
    static let largeTypes: Set<String> = [
        "DocumentReader", "Lowering", "PageExplanation", "PictureBuilder", "Resolver", "Simplex", "UIView",
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
