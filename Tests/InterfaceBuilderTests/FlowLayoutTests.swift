import InterfaceBuilder
import LayoutEngine
import TestSupport
import Testing

/// Collection views with a flow layout on another device than their own.
@Suite struct FlowLayoutTests {
    /// A controller's collection view, as wide as its view, with cells of the sizes.
    private func document(_ sizes: [Size], flow: String = "", insets: EdgeInsets = .zero, extra: String = "") -> [UInt8]
    {
        let cells = sizes.enumerated().map { index, size in
            """
            <collectionViewCell id="c\(index)"><rect key="frame" x="\(index)" y="7" width="\(size.width)" height="\(size.height)"/>
            <collectionViewCellContentView key="contentView" id="v\(index)"><rect key="frame" x="0" y="0" width="\(size.width)" height="\(size.height)"/>
            </collectionViewCellContentView></collectionViewCell>
            """
        }
        return storyboard(
            """
            <subviews><collectionView translatesAutoresizingMaskIntoConstraints="NO" id="cv"><rect key="frame" x="0" y="0" width="414" height="400"/>
            <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" minimumInteritemSpacing="8" \(flow) id="f">
            <size key="itemSize" width="100" height="50"/><size key="headerReferenceSize" width="20" height="30"/>
            <size key="footerReferenceSize" width="25" height="40"/>
            <inset key="sectionInset" minX="\(insets.left)" minY="\(insets.top)" maxX="\(insets.right)" maxY="\(insets.bottom)"/>
            </collectionViewFlowLayout><cells>\(cells.joined())</cells>\(extra)</collectionView></subviews><constraints>
            <constraint firstItem="cv" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="1"/>
            <constraint firstItem="cv" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="2"/>
            <constraint firstItem="cv" firstAttribute="top" secondItem="root" secondAttribute="top" id="3"/>
            <constraint firstItem="cv" firstAttribute="height" secondItem="root" secondAttribute="height" multiplier="0.5" id="4"/>
            </constraints>
            """)
    }

