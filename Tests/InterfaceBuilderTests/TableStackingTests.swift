import InterfaceBuilder
import LayoutEngine
import Testing

/// Tables of Interface Builder files on another device than their own: rows at the table's width, measured anew.
@Suite struct TableStackingTests {
    /// A grouped static table with a header view, a self-sizing row, a fixed one and one of a standard style.
    private static let body = """
        <view key="tableHeaderView" id="head"><rect key="frame" x="0" y="0" width="414" height="60"/>
        <autoresizingMask key="autoresizingMask"/></view>
        <sections><tableViewSection headerTitle="General" footerTitle="\(String(repeating: "All of your devices. ", count: 5))" id="s1"><cells>
        \(row("c1", y: 115, height: 63, text: "A text that needs one line on a wide phone and two on a small one", lines: 0))
        \(row("c2", y: 178, height: 80, attributes: "accessoryType=\"disclosureIndicator\" rowHeight=\"80\"", width: 384))
        <tableViewCell textLabel="tl" detailTextLabel="dl" style="IBUITableViewCellStyleValue1" id="c3">
        <rect key="frame" x="0" y="258" width="414" height="44"/>
        <tableViewCellContentView key="contentView" tableViewCell="c3" id="v3"><rect key="frame" x="0" y="0" width="414" height="44"/>
        <subviews><label text="Title" id="tl"><rect key="frame" x="20" y="12" width="35" height="20.5"/></label>
        <label text="Detail" id="dl"><rect key="frame" x="350" y="12" width="44" height="20.5"/></label></subviews>
        </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections>
        """

    private static func row(
        _ id: String, y: Int, height: Int, text: String = "Fixed", lines: Int = 1, attributes: String = "",
        width: Int = 414
    ) -> String {
        """
        <tableViewCell \(attributes) id="\(id)"><rect key="frame" x="0" y="\(y)" width="414" height="\(height)"/>
        <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)v">
        <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/><subviews>
        <label text="\(text)" numberOfLines="\(lines)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)l">
        <rect key="frame" x="20" y="11" width="374" height="41"/>
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label></subviews><constraints>
        <constraint firstItem="\(id)l" firstAttribute="leading" secondItem="\(id)v" secondAttribute="leadingMargin" id="\(id)1"/>
        <constraint firstItem="\(id)l" firstAttribute="trailing" secondItem="\(id)v" secondAttribute="trailingMargin" id="\(id)2"/>
        <constraint firstItem="\(id)l" firstAttribute="top" secondItem="\(id)v" secondAttribute="topMargin" id="\(id)3"/>
        <constraint firstItem="\(id)l" firstAttribute="bottom" secondItem="\(id)v" secondAttribute="bottomMargin" id="\(id)4"/>
        </constraints></tableViewCellContentView></tableViewCell>
        """
    }

