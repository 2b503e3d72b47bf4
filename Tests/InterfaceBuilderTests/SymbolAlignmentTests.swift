import InterfaceBuilder
import LayoutEngine
import Testing

/// Image views of system symbols, which are aligned by a line of the symbol's font.
@Suite struct SymbolAlignmentTests {
    /// The frames of a root with a body, by id.
    private func frames(in body: String) throws -> [String: Rect] {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
            <device id="retina4_7" orientation="portrait"/>
            <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22505"/></dependencies>
            <objects><view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>\(body)</view></objects>
            <resources><image name="checkmark" catalog="system" width="128" height="114"/></resources></document>
            """
        let document = try InterfaceBuilderReader.read(Array(text.utf8), file: "x")
        let found = InterfaceBuilderTests.frames(of: document).map { ($0.id, $0.frame) }
        return Dictionary(found, uniquingKeysWith: { first, _ in first })
    }

    private func symbol(height: Double, constraints: String = "") -> String {
        """
        <imageView image="checkmark" catalog="system" translatesAutoresizingMaskIntoConstraints="NO" id="v">
        <rect key="frame" x="20" y="0" width="24" height="\(height)"/><constraints>\(constraints)</constraints></imageView>
        """
    }

    /// A symbol with a height of its own is shown at its image's height, in the middle of the height that the constraint says.
    @Test(arguments: [(20.5, 24.0), (24, 24), (26, 24)])
    func heightsOfTheirOwn(recorded: Double, height: Double) throws {
        let own = #"<constraint firstAttribute="height" constant="\#(height)" id="h"/>"#
        let body = """
            <subviews>\(symbol(height: recorded, constraints: own))</subviews><constraints>
            <constraint firstItem="v" firstAttribute="top" secondItem="root" secondAttribute="top" constant="10" id="1"/>
            <constraint firstItem="v" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="2"/>
            </constraints>
            """
        let view = try #require(try frames(in: body)["v"])
        #expect(view.height == recorded)
        #expect(abs(view.midY - (10 + height / 2)) <= 0.5)
    }

    /// Beside a text a symbol takes the height of a line, whatever its image's height is.
    @Test func aStackIsAsHighAsALine() throws {
        let body = """
            <subviews><stackView id="s" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0" y="0" width="24" height="20.5"/><subviews>\(symbol(height: 17))</subviews></stackView></subviews>
            <constraints>
            <constraint firstItem="s" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/>
            <constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="2"/></constraints>
            """
        let frames = try frames(in: body)
        #expect(frames["s"]?.height == 20.5)
        #expect(frames["v"]?.height == 17)
    }
}
