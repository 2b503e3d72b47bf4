import Foundation
import InterfaceBuilder
import LayoutEngine
import TestSupport
import Testing

/// The names by which commands find views, and which they print.
@Suite("Names of views")
struct ItemNameTests {
    private static func scenes(of document: String) throws -> [LayoutScene] {
        try InterfaceBuilderReader.read(Array(document.utf8), file: "names.storyboard").scenes
    }

    private static let document = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22685"
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <device id="retina6_12" orientation="portrait" appearance="light"/>
          <scenes><scene sceneID="s1"><objects>
            <viewController title="Welcome" id="vc1-aa-aaa" customClass="WelcomeController">
              <view key="view" id="roo-aa-aaa"><rect key="frame" x="0" y="0" width="393" height="852"/>
                <subviews>
                  <view userLabel="Form" id="for-aa-aaa"><rect key="frame" x="0" y="0" width="200" height="100"/>
                    <subviews>
                      <label text="Price" id="pr1-aa-aaa"><rect key="frame" x="0" y="0" width="50" height="20"/></label>
                      <button id="buy-aa-aaa"><rect key="frame" x="0" y="30" width="50" height="20"/>
                        <state key="normal" title="Buy it"/></button>
                    </subviews></view>
                  <label text="Price" id="pr2-aa-aaa"><rect key="frame" x="0" y="200" width="50" height="20"/></label>
                  <view customClass="Chart" id="cha-aa-aaa"><rect key="frame" x="0" y="300" width="50" height="20"/>
                  <accessibility key="accessibilityConfiguration" identifier="sales"/></view>
                </subviews></view>
              <connections><outlet property="buyButton" destination="buy-aa-aaa" id="o1-aa-aaa"/></connections>
            </viewController>
          </objects></scene></scenes>
        </document>
        """

    @Test(
        "a view is found by id, label, outlet, identifier, text, class, caption and path",
        arguments: [
            ("for-aa-aaa", "for-aa-aaa"), ("Form", "for-aa-aaa"), ("form", "for-aa-aaa"), ("buyButton", "buy-aa-aaa"),
            ("Buy it", "buy-aa-aaa"), ("'buy it'", "buy-aa-aaa"), ("sales", "cha-aa-aaa"), ("Chart", "cha-aa-aaa"),
            ("UIButton", "buy-aa-aaa"), ("UIButton \"Buy it\"", "buy-aa-aaa"), ("label pr2-aa-aaa", "pr2-aa-aaa"),
            ("Form > Price", "pr1-aa-aaa"), ("Welcome > Form > UILabel", "pr1-aa-aaa"), ("root", "roo-aa-aaa"),
            ("Welcome > sales", "cha-aa-aaa"),
        ])
    func found(_ name: String, _ id: String) throws {
        let scene = try #require(try Self.scenes(of: Self.document).first)
        guard case .item(let item) = ItemNames(scene).match(name) else {
            Issue.record("\(name) means no single view: \(ItemNames(scene).match(name))")
            return
        }
        #expect(scene.tree[item].identifier == id)
    }

    @Test("a name of several views means all of them, an unknown name none")
    func several() throws {
        let scene = try #require(try Self.scenes(of: Self.document).first)
        let names = ItemNames(scene)
        #expect(names.match("Price").items.map { scene.tree[$0].identifier } == ["pr1-aa-aaa", "pr2-aa-aaa"])
        #expect(names.match("Prize") == .none)
        #expect(names.match("Form > Form") == .none)
        #expect(names.match("") == .none)
        #expect(names.match(">") == .none)
    }

    @Test("printed names are what a person would type: label, outlet, text, class, path")
    func printed() throws {
        let scene = try #require(try Self.scenes(of: Self.document).first)
        #expect(
            ItemNames(scene).printed == ["root", "Form", "Form > Price", "buyButton", "root > Price", "sales"])
    }

    @Test("a printed name means its own view, in every document")
    func law() throws {
        var (views, readable) = (0, 0)
        for file in Fixtures.interfaceBuilderFiles {
            for scene in try InterfaceBuilderReader.read(Fixtures.bytes(file), file: file).scenes {
                let names = ItemNames(scene)
                var ids: Set<String> = []
                scene.tree.forEachDescendant(of: scene.tree.root) { item in
                    let id = scene.tree[item].identifier
                    guard ids.insert(id).inserted else { return }
                    views += 1
                    let name = names.name(of: item)
                    if !name.isObjectID { readable += 1 }
                    #expect(names.match(name) == .item(item), "\(file): \(name) of \(id)")
                    #expect(names.match(names.quotedName(of: item)) == .item(item), "\(file): \(name) of \(id)")
                }
            }
        }
        #expect(views > 500)
        // Most views have a name better than an object id.
        #expect(readable * 10 > views * 7, "\(readable) of \(views)")
    }
}
