import InterfaceBuilder
import LayoutEngine
import Testing

/// Roots below bars and in sheets on a device that is not the file's own.
extension CanvasReleaseTests {
    /// The root's height, and the insets of a view in its safe area.
    private func placed(
        _ size: Size, _ canvas: String, _ version: Int, on name: String, isOpaque: Bool = true, extra: String = ""
    ) throws -> [Double] {
        let bar = "<navigationBar key=\"navigationBar\" translucent=\"\(isOpaque ? "NO" : "YES")\" id=\"bar\"/>"
        let text = board([navigation(extra: bar), controller(viewInSafeArea, size, extra: extra)], canvas, version)
        var options = InterfaceBuilderReader.Options()
        let device = try #require(Device.named(name))
        options.device = device
        let all = frames(of: try InterfaceBuilderReader.read(Array(text.utf8), file: "x", options: options))
        let root = try #require(all.first { $0.id == "root" }?.frame)
        let view = try #require(all.first { $0.id == "v" }?.frame)
        return [root.height, view.minY, root.height - view.maxY]
    }

    /// A root below an opaque bar begins below the bar of each device, and ends at the screen's bottom.
    @Test(
        arguments: [
            ("iPhone13", [753.0, 0, 34]), ("iPhone8", [603, 0, 0]), ("iPhone16Pro", [768, 0, 34]),
        ] as [(String, [Double])])
    func rootsBelowOpaqueBars(device: String, wanted: [Double]) throws {
        #expect(try placed(Size(width: 375, height: 603), "retina4_7", 14_490, on: device) == wanted)
        #expect(try placed(Size(width: 414, height: 808), "retina6_1", 18_093, on: device) == wanted)
    }

    /// A root between opaque bars ends above the tab bar of each device.
    @Test(arguments: [("iPhone13", [670.0, 0, 0]), ("iPhone8", [554, 0, 0])] as [(String, [Double])])
    func rootsBetweenOpaqueBars(device: String, wanted: [Double]) throws {
        let tabs = "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\" translucent=\"NO\"/>"
        let size = Size(width: 375, height: 554)
        #expect(try placed(size, "retina4_7", 14_490, on: device, extra: tabs) == wanted)
    }

    /// A root below an opaque bar in a sheet touches the bar on each device, without a band between them.
    @Test(arguments: ["iPhone13", "iPhone8", "iPhone16Pro"])
    func rootsBelowOpaqueBarsInSheets(device: String) throws {
        let placed = try placed(Size(width: 414, height: 786), "retina6_1", 18_093, on: device)
        let screen = try #require(Device.named(device)).height
        #expect(placed[0] == screen - 110 && placed[1] == 0)
    }

    /// A screen of the designer's own size is the device's screen on another device, less what bars took of that size; a sheet of an
    /// iPad fills a phone.
    @Test(
        arguments: [
            ("retina4_7", 375.0, 500.0, 500.0, "iPhoneSe", [320.0, 568.0]),
            ("retina4_7", 375, 1336, 1400, "iPhoneSe", [320, 504]),
            ("retina6_12", 643, 1000, 1000, "iPhone13", [390, 844]),
            ("ipad12_9rounded", 699, 1000, 1000, "iPhoneSe", [320, 568]),
            ("ipad11_0rounded", 704, 995.5, nil, "iPhone13", [390, 844]),
        ] as [(String, Double, Double, Double?, String, [Double])])
    func screensOfAChosenSize(
        canvas: String, width: Double, height: Double, chosen: Double?, device: String, wanted: [Double]
    ) throws {
        let extra = chosen.map { "<size key=\"freeformSize\" width=\"\(width)\" height=\"\($0)\"/>" } ?? ""
        let root = controller(viewInSafeArea, Size(width: width, height: height), extra: extra)
        var options = InterfaceBuilderReader.Options()
        options.device = Device.named(device)
        let bytes = Array(board([root], canvas, 22_505).utf8)
        let all = frames(of: try InterfaceBuilderReader.read(bytes, file: "x", options: options))
        let frame = try #require(all.first { $0.id == "root" }?.frame)
        #expect([frame.width, frame.height] == wanted)
    }

