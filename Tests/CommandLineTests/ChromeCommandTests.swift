import Foundation
import TestSupport
import Testing

/// The screen around a storyboard's view on the command line: bars with their pictures, in a language, switched off.
@Suite("Chrome")
struct ChromeCommandTests {
    private static let screens = Fixtures.packageRoot + "/fixtures/ib/screens.storyboard"

    /// A navigation controller in a tab, whose root has a button with a picture.
    private static func storyboard(_ title: String = "Harbour") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES">
        <device id="retina6_0" orientation="portrait" appearance="light"/><dependencies>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22505"/></dependencies>
        <scenes><scene sceneID="s1"><objects><tabBarController id="tab"><connections>
        <segue destination="nav" kind="relationship" relationship="viewControllers" id="r1"/></connections>
        </tabBarController></objects></scene><scene sceneID="s2"><objects><navigationController id="nav">
        <tabBarItem key="tabBarItem" title="Home" image="ship" id="tbi"/><navigationBar key="navigationBar" id="bar"/>
        <connections><segue destination="root" kind="relationship" relationship="rootViewController" id="r2"/>
        </connections></navigationController></objects></scene><scene sceneID="s3"><objects>
        <viewController id="root"><view key="view" id="view"><rect key="frame" x="0" y="0" width="390" height="844"/>
        </view><navigationItem key="navigationItem" title="\(title)" id="nvi">
        <barButtonItem key="leftBarButtonItem" title="Moor" id="lft"/>
        <barButtonItem key="rightBarButtonItem" image="ship" id="rgt"/></navigationItem></viewController>
        </objects></scene></scenes><resources><image name="ship" width="16" height="16"/></resources></document>
        """
    }

    private static let ship = """
        <svg xmlns="http://www.w3.org/2000/svg" width="26" height="20"><rect width="26" height="20" fill="#ff0000"/></svg>
        """

    /// Draws the root scene as SVG.
    private func draw(_ folder: String, _ arguments: String..., file: String = "App/Base.lproj/Main.storyboard") throws
        -> String
    {
        let run = try Fixtures.run(
            Fixtures.commandLine, [file, "--scene", "root", "-o", "out.svg"] + arguments, folder: folder)
        #expect(run.status == 0, "\(run.errors)")
        return try contents("out.svg", in: folder)
    }

    private func putProject(in folder: String) throws {
        try put("", "App.xcodeproj/project.pbxproj", in: folder)
        try put(Self.storyboard(), "App/Base.lproj/Main.storyboard", in: folder)
        try put(Self.ship, "App/Assets.xcassets/ship.imageset/ship.svg", in: folder)
        try put(
            #"{"images": [{"idiom": "universal", "filename": "ship.svg"}], "info": {"version": 1, "author": "xcode"}}"#,
            "App/Assets.xcassets/ship.imageset/Contents.json", in: folder)
    }

    @Test("--no-chrome draws the view alone, as --hide chrome does")
    func noChrome() throws {
        try Fixtures.withFolder { folder in
            func draw(_ flags: String...) throws -> String {
                let run = try Fixtures.run(
                    Fixtures.commandLine, [Self.screens, "--scene", "detail", "-o", "out.svg"] + flags, folder: folder)
                #expect(run.status == 0, "\(run.errors)")
                return try contents("out.svg", in: folder)
            }
            let whole = try draw()
            let alone = try draw("--no-chrome")
            for word in ["9:41", "Trondheim", "Done", "Rain at noon"] {
                #expect(whole.contains("aria-label=\"\(word)\""), "\(word)")
                #expect(!alone.contains("aria-label=\"\(word)\""), "\(word)")
            }
            #expect(try draw("--hide", "chrome") == alone)
            #expect(try draw("--chrome") == whole)
        }
    }

    @Test("pictures of bars come from the project, in the bar's tint and at their own size")
    func pictures() throws {
        try Fixtures.withFolder { folder in
            try putProject(in: folder)
            let drawn = try draw(folder)
            // In the bar and in the tab, as wide as the file is and not as the record says.
            let images = drawn.components(separatedBy: "<image ").dropFirst()
            let uses = drawn.components(separatedBy: "width=\"26\" height=\"20\"").count - 1
            #expect(images.count + uses >= 2, "\(images.count) images, \(uses) of the right size")
            #expect(!(try draw(folder, "--no-project")).contains("width=\"26\" height=\"20\""))
        }
    }

    @Test("titles of bars, items and tabs are translated")
    func titles() throws {
        try Fixtures.withFolder { folder in
            try putProject(in: folder)
            try put(
                """
                "nvi.title" = "Hafen"; "lft.title" = "Anlegen"; "tbi.title" = "Start"; "gone.text" = "Weg";
                """, "App/de.lproj/Main.strings", in: folder)
            let german = try draw(folder, "--locale", "de")
            for word in ["Hafen", "Anlegen", "Start"] { #expect(german.contains("aria-label=\"\(word)\""), "\(word)") }
            for word in ["Harbour", "Moor", "Home"] { #expect(!german.contains("aria-label=\"\(word)\""), "\(word)") }
            let resources = try renderCLI("resources", "App/Base.lproj/Main.storyboard", folder: folder)
            #expect(resources.text.contains("table de: 3 of 4 keys"))
            #expect(resources.text.contains("    1 key points nowhere\n"))
        }
    }

    /// Every case: the file named, the languages that have a copy, the one asked for, and whose title is shown.
    @Test(
        "a language's own copy is the page",
        arguments: [
            ("Base", ["de"], "de", "de"), ("Base", ["de"], "de-AT", "de"), ("Base", ["de", "de-AT"], "de-AT", "de-AT"),
            ("Base", ["de"], "fr", "Base"), ("en", ["de"], "de", "de"), ("de", ["en"], "en", "en"),
            ("de", ["en"], "fr", "en"), ("en", ["de"], "en", "en"),
        ])
    func copies(named: String, others: [String], asked: String, shown: String) throws {
        try Fixtures.withFolder { folder in
            try putProject(in: folder)
            try FileManager.default.removeItem(atPath: folder + "/App/Base.lproj")
            for name in [named] + others {
                try put(Self.storyboard("Title \(name)"), "App/\(name).lproj/Main.storyboard", in: folder)
            }
            let file = "App/\(named).lproj/Main.storyboard"
            let drawn = try draw(folder, "--locale", asked, file: file)
            #expect(drawn.contains("aria-label=\"Title \(shown)\""))
            #expect(try draw(folder, file: file).contains("aria-label=\"Title \(named)\""))
        }
    }

    @Test("mistakes of a copy are told at the copy's place")
    func brokenCopy() throws {
        try Fixtures.withFolder { folder in
            try putProject(in: folder)
            try put("<document", "App/de.lproj/Main.storyboard", in: folder)
            let run = try renderCLI(
                "frames", "App/Base.lproj/Main.storyboard", "--locale", "de", folder: folder)
            #expect(run.status != 0 && run.errors.contains("App/de.lproj/Main.storyboard:1:"), "\(run.errors)")
        }
    }
}
