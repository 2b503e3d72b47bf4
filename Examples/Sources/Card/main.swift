import Foundation
import LayoutRender

// A profile card with constraints, laid out for two widths and drawn: Card [FILE.svg]

var tree = LayoutTree(root: .view(identifier: "card") { $0.backgroundColor = .named("systemBackground") })
let card = tree.root
let avatar = tree.addSubview(
    .view(identifier: "avatar") {
        $0.backgroundColor = .named("systemTeal")
        $0.cornerRadius = .points(22)
    }, to: card)
let texts = tree.addSubview(.stack(.vertical, spacing: 4, identifier: "texts"), to: card)
tree.addArrangedSubview(
    .label("Ada Lovelace", identifier: "name") { $0.font = .system(17, weight: .semibold) }, to: texts)
tree.addArrangedSubview(
    .label("Wrote the first program, for a machine that was never built.", identifier: "about") {
        $0.numberOfLines = 0
        $0.textColor = .named("secondaryLabel")
    }, to: texts)

tree.activate(
    avatar.leading == card.leading + 16, avatar.top == card.top + 16, avatar.width == 44, avatar.height == avatar.width,
    texts.leading == avatar.trailing + 12, texts.trailing == card.trailing - 16, texts.top == avatar.top,
    texts.bottom <= card.bottom - 16, card.bottom >= avatar.bottom + 16)

for width in [320.0, 240] {
    let size = tree.resolve(in: LayoutEnvironment(width: width))[texts].frame.size
    print("\(width) points wide: the texts are \(size.width) x \(size.height)")
}

let environment = LayoutEnvironment(width: 320)
var options = RenderOptions()
options.layers = [.content, .frames]
let list = DisplayList(tree: tree, layout: tree.resolve(in: environment), environment: environment, options: options)
var renderer = try Renderer()
try Data(renderer.svg(list)).write(to: URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "card.svg"))
