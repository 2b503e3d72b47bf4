import LayoutEngine
import LayoutRender
import Testing

/// What an image view whose picture the code sets says of itself.
@Suite struct ImagePlaceholderTests {
    @Test(
        arguments: [
            ("avatar", nil, nil, "avatar"), ("4fT-Zq-9aX", nil, nil, "UIImageView"),
            ("4fT-Zq-9aX", "AvatarView", nil, "AvatarView"), ("4fT-Zq-9aX", nil, "Photo", "Photo"),
        ] as [(String, String?, String?, String)])
    func anIdThatInterfaceBuilderMadeIsNoName(id: String, className: String?, label: String?, shown: String) {
        var tree = LayoutTree(root: View(identifier: "root"))
        var view = View(.imageView, identifier: id)
        view.frame = Rect(x: 0, y: 0, width: 200, height: 150)
        view.translatesAutoresizingMaskIntoConstraints = true
        view.className = className
        view.label = label
        tree.addSubview(view, to: tree.root)
        let environment = LayoutEnvironment(width: 300, height: 300)
        let scene = LayoutScene(id: "s", name: "s", tree: tree, environment: environment)
        var options = RenderOptions()
        options.layers = [.content]
        let list = DisplayList(scene: scene, layout: tree.resolve(in: environment), options: options)
        var texts: [String] = []
        for case .text(let run) in list.items { texts.append(run.text) }
        #expect(texts == [shown])
    }
}