    private func layout(
        style: String = "grouped", body: String = Self.body, _ change: (inout InterfaceBuilderReader.Options) -> Void
    ) throws -> (frames: [String: Rect], content: Size?, diagnostics: [LayoutDiagnostic]) {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES">
            <device id="retina6_1" orientation="portrait"/>
            <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22505"/></dependencies>
            <scenes><scene sceneID="s"><objects><tableViewController id="vc"><tableView key="view" style="\(style)" rowHeight="-1" id="t">
            <rect key="frame" x="0" y="0" width="414" height="896"/>\(body)</tableView></tableViewController></objects></scene></scenes>
            </document>
            """
        var options = InterfaceBuilderReader.Options()
        change(&options)
        let document = try InterfaceBuilderReader.read(Array(text.utf8), file: "x", options: options)
        let scene = document.scenes[0]
        let layout = scene.tree.resolve(in: scene.environment)
        var frames: [String: Rect] = [:]
        for (view, item) in zip(scene.tree.items, layout.items) { frames[view.identifier] = item.frame }
        return (frames, layout.contentSize(of: scene.tree.root), layout.diagnostics)
    }

    @Test("the height of a prototype is the canvas's: an app's table measures the copies of one that its contents hold")
    func prototypes() throws {
        let row = Self.row("c1", y: 28, height: 120, attributes: "rowHeight=\"120\"")
        let open = row.replacing("secondAttribute=\"bottomMargin\"", with: "secondAttribute=\"centerY\"")
        for (row, isMeasured) in [(row, true), (open, false)] {
            let body = "<prototypes>\(row)</prototypes>"
            let own = try #require(try layout(style: "plain", body: body) { _ in }.frames["c1"])
            #expect(own.height == 120)
            let onPhone = try layout(style: "plain", body: body) { $0.device = Device.named("iPhoneSe") }
            let height = try #require(onPhone.frames["c1"]).height
            #expect(isMeasured ? height < 60 : height == 120, "\(height)")
        }
    }

    @Test(arguments: ["plain", "grouped", "insetGrouped"], ["iPhoneSe", "iPhone8", "iPhone15", "iPadPro11"])
    func rowsHaveTheTableWidthAndFollowOneAnother(style: String, name: String) throws {
        let device = try #require(Device.named(name))
        let (frames, content, diagnostics) = try layout(style: style) { $0.device = device }
        let inset = style == "insetGrouped" ? (device.width > 375 ? 20.0 : 16) : 0
        var bottom = try #require(frames["s1/headerBand"]).maxY
        for id in ["c1", "c2", "c3"] {
            let row = try #require(frames[id])
            #expect(row.x == inset && row.width == device.width - 2 * inset && row.y == bottom)
            bottom = row.maxY
        }
        #expect(frames["head"] == Rect(x: 0, y: 0, width: device.width, height: 60))
        #expect(frames["s1/footerBand"]?.minY == bottom)
        #expect(content == Size(width: device.width, height: try #require(frames["s1/footerBand"]).maxY))
        #expect(diagnostics.filter { $0.kind != .notice } == [])
    }

    @Test func contentViewsFollowTheirRows() throws {
        let (frames, _, _) = try layout { $0.device = Device.named("iPhoneSe") }
        #expect(frames["c1v"] == Rect(x: 0, y: 0, width: 320, height: 64.5))
        // The room of an accessory stays.
        #expect(frames["c2v"] == Rect(x: 0, y: 0, width: 290, height: 80))
        #expect(frames["tl"]?.x == 20 && frames["dl"]?.maxX == 300)
    }

    @Test func heightsAreMeasuredAnewOrKept() throws {
        let (small, _, _) = try layout { $0.device = Device.named("iPhoneSe") }
        let (wide, _, _) = try layout { $0.device = Device.named("iPadPro11") }
        let (large, content, _) = try layout { $0.contentSizeCategory = .accessibilityExtraLarge }
        #expect(small["c1"]?.height == 64.5 && (wide["c1"]?.height ?? 0) <= 44)
        #expect((large["c1"]?.height ?? 0) > 150)
        for frames in [small, wide, large] { #expect(frames["c2"]?.height == 80) }
        #expect((small["s1/footer"]?.height ?? 0) > (wide["s1/footer"]?.height ?? 0))
        #expect((content?.height ?? 0) > 400)
    }

    @Test func theOwnCanvasKeepsTheRecordedRows() throws {
        let (frames, content, _) = try layout { _ in }
        #expect(frames["c1"] == Rect(x: 0, y: 115, width: 414, height: 63))
        #expect(frames["s1/headerBand"] == nil && frames["s1/header"] != nil)
        #expect((content?.height ?? 0) >= 302)
    }

    /// A translation that needs more or fewer lines changes its row's height on the file's own canvas and moves what
    /// stands below; everything above, and a row of fixed height, stays where the canvas had it.
    @Test(arguments: ["plain", "grouped", "insetGrouped"])
    func aTranslationChangesItsRowsHeight(style: String) throws {
        func translated(_ texts: [String: String]) throws -> [String: Rect] {
            let (frames, _, diagnostics) = try layout(style: style) {
                $0.surroundings = { _, _ in
                    var found = DocumentSurroundings()
                    found.texts = texts
                    return found
                }
            }
            #expect(diagnostics.filter { $0.kind != .notice } == [])
            return frames
        }
        let unchanged = try layout(style: style) { _ in }.frames
        for (text, isHigher) in [(String(repeating: "Benachrichtigungen ", count: 16), true), ("Kurz", false)] {
            let frames = try translated(["c1l.text": text])
            let first = try #require(frames["c1"])
            #expect(first.y == 115 && first.height != 63 && (first.height > 63) == isHigher)
            #expect(frames["c1l"]?.height == first.height - 22)
            for (id, frame) in unchanged {
                let moved = (frame.y == 178 || frame.y == 258) && !id.hasPrefix("c1") ? first.height - 63 : 0
                guard ["c2", "c3", "head", "s1/header"].contains(id) else { continue }
                #expect(frames[id] == Rect(x: frame.x, y: frame.y + moved, width: frame.width, height: frame.height))
            }
        }
        // The same text, and a row of fixed height, leave the canvas as it is.
        #expect(
            try translated(["c1l.text": "A text that needs one line on a wide phone and two on a small one"])
                == unchanged)
        let fixed = try translated(["c2l.text": String(repeating: "Benachrichtigungen ", count: 16)])
        #expect(["c1", "c2", "c3"].allSatisfy { fixed[$0] == unchanged[$0] })
    }

    /// A scene is found by one name in all languages, although its title is translated.
    @Test func aTranslatedTitleDoesNotRenameItsScene() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES">
            <scenes><scene sceneID="s"><objects><viewController title="Bookmarks" id="vc"><view key="view" id="v">
            <rect key="frame" x="0" y="0" width="414" height="896"/></view></viewController></objects></scene>
            <scene sceneID="n"><objects><navigationController title="Start" id="nc"/></objects></scene></scenes></document>
            """
        var options = InterfaceBuilderReader.Options()
        options.surroundings = { _, _ in
            var found = DocumentSurroundings()
            found.texts = ["vc.title": "Lesezeichen", "nc.title": "Anfang"]
            return found
        }
        let document = try InterfaceBuilderReader.read(Array(text.utf8), file: "x", options: options)
        #expect(document.scenes.map(\.name) == ["Bookmarks"] && document.containers.map(\.name) == ["Start"])
    }

