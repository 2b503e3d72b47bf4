import LayoutEngine

/// What a layer looks like, in UIKit's properties: fills, strokes, corners, opacity and clipping.
struct LookReader {
    private let node: DesignNode
    private let box: Rect

    init(_ node: DesignNode, _ box: Rect) { (self.node, self.box) = (node, box) }

    /// Layers that are drawn as a tile in their colour, with their names: no path is read.
    static let drawings: Set<String> = ["VECTOR", "BOOLEAN_OPERATION", "STAR", "REGULAR_POLYGON"]

    private var isDrawing: Bool { Self.drawings.contains(node.type) }

    /// The paints of a key that are shown, from back to front.
    private static func paints(_ value: DesignValue, _ key: String) -> [DesignValue] {
        value[key]?.elements.filter { $0.kind == .object && $0["visible"]?.bool ?? true } ?? []
    }

    /// The kind of view for the layer.
    var kind: View.Kind {
        if node.isText { return .label }
        return isDrawing || imageName != nil && node.value["children"] == nil ? .imageView : .view
    }

    /// The name of the picture that fills the layer; nil for none.
    private var imageName: String? {
        guard Self.paints(node.value, "fills").contains(where: { $0["type"]?.string == "IMAGE" }) else { return nil }
        return node.name.isEmpty ? "image" : node.name
    }

    /// Sets the looks of a view; texts have their colours from their own fills.
    func dress(_ view: inout View) {
        var appearance = Appearance()
        appearance.alpha = min(max(node.number("opacity", default: 1), 0), 1)
        let paints = Self.paints(node.value, "fills")
        let fill = Self.color(ofPaints: paints)
        if isDrawing {
            view.content = .image(ImageContent(name: node.name, size: box.size))
            appearance.tintColor = fill ?? Self.color(ofPaints: Self.paints(node.value, "strokes"))
        } else if !node.isText {
            if view.kind == .imageView, let imageName {
                view.content = .image(ImageContent(name: imageName, size: box.size))
            }
            if node.value["isMask"]?.bool != true {
                appearance.gradient = paints.last.flatMap(Self.gradient)
                appearance.backgroundColor =
                    appearance.gradient == nil ? fill : Self.color(ofPaints: paints.dropLast())
            }
            if corners.radius > 0 { appearance.cornerRadius = .points(corners.radius) }
            if let weights = node.strokeWeights, Self.isEven(weights), node.type != "LINE" {
                appearance.borderWidth = weights.top
                appearance.borderColor = Self.color(ofPaints: Self.paints(node.value, "strokes"))
            }
            if corners.mask != .all { appearance.maskedCorners = corners.mask }
            appearance.clipsToBounds = node.value["clipsContent"]?.bool == true
            if fill != nil, let shadow, !appearance.clipsToBounds || !isOverflowing {
                // UIKit's layers that clip have no shadow.
                appearance.shadow = shadow
                appearance.clipsToBounds = false
            }
            if view.kind == .imageView, corners.radius > 0 { appearance.clipsToBounds = true }
        }
        view.setLook(appearance)
    }

    /// The radius of the corners, the largest of four, and which of the corners are round.
    private var corners: (radius: Double, mask: CornerMask) {
        if node.type == "ELLIPSE" { return (min(box.width, box.height) / 2, .all) }
        // From the top left clockwise; a mask's bits are in rows.
        let four = node.value["rectangleCornerRadii"]?.elements.map { max(0, $0.number ?? 0) } ?? []
        guard four.count == 4, let largest = four.max(), largest > 0 else {
            return (max(0, node.number("cornerRadius")), .all)
        }
        let bits: [UInt8] = zip(four, [1, 2, 8, 4]).map { $0 > 0 ? $1 : 0 }
        return (largest, CornerMask(rawValue: bits.reduce(0, |)))
    }