    /// The labels of a cell's standard style, saved at a small text size, are as wide as their texts on another device; recorded
    /// widths that the texts explain are kept, and so are both where the texts have no room beside each other.
    @Test(
        arguments: [
            (32.0, 40.0, "Language", "English", false), (75, 56, "Language", "English", true),
        ])
    func textsOfStandardCells(
        width: Double, detailWidth: Double, text: String, detail: String, isKept: Bool
    ) throws {
        func label(_ id: String, _ text: String, _ x: Double, _ width: Double) -> String {
            """
            <label text="\(text)" id="\(id)"><rect key="frame" x="\(x)" y="12" width="\(width)" height="20"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            """
        }
        let content = label("title", text, 20, width) + label("value", detail, 355 - detailWidth, detailWidth)
        let table = """
            <tableViewController id="vc"><tableView key="view" dataMode="static" style="plain" rowHeight="44" id="root">
            <rect key="frame" x="0" y="0" width="375" height="667"/><sections><tableViewSection id="section"><cells>
            <tableViewCell style="IBUITableViewCellStyleValue1" textLabel="title" detailTextLabel="value" id="cell">
            <rect key="frame" x="0" y="0" width="375" height="44"/><tableViewCellContentView key="contentView" id="content">
            <rect key="frame" x="0" y="0" width="375" height="44"/><subviews>\(content)</subviews></tableViewCellContentView>
            </tableViewCell></cells></tableViewSection></sections></tableView></tableViewController>
            """
        var options = InterfaceBuilderReader.Options()
        let device = try #require(Device.named("iPhone13"))
        options.device = device
        let bytes = Array(board([table], "retina4_7", 18_093).utf8)
        let all = frames(of: try InterfaceBuilderReader.read(bytes, file: "x", options: options))
        let title = try #require(all.first { $0.id == "title" }?.frame)
        let value = try #require(all.first { $0.id == "value" }?.frame)
        #expect(title.x == 20 && value.maxX == 370)
        #expect((title.width == width) == isKept && (value.width == detailWidth) == isKept)
        // "Language" and "English" in 17 points.
        if !isKept { #expect(abs(title.width - 76) < 4 && abs(value.width - 57) < 4) }
        // Two texts without room for both: the title has what its text needs, as in a cell of tree.json.
        let long = ["Language ", "English "].map { String(repeating: $0, count: 4) }
        let crowded = table.replacing("text=\"\(text)\"", with: "text=\"\(long[0])\"")
            .replacing("text=\"\(detail)\"", with: "text=\"\(long[1])\"")
        let both = frames(
            of: try InterfaceBuilderReader.read(
                Array(board([crowded], "retina4_7", 18_093).utf8), file: "x", options: options))
        let first = try #require(both.first { $0.id == "title" }?.frame)
        let second = try #require(both.first { $0.id == "value" }?.frame)
        #expect(first.x == 20 && first.width > 250 && first.maxX <= second.x && second.width > 0)
        // A value alone keeps the trailing edge; a title alone ends at a margin as wide as the one that it begins at.
        func alone(_ style: String, _ role: String) throws -> Rect? {
            let cell = table.replacing("IBUITableViewCellStyleValue1", with: style)
                .replacing(role == "value" ? " textLabel=\"title\"" : " detailTextLabel=\"value\"", with: "")
            let bytes = Array(board([cell], "retina4_7", 18_093).utf8)
            return frames(of: try InterfaceBuilderReader.read(bytes, file: "x", options: options))
                .first { $0.id == role }?.frame
        }
        let lone = try #require(try alone("IBUITableViewCellStyleValue1", "value"))
        #expect(lone.maxX == 370 && (isKept || abs(lone.width - 57) < 4))
        let plain = try #require(try alone("IBUITableViewCellStyleDefault", "title"))
        #expect(plain.x == 20 && plain.maxX <= 370 && plain.width >= width)
    }

    /// A text of a subtitle cell keeps its width on a narrower phone that has room for the text, and ends at the margin elsewhere.
    @Test(arguments: [(230.0, 230.0), (300, 280), (374, 280)])
    func textsOfSubtitleCellsOnANarrowerPhone(width: Double, wanted: Double) throws {
        let table = """
            <tableViewController id="vc"><tableView key="view" dataMode="prototypes" style="plain" id="root">
            <rect key="frame" x="0" y="0" width="414" height="896"/><prototypes>
            <tableViewCell style="IBUITableViewCellStyleSubtitle" textLabel="title" id="cell">
            <rect key="frame" x="0" y="0" width="414" height="44"/><tableViewCellContentView key="contentView" id="content">
            <rect key="frame" x="0" y="0" width="414" height="44"/><subviews><label text="A" id="title">
            <rect key="frame" x="20" y="12" width="\(width)" height="20"/></label></subviews></tableViewCellContentView>
            </tableViewCell></prototypes></tableView></tableViewController>
            """
        var options = InterfaceBuilderReader.Options()
        options.device = Device.named("iPhoneSe")
        let document = try InterfaceBuilderReader.read(
            Array(board([table], "retina6_1", 22_505).utf8), file: "x", options: options)
        #expect(frames(of: document).first { $0.id == "title" }?.frame.width == wanted)
    }

    /// A row of a standard style without a stated height is as high on another device as UIKit makes it in the file's release,
    /// and higher with larger texts; a stated height stands.
    @Test(
        arguments: [
            (18_093, "-1", "Value1", 44.0), (24_063, "-1", "Value1", 51), (24_063, "-1", "Default", 51),
            (24_063, "-1", "Subtitle", 55), (24_063, "44", "Value1", 44),
        ])
    func heightsOfStandardRows(version: Int, rowHeight: String, style: String, wanted: Double) throws {
        let isBelow = style == "Subtitle"
        func label(_ id: String, _ text: String, _ frame: String, _ font: String) -> String {
            """
            <label text="\(text)" adjustsFontForContentSizeCategory="YES" id="\(id)"><rect key="frame" \(frame)/>
            <fontDescription key="fontDescription" style="\(font)"/></label>
            """
        }
        let title = label("title", "Card", #"x="20" y="10" width="37" height="20.5""#, "UICTFontTextStyleBody")
        let detail = label(
            "detail", "Visa",
            isBelow ? #"x="20" y="31" width="25" height="14.5""# : #"x="320" y="10" width="34" height="20.5""#,
            isBelow ? "UICTFontTextStyleCaption1" : "UICTFontTextStyleBody")
        let has = style == "Default" ? "" : #" detailTextLabel="detail""#
        let table = """
            <tableViewController id="vc"><tableView key="view" dataMode="static" style="plain" rowHeight="\(rowHeight)" id="root">
            <rect key="frame" x="0" y="0" width="375" height="667"/><sections><tableViewSection id="section"><cells>
            <tableViewCell style="IBUITableViewCellStyle\(style)" textLabel="title"\(has) id="cell">
            <rect key="frame" x="0" y="0" width="375" height="48"/><tableViewCellContentView key="contentView" id="content">
            <rect key="frame" x="0" y="0" width="375" height="48"/><subviews>\(title)\(has.isEmpty ? "" : detail)</subviews>
            </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView></tableViewController>
            """
        var options = InterfaceBuilderReader.Options()
        options.device = Device.named("iPhone13")
        let bytes = Array(board([table], "retina4_7", version).utf8)
        func height() throws -> Double {
            let all = frames(of: try InterfaceBuilderReader.read(bytes, file: "x", options: options))
            return try #require(all.first { $0.id == "cell" }?.frame.height)
        }
        #expect(try height() == wanted)
        options.contentSizeCategory = .accessibilityExtraLarge
        #expect(try rowHeight == "44" ? height() == 44 : height() > wanted + 10)
    }

    /// A row's content view leaves the accessory its room on another device, whether or not recorded sizes are looked at.
    @Test(arguments: InterfaceBuilderReader.Options.Sizes.allCases)
    func contentBesideAnAccessory(sizes: InterfaceBuilderReader.Options.Sizes) throws {
        let table = """
            <tableViewController id="vc"><tableView key="view" dataMode="static" style="plain" id="root">
            <rect key="frame" x="0" y="0" width="375" height="667"/><sections><tableViewSection id="section"><cells>
            <tableViewCell accessoryType="disclosureIndicator" id="cell">
            <rect key="frame" x="0" y="0" width="375" height="60"/><tableViewCellContentView key="contentView" id="content">
            <rect key="frame" x="0" y="0" width="344.5" height="60"/></tableViewCellContentView>
            </tableViewCell></cells></tableViewSection></sections></tableView></tableViewController>
            """
        var options = InterfaceBuilderReader.Options()
        options.sizes = sizes
        options.device = Device.named("iPhone11")
        let bytes = Array(board([table], "retina4_7", 18_093).utf8)
        let all = frames(of: try InterfaceBuilderReader.read(bytes, file: "x", options: options))
        #expect(all.first { $0.id == "content" }?.frame.width == 414 - 30.5)
    }
}
