import Files
import Foundation
import TestSupport
import Testing

@testable import RenderCommands

/// The recorded rectangles of an Interface Builder file and the keys of its pages.
@Suite("Keys of pages and recorded rectangles")
struct PageKeyRectangleTests {
    /// A screen with a title between margins, a view below it, a row of a stack, and a badge that the file places.
    private static let screen = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES">
        <device id="retina6_1" orientation="portrait"/>
        <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22505"/></dependencies>
        <scenes><scene sceneID="s"><objects><viewController id="vc"><view key="view" id="root">
        <rect key="frame" x="0.0" y="0.0" width="414" height="896"/><subviews>
        <label text="Ferry" translatesAutoresizingMaskIntoConstraints="NO" id="title">
        <rect key="frame" x="20" y="60" width="374" height="20.5"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="card">
        <rect key="frame" x="20" y="90.5" width="374" height="100"/>
        <color key="backgroundColor" systemColor="systemRedColor"/>
        <constraints><constraint firstAttribute="height" constant="100" id="h"/></constraints></view>
        <stackView spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="row">
        <rect key="frame" x="20" y="200" width="90" height="20.5"/><subviews>
        <label text="Harbour" translatesAutoresizingMaskIntoConstraints="NO" id="word">
        <rect key="frame" x="0.0" y="0.0" width="62" height="20.5"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="dot">
        <rect key="frame" x="70" y="0.0" width="20" height="20.5"/>
        <constraints><constraint firstAttribute="width" constant="20" id="w"/></constraints></view></subviews></stackView>
        <view fixedFrame="YES" id="badge"><rect key="frame" x="300" y="700" width="40" height="40"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
        <color key="backgroundColor" systemColor="systemBlueColor"/></view></subviews>
        <constraints>
        <constraint firstItem="title" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="1"/>
        <constraint firstAttribute="trailing" secondItem="title" secondAttribute="trailing" constant="20" id="2"/>
        <constraint firstItem="title" firstAttribute="top" secondItem="root" secondAttribute="top" constant="60" id="3"/>
        <constraint firstItem="card" firstAttribute="leading" secondItem="title" secondAttribute="leading" id="4"/>
        <constraint firstItem="card" firstAttribute="trailing" secondItem="title" secondAttribute="trailing" id="5"/>
        <constraint firstItem="card" firstAttribute="top" secondItem="title" secondAttribute="bottom" constant="10" id="6"/>
        <constraint firstItem="row" firstAttribute="leading" secondItem="card" secondAttribute="leading" id="7"/>
        <constraint firstItem="row" firstAttribute="top" secondItem="card" secondAttribute="bottom" constant="10" id="8"/>
        </constraints></view></viewController></objects></scene></scenes></document>
        """

    /// A page with another recorded rectangle, beside the page of the file as it is.
    private static func changed(_ old: String, _ new: String, _ flags: [String]) throws -> [PageKeyTests.Shown] {
        try #require(screen.contains(old), "no \(old)")
        return try Fixtures.withFolder { folder in
            let file = folder + "/Main.storyboard"
            return try [screen, screen.replacingOccurrences(of: old, with: new)].flatMap { text in
                try Data(text.utf8).write(to: URL(fileURLWithPath: file))
                return try PageKeyTests.shown(file, flags)
            }
        }
    }

    @Test(
        "a rectangle that Interface Builder records anew for a view that Auto Layout places changes neither key nor page",
        arguments: [
            ("x=\"20\" y=\"60\" width=\"374\"", "x=\"16\" y=\"64\" width=\"374\""),
            ("x=\"20\" y=\"90.5\" width=\"374\" height=\"100\"", "x=\"16\" y=\"88\" width=\"382\" height=\"120\""),
            ("x=\"20\" y=\"200\" width=\"90\" height=\"20.5\"", "x=\"16\" y=\"210\" width=\"95\" height=\"21\""),
            ("x=\"70\" y=\"0.0\" width=\"20\"", "x=\"72\" y=\"0.5\" width=\"20\""),
        ], [[], ["--sizes", "measured"], ["--device", "iPhoneSe"], ["--device", "iPadPro11", "--traits", "dark"]])
    func unused(change: (old: String, new: String), flags: [String]) throws {
        let pages = try Self.changed(change.old, change.new, flags)
        #expect(pages[0] == pages[1])
    }

    @Test(
        "a rectangle that the page uses changes the key with the page",
        arguments: [
            ("x=\"300\" y=\"700\"", "x=\"200\" y=\"700\"", []),
            ("width=\"40\"", "width=\"50\"", ["--sizes", "measured"]),
            ("width=\"62\"", "width=\"63\"", []), ("width=\"414\" height=\"896\"", "width=\"414\" height=\"700\"", []),
        ] as [(String, String, [String])])
    func used(old: String, new: String, flags: [String]) throws {
        let pages = try Self.changed(old, new, flags)
        #expect(pages[0].key != pages[1].key && pages[0].looks != pages[1].looks)
    }

    @Test("where sizes are measured a label's recorded size is no part of the key")
    func measured() throws {
        let pages = try Self.changed("width=\"62\"", "width=\"63\"", ["--sizes", "measured"])
        #expect(pages[0] == pages[1])
    }

    @Test("a recorded rectangle with a number that is none stays in the key: the mistake is reported")
    func mistakes() throws {
        let pages = try Self.changed("x=\"70\"", "x=\"seventy\"", [])
        #expect(pages[0].key != pages[1].key)
    }

    @Test("random rectangles: pages with one key look alike", arguments: [1, 2, 3] as [UInt64])
    func law(seed: UInt64) throws {
        let files = Fixtures.interfaceBuilderFiles
        var random = SeededGenerator(seed: seed)
        var counts = (kept: 0, changed: 0)
        try Fixtures.withFolder { folder in
            for _ in 0..<30 {
                let name = files[random.below(files.count)]
                let text = String(decoding: Fixtures.bytes(name), as: UTF8.self)
                guard text.utf8.count < 60_000 else { continue }
                let flags = [["--project", "none"], ["--project", "none", "--sizes", "measured"]][random.below(2)]
                let file = folder + "/x." + (name.hasSuffix(".xib") ? "xib" : "storyboard")
                try Data(text.utf8).write(to: URL(fileURLWithPath: file))
                guard let before = try? PageKeyTests.shown(file, flags) else { continue }
                guard let other = Self.edited(text, &random) else { continue }
                try Data(other.utf8).write(to: URL(fileURLWithPath: file))
                let after = try PageKeyTests.shown(file, flags)
                for (one, two) in zip(before, after) {
                    if one.key == two.key {
                        counts.kept += 1
                        #expect(one.looks == two.looks, "\(name): one key for two looks")
                    } else {
                        counts.changed += 1
                    }
                }
            }
        }
        #expect(counts.kept > 0 && counts.changed > 0, "\(counts)")
    }

    /// The text with another number in one of its recorded rectangles.
    private static func edited(_ text: String, _ random: inout SeededGenerator) -> String? {
        let places = text.ranges(of: "<rect key=\"frame\"")
        guard !places.isEmpty else { return nil }
        let start = places[random.below(places.count)].upperBound
        let name = [" x=\"", " y=\"", " width=\"", " height=\""][random.below(4)]
        guard let end = text[start...].firstIndex(of: ">"), let value = text[start..<end].firstRange(of: name),
            let quote = text[value.upperBound...].firstIndex(of: "\""),
            let number = Double(text[value.upperBound..<quote])
        else { return nil }
        let steps = [-3.0, 0.5, 1, 7]
        return text.replacingCharacters(
            in: value.upperBound..<quote, with: "\(number + steps[random.below(steps.count)])")
    }
}
