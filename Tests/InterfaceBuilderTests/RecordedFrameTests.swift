import LayoutEngine
import Testing

@testable import InterfaceBuilder

/// Content views of rows whose frames are recorded in the words of older releases of Xcode, or not at all.
@Suite struct RecordedFrameTests {
    /// The frames of a table's row, its content view and the view inside the content view.
    private func frames(content: String, inner: String) throws -> [String: Rect] {
        let body = """
            <subviews><tableView fixedFrame="YES" style="plain" rowHeight="60" id="table">
            <rect key="frame" x="0" y="0" width="414" height="896"/><prototypes>
            <tableViewCell rowHeight="60" id="cell"><rect key="frame" x="0" y="28" width="414" height="60"/>
            <autoresizingMask key="autoresizingMask"/>
            <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">\(content)
            <autoresizingMask key="autoresizingMask"/>
            <subviews><view fixedFrame="YES" id="inner">\(inner)</view></subviews>
            </tableViewCellContentView></tableViewCell></prototypes></tableView></subviews>
            """
        let document = try InterfaceBuilderReader.read(storyboard(body), file: "x")
        return Dictionary(
            InterfaceBuilderTests.frames(of: document).map { ($0.id, $0.frame) }, uniquingKeysWith: { one, _ in one })
    }

    private let rect = "<rect key=\"frame\" x=\"15\" y=\"6\" width=\"40\" height=\"20\"/>"

    /// The canvas runs the program's own classes, which choose fonts, insets and sizes in code.
    @Test(arguments: [("label", "SFHeading", 53.5), ("label", "", 41), ("button", "Primary", 50), ("button", "", 30)])
    func sizesOfTheProgramsOwnLabelsAndButtons(element: String, name: String, wanted: Double) throws {
        let height = element == "label" ? 53.5 : 50
        let body = """
            <subviews><\(element) text="Hi Mikayla!" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" \
            \(name.isEmpty ? "" : "customClass=\"\(name)\"") id="v"><rect key="frame" x="24" y="88" width="327" height="\(height)"/>
            <fontDescription key="fontDescription" type="system" pointSize="\(element == "label" ? 34 : 15)"/>
            <state key="normal" title="Fix it"/></\(element)></subviews><constraints>
            <constraint firstItem="v" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="24" id="1"/>
            <constraint firstItem="v" firstAttribute="top" secondItem="root" secondAttribute="top" constant="88" id="2"/>
            <constraint firstItem="v" firstAttribute="width" constant="327" id="3"/></constraints>
            """
        let document = try InterfaceBuilderReader.read(storyboard(body), file: "x")
        let view = try #require(InterfaceBuilderTests.frames(of: document).first { $0.id == "v" })
        #expect(view.frame.height == wanted)
    }

    /// The estimated width of a line is sometimes a little larger than the recorded rectangle, which has room for no other line.
    @Test(arguments: [(244.33, 24.0), (160, 40.5)])
    func aTextTakesNoMoreLinesThanItsRecordedRectangleHolds(width: Double, wanted: Double) throws {
        let body = """
            <subviews><label text="Unable to Process Your Request" numberOfLines="0" \
            translatesAutoresizingMaskIntoConstraints="NO" id="v">
            <rect key="frame" x="24" y="88" width="\(width)" height="\(wanted)"/>
            <constraints><constraint firstAttribute="height" relation="greaterThanOrEqual" constant="24" id="1"/></constraints>
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews><constraints>
            <constraint firstItem="v" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="24" id="2"/>
            <constraint firstItem="v" firstAttribute="width" constant="\(width)" id="3"/>
            <constraint firstItem="v" firstAttribute="top" secondItem="root" secondAttribute="top" constant="88" id="4"/>
            </constraints>
            """
        let document = try InterfaceBuilderReader.read(storyboard(body), file: "x")
        let view = try #require(InterfaceBuilderTests.frames(of: document).first { $0.id == "v" })
        #expect(view.frame.height == wanted)
    }

    @Test func framesWrittenAsInsets() throws {
        let frames = try frames(
            content: "<frame key=\"frameInset\" width=\"414\" height=\"59\"/>",
            inner: "<frame key=\"frameInset\" minX=\"15\" minY=\"6\" width=\"40\" height=\"20\"/>")
        #expect(frames["inner"] == Rect(x: 15, y: 6, width: 40, height: 20))
        #expect(frames["content"]?.size == Size(width: 414, height: 59))
    }

    /// Without a frame of its own, the content view is the row without the separator.
    @Test func aContentViewWithoutAFrame() throws {
        let frames = try frames(content: "", inner: rect)
        #expect(frames["inner"] == Rect(x: 15, y: 6, width: 40, height: 20))
        #expect(frames["content"]?.size == Size(width: 414, height: 59))
    }
}
