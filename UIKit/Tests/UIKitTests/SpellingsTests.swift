import InterfaceBuilder
import LayoutDocument
import LayoutEngine
import Testing
import UIKit
import UIKitTesting

/// One screen in several spellings of its constraints.
@MainActor
struct SpellingsTests {
    private struct Card {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        let title = UILabel()
        let picture = UIView()
        let button = UIButton(type: .system)

        init() {
            title.text = "Hello, layout"
            button.setTitle("OK", for: .normal)
            for view in [title, picture, button] as [UIView] {
                view.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(view)
            }
        }

        var frames: [CGRect] {
            root.layoutIfNeeded()
            return [title.frame, picture.frame, button.frame]
        }
    }

    private func anchors() -> Card {
        let card = Card()
        NSLayoutConstraint.activate([
            card.picture.leadingAnchor.constraint(equalTo: card.root.leadingAnchor, constant: 20),
            card.picture.topAnchor.constraint(equalTo: card.root.topAnchor, constant: 20),
            card.picture.widthAnchor.constraint(equalToConstant: 60),
            card.picture.heightAnchor.constraint(equalTo: card.picture.widthAnchor),
            card.title.leadingAnchor.constraint(equalTo: card.picture.trailingAnchor, constant: 8),
            card.title.trailingAnchor.constraint(equalTo: card.root.trailingAnchor, constant: -20),
            card.title.centerYAnchor.constraint(equalTo: card.picture.centerYAnchor),
            card.button.centerXAnchor.constraint(equalTo: card.root.centerXAnchor),
            card.button.topAnchor.constraint(equalTo: card.picture.bottomAnchor, constant: 30),
        ])
        return card
    }

    private func initialisers() -> Card {
        let card = Card()
        func add(
            _ a: UIView, _ one: NSLayoutConstraint.Attribute, _ b: UIView?, _ two: NSLayoutConstraint.Attribute,
            _ constant: CGFloat
        ) {
            NSLayoutConstraint(
                item: a, attribute: one, relatedBy: .equal, toItem: b, attribute: two, multiplier: 1, constant: constant
            ).isActive = true
        }
        add(card.picture, .leading, card.root, .leading, 20)
        add(card.picture, .top, card.root, .top, 20)
        add(card.picture, .width, nil, .notAnAttribute, 60)
        add(card.picture, .height, card.picture, .width, 0)
        add(card.title, .leading, card.picture, .trailing, 8)
        add(card.title, .trailing, card.root, .trailing, -20)
        add(card.title, .centerY, card.picture, .centerY, 0)
        add(card.button, .centerX, card.root, .centerX, 0)
        add(card.button, .top, card.picture, .bottom, 30)
        return card
    }