    /// Cells reach the screen's edges on a phone on its side; what they and the section's titles show keeps clear of the
    /// sensor housing. The cards of an inset grouped table stand inside.
    @Test(arguments: ["grouped", "plain", "insetGrouped"])
    func contentsKeepClearOfTheSafeAreasSides(style: String) throws {
        for name in ["iPhone15", "iPhone13", "iPhone8"] {
            let device = try #require(Device.named(name))
            let (frames, _, diagnostics) = try layout(style: style) {
                $0.device = device
                $0.isLandscape = true
            }
            let side = device.landscapeSafeAreaInsets.left
            let width = device.height
            let card = style == "insetGrouped" ? side + 20 : 0
            let covered = style == "insetGrouped" ? 0 : side
            #expect(diagnostics.filter { $0.kind != .notice } == [])
            for (row, accessory) in [("c1", 0.0), ("c2", 30), ("c3", 0)] {
                let cell = try #require(frames[row])
                #expect(cell.minX == card && cell.width == width - 2 * card)
                let content = try #require(frames[row == "c3" ? "v3" : row + "v"])
                #expect(content.minX == covered, "\(name) \(row)")
                #expect(content.width == cell.width - 2 * covered - accessory, "\(name) \(row)")
            }
            // On a phone on its side the table's margin is 16, and a card stands 20 points from the safe area.
            let inset = style == "insetGrouped" ? 36.0 : device.height >= 394 && device.width >= 414 ? 20 : 16
            #expect(frames["s1/header"]?.minX == side + inset)
        }
    }
}
