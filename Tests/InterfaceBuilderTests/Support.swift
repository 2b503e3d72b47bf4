import InterfaceBuilder
import LayoutEngine
import TestSupport

/// Paths of the Interface Builder fixtures, in the order of names.
func fixturePaths() -> [String] {
    Fixtures.paths(in: "ib", suffix: ".xib") + Fixtures.paths(in: "ib", suffix: ".storyboard")
}

func readFixture(_ name: String, _ options: InterfaceBuilderReader.Options = .init()) throws -> InterfaceBuilderDocument
{
    let path = fixturePaths().first { Fixtures.name($0) == name || $0.hasSuffix("/" + name) }
    guard let path else {
        throw InterfaceBuilderError(kind: .malformed, message: "missing", file: name, line: 1, column: 1)
    }
    return try InterfaceBuilderReader.read(Fixtures.bytes(path), file: name, options: options)
}

/// Every frame of every scene by identifier, later scenes after earlier ones.
func frames(of document: InterfaceBuilderDocument) -> [(id: String, frame: Rect)] {
    document.scenes.flatMap { scene in
        let layout = scene.tree.resolve(in: scene.environment)
        return zip(scene.tree.items, layout.items).map { ($0.identifier, $1.frame) }
    }
}

/// A storyboard with one controller around the body of its view.
func storyboard(_ body: String, device: String = "retina6_1", version: Int = 22_505) -> [UInt8] {
    let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES">
        <device id="\(device)" orientation="portrait"/>
        <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="\(version)"/></dependencies>
        <scenes><scene sceneID="s"><objects><viewController id="vc"><view key="view" id="root">
        <rect key="frame" x="0" y="0" width="414" height="896"/>\(body)
        </view></viewController></objects></scene></scenes></document>
        """
    return Array(text.utf8)
}

/// The body of a root: one view between the top and the bottom of the safe area.
let viewInSafeArea = """
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v"><rect key="frame" x="0" y="0" width="1" height="1"/>
    </view></subviews><viewLayoutGuide key="safeArea" id="g"/><constraints>
    <constraint firstItem="v" firstAttribute="top" secondItem="g" secondAttribute="top" id="1"/>
    <constraint firstItem="v" firstAttribute="bottom" secondItem="g" secondAttribute="bottom" id="2"/>
    <constraint firstItem="v" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="3"/>
    <constraint firstItem="v" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="4"/></constraints>
    """
