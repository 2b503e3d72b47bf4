import Foundation
import TestSupport
import Testing

/// Documents in a font that their project brings along.
@Suite("Fonts of projects, drawn")
struct ProjectFontTests {
    private static let document = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/></dependencies>
        <customFonts key="customFonts"><array key="Sample.ttf"><string>Sample-Regular</string></array></customFonts>
        <scenes><scene sceneID="s"><objects><viewController id="c"><view key="view" contentMode="scaleToFill" id="root">
        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        <subviews><label opaque="NO" text="AV 10" translatesAutoresizingMaskIntoConstraints="NO" id="word">
        <rect key="frame" x="16" y="100" width="40" height="20"/>
        <fontDescription key="fontDescription" name="Sample-Regular" family="Sample" pointSize="20"/></label></subviews>
        <constraints><constraint firstItem="word" firstAttribute="top" secondItem="root" secondAttribute="top" \
        constant="100" id="k1"/><constraint firstItem="word" firstAttribute="leading" secondItem="root" \
        secondAttribute="leading" constant="16" id="k2"/></constraints>
        </view></viewController></objects></scene></scenes></document>
        """

    private func withProject(_ font: [UInt8], _ body: (String) throws -> Void) throws {
        try Fixtures.withFolder { folder in
            try FileManager.default.createDirectory(
                atPath: folder + "/App.xcodeproj", withIntermediateDirectories: true)
            try FileManager.default.createDirectory(atPath: folder + "/Fonts", withIntermediateDirectories: true)
            try Data(font).write(to: URL(fileURLWithPath: folder + "/Fonts/Sample.ttf"))
            try Data(Self.document.utf8).write(to: URL(fileURLWithPath: folder + "/Main.storyboard"))
            try body(folder)
        }
    }

    private func width(_ run: Finished) throws -> Double {
        #expect(run.status == 0, "\(run.errors)")
        let document = try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
        let scene = try #require((document?["scenes"] as? [[String: Any]])?.first)
        return try #require((scene["frames"] as? [String: [Double]])?["word"]?[2])
    }

    @Test("the file measures, over a record made without it, and its outlines are drawn, in PNG and SVG")
    func drawing() throws {
        try withProject(SampleFont.bytes()) { folder in
            let file = folder + "/Main.storyboard"
            let letters = "AV 10".unicodeScalars.map { SampleFont.advance(of: $0.value) }.reduce(0, +)
            let natural = Double(letters - SampleFont.kerning) / 1_000 * 20
            let wanted = (natural * 3 - 0.0001).rounded(.up) / 3
            let found = try width(renderCLI("frames", file, "--device", "iPhone15", "--format", "json"))
            #expect(abs(found - wanted) < 0.01, "\(found) \(wanted)")
            #expect(
                try width(renderCLI("frames", file, "--device", "iPhone15", "--format", "json", "--project", "none"))
                    == 40)
            let svg = try renderCLI("render", file, "-o", folder + "/out.svg")
            #expect(svg.status == 0 && !svg.errors.contains("font"), "\(svg.errors)")
            let text = try String(contentsOfFile: folder + "/out.svg", encoding: .utf8)
            #expect(text.contains("<path id=\"face-sample-regular."))
            #expect(try renderCLI("render", file, "-o", folder + "/one.png").status == 0)
            #expect(try renderCLI("render", file, "-o", folder + "/two.png").status == 0)
            #expect(try renderCLI("render", file, "-o", folder + "/none.png", "--project", "none").status == 0)
            func bytes(_ name: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: folder + name)) }
            #expect(try bytes("/one.png") == bytes("/two.png"))
            #expect(try bytes("/one.png") != bytes("/none.png"))
        }
    }

    @Test("a file that is no font, cut off or damaged is told, and another font stands in")
    func broken() throws {
        let whole = SampleFont.bytes()
        for font in [Array("no font".utf8), Array(whole.prefix(200)), []] {
            try withProject(font) { folder in
                let run = try renderCLI("render", folder + "/Main.storyboard", "-o", folder + "/out.png")
                #expect(run.status == 0)
                #expect(
                    run.errors.contains("font Sample-Regular: Fonts/Sample.ttf cannot be read; another font stands in"),
                    "\(run.errors)")
            }
        }
    }

    @Test("a font outside the project is not read")
    func outside() throws {
        try withProject([]) { folder in
            try Fixtures.withFolder { other in
                try Data(SampleFont.bytes()).write(to: URL(fileURLWithPath: other + "/Sample.ttf"))
                try FileManager.default.removeItem(atPath: folder + "/Fonts/Sample.ttf")
                try FileManager.default.createSymbolicLink(
                    atPath: folder + "/Fonts/Sample.ttf", withDestinationPath: other + "/Sample.ttf")
                let run = try renderCLI("check", folder + "/Main.storyboard", "--list", "resources")
                #expect(run.text.contains("font Sample-Regular: missing"))
            }
        }
    }
}
