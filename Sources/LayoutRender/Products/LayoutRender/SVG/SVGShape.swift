/// Shapes as SVG elements.
package enum SVGShape {
    /// - Parameter children: elements inside the shape's element, such as its animations.
    static func element(_ shape: Shape, _ attributes: String, children: String = "") -> String {
        let (name, geometry) = geometry(shape)
        let pairs = geometry.map { " \($0.name)=\"\($0.value)\"" }.joined()
        // A ring is the only shape with a hole.
        var rule = ""
        if case .ring = shape { rule = " fill-rule=\"evenodd\" clip-rule=\"evenodd\"" }
        let start = "<\(name)\(pairs)\(rule)\(attributes)"
        return children.isEmpty ? start + "/>" : start + ">\(children)</\(name)>"
    }

    /// The element's name and its geometric attributes. Attributes that a shape always has are always written, even
    /// with their defaults, so that two shapes of one kind can be animated into each other attribute by attribute.
    package static func geometry(_ shape: Shape) -> (name: String, attributes: [(name: String, value: String)]) {
        switch shape {
        case .rect(let rect):
            return ("rect", rectPairs(rect))
        case .roundedRect(let rect, let radius):
            let limited = max(0, min(radius.isFinite ? radius : 0, min(rect.width, rect.height) / 2))
            return ("rect", rectPairs(rect) + [("rx", number(limited))])
        case .ellipse(let rect):
            return (
                "ellipse",
                [
                    ("cx", number(rect.midX)), ("cy", number(rect.midY)), ("rx", number(rect.width / 2)),
                    ("ry", number(rect.height / 2)),
                ]
            )
        case .line(let from, let to):
            return (
                "line", [("x1", number(from.x)), ("y1", number(from.y)), ("x2", number(to.x)), ("y2", number(to.y))]
            )
        case .path(let elements):
            return ("path", [("d", data(elements))])
        case .ring(let outer, let inner):
            return ("path", [("d", data(rectPath(outer) + rectPath(inner)))])
        }
    }

    /// `x`, `y`, `width` and `height` as text, with a leading space.
    static func rectAttributes(_ rect: Rect) -> String {
        rectPairs(rect).map { " \($0.name)=\"\($0.value)\"" }.joined()
    }

    /// Names and values of a rectangle's attributes. A negative width or height is written as 0.
    static func rectPairs(_ rect: Rect) -> [(name: String, value: String)] {
        // SVG forbids negative sizes, CGRect allows them.
        [
            ("x", number(rect.minX)), ("y", number(rect.minY)), ("width", number(max(0, rect.width))),
            ("height", number(max(0, rect.height))),
        ]
    }

    /// A colour as an attribute, and its opacity where it is not opaque.
    ///
    ///     paint("fill", RGBA(0xFF0000, alpha: 128))    // " fill=\"#ff0000\" fill-opacity=\"0.502\""
    static func paint(_ attribute: String, _ color: RGBA) -> String {
        var text = " \(attribute)=\"\(color.hex)\""
        if color.alpha < 255 { text += " \(attribute)-opacity=\"\(number(Double(color.alpha) / 255))\"" }
        return text
    }

    /// The `d` attribute of a path, absolute coordinates. `M0 0L10 0L10 10Z`
    static func data(_ elements: [PathElement]) -> String {
        var text = ""
        for element in elements {
            switch element {
            case .move(let point): text += "M" + pair(point)
            case .line(let point): text += "L" + pair(point)
            case .curve(let first, let second, let end):
                text += "C" + pair(first) + " " + pair(second) + " " + pair(end)
            case .close: text += "Z"
            }
        }
        return text
    }

    /// A rectangle as a path, for shapes with a hole.
    private static func rectPath(_ rect: Rect) -> [PathElement] {
        [
            .move(Point(x: rect.minX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.minY)),
            .line(Point(x: rect.maxX, y: rect.maxY)), .line(Point(x: rect.minX, y: rect.maxY)), .close,
        ]
    }

    /// A point.
    private static func pair(_ point: Point) -> String { "\(number(point.x)) \(number(point.y))" }

    private static func number(_ value: Double) -> String { SVGNumber.text(value) }
}
