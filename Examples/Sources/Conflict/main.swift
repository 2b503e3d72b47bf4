import Foundation
import LayoutExplain
import LayoutRender

// Two constraints that contradict each other, and why a width is what it is: Conflict [FILE.svg]

var tree = LayoutTree(root: .view(identifier: "page"))
let page = tree.root
let title = tree.addSubview(.label("Departures", identifier: "title"), to: page)
let clock = tree.addSubview(.label("12:45", identifier: "clock"), to: page)
tree.activate(
    title.leading == page.leading + 16, title.top == page.top + 16, title.width == 200,
    clock.leading == title.trailing + 8, clock.trailing == page.trailing - 16,
    clock.firstBaseline == title.firstBaseline,
    clock.width >= 160)
tree[clock].textAlignment = .right
tree[clock].backgroundColor = .named("systemYellow")

let scene = LayoutScene(id: "page", name: "page", tree: tree, environment: LayoutEnvironment(width: 320, height: 60))
let layout = tree.resolve(in: scene.environment)
for diagnostic in layout.diagnostics { print(diagnostic.message) }

let explanation = PageExplanation(scene)
let width = explanation.explanation(of: clock, .width)
print(explanation.headline(width))
for line in explanation.lines(width) { print("  " + line) }

var options = RenderOptions()
options.layers = [.content, .frames, .names]
var renderer = try Renderer()
let list = DisplayList(scene: scene, layout: layout, options: options)
try Data(renderer.svg(list)).write(to: URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "conflict.svg"))
