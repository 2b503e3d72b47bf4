import LayoutEngine

/// A layer of a design, with the rules by which defaults are left out.
struct DesignNode {
    let value: DesignValue
    let type: String
    /// The box on the page; nil for a layer without one.
    let box: Rect?

    init(_ value: DesignValue) {
        self.value = value
        type = value["type"]?.string ?? ""
        box = Self.box(of: value)
    }

    var name: String { value["name"]?.string ?? "" }
    var id: String { value["id"]?.string ?? "" }
    var isVisible: Bool { value["visible"]?.bool ?? true }
    var isText: Bool { type == "TEXT" }
    /// A node that is turned has a box around it, and its children's boxes are around them.
    var isTurned: Bool { abs(number("rotation")) > 1e-3 }
    var isAbsolute: Bool { value["layoutPositioning"]?.string == "ABSOLUTE" }

    private static func box(of value: DesignValue) -> Rect? {
        guard let box = value["absoluteBoundingBox"], let x = box["x"]?.number, let y = box["y"]?.number,
            let width = box["width"]?.number, let height = box["height"]?.number
        else { return nil }
        return Rect(x: x, y: y, width: max(0, width), height: max(0, height))
    }

    var children: [DesignNode] { value["children"]?.elements.filter { $0.kind == .object }.map(DesignNode.init) ?? [] }

    func number(_ key: String, default usual: Double = 0) -> Double { value[key]?.number ?? usual }

    /// Whether the layer takes part in the flow of a layer with auto layout.
    var isInFlow: Bool { isVisible && box != nil && !isAbsolute }

    /// The weight of a stroke that is shown, at each side; nil without one.
    var strokeWeights: EdgeInsets? {
        guard value["strokes"]?.elements.contains(where: { $0["visible"]?.bool ?? true }) == true else { return nil }
        if let own = value["individualStrokeWeights"] {
            func side(_ key: String) -> Double { max(0, own[key]?.number ?? 0) }
            return EdgeInsets(top: side("top"), left: side("left"), bottom: side("bottom"), right: side("right"))
        }
        return EdgeInsets(max(0, number("strokeWeight", default: 1)))
    }
}