    /// The first shadow that is shown, as a CALayer's; nil for none.
    private var shadow: Appearance.Shadow? {
        guard let effect = Self.paints(node.value, "effects").first(where: { $0["type"]?.string == "DROP_SHADOW" }),
            let parts = effect["color"].map(Self.components)
        else { return nil }
        var shadow = Appearance.Shadow()
        shadow.opacity = parts[3]
        shadow.color = .rgba(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
        // Figma's radius is CSS's, twice the standard deviation.
        shadow.radius = max(0, effect["radius"]?.number ?? 0) / 2
        shadow.offset = Point(x: effect["offset"]?["x"]?.number ?? 0, y: effect["offset"]?["y"]?.number ?? 0)
        return shadow
    }

    /// Whether a layer inside reaches over the edges or round corners, so that clipping shows.
    private var isOverflowing: Bool {
        let inset = corners.radius * (1 - 0.5.squareRoot())
        let inner = box.inset(by: EdgeInsets(inset))
        return node.children.contains { child in
            guard child.isVisible, let box = child.box else { return false }
            return box.minX < inner.minX || box.minY < inner.minY || box.maxX > inner.maxX || box.maxY > inner.maxY
        }
    }

    // MARK: Parts

    /// Views of parts of a layer that a view has no property for: a picture behind other layers, strokes at single
    /// sides, the stroke of a line. Each with its frame in the layer and its mask.
    var parts: [(name: String, view: View)] {
        var parts: [(String, View)] = []
        if kind == .view, let imageName {
            var picture = part(Rect(origin: .zero, size: box.size), [.flexibleWidth, .flexibleHeight], .imageView)
            picture.content = .image(ImageContent(name: imageName, size: box.size))
            parts.append(("image", picture))
        }
        guard let weights = node.strokeWeights, node.type == "LINE" || !Self.isEven(weights), !node.isText, !isDrawing
        else { return parts }
        func stroke(_ name: String, _ frame: Rect, _ mask: AutoresizingMask) {
            var stroke = part(frame, mask, .view)
            stroke.appearance.backgroundColor = Self.color(ofPaints: Self.paints(node.value, "strokes"))
            parts.append((name, stroke))
        }
        let (width, height) = (box.width, box.height)
        if node.type == "LINE" {
            let weight = weights.top
            stroke(
                "line",
                width >= height
                    ? Rect(x: 0, y: (height - weight) / 2, width: width, height: weight)
                    : Rect(x: (width - weight) / 2, y: 0, width: weight, height: height), [])
            return parts
        }
        if weights.top > 0 { stroke("top", Rect(x: 0, y: 0, width: width, height: weights.top), .flexibleWidth) }
        if weights.left > 0 { stroke("left", Rect(x: 0, y: 0, width: weights.left, height: height), .flexibleHeight) }
        if weights.bottom > 0 {
            stroke(
                "bottom", Rect(x: 0, y: height - weights.bottom, width: width, height: weights.bottom),
                [.flexibleWidth, .flexibleTopMargin])
        }
        if weights.right > 0 {
            stroke(
                "right", Rect(x: width - weights.right, y: 0, width: weights.right, height: height),
                [.flexibleHeight, .flexibleLeftMargin])
        }
        return parts
    }

    private func part(_ frame: Rect, _ mask: AutoresizingMask, _ kind: View.Kind) -> View {
        var view = View(kind, identifier: "")
        view.frame = frame
        view.recordedFrame = frame
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = mask
        return view
    }

    private static func isEven(_ weights: EdgeInsets) -> Bool {
        weights.left == weights.top && weights.bottom == weights.top && weights.right == weights.top
    }

    // MARK: Colours

    /// A linear gradient as a CAGradientLayer's; nil for another paint.
    private static func gradient(_ paint: DesignValue) -> GradientLayer? {
        guard paint["type"]?.string == "GRADIENT_LINEAR", let stops = paint["gradientStops"]?.elements, !stops.isEmpty
        else { return nil }
        let opacity = opacity(of: paint)
        var gradient = GradientLayer(
            stops.map { stop in
                let parts = stop["color"].map(components) ?? [0, 0, 0, 0]
                return GradientLayer.Stop(
                    color: .rgba(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3] * opacity),
                    location: min(max(stop["position"]?.number ?? 0, 0), 1))
            })
        let handles = (paint["gradientHandlePositions"]?.elements ?? []).map {
            Point(x: $0["x"]?.number ?? 0, y: $0["y"]?.number ?? 0)
        }
        guard handles.count == 3 else { return gradient }
        gradient.startPoint = handles[0]
        gradient.endPoint = handles[1]
        // Figma's third handle lies on the line of the first colour; a layer's line is at right angles to the way.
        let way = Point(x: handles[1].x - handles[0].x, y: handles[1].y - handles[0].y)
        let normal = Point(x: handles[0].y - handles[2].y, y: handles[2].x - handles[0].x)
        let square = normal.x * normal.x + normal.y * normal.y
        let share = (way.x * normal.x + way.y * normal.y) / square
        guard share.isFinite, share != 0 else { return gradient }
        gradient.endPoint = Point(x: handles[0].x + share * normal.x, y: handles[0].y + share * normal.y)
        return gradient
    }

    /// What paints one over the other look like as one colour: of a gradient the mean of its stops. Nil without paints
    /// in colours.
    static func color(ofPaints paints: some Sequence<DesignValue>) -> Color? {
        var result: [Double]?
        for paint in paints {
            guard var color = components(of: paint) else { continue }
            color[3] *= opacity(of: paint)
            guard let below = result else {
                result = color
                continue
            }
            let alpha = color[3] + below[3] * (1 - color[3])
            guard alpha > 0 else { continue }
            let mixed = (0..<3).map { (color[$0] * color[3] + below[$0] * below[3] * (1 - color[3])) / alpha }
            result = mixed + [alpha]
        }
        return result.map { .rgba(red: $0[0], green: $0[1], blue: $0[2], alpha: $0[3]) }
    }

    private static func opacity(of paint: DesignValue) -> Double { min(max(paint["opacity"]?.number ?? 1, 0), 1) }

    private static func components(of paint: DesignValue) -> [Double]? {
        if let color = paint["color"] { return components(color) }
        let stops = paint["gradientStops"]?.elements.compactMap { $0["color"].map(components) } ?? []
        guard !stops.isEmpty else { return nil }
        return (0..<4).map { part in stops.reduce(0) { $0 + $1[part] } / Double(stops.count) }
    }

    private static func components(_ color: DesignValue) -> [Double] {
        ["r", "g", "b", "a"].map { min(max(color[$0]?.number ?? ($0 == "a" ? 1 : 0), 0), 1) }
    }
}

extension View {
    /// Sets the look unless it is that of every view.
    fileprivate mutating func setLook(_ look: Appearance) { if look != Appearance() { appearance = look } }
}
