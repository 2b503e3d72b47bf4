import Foundation
import TestSupport
import Testing

/// No exported type has the name of a type of the standard library, which it would shadow, nor, without a reason, of one
/// that a program imports beside ours. The check is shown to find planted types first.
@Suite struct ExportedNameTests {
    /// Names shared with Foundation, SwiftUI or C on purpose, each with the reason.
    static let shared: [String: String] = [
        "Anchor": "UIKit's anchor without prefix; a program of UIKit's layout draws with SwiftUI in no file of its own",
        "Axis": "the same two cases as SwiftUI's, horizontal and vertical",
        "Color": "UIColor without prefix",
        "ContentMode": "UIView.ContentMode",
        "ContentSizeCategory": "UIContentSizeCategory without prefix",
        "EdgeInsets": "UIEdgeInsets without prefix",
        "Font": "UIFont without prefix",
        "LayoutDirection": "UIUserInterfaceLayoutDirection, as SwiftUI shortens it",
        "Point": "CGPoint without prefix; MacTypes' has integers and no one uses it in Swift",
        "Rect": "CGRect without prefix; as Point",
        "Shape": "what is drawn, in SVG's word",
        "Size": "CGSize without prefix; MacTypes' is a number",
        "UserInterfaceSizeClass": "UIUserInterfaceSizeClass without prefix",
        "View": "UIView without prefix, the record of a tree, which no SwiftUI view is",
    ]

    /// The names of `fixtures/platform-names.txt`, by the modules that the headings name.
    private static let platform: [Substring: Set<String>] = {
        let path = Fixtures.packageRoot + "/fixtures/platform-names.txt"
        let text = String(decoding: Fixtures.bytes(path), as: UTF8.self)
        let parts = text.split(separator: "\n# ").dropFirst().map { $0.split(separator: "\n", maxSplits: 1) }
        return Dictionary(
            uniqueKeysWithValues: parts.map { part in
                (part[0].prefix { $0 != ":" }, Set(part[1].split(whereSeparator: \.isWhitespace).map(String.init)))
            })
    }()

    /// The top-level types of a source with the given access level; default: public.
    static func exported(_ code: String, access: Substring = "public") -> [String] {
        let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "typealias"]
        let modifiers: Set<Substring> = ["final", "indirect"]
        var depth = 0
        var names: [String] = []
        for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
            if depth == 0, line.contains(access) {
                let words = line.split { !($0.isLetter || $0.isNumber || "_@".contains($0)) }
                var rest = words.drop { $0.hasPrefix("@") }
                if rest.first == access {
                    rest = rest.dropFirst().drop { modifiers.contains($0) }
                    if let kind = rest.first, kinds.contains(kind), let name = rest.dropFirst().first {
                        names.append(String(name))
                    }
                }
            }
            for character in line.utf8 {
                if character == UInt8(ascii: "{") { depth += 1 }
                if character == UInt8(ascii: "}") { depth -= 1 }
            }
        }
        return names
    }

    @Test func plantedTypes() {
        let code = """
            public struct Span: Sendable {
                public struct Result {}
            }
            struct Array {}
            @frozen public enum Optional {}
            public final class Task {}
            extension Set { public typealias Element = Int }
            """
        #expect(Self.exported(code) == ["Span", "Optional", "Task"])
    }

    @Test func noTypeShadowsTheStandardLibrary() throws {
        let known = try #require(Self.platform["swift"])
        #expect(known.count > 300)
        for name in try names() { #expect(!known.contains(name), "\(name)") }
    }

    /// A name that is shared is listed with its reason, and a reason that is needed no more has to go.
    @Test func sharedNamesHaveReasons() throws {
        let others = Self.platform.filter { $0.key != "swift" }.values
        let shared = try names().intersection(others.joined())
        #expect(shared.sorted() == Self.shared.keys.sorted())
    }

    private func names() throws -> Set<String> {
        let files = try ArchitectureTests.files(in: "LayoutRender")
        let names = Set(files.flatMap { Self.exported($0.source.code) })
        #expect(names.count > 200)
        return names
    }

    /// Every library has a landing page for DocC, which names types that the library declares.
    @Test(arguments: ArchitectureTests.allowed.map(\.folder).filter { $0 != "CLibrary" })
    func everyLibraryHasALandingPage(_ folder: String) throws {
        let name = String(folder.split(separator: "/").last ?? "")
        let page = ArchitectureTests.sources.appendingPathComponent("\(folder)/\(name).docc/\(name).md")
        let text = try String(contentsOf: page, encoding: .utf8)
        #expect(text.hasPrefix("# ``\(name)``\n"))
        let code = try ArchitectureTests.files(in: folder).map(\.source.code).joined(separator: "\n")
        let declared = Set(Self.exported(code) + Self.exported(code, access: "package"))
        let links = text.split(separator: "\n").filter { !$0.hasPrefix("```") }
            .flatMap { $0.matches(of: #/``(\w+)/#).map { String($0.output.1) } }
        for link in links where link != name {
            #expect(declared.contains(link) || code.contains("func \(link)("), "\(link)")
        }
    }
}
