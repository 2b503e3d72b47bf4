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
                "Main.storyboard:8: vc: \(Self.conflict)",
                "    Main.storyboard:7: 'k-1' \(Self.hello) == 40",
                "    Main.storyboard:8: 'k-2' \(Self.hello) == 50",
                "Main.storyboard:9: vc: \(Self.ambiguity)",
                "explain: render-cli explain Main.storyboard --conflicts --ambiguity",
            ])
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
        #expect(said.contains("Main.storyboard:8: vc: \(Self.conflict)\n"))
        #expect(said.contains("Main.storyboard:9: vc: \(Self.ambiguity)\n"))
    }
}