    private func visualFormat() -> Card {
        let card = Card()
        let views = ["picture": card.picture, "title": card.title, "button": card.button] as [String: UIView]
        var all = NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-[picture(side)]-[title]-|", options: .alignAllCenterY, metrics: ["side": 60],
            views: views)
        all += NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-20-[picture(60)]-gap-[button]", options: [], metrics: ["gap": 30], views: views)
        card.root.addConstraints(all)
        card.button.centerXAnchor.constraint(equalTo: card.root.centerXAnchor).isActive = true
        return card
    }

    @Test func everySpellingGivesTheSameFrames() {
        let expected = anchors().frames
        #expect(expected[1] == CGRect(x: 20, y: 20, width: 60, height: 60))
        #expect(initialisers().frames == expected)
        #expect(visualFormat().frames == expected)
    }

    // MARK: Documents

    private func frames(_ tree: LayoutTree, _ environment: LayoutEnvironment) -> [CGRect] {
        let layout = tree.resolve(in: environment)
        return ["title", "picture", "button"].compactMap { name in
            let item = tree.items.indices.first { tree.items[$0].identifier == name || tree.items[$0].label == name }
            return item.map { layout[ItemID(index: Int32($0))].frame }
        }.map { CGRect(solved: $0) }
    }

    /// The same screen in tree.json.
    @Test func aTreeOfJSONGivesTheSameFrames() throws {
        let json = """
            {"version": 1, "devices": [{"name": "page", "size": [320, 200], "scale": 3}],
             "root": {"type": "view", "id": "card", "subviews": [
              {"type": "label", "id": "title", "text": "Hello, layout", "constraints":
               ["leading == picture.trailing + 8", "trailing == parent.trailing - 20", "centerY == picture.centerY"]},
              {"type": "view", "id": "picture", "constraints":
               ["leading == parent.leading + 20", "top == parent.top + 20", "width == 60", "height == picture.width"]},
              {"type": "button", "id": "button", "title": "OK", "constraints":
               ["centerX == parent.centerX", "top == picture.bottom + 30"]}]}}
            """
        let document = try LayoutDocument.read(Array(json.utf8))
        let device = try #require(document.devices.first)
        let variant = try #require(document.variants.first)
        let scene = document.scene(device: device, traits: TraitSet(), variant: variant)
        #expect(frames(scene.tree, scene.environment) == anchors().frames)
    }

    /// The same screen in a nib.
    @Test func aNibGivesTheSameFrames() throws {
        func constraint(_ id: Int, _ parts: String) -> String { "<constraint \(parts) id=\"c\(id)\"/>" }
        let xib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="16097" \
            targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES">
            <objects><view contentMode="scaleToFill" id="card">
            <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
            <label opaque="NO" text="Hello, layout" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" \
            translatesAutoresizingMaskIntoConstraints="NO" id="title">
            <rect key="frame" x="88" y="40" width="212" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="picture">
            <rect key="frame" x="20" y="20" width="60" height="60"/><constraints>
            \(constraint(1, #"firstAttribute="width" constant="60""#))
            \(constraint(2, #"firstAttribute="height" secondItem="picture" secondAttribute="width""#))
            </constraints></view>
            <button opaque="NO" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" \
            lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="button">
            <rect key="frame" x="145" y="110" width="30" height="30"/><state key="normal" title="OK"/></button>
            </subviews>
            <constraints>
            \(constraint(3, #"firstItem="picture" firstAttribute="leading" secondItem="card" secondAttribute="leading" constant="20""#))
            \(constraint(4, #"firstItem="picture" firstAttribute="top" secondItem="card" secondAttribute="top" constant="20""#))
            \(constraint(5, #"firstItem="title" firstAttribute="leading" secondItem="picture" secondAttribute="trailing" constant="8""#))
            \(constraint(6, #"firstAttribute="trailing" secondItem="title" secondAttribute="trailing" constant="20""#))
            \(constraint(7, #"firstItem="title" firstAttribute="centerY" secondItem="picture" secondAttribute="centerY""#))
            \(constraint(8, #"firstItem="button" firstAttribute="centerX" secondItem="card" secondAttribute="centerX""#))
            \(constraint(9, #"firstItem="button" firstAttribute="top" secondItem="picture" secondAttribute="bottom" constant="30""#))
            </constraints></view></objects></document>
            """
        let document = try InterfaceBuilderReader.read(Array(xib.utf8), file: "Card.xib")
        let scene = try #require(document.scenes.first)
        // Nibs are read for two pixels a point.
        let expected = SnapshotTraits(device: "iPhoneSe").with { anchors().frames }
        #expect(frames(scene.tree, scene.environment) == expected)
    }

    /// The tree that the views write, laid out by the engine alone.
    @Test func theEngineGivesTheSameFrames() throws {
        let card = anchors()
        let (tree, environment) = card.root.layoutTree
        let layout = tree.resolve(in: environment)
        let title = try #require(tree.item(named: "UILabel"))
        let frame = layout[title].frame
        #expect(CGRect(solved: frame) == card.frames[0])
        #expect(card.root.layoutProblems.isEmpty)
    }

    /// A constraint tells the anchor of an item as one object, whichever constraint is asked, and the item goes with it.
    @Test func anchorsOfConstraintsAreOneObject() {
        weak var gone: UIView?
        do {
            let (view, guide) = (UIView(), UILayoutGuide())
            gone = view
            view.addLayoutGuide(guide)
            let first = guide.topAnchor.constraint(equalTo: view.topAnchor)
            let second = view.topAnchor.constraint(equalTo: guide.topAnchor)
            #expect(first.firstAnchor === second.secondAnchor)
            #expect(first.secondAnchor === second.firstAnchor)
            #expect(first.firstAnchor !== first.secondAnchor)
            #expect(view.widthAnchor.constraint(equalToConstant: 1).firstAnchor !== second.firstAnchor)
        }
        #expect(gone == nil)
    }
}
