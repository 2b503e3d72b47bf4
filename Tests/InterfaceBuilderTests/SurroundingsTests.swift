import InterfaceBuilder
import LayoutEngine
import Testing

/// Bars, sheets and margins around a root, as Interface Builder's canvas lays them out.
@Suite struct SurroundingsTests {
    private func document(_ scenes: String, device: String = "retina6_1", version: Int = 22_505) -> [UInt8] {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES">
            <device id="\(device)" orientation="portrait"/>
            <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="\(version)"/></dependencies>
            <scenes>\(scenes)</scenes></document>
            """
        return Array(text.utf8)
    }

    private func scene(_ controller: String) -> String {
        "<scene sceneID=\"s\"><objects>\(controller)</objects></scene>"
    }

    /// A controller whose view `<id>v` fills the safe area of its root.
    private func content(_ id: String, height: Double = 896, segue: String = "") -> String {
        scene(
            """
            <viewController id="\(id)"><view key="view" id="\(id)root"><rect key="frame" x="0" y="0" width="414" height="\(height)"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)v">
            <rect key="frame" x="0" y="0" width="1" height="1"/></view></subviews><viewLayoutGuide key="safeArea" id="\(id)g"/>
            <constraints>
            <constraint firstItem="\(id)v" firstAttribute="top" secondItem="\(id)g" secondAttribute="top" id="\(id)1"/>
            <constraint firstItem="\(id)v" firstAttribute="bottom" secondItem="\(id)g" secondAttribute="bottom" id="\(id)2"/>
            <constraint firstItem="\(id)v" firstAttribute="leading" secondItem="\(id)g" secondAttribute="leading" id="\(id)3"/>
            <constraint firstItem="\(id)v" firstAttribute="trailing" secondItem="\(id)g" secondAttribute="trailing" id="\(id)4"/>
            </constraints></view><connections>\(segue)</connections></viewController>
            """)
    }

    private func frame(_ id: String, _ bytes: [UInt8]) throws -> Rect {
        let document = try InterfaceBuilderReader.read(bytes, file: "x")
        return try #require(frames(of: document).first { $0.id == id }?.frame)
    }

    /// A cell on its own whose view `v` keeps the margins.
    @Test(arguments: [
        ("retina6_1", 22_505, 320.0, 16.0), ("retina6_1", 22_505, 331, 20), ("retina6_1", 22_505, 414, 20),
        ("retina6_1", 22_505, 600, 20), ("retina6_12", 22_505, 320, 16), ("retina4_7", 22_505, 331, 16),
        ("retina4_7", 22_505, 600, 16), ("retina4_7", 14_490, 600, 20), ("retina4_7", 15_400, 331, 15),
        ("retina4_7", 12_086, 600, 8),
    ])
    func sidesOfACellOnItsOwn(device: String, version: Int, width: Double, side: Double) throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
            <device id="\(device)" orientation="portrait"/>
            <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="\(version)"/></dependencies>
            <objects><tableViewCell id="c"><rect key="frame" x="0" y="0" width="\(width)" height="60"/>
            <tableViewCellContentView key="contentView" tableViewCell="c" id="content">
            <rect key="frame" x="0" y="0" width="\(width)" height="60"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v">
            <rect key="frame" x="0" y="0" width="1" height="1"/></view></subviews>
            <constraints>
            <constraint firstItem="v" firstAttribute="top" secondItem="content" secondAttribute="top" id="1"/>
            <constraint firstItem="v" firstAttribute="bottom" secondItem="content" secondAttribute="bottom" id="2"/>
            <constraint firstItem="v" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="3"/>
            <constraint firstItem="v" firstAttribute="trailing" secondItem="content" secondAttribute="trailingMargin" id="4"/>
            </constraints></tableViewCellContentView></tableViewCell></objects></document>
            """
        let found = try frame("v", Array(text.utf8))
        #expect(found.minX == side && found.maxX == width - side)
    }

    /// In a tab bar controller inside a navigation controller the tabs have both bars, and pushed controllers cover the
    /// tab bar.
    @Test func tabsInsideANavigationController() throws {
        let bytes = document(
            scene(
                """
                <navigationController id="nav"><connections>
                <segue destination="tabs" kind="relationship" relationship="rootViewController" id="a"/></connections>
                </navigationController>
                """)
                + scene(
                    """
                    <tabBarController id="tabs"><connections>
                    <segue destination="one" kind="relationship" relationship="viewControllers" id="b"/></connections>
                    </tabBarController>
                    """) + content("one", segue: "<segue destination=\"two\" kind=\"show\" id=\"c\"/>") + content("two")
        )
        let tab = try frame("onev", bytes)
        #expect(tab.minY == 92 && tab.maxY == 896 - 83)
        let pushed = try frame("twov", bytes)
        #expect(pushed.minY == 92 && pushed.maxY == 896 - 34)
    }

    /// A sheet keeps clear of nothing at its top, from Xcode 16.3 on of the simulated status bar.
    @Test(arguments: [(842.0, 17_505, 0.0, 34.0), (886, 17_505, 0, 34), (842, 24_743, 44, 0)])
    func sheets(height: Double, version: Int, top: Double, bottom: Double) throws {
        let found = try frame("onev", document(content("one", height: height), device: "retina6_5", version: version))
        #expect(found.minY == top && found.maxY == height - bottom)
    }

    /// A xib's view says itself which bars it simulates.
    @Test func barsOfAXibsView() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
            <device id="retina6_1" orientation="portrait"/>
            <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="20020"/></dependencies>
            <objects><view id="root"><rect key="frame" x="0" y="0" width="414" height="896"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v">
            <rect key="frame" x="0" y="0" width="1" height="1"/></view></subviews><viewLayoutGuide key="safeArea" id="g"/>
            <constraints><constraint firstItem="v" firstAttribute="top" secondItem="g" secondAttribute="top" id="1"/></constraints>
            <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/></view></objects></document>
            """
        #expect(try frame("v", Array(text.utf8)).minY == 88)
    }

    /// A collection cell on its own has the sides of any root.
    @Test(arguments: [(375.0, 16.0), (402, 20)])
    func collectionCellsOnTheirOwn(width: Double, side: Double) throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
            <device id="retina4_7" orientation="portrait"/>
            <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="14460.20"/></dependencies>
            <objects><collectionViewCell id="cell"><rect key="frame" x="0" y="0" width="\(width)" height="100"/>
            <view key="contentView"><rect key="frame" x="0" y="0" width="\(width)" height="100"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v">
            <rect key="frame" x="0" y="0" width="1" height="1"/></view></subviews></view>
            <constraints><constraint firstItem="v" firstAttribute="leading" secondItem="cell" secondAttribute="leadingMargin" id="1"/>
            <constraint firstItem="v" firstAttribute="top" secondItem="cell" secondAttribute="topMargin" id="2"/>
            <constraint firstAttribute="trailingMargin" secondItem="v" secondAttribute="trailing" id="3"/>
            </constraints></collectionViewCell></objects></document>
            """
        let found = try frame("v", Array(text.utf8))
        #expect(found.minX == side && found.maxX == width - side && found.minY == 0)
    }

    /// A root that is as much shorter than the screen as an opaque bar is high stands below one, whoever brings the bar.
    @Test(arguments: [(808.0, 0.0, 34.0), (800, 44, 0)])
    func rootsBelowBarsOfOtherStoryboards(height: Double, top: Double, bottom: Double) throws {
        let found = try frame("onev", document(content("one", height: height), device: "retina6_5", version: 17_505))
        #expect(found.minY == top && found.maxY == height - bottom)
    }
}
