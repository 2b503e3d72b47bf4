import LayoutEngine
import LayoutRender
import Testing

/// Where pictures show the content of scroll views at rest.
@Suite struct ContentInsetTests {
    /// A scroll view over a root of 300 x 600 with a safe area of 47 above, and a red block of the given height in the
    /// scroll view's content.
    private func top(
        height: Double = 100, inNavigationController: Bool = false, _ edit: (inout View) -> Void = { _ in }
    ) -> Point? {
        var tree = LayoutTree(root: View(identifier: "root"))
        var scroll = View(.scrollView, identifier: "scroll")
        edit(&scroll)
        let around = tree.addSubview(scroll, to: tree.root)
        var block = View(identifier: "block")
        block.appearance.backgroundColor = .named("systemRed")
        let inside = tree.addSubview(block, to: around)
        for attribute in [Attribute.top, .bottom, .leading, .trailing] {
            tree.constraints += [
                LayoutConstraint(Anchor(around, attribute), .equal, Anchor(tree.root, attribute)),
                LayoutConstraint(Anchor(inside, attribute), .equal, Anchor(around, attribute)),
            ]
        }
        tree.constraints += [
            LayoutConstraint(Anchor(inside, .height), constant: height),
            LayoutConstraint(Anchor(inside, .width), constant: 50),
        ]
        var environment = LayoutEnvironment(width: 300, height: 600)
        environment.safeAreaInsets.top = 47
        var scene = LayoutScene(id: "s", name: "s", tree: tree, environment: environment)
        if inNavigationController {
            var chrome = ScreenChrome(screen: Rect(x: 0, y: 0, width: 300, height: 600))
            chrome.navigationBar = .init(frame: Rect(x: 0, y: 20, width: 300, height: 27))
            scene.chrome = chrome
        }
        var options = RenderOptions()
        options.layers = [.content]
        let list = DisplayList(scene: scene, layout: tree.resolve(in: environment), options: options)
        for case .shape(let item) in list.items {
            if case .rect(let rect) = item.shape, rect.width == 50 { return rect.origin }
        }
        return nil
    }

    @Test func contentThatFitsStaysWhereItIs() { #expect(top() == .zero) }
    @Test func contentThatScrollsLiesBelowTheSafeArea() { #expect(top(height: 700) == Point(x: 0, y: 47)) }
    @Test func automaticMovesContentInANavigationController() {
        #expect(top(inNavigationController: true) == Point(x: 0, y: 47))
        #expect(top(inNavigationController: true) { $0.scroll?.insetAdjustment = .scrollableAxes } == .zero)
    }
    @Test func behavioursDecide() {
        #expect(top { $0.scroll?.insetAdjustment = .always } == Point(x: 0, y: 47))
        #expect(top(height: 700) { $0.scroll?.insetAdjustment = .never } == .zero)
    }
    @Test func theContentInsetMovesContent() {
        let inset = EdgeInsets(top: 60, left: 5, bottom: 0, right: 0)
        #expect(top { $0.scroll?.contentInset = inset } == Point(x: 5, y: 60))
        #expect(top(height: 700) { $0.scroll?.contentInset = inset } == Point(x: 5, y: 107))
    }
    @Test func aStatedOffsetCounts() {
        #expect(top(height: 700) { $0.scroll?.contentOffset = Point(x: 0, y: 10) } == Point(x: 0, y: -10))
    }
}
