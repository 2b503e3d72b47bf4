import Foundation
import SourcePreparation
import Testing

struct CoverageTests {
    private static let catalog = Catalog([
        """
        open class UIView: UIResponder { var mask: UIView? { didSet { Missing.note("UIView.mask: masks are not drawn") } } }
        open class UILabel: UIView {}
        """
    ])

    private func rows(_ sources: (path: String, text: String)...) -> [String] {
        Coverage(of: sources, catalog: Self.catalog).rows.map {
            "\($0.state) \($0.name) \($0.uses)/\($0.files) \($0.first)"
        }
    }

    @Test func whatIsThereWhatIsLessWhatIsMissing() {
        let a = "import UIKit\nclass A: UIView { let label = UILabel()\nfunc b() { mask = nil; self.mask = label } }\n"
        let b = "// UIMissing\nlet text = \"UIMissing\"\nclass B: UIAlertController {}\nclass C: UIView {}\n"
        #expect(
            rows(("A.swift", a), ("B.swift", b)) == [
                "missing UIAlertController 1/1 B.swift:3", "less UIView.mask 1/1 A.swift:3",
                "there UIView 2/2 A.swift:2",
                "there UILabel 1/1 A.swift:2",
            ])
    }

    /// A type of the package itself, a type of Foundation and an attribute are nothing of UIKit.
    @Test func whatIsNotUIKit() {
        let text = "@UIApplicationMain class UIThing {}\nlet a: UIThing, b: CGRect, c: NSString, d: x.UIOther\n"
        #expect(rows(("A.swift", text)).isEmpty)
    }

    @Test func sums() {
        let coverage = Coverage(
            of: [("A.swift", "let a: UIView"), ("B.swift", "let b: UIOther")], catalog: Self.catalog)
        #expect(coverage.coveredFiles == 1)
        #expect(
            coverage.text.hasSuffix(
                "1 missing; 0 does nothing, or less; 1 there; no type is missing in 1 of 2 files\n"))
    }

    @Test("the object fits the schema that render-cli prints for it", .enabled(if: Self.hasValidator))
    func object() throws {
        let coverage = Coverage(
            of: [("A.swift", "let a: UIView; a.mask = nil"), ("B.swift", "let b: UIOther")], catalog: Self.catalog)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("coverage-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let output = folder.appendingPathComponent("coverage.json")
        try coverage.json().write(to: output, atomically: true, encoding: .utf8)
        let program = "import json, jsonschema, sys; jsonschema.validate(*[json.load(open(a)) for a in sys.argv[1:]])"
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        process.arguments = ["-c", program, output.path, Self.schema]
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        let object = try JSONSerialization.jsonObject(with: Data(coverage.json().utf8)) as? [String: Any]
        let states = (object?["names"] as? [[String: Any]])?.compactMap { $0["state"] as? String }
        #expect(states == ["missing", "less", "there"] && object?["coveredFiles"] as? Int == 1)
    }

    private static let schema = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Documentation/Schemas/uikit-coverage.json").standardizedFileURL.path
    /// `make test` installs python3-jsonschema.
    private static let hasValidator = FileManager.default.fileExists(
        atPath: "/usr/lib/python3/dist-packages/jsonschema")

    /// Notes of the documentation and of the program, in types in types, and none of a text with values.
    @Test func differences() {
        let source = """
            /// - Note: Kept without effect.
            open var alone = 0
            extension UIView.Part {
                /// A colour. "}"
                /// - Note: Not drawn.
                @MainActor public var tint: Color? { didSet { Missing.note("UIView.Part.tint: drawn grey") } }
                struct Inner { let a = "{" ; func b() { let c = 1 } }
                /// - Note: Does nothing.
                public static func reset() {}
                @Kept public var scale = 1
            }
            func f() { Missing.note("UIFont(name: \\(name)): missing"); Missing.note("UIThing: shares nothing.") }
            /// - Note: A name.
            open class UIEmpty {}
            """
        #expect(
            Difference.read(source).map { "\($0.type) \($0.member ?? "-"): \($0.text)\($0.isSaid ? ", said" : "")" }
                == [
                    " alone: kept without effect", "UIView.Part tint: not drawn", "UIView.Part tint: drawn grey, said",
                    "UIView.Part reset: does nothing", "UIView.Part scale: kept without effect",
                    "UIThing -: shares nothing, said", "UIEmpty -: a name",
                ])
    }

    /// A name that other types declare without a note is no use of the member with the note.
    @Test func namesOfManyTypes() {
        let catalog = Catalog([
            "class A { /// x\n/// - Note: Does nothing.\nfunc invalidate() {}\n/// - Note: Does nothing.\nfunc only() {} }",
            "class B { func invalidate() { work() } }",
        ])
        #expect(catalog.lesser.keys.sorted() == ["only"])
    }

    private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    private static let sources = SourceFile.files(below: package.appendingPathComponent("Sources/UIKit"))

    @Test func thePageIsMadeOfTheSources() throws {
        let page = Self.package.deletingLastPathComponent().appendingPathComponent("Documentation/UIKitDifferences.md")
        let printed = Difference.page(Self.sources.map(\.text))
        let isSame = try String(contentsOf: page, encoding: .utf8) == printed
        #expect(isSame, "swift run --package-path UIKit uikit differences > Documentation/UIKitDifferences.md")
    }

    /// The law of `@Kept` and its note: a stored property whose name stands here where names are declared, set, or label an
    /// argument, and nowhere else, is read by nothing here, and says so.
    @Test func whatNothingReadsSaysSo() {
        let texts = Self.sources.map { source in
            source.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }
        var reads: Set<Substring> = []
        // Programs beside the module read its properties too.
        let all = SourceFile.files(below: Self.package.appendingPathComponent("Sources")).flatMap { source in
            source.text.split(separator: "\n").map(String.init)
        }
        for line in all where !Self.isComment(line) { Self.noteReads(line, &reads) }
        var checked = 0
        var open: [String] = []
        for (source, lines) in zip(Self.sources, texts) {
            for (place, line) in lines.enumerated() {
                guard line.contains(" var "),
                    let match = line.prefixMatch(of: #/( *)(?:@Kept )?(?:open|public) (?:weak )?var (\w+)/#),
                    !reads.contains(match.2), !Self.code(line).contains("{")
                else { continue }
                checked += 1
                let above = lines[..<place].reversed().prefix { Self.isComment($0) || $0.contains("@") }
                if !line.contains("@Kept "), !above.contains(where: { $0.contains("/// - Note: ") }) {
                    open.append("\(source.path): \(match.2)")
                }
            }
        }
        #expect(checked > 300, "\(checked) properties")
        #expect(open.isEmpty, "\(open.joined(separator: "\n"))")
    }

    private static func isComment(_ line: String) -> Bool { line.drop { $0 == " " }.hasPrefix("//") }

    /// A line without texts and without a comment at its end.
    private static func code(_ line: String) -> String {
        guard line.contains("\"") || line.contains("//") else { return line }
        return line.replacing(#/"(?:\\.|[^"\\])*"/#, with: "\"\"").replacing(#///.*/#, with: "")
    }

    /// Notes the names of a line that are neither declared nor set there, nor label an argument. The code in a text counts.
    private static func noteReads(_ line: String, _ reads: inout Set<Substring>) {
        let line = line.contains("\\(") ? line : code(line)
        var previous: Substring = ""
        for word in line.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }) {
            defer { previous = word }
            let isDeclared =
                ["var", "let", "func", "case"].contains(previous) && line[previous.endIndex..<word.startIndex] == " "
            let rest = line[word.endIndex...].drop { $0 == " " }
            let isSet = rest.hasPrefix("=") && !rest.hasPrefix("==")
            if isDeclared || isSet || line[word.endIndex...].hasPrefix(":") { continue }
            reads.insert(word)
        }
    }
}
