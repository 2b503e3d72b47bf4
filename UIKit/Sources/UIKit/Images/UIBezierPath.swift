internal import LayoutEngine
internal import LayoutRender

/// Lines and curves to fill and stroke in `draw(_:)`, or to give to a shape layer.
open class UIBezierPath: NSObject, NSCopying {
    private var path = CGMutablePath()
    private var start = CGPoint.zero
    open var lineWidth = CGFloat(1)
    open var lineCapStyle = CGLineCap.butt
    @Kept open var lineJoinStyle = CGLineJoin.miter
    @Kept open var miterLimit = CGFloat(10)
    open var usesEvenOddFillRule = false
    private var dash: [CGFloat] = []

    public convenience init(rect: CGRect) {
        self.init()
        add([
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ])
    }
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        addRounded(rect, CGSize(width: rect.width / 2, height: rect.height / 2), .allCorners)
    }
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        let radius = min(cornerRadii.width, rect.width / 2, rect.height / 2)
        addRounded(rect, CGSize(width: radius, height: radius), corners)
    }
    public convenience init(
        arcCenter: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: arcCenter, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
    public convenience init(cgPath: CGPath) {
        self.init()
        self.cgPath = cgPath
    }

    open var cgPath: CGPath {
        get { path }
        set { path = CGMutablePath(newValue.elements, newValue.last) }
    }
    open var currentPoint: CGPoint { path.last }
    open var isEmpty: Bool { path.isEmpty }
    open var bounds: CGRect { path.boundingBox }

    open func move(to point: CGPoint) {
        path.move(to: point)
        start = point
    }
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
    }
    open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) { path.addQuadCurve(to: end, control: controlPoint) }
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        let full = CGFloat.pi * 2
        var sweep = endAngle - startAngle
        if clockwise, sweep < 0 { sweep += full * ceil(-sweep / full) }
        if !clockwise, sweep > 0 { sweep -= full * ceil(sweep / full) }
        sweep = min(max(sweep, -full), full)
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(
                x: center.x + radius * CGFloat(cos(Double(angle))), y: center.y + radius * CGFloat(sin(Double(angle))))
        }
        path.isEmpty ? move(to: point(startAngle)) : addLine(to: point(startAngle))
        let pieces = max(1, Int(ceil(abs(sweep) / (.pi / 2))))
        let step = sweep / CGFloat(pieces)
        let reach = CGFloat(4.0 / 3 * tan(Double(step) / 4)) * radius
        for piece in 0..<pieces {
            let (a, b) = (startAngle + CGFloat(piece) * step, startAngle + CGFloat(piece + 1) * step)
            let (from, to) = (point(a), point(b))
            addCurve(
                to: to,
                controlPoint1: CGPoint(
                    x: from.x - reach * CGFloat(sin(Double(a))), y: from.y + reach * CGFloat(cos(Double(a)))),
                controlPoint2: CGPoint(
                    x: to.x + reach * CGFloat(sin(Double(b))), y: to.y - reach * CGFloat(cos(Double(b)))))
        }
    }
    open func close() {
        path.closeSubpath()
        path.last = start
    }
    open func append(_ other: UIBezierPath) { path.addPath(other.path) }
    open func apply(_ transform: CGAffineTransform) { path.elements = path.elements.map { $0.applying(transform) } }
    @Kept open var flatness = CGFloat(0.6)
    open func removeAllPoints() { cgPath = CGMutablePath() }
    open func reversing() -> UIBezierPath {
        Missing.note("UIBezierPath.reversing: the direction is kept")
        return self
    }
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = pattern.map { pattern in (0..<max(0, count)).map { pattern[$0] } } ?? []
    }
    open func addClip() { UIGraphicsGetCurrentContext()?.clip(to: path) }

    open func fill() { UIGraphicsGetCurrentContext()?.fill(path) }
    open func stroke() {
        UIGraphicsGetCurrentContext()?.stroke(path, width: lineWidth, dash: dash, isRound: lineCapStyle == .round)
    }
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { fill() }
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { stroke() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(cgPath: path)
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.dash = dash
        return copy
    }

    private func add(_ corners: [CGPoint]) {
        for (index, point) in corners.enumerated() { index == 0 ? move(to: point) : addLine(to: point) }
        close()
    }

    /// The share of a quarter circle's radius that its control points lie away.
    private static let quarter = CGFloat(0.5522847498)

    private func addRounded(_ rect: CGRect, _ radii: CGSize, _ corners: UIRectCorner) {
        func radius(_ corner: UIRectCorner) -> CGSize { corners.contains(corner) ? radii : .zero }
        let (tl, tr, br, bl) = (radius(.topLeft), radius(.topRight), radius(.bottomRight), radius(.bottomLeft))
        let k = 1 - Self.quarter
        let (l, t, r, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        move(to: CGPoint(x: l + tl.width, y: t))
        addLine(to: CGPoint(x: r - tr.width, y: t))
        addCurve(
            to: CGPoint(x: r, y: t + tr.height), controlPoint1: CGPoint(x: r - tr.width * k, y: t),
            controlPoint2: CGPoint(x: r, y: t + tr.height * k))
        addLine(to: CGPoint(x: r, y: b - br.height))
        addCurve(
            to: CGPoint(x: r - br.width, y: b), controlPoint1: CGPoint(x: r, y: b - br.height * k),
            controlPoint2: CGPoint(x: r - br.width * k, y: b))
        addLine(to: CGPoint(x: l + bl.width, y: b))
        addCurve(
            to: CGPoint(x: l, y: b - bl.height), controlPoint1: CGPoint(x: l + bl.width * k, y: b),
            controlPoint2: CGPoint(x: l, y: b - bl.height * k))
        addLine(to: CGPoint(x: l, y: t + tl.height))
        addCurve(
            to: CGPoint(x: l + tl.width, y: t), controlPoint1: CGPoint(x: l, y: t + tl.height * k),
            controlPoint2: CGPoint(x: l + tl.width * k, y: t))
        close()
    }
}
