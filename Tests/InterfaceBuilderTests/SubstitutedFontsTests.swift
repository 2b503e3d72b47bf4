import InterfaceBuilder
import LayoutEngine
import Testing

/// Fonts that the Mac lacked which saved a file.
@Suite struct SubstitutedFontsTests {
    private func widths(heights: [Double], family: String = "Gilroy") throws -> [Double] {
        let labels = heights.enumerated().map { index, height in
            """
            <label text="Some words" translatesAutoresizingMaskIntoConstraints="NO" id="l\(index)">
            <rect key="frame" x="20" y="\(40 * index)" width="80" height="\(height)"/>
            <fontDescription key="fontDescription" name="\(family)-Bold" family="\(family)" pointSize="14"/></label>
            """
        }
        let constraints = heights.indices.map { index in
            """
            <constraint firstItem="l\(index)" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="a\(index)"/>
            <constraint firstItem="l\(index)" firstAttribute="top" secondItem="v" secondAttribute="top" constant="\(40 * index)" id="b\(index)"/>
            """
        }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
            <device id="retina4_7" orientation="portrait"/>
            <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22505"/></dependencies>
            <objects><view id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>\(labels.joined())</subviews><constraints>\(constraints.joined())</constraints></view></objects></document>
            """
        var options = InterfaceBuilderReader.Options()
        options.sizes = .measured
        let scene = try InterfaceBuilderReader.read(Array(text.utf8), file: "x", options: options).scenes[0]
        return scene.tree.resolve(in: scene.environment).items.dropFirst().flatMap {
            [$0.frame.height, $0.frame.width]
        }
    }

    @Test func labelsOfHelveticaNeuesHeightAreMeasuredSo() throws {
        let environment = LayoutEnvironment(scale: 2)
        let roman = FontMetrics(Font(family: "Helvetica Neue", size: 14), in: environment)
        let width = (roman.width(of: "Some words") * 2).rounded(.up) / 2
        let found = try widths(heights: [16.5, 16.5, 30])
        #expect(found == [16.5, width, 16.5, width, 16.5, width])
    }

    @Test func oneLabelOrAnotherHeightProvesNothing() throws {
        #expect(try widths(heights: [16.5])[0] == 17)
        #expect(try widths(heights: [17, 17, 16.5, 17])[0] == 17)
        #expect(try widths(heights: [16.5, 16.5], family: "Futura")[0] != 16.5, "iOS brings Futura along")
    }
}
