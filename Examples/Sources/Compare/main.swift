import Foundation
import LayoutRender
import PictureDiff

// Two pictures of one badge, and the pixels in which they differ: Compare [FILE.png]

func picture(of text: String, _ renderer: inout Renderer) throws -> [UInt8] {
    var tree = LayoutTree(root: .view(identifier: "badge") { $0.backgroundColor = .named("systemIndigo") })
    let badge = tree.root
    let label = tree.addSubview(
        .label(text, identifier: "count") {
            $0.textColor = .named("white")
            $0.font = .system(15, weight: .bold)
        }, to: badge)
    tree.activate(label.centerX == badge.centerX, label.centerY == badge.centerY)
    let environment = LayoutEnvironment(width: 96, height: 40)
    let layout = tree.resolve(in: environment)
    var options = RenderOptions()
    options.layers = [.content]
    return try renderer.png(DisplayList(tree: tree, layout: layout, environment: environment, options: options))
}

var renderer = try Renderer()
let expected = try picture(of: "12 new", &renderer)
let actual = try picture(of: "13 new", &renderer)

var tolerance = PictureOptions()
tolerance.threshold = 0.05
tolerance.ignoresAntialiasing = true
let difference = try PictureComparison.compare(expected, actual, options: tolerance)
print(difference.text)
for region in difference.regions { print("  \(region.text)") }

let before = try PNG.decode(expected)
let after = try PNG.decode(actual)
if let panels = ComparisonPicture.panels(before, after, difference) {
    let path = CommandLine.arguments.dropFirst().first ?? "compare.png"
    try Data(PNG.encode(panels)).write(to: URL(fileURLWithPath: path))
}
