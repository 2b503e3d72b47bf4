import Foundation
import InterfaceBuilder
import LayoutRender

// A scene of a storyboard on another phone with larger text: Storyboard FILE.storyboard [FILE.svg]

let arguments = Array(CommandLine.arguments.dropFirst())
guard let file = arguments.first, let data = FileManager.default.contents(atPath: file) else {
    print("usage: Storyboard FILE.storyboard [FILE.svg]")
    exit(64)
}
var reading = InterfaceBuilderReader.Options()
reading.device = Device.named("iPhoneSe")
reading.contentSizeCategory = .extraExtraLarge
let document = try InterfaceBuilderReader.read(Array(data), file: file, options: reading)
for scene in document.scenes {
    let layout = scene.tree.resolve(in: scene.environment)
    print("\(scene.name): \(scene.tree.count) items")
    for diagnostic in layout.diagnostics { print("  \(diagnostic.message)") }
    scene.tree.forEachDescendant(of: scene.tree.root) { item in
        let view = scene.tree[item]
        guard view.kind == .button || view.kind == .textField else { return }
        let frame = layout[item].frame
        print("  \(scene.tree.caption(of: item)) at \(frame.minX), \(frame.minY), \(frame.width) x \(frame.height)")
    }
}

guard let scene = document.scenes.first else { exit(1) }
var renderer = try Renderer()
let list = DisplayList(scene: scene, layout: scene.tree.resolve(in: scene.environment))
try Data(renderer.svg(list)).write(to: URL(fileURLWithPath: arguments.count > 1 ? arguments[1] : "storyboard.svg"))
