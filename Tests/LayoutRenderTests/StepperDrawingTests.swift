import LayoutDocument
import LayoutRender
import Testing

/// A sign that the value cannot follow is pale.
@Suite("Steppers")
struct StepperDrawingTests {
    /// Whether minus and plus are as dark as a label's text.
    private static func signs(_ members: String) throws -> [Bool] {
        let text = #"{"version": 1, "root": {"type": "stepper", "id": "s", "frame": [0, 0, 94, 32]\#(members)}}"#
        let document = try LayoutDocument.read(Array(text.utf8))
        let scene = document.scene(
            device: document.devices[0], traits: document.traits[0], variant: document.variants[0])
        var options = RenderOptions()
        options.layers = [.content]
        let layout = scene.tree.resolve(in: scene.environment)
        let list = DisplayList(scene: scene, layout: layout, options: options)
        let strokes = list.items.compactMap { item -> Stroke? in
            if case .shape(let shape) = item { shape.stroke } else { nil }
        }
        // Minus is one line, plus are two.
        #expect(strokes.count == 3)
        return strokes.prefix(2).map(\.color.isOpaque)
    }

    @Test(
        "minus at the minimum and plus at the maximum are pale",
        arguments: [
            ("", [false, true]), (#", "value": 1"#, [true, true]), (#", "value": 100"#, [true, false]),
            (#", "value": 2, "maximumValue": 6"#, [true, true]), (#", "value": 6, "maximumValue": 6"#, [true, false]),
            (#", "value": 9, "maximumValue": 6"#, [true, false]),
            (#", "value": 1, "minimumValue": 1"#, [false, true]), (#", "wraps": true"#, [true, true]),
            (#", "value": 5, "isEnabled": false"#, [false, false]),
        ])
    func signs(members: String, dark: [Bool]) throws { #expect(try Self.signs(members) == dark) }
}
