import Foundation
import Notation
import TestSupport
import Testing

/// What is wrong with an Interface Builder file is told in words that a reader finds on the screen and in the file.
@Suite("Diagnostics of Interface Builder files")
struct DiagnosticTextTests {
    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES">
        <device id="retina6_1" orientation="portrait"/>
        <scenes><scene sceneID="s"><objects><viewController id="vc"><view key="view" id="root">
        <rect key="frame" x="0" y="0" width="414" height="896"/><subviews>
        <label text="Hello\u{202E}" translatesAutoresizingMaskIntoConstraints="NO" id="abc-de-Fgh"><rect key="frame" x="0" y="0" width="40" height="20"/>
        <constraints><constraint firstAttribute="width" constant="40" id="k-1"/>
        <constraint firstAttribute="width" constant="50" id="k-2"/></constraints></label>
        <view customClass="Card" userLabel="Front" translatesAutoresizingMaskIntoConstraints="NO" id="xyz-12-345">
        <rect key="frame" x="0" y="0" width="40" height="20"/></view>
        </subviews><constraints>
        <constraint firstItem="abc-de-Fgh" firstAttribute="top" secondItem="root" secondAttribute="top" id="k-3"/>
        <constraint firstItem="abc-de-Fgh" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="k-4"/>
        <constraint firstItem="xyz-12-345" firstAttribute="top" secondItem="root" secondAttribute="top" id="k-5"/>
        <constraint firstItem="xyz-12-345" firstAttribute="width" constant="9" id="k-6"/>
        <constraint firstItem="xyz-12-345" firstAttribute="height" constant="9" id="k-7"/>
        </constraints></view></viewController></objects></scene></scenes></document>
        """

    private static let hello = #"abc-de-Fgh (UILabel "Hello\u{202E}").width"#
    private static let conflict = """
        conflict: Unable to simultaneously satisfy constraints. Will attempt to recover by breaking constraint \
        'k-2' \(hello) == 50
        """
    private static let ambiguity = #"ambiguous: xyz-12-345 (Card "Front"): horizontal position is ambiguous"#

    private func run(_ arguments: String...) throws -> (output: String, errors: String) {
        try Fixtures.withFolder { folder in
            try Data(Self.storyboard.utf8).write(to: URL(fileURLWithPath: folder + "/Main.storyboard"))
            let run = try Fixtures.run(Fixtures.commandLine, arguments, folder: folder)
            return (String(decoding: run.output, as: UTF8.self), run.errors)
        }
    }

    @Test("check names class, text or label beside each id, and the lines of the constraints")
    func check() throws {
        let lines = try run("check", "Main.storyboard").output.split(separator: "\n").map(String.init)
        #expect(
            lines == [
                "Main.storyboard:8: error: vc: \(Self.conflict)",
                "    Main.storyboard:7: 'k-1' \(Self.hello) == 40",
                "    Main.storyboard:8: 'k-2' \(Self.hello) == 50",
                "Main.storyboard:9: warning: vc: \(Self.ambiguity)",
                "explain: render-cli explain Main.storyboard --conflicts --ambiguity",
            ])
    }

    @Test("check's reports have file and line of every finding, and pages that say the same together")
    func checkReports() throws {
        let json = try #require(
            JSONReading.value(Array(try run("check", "Main.storyboard", "--format", "json").output.utf8)))
        let findings = json["findings"]?.values ?? []
        #expect(findings.map { $0["rule"]?.string } == ["conflict", "ambiguous"])
        #expect(findings.map { $0["line"]?.double } == [8, 9])
        #expect(findings.allSatisfy { $0["file"]?.string == "Main.storyboard" })
        #expect(
            findings[0]["views"]?.values.first?["caption"]?.string?.hasPrefix("UILabel \"Hello") == true,
            "\(findings[0].compact)")
        // Two devices say the same: one finding with both pages.
        let both = try #require(
            JSONReading.value(
                Array(
                    try run("check", "Main.storyboard", "--format", "json", "--device", "iPhoneSe,iPhone8").output.utf8)
            ))
        #expect(both["findings"]?.values.count == 2)
        #expect(both["findings"]?.values.first?["pages"]?.values.count == 2, "\(both.compact)")
        // SARIF 2.1.0: rules, results with a location in the file, stable fingerprints.
        let sarif = try #require(
            JSONReading.value(Array(try run("check", "Main.storyboard", "--format", "sarif").output.utf8)))
        let log = try #require(sarif["runs"]?.values.first)
        let results = log["results"]?.values ?? []
        #expect(sarif["version"]?.string == "2.1.0" && results.count == 2)
        let rules = (log["tool"]?["driver"]?["rules"]?.values ?? []).compactMap { $0["id"]?.string }
        for result in results {
            let place = result["locations"]?.values.first?["physicalLocation"]
            #expect(place?["artifactLocation"]?["uri"]?.string == "Main.storyboard")
            #expect((place?["region"]?["startLine"]?.double ?? 0) >= 8)
            let index = Int(result["ruleIndex"]?.double ?? -1)
            #expect(rules.indices.contains(index) && rules[index] == result["ruleId"]?.string)
        }
        let lines = try run("check", "Main.storyboard", "--format", "github").output.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(
            lines.first?.hasPrefix("::error file=Main.storyboard,line=8,title=conflict::Unable to") == true, "\(lines)")
        #expect(lines.last?.hasPrefix("::warning file=Main.storyboard,line=9,title=ambiguous::") == true, "\(lines)")
        let junit = try run("check", "Main.storyboard", "--format", "junit").output
        #expect(junit.contains("tests=\"2\" failures=\"2\""), "\(junit)")
        #expect(
            try run("check", "--coverage", "--format", "sarif", "Main.storyboard").errors.contains("--coverage prints"))
    }

    @Test("the JSON of frames has caption and line beside the ids")
    func framesJSON() throws {
        let json = try run("frames", "Main.storyboard", "--format", "json").output
        let document = try #require(JSONReading.value(Array(json.utf8)))
        let scene = try #require(document["scenes"]?.values.first)
        let diagnostics = scene["diagnostics"]?.values ?? []
        #expect(diagnostics.count == 2)
        for diagnostic in diagnostics {
            #expect(diagnostic["items"]?.values.count == diagnostic["captions"]?.values.count)
        }
        #expect(diagnostics.first?["captions"]?.values.first?.string == #"UILabel "Hello\u{202E}""#)
        #expect(diagnostics.first?["line"]?.double == 8)
        #expect(diagnostics.last?["captions"]?.values.compactMap(\.string) == [#"Card "Front""#])
        #expect(diagnostics.last?["line"]?.double == 9)
    }

    @Test("frames and render say the same")
    func framesAndRender() throws {
        let frames = try run("frames", "Main.storyboard").output
        #expect(frames.contains("  Main.storyboard:8: \(Self.conflict)\n"))
        #expect(frames.contains("  Main.storyboard:9: \(Self.ambiguity)"))
        let said = try run("render", "Main.storyboard", "-o", "x.svg").errors
        #expect(said.contains("Main.storyboard:8: warning: vc: \(Self.conflict)\n"))
        #expect(said.contains("Main.storyboard:9: warning: vc: \(Self.ambiguity)\n"))
    }
}
