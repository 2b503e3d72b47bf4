import InterfaceBuilder
import LayoutEngine
import Testing

/// The canvas fits one-line labels in whole points where UIKit does not run the layout.
@Suite struct CanvasTextTests {
    /// A label of 17 points, whose line is 20.29 points high, with more attributes and content.
    private func label(_ id: String, _ attributes: String = "", _ font: String? = nil) -> String {
        """
        <label text="Text" \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="0" y="0" width="0" height="0"/>
        <constraints><constraint firstAttribute="width" relation="greaterThanOrEqual" constant="1" id="\(id)w"/></constraints>
        \(font ?? "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")</label>
        """
    }

    private func height(
        of id: String, in body: String, _ change: (inout InterfaceBuilderReader.Options) -> Void = { _ in }
    ) throws -> Double? {
        var options = InterfaceBuilderReader.Options()
        options.sizes = .measured
        change(&options)
        let document = try InterfaceBuilderReader.read(storyboard(body), file: "x", options: options)
        return frames(of: document).first { $0.id == id }?.frame.height
    }

    @Test func oneLineIsAWholeNumberOfPointsHigh() throws {
        let body = "<subviews>\(label("a"))</subviews>"
        #expect(try height(of: "a", in: body) == 21)
        #expect(try height(of: "a", in: body) { $0.behavior = .app } == 20.5)
    }

    @Test func wrappingTextsTextStylesAndSmallFontsEndOnPixels() throws {
        let style = #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#
        let small = #"<fontDescription key="fontDescription" type="system" pointSize="12"/>"#
        let body = """
            <subviews>\(label("wraps", "numberOfLines=\"0\""))\(label("styled", "", style))
            \(label("small", "", small))</subviews>
            """
        #expect(try height(of: "small", in: body) == 14.5)
        #expect(try height(of: "wraps", in: body) == 20.5)
        #expect(try height(of: "styled", in: body) == 20.5)
    }

    @Test func aStackViewHasItsWholeSceneMeasuredByUIKit() throws {
        let stack = """
            <stackView opaque="NO" axis="vertical" alignment="top" translatesAutoresizingMaskIntoConstraints="NO" id="s">
            <rect key="frame" x="0" y="0" width="0" height="0"/><subviews>\(label("in"))</subviews>
            <constraints><constraint firstAttribute="width" relation="greaterThanOrEqual" constant="1" id="sw"/></constraints></stackView>
            """
        let body = "<subviews>\(stack)\(label("beside"))</subviews>"
        #expect(try height(of: "in", in: body) == 20.5)
        #expect(try height(of: "beside", in: body) == 20.5)
    }

    @Test func cellsAreLaidOutOnTheirOwn() throws {
        let stack = """
            <stackView opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="s">
            <rect key="frame" x="0" y="0" width="0" height="0"/></stackView>
            """
        let body = """
            <subviews>\(stack)<tableView style="plain" id="t"><rect key="frame" x="0" y="0" width="414" height="800"/>
            <prototypes><tableViewCell id="c"><rect key="frame" x="0" y="0" width="414" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="c" id="v">
            <rect key="frame" x="0" y="0" width="414" height="44"/><subviews>\(label("cell"))</subviews>
            </tableViewCellContentView></tableViewCell></prototypes></tableView></subviews>
            """
        #expect(try height(of: "cell", in: body) == 21)
    }

    /// The size of a person's text is not in the file; lines recorded 17 points high instead of 20.5 betray it.
    @Test(
        arguments: [
            ([17, 17], 17), ([20.5, 20.5], 20.5), ([17, 20.5, 20.5], 20.5), ([17, 17, 20.5], 17),
        ] as [([Double], Double)])
    func recordedLinesBetrayTheTextSize(recorded: [Double], height: Double) throws {
        let labels = recorded.enumerated().map { index, recorded in
            """
            <label text="Body" translatesAutoresizingMaskIntoConstraints="NO" id="l\(index)">
            <rect key="frame" x="0" y="0" width="\(recorded < 20 ? 33 : 40)" height="\(recorded)"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
            """
        }
        let wrapped = """
            <label text="Body" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="w">
            <rect key="frame" x="0" y="0" width="90" height="0"/><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
            """
        let body = """
            <subviews><stackView axis="vertical" alignment="top" translatesAutoresizingMaskIntoConstraints="NO" id="s">
            <rect key="frame" x="0" y="0" width="90" height="90"/><subviews>\(labels.joined())\(wrapped)</subviews></stackView></subviews>
            <constraints><constraint firstItem="s" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/>
            <constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="2"/></constraints>
            """
        #expect(try self.height(of: "w", in: body) { $0.sizes = .recorded } == height)
        #expect(try self.height(of: "w", in: body) == 20.5)
        #expect(try self.height(of: "w", in: body) { ($0.sizes, $0.behavior) = (.recorded, .app) } == 20.5)
    }
}