    private func layout(_ bytes: [UInt8], device: String?) throws -> (frames: [String: Rect], content: Size?) {
        var options = InterfaceBuilderReader.Options()
        options.device = try device.map { try #require(Device.named($0)) }
        let scene = try InterfaceBuilderReader.read(bytes, file: "x", options: options).scenes[0]
        let layout = scene.tree.resolve(in: scene.environment)
        #expect(layout.diagnostics.filter { $0.kind != .notice } == [])
        var frames: [String: Rect] = [:]
        var content: Size?
        for (index, view) in scene.tree.items.enumerated() {
            frames[view.identifier] = layout.items[index].frame
            if view.identifier == "cv" { content = layout.contentSize(of: ItemID(index: Int32(index))) }
        }
        return (frames, content)
    }

    /// iPhone SE is 320 points wide: three items of 100 and gaps of 8 would need 316, four 424.
    @Test func equalItemsShareTheRoomOfALineAndTheLastLineKeepsTheGrid() throws {
        let (frames, content) = try layout(
            document(Array(repeating: Size(width: 100, height: 50), count: 5)), device: "iPhoneSe")
        #expect(frames["c0"] == Rect(x: 0, y: 30, width: 100, height: 50))
        #expect(frames["c1"]?.x == 110 && frames["c2"]?.x == 220)
        #expect(frames["c3"] == Rect(x: 0, y: 90, width: 100, height: 50))
        #expect(frames["c4"] == Rect(x: 110, y: 90, width: 100, height: 50))
        #expect(frames["v4"] == Rect(x: 0, y: 0, width: 100, height: 50))
        #expect(content == Size(width: 320, height: 180))
    }

    @Test func theSectionsInsetTakesRoomOnAllSides() throws {
        let (frames, content) = try layout(
            document(
                Array(repeating: Size(width: 100, height: 50), count: 3),
                insets: EdgeInsets(top: 5, left: 20, bottom: 6, right: 30)), device: "iPhoneSe")
        // Two fit into 270 and have 70 between them.
        #expect(frames["c0"]?.origin == Point(x: 20, y: 35) && frames["c1"]?.origin == Point(x: 190, y: 35))
        #expect(frames["c2"]?.origin == Point(x: 20, y: 95))
        #expect(content?.height == 191)
    }

    @Test func anItemAloneInItsLineStandsInTheMiddle() throws {
        let (frames, _) = try layout(
            document(Array(repeating: Size(width: 200, height: 50), count: 2)), device: "iPhoneSe")
        #expect(frames["c0"]?.origin == Point(x: 60, y: 30) && frames["c1"]?.origin == Point(x: 60, y: 90))
        let (wide, _) = try layout(document([Size(width: 400, height: 50)]), device: "iPhoneSe")
        #expect(wide["c0"]?.origin == Point(x: -40, y: 30))
    }

    @Test func theLastLineOfDifferentItemsKeepsTheSmallestSpacing() throws {
        let sizes = [(150.0, 50.0), (150, 20), (60, 20), (70, 40)].map { Size(width: $0, height: $1) }
        let (frames, content) = try layout(document(sizes), device: "iPhoneSe")
        #expect(frames["c0"]?.origin == Point(x: 0, y: 30))
        // Centred in a line as high as its highest item.
        #expect(frames["c1"]?.origin == Point(x: 170, y: 45))
        #expect(frames["c2"]?.origin == Point(x: 0, y: 100) && frames["c3"]?.origin == Point(x: 68, y: 90))
        #expect(content?.height == 170)
    }

    @Test func aHorizontalFlowFillsColumns() throws {
        // Half of the height of an iPhone SE is 284: five of 50 and gaps of 8 need 282.
        let (frames, content) = try layout(
            document(Array(repeating: Size(width: 100, height: 50), count: 6), flow: "scrollDirection=\"horizontal\""),
            device: "iPhoneSe")
        #expect(frames["c0"]?.origin == Point(x: 20, y: 0) && frames["c4"]?.origin == Point(x: 20, y: 234))
        #expect(frames["c5"]?.origin == Point(x: 130, y: 0))
        #expect(content == Size(width: 255, height: 284))
    }

    @Test func headersAndFootersAreAsWideAsTheCollection() throws {
        func band(_ role: String, _ y: Int) -> String {
            """
            <collectionReusableView key="\(role)" id="\(role)"><rect key="frame" x="0" y="\(y)" width="414" height="33"/>
            </collectionReusableView>
            """
        }
        let (frames, _) = try layout(
            document(
                [Size(width: 100, height: 50)], extra: band("sectionHeaderView", 0) + band("sectionFooterView", 99)),
            device: "iPhoneSe")
        #expect(frames["sectionHeaderView"] == Rect(x: 0, y: 0, width: 320, height: 30))
        #expect(frames["sectionFooterView"] == Rect(x: 0, y: 80, width: 320, height: 40))
    }

    @Test func theOwnCanvasAndLayoutsOfOtherClassesKeepTheRecordedItems() throws {
        let sizes = [Size(width: 100, height: 50)]
        #expect(try layout(document(sizes), device: nil).frames["c0"]?.origin == Point(x: 0, y: 7))
        let custom = document(sizes, flow: "customClass=\"GridLayout\"")
        #expect(try layout(custom, device: "iPhoneSe").frames["c0"]?.origin == Point(x: 0, y: 7))
    }

    /// Random items on every device: none reaches out of the room that it fits into, lines follow one another, neighbours
    /// keep the smallest spacing, and the content ends below the last line.
    @Test func itemsNeverOverlap() throws {
        var random = SeededGenerator(seed: 41)
        for _ in 0..<12 {
            let isUniform = Bool.random(using: &random)
            let all = Size(
                width: Double(Int.random(in: 20...340, using: &random)),
                height: Double(Int.random(in: 10...90, using: &random)))
            let sizes = (0..<Int.random(in: 1...14, using: &random)).map { _ in
                isUniform
                    ? all
                    : Size(
                        width: Double(Int.random(in: 20...340, using: &random)),
                        height: Double(Int.random(in: 10...90, using: &random)))
            }
            let device = try #require(["iPhoneSe", "iPhone8", "iPhone15", "iPadPro11"].randomElement(using: &random))
            let (frames, content) = try layout(document(sizes), device: device)
            let width = try #require(frames["cv"]).width
            var before: Rect?
            var bottom = 30.0
            for index in sizes.indices {
                let item = try #require(frames["c\(index)"])
                #expect(abs(item.width - sizes[index].width) < 0.001 && abs(item.height - sizes[index].height) < 0.001)
                #expect(item.width > width || (item.minX >= -0.5 && item.maxX <= width + 0.5))
                if let before {
                    let follows = item.minX >= before.maxX + 7.5
                    #expect(follows || item.minY >= bottom + 9)
                }
                before = item
                bottom = max(bottom, item.maxY)
            }
            // The highest item of the last line reaches its bottom.
            #expect(abs(try #require(content).height - bottom - 40) <= 0.5)
        }
    }
}
