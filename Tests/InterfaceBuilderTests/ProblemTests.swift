import Foundation
import InterfaceBuilder
import LayoutEngine
import TestSupport
import Testing

/// What a file says and cannot mean is named with its place, and the rest is shown.
@Suite("Problems")
struct ProblemTests {
    private static func label(_ attributes: String, rect: String = #"x="0" y="0" width="10" height="10""#) -> String {
        "<subviews>\n<label text=\"x\" \(attributes) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"l\">"
            + "<rect key=\"frame\" \(rect)/></label></subviews>"
    }

    private static func constraint(_ attributes: String) -> String {
        label("")
            + "\n<constraints>\n<constraint firstItem=\"l\" firstAttribute=\"width\" \(attributes) id=\"k\"/></constraints>"
    }

    @Test(
        "numbers that are none",
        arguments: ["nan", "inf", "", "100,5", "0x10", "+1", "12pt", " 1", "1e", "-", ".", "١"])
    func numbers(text: String) throws {
        for name in ["x", "y", "width", "height"] {
            let rect = #"x="1" y="2" width="10" height="20""#
            let old = try #require(rect.firstMatch(of: try Regex("\(name)=\"[0-9]+\"")).map { String($0.0) })
            let body = Self.label("", rect: rect.replacing(old, with: "\(name)=\"\(text)\""))
            let problems = try InterfaceBuilderReader.read(storyboard(body), file: "x").problems
            #expect(problems.count == 1 && problems[0].message.hasPrefix("\(name) is \"\(text)\""), "\(problems)")
            #expect(problems.first?.line == 7)
        }
    }

    @Test(
        "each with its line",
        arguments: [
            (label("numberOfLines=\"two\""), "numberOfLines is \"two\"", 7),
            (label("horizontalHuggingPriority=\"99999\""), "expected a priority", 7),
            (label("alpha=\"0x1\""), "alpha is \"0x1\"", 7),
            (label("", rect: #"x="0" y="0" width="-1" height="1""#), "expected a length", 7),
            (label("customClass=\"A\"") + label("tag=\"1\""), "the id \"l\" is used twice; the first is in line 7", 8),
            (constraint("constant=\"8\" priority=\"99999\""), "priority \"99999\"", 9),
            (constraint("constant=\"8,5\""), "constant \"8,5\"", 9),
            (constraint("secondItem=\"l\" secondAttribute=\"height\" multiplier=\"1:0\""), "multiplier \"1:0\"", 9),
            (
                constraint("secondItem=\"l\" secondAttribute=\"height\" multiplier=\"0x10:1\""),
                "multiplier \"0x10:1\"", 9
            ),
            (constraint("secondItem=\"gone\" secondAttribute=\"width\""), "no view \"gone\"", 9),
        ])
    func places(body: String, message: String, line: Int) throws {
        let problems = try InterfaceBuilderReader.read(storyboard(body), file: "x").problems
        #expect(problems.count == 1 && problems[0].message.contains(message), "\(problems)")
        #expect(problems.first?.line == line)
    }

    @Test("a text of the file is shown without what moves a cursor")
    func escapes() throws {
        let problems = try InterfaceBuilderReader.read(storyboard(Self.label("alpha=\"\u{202E}1\"")), file: "x")
            .problems
        #expect(problems.first?.message.contains("\\u{202E}1") == true)
    }

    @Test("files as Xcode writes them have none", arguments: Fixtures.interfaceBuilderFiles)
    func fixtures(file: String) throws {
        let wrong = try InterfaceBuilderReader.read(Fixtures.bytes(file), file: file).problems.filter {
            $0.message.contains("expected a") || $0.message.contains("used twice")
        }
        #expect(wrong.isEmpty)
    }
}
