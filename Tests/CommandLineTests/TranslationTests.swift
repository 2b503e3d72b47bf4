import Foundation
import TestSupport
import Testing

/// Effects of a translation on a layout.
@Suite("Translations")
struct TranslationTests {
    /// A view with labels at fixed places and a button that a constraint places.
    private static func storyboard(_ labels: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES">
        <device id="retina6_0" orientation="portrait" appearance="light"/><dependencies>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22505"/></dependencies>
        <scenes><scene sceneID="s1"><objects><viewController id="root"><view key="view" id="view">
        <rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
        \(labels)
        </subviews></view></viewController></objects></scene></scenes></document>
        """
    }

    private static func label(_ id: String, _ text: String, _ attributes: String = "") -> String {
        """
        <label text="\(text)" \(attributes) id="\(id)"><rect key="frame" x="20" y="100" width="60" height="21"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """
    }

    private func project(_ labels: String, _ german: String, in folder: String) throws {
        try put("", "App.xcodeproj/project.pbxproj", in: folder)
        try put(Self.storyboard(labels), "Base.lproj/Main.storyboard", in: folder)
        try put(german, "de.lproj/Main.strings", in: folder)
    }

    @Test("a text that only its translation cuts is told at its line")
    func cuts() throws {
        try Fixtures.withFolder { folder in
            let labels = [
                Self.label("fits", "Map"), Self.label("cut", "Save"), Self.label("always", "A title that is cut"),
                Self.label("small", "Close", "adjustsFontSizeToFit=\"YES\" minimumFontSize=\"9\""),
                Self.label("gone", "Gone", "hidden=\"YES\""),
            ]
            let long = "Benutzerdefiniert"
            let german = ["fits": "Plan", "cut": long, "always": long, "small": long, "gone": long]
            try project(
                labels.joined(separator: "\n"),
                german.map { "\"\($0.key).text\" = \"\($0.value)\";" }.joined(separator: "\n"), in: folder)
            let file = "Base.lproj/Main.storyboard"
            let english = try renderCLI("check", file, folder: folder)
            #expect(english.status == 0 && !english.text.contains("cut:"), "\(english.text)")
            let checked = try renderCLI("check", file, "--locale", "de", folder: folder)
            let lines = checked.text.split(separator: "\n")
            #expect(checked.status == 1 && lines.count == 1, "\(checked.text)")
            #expect(lines.first?.hasPrefix("Base.lproj/Main.storyboard:9: warning: root: cut: cut (UILabel") == true)
            #expect(lines.first?.hasSuffix("of width and has 60") == true, "\(checked.text)")
            // A picture is drawn all the same, with the mark where it is asked for.
            let drawn = try renderCLI(
                file, "--locale", "de", "--show", "overflow", "-o", "out.svg", folder: folder)
            #expect(drawn.status == 0 && drawn.errors.contains("root: cut: cut ("), "\(drawn.errors)")
            #expect(try contents("out.svg", in: folder).contains("text cut"))
        }
    }

    @Test("a size that the file recorded says nothing of a text in another language")
    func recordedSizes() throws {
        try Fixtures.withFolder { folder in
            let button = """
                <button translatesAutoresizingMaskIntoConstraints="NO" id="btn">
                <rect key="frame" x="20" y="100" width="70" height="35"/><state key="normal" title="Save"/>
                <buttonConfiguration key="configuration" style="filled" title="Save"/></button>
                """
            let placed =
                button + """
                    </subviews><constraints>
                    <constraint firstItem="btn" firstAttribute="leading" secondItem="view" secondAttribute="leading" \
                    constant="20" id="c1"/>
                    <constraint firstItem="btn" firstAttribute="top" secondItem="view" secondAttribute="top" \
                    constant="100" id="c2"/></constraints><subviews>
                    """
            try project(placed, "\"btn.configuration.title\" = \"Benutzerdefinierte Vorlage\";", in: folder)
            func width(_ locale: String...) throws -> Double {
                let run = try Fixtures.run(
                    Fixtures.commandLine, ["frames", "Base.lproj/Main.storyboard", "--format", "json"] + locale,
                    folder: folder)
                let document = try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
                let scene = (document?["scenes"] as? [[String: Any]])?.first
                return try #require((scene?["frames"] as? [String: [Double]])?["btn"]?[2])
            }
            #expect(try width() == 70)
            #expect(try width("--locale", "de") > 180)
        }
    }
}
