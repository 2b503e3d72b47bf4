import InterfaceBuilder
import LayoutEngine
import Testing

/// What a program makes of a file: classes, connections, attributes.
@Suite struct DocumentObjectsTests {
    private func objects(_ body: String, pad: Bool = false) throws -> DocumentObjects {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
            <objects>\(body)</objects></document>
            """
        var options = InterfaceBuilderReader.Options()
        options.collectsObjects = true
        if pad { options.device = Device.named("iPad9") }
        return try #require(try InterfaceBuilderReader.read(Array(text.utf8), file: "x", options: options).objects)
    }

    private let card = """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"/>
        <view tag="3" id="a" customClass="Card" customModule="App"><rect key="frame" x="1" y="2" width="30" height="40"/>
        <edgeInsets key="layoutMargins" top="5" left="6" bottom="7" right="8"/>
        <subviews><label text="Hi" id="b"><rect key="frame" x="0" y="0" width="10" height="10"/>
        <variation key="widthClass=regular" text="Hello"/></label></subviews>
        <constraints><constraint firstAttribute="width" constant="30" id="c"/></constraints>
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="radius"><real key="value" value="4"/>
        </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        <connections><outlet property="title" destination="b" id="d"/>
        <outletCollection property="all" destination="b" id="e"/>
        <action selector="tap:" destination="-1" eventType="touchUpInside" id="f"/></connections></view>
        """

    @Test func classesAndConnections() throws {
        let objects = try objects(card)
        #expect(objects.outermost.map(\.id) == ["-1", "a"])
        let view = try #require(objects["a"])
        #expect(view.customClass == "Card")
        #expect(view.customModule == "App")
        #expect(view.frame == Rect(x: 1, y: 2, width: 30, height: 40))
        #expect(view.attributes["tag"] == "3")
        #expect(view.values["layoutMargins"]?["bottom"] == "7")
        #expect(view.connections.map(\.kind) == [.outlet, .outletCollection, .action])
        #expect(view.connections.map(\.name) == ["title", "all", "tap:"])
        #expect(view.connections.last?.detail == "touchUpInside")
        #expect(view.runtimeAttributes.map(\.keyPath) == ["radius"])
        #expect(view.runtimeAttributes.first?.value["value"] == "4")
        #expect(objects.children(of: "a").map(\.element) == ["label", "constraint"])
        #expect(objects["b"]?.list == "subviews")
        #expect(objects["d"] == nil)
    }

    @Test func attributesOfTheSizeClasses() throws {
        #expect(try objects(card)["b"]?.attributes["text"] == "Hi")
        #expect(try objects(card, pad: true)["b"]?.attributes["text"] == "Hello")
    }

    @Test func onlyWhenAskedFor() throws {
        let text = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>\(card)</objects></document>"
        #expect(try InterfaceBuilderReader.read(Array(text.utf8), file: "x").objects == nil)
    }

    /// An id that two elements have is the first one's.
    @Test func idsThatOccurTwice() throws {
        let objects = try objects("<view id=\"a\" tag=\"1\"/><view id=\"a\" tag=\"2\"/>")
        #expect(objects["a"]?.attributes["tag"] == "1")
        #expect(objects.all.count == 2)
    }
}
