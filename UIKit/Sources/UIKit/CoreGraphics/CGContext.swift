internal import LayoutEngine
package import LayoutRender
import Synchronization

/// Where `draw(_:)` draws: a list of shapes, texts and pictures.
open class CGContext: NSObject {
    struct State {
        var fill = Color.black
        var stroke = Color.black
        var lineWidth = CGFloat(1)
        var hasRoundEnds = false
        var dash: [CGFloat] = []
        var alpha = CGFloat(1)
        var transform = CGAffineTransform.identity
        /// Clips opened since the state was saved.
        var clips = 0
    }

    /// Where Core Text's next line begins.
    open var textPosition = CGPoint.zero
    @Kept open var textMatrix = CGAffineTransform.identity
    var state = State()
    private var saved: [State] = []
    private(set) var currentPath = CGMutablePath()
    package var list: DisplayList
    let isDark: Bool
    /// The pixels of a point; nil for those of the screen.
    var ownScale: Double?
    /// Whether the program may ask for the pixels, and the pixels it has asked for.
    var isOfPixels = false
    var memory: ContextMemory?
    /// Whether a clip is open.
    var hasClips: Bool { state.clips > 0 || saved.contains { $0.clips > 0 } }

    init(size: CGSize, isDark: Bool) {
        list = DisplayList(size: size.measured, background: nil)
        self.isDark = isDark
    }

    /// The list with all clips closed.
    package var finished: DisplayList {
        var list = list
        // The first picture of the list stands for the pixels.
        if let bitmap = memory?.bitmap, !list.images.isEmpty { list.images[0] = bitmap }
        for _ in 0..<(state.clips + saved.reduce(0) { $0 + $1.clips }) { list.append(.end) }
        return list
    }

    public func saveGState() {
        saved.append(state)
        state.clips = 0
    }
    public func restoreGState() {
        guard let last = saved.popLast() else { return }
        for _ in 0..<state.clips { list.append(.end) }
        state = last
    }
    public var ctm: CGAffineTransform { state.transform }
    public func translateBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.translatedBy(x: x, y: y) }
    public func scaleBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.scaledBy(x: x, y: y) }
    public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }
    public func setFillColor(_ color: CGColor) { state.fill = color.value }
    public func setStrokeColor(_ color: CGColor) { state.stroke = color.value }
    public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
    public func setLineCap(_ cap: CGLineCap) { state.hasRoundEnds = cap == .round }
    /// - Note: Does nothing.
    public func setLineJoin(_ join: CGLineJoin) {}
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { state.dash = lengths }
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
    public func setBlendMode(_ mode: CGBlendMode) {
        if mode != .normal { Missing.note("CGContext.setBlendMode: colours are drawn over each other") }
    }
    /// - Note: Does nothing.
    public func setShouldAntialias(_ flag: Bool) {}
    /// - Note: Does nothing.
    public func setAllowsAntialiasing(_ flag: Bool) {}
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {
        Missing.note("CGContext.setShadow: shadows are not drawn")
    }

    public func beginPath() { currentPath = CGMutablePath() }
    public func move(to point: CGPoint) { currentPath.move(to: point) }
    public func addLine(to point: CGPoint) { currentPath.addLine(to: point) }
    public func addLines(between points: [CGPoint]) { currentPath.addLines(between: points) }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        currentPath.addCurve(to: end, control1: control1, control2: control2)
    }
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { currentPath.addQuadCurve(to: end, control: control) }
    public func addRect(_ rect: CGRect) { currentPath.addRect(rect) }
    public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect) }
    public func addPath(_ other: CGPath) { currentPath.addPath(other) }
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        // The context of UIKit counts with y downwards.
        let arc = UIBezierPath(cgPath: currentPath)
        arc.addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
        currentPath.elements = arc.cgPath.elements
        currentPath.last = arc.currentPoint
    }
    public func closePath() { currentPath.closeSubpath() }
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(currentPath)
        beginPath()
    }
    public func strokePath() {
        stroke(currentPath)
        beginPath()
    }
    public func drawPath(using mode: CGPathDrawingMode) {
        if mode != .stroke { fill(currentPath) }
        if mode != .fill, mode != .eoFill { stroke(currentPath) }
        beginPath()
    }
    public func fill(_ rect: CGRect) { fill(UIBezierPath(rect: rect).cgPath) }
    public func fillEllipse(in rect: CGRect) { fill(UIBezierPath(ovalIn: rect).cgPath) }
    public func stroke(_ rect: CGRect) { stroke(UIBezierPath(rect: rect).cgPath) }
    public func strokeEllipse(in rect: CGRect) { stroke(UIBezierPath(ovalIn: rect).cgPath) }
    public func strokeLineSegments(between points: [CGPoint]) {
        for pair in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[pair])
            addLine(to: points[pair + 1])
        }
        strokePath()
    }
    /// - Note: Does nothing.
    public func clear(_ rect: CGRect) {}
    public func clip(using rule: CGPathFillRule = .winding) {
        clip(to: currentPath)
        beginPath()
    }
    public func clip(to rect: CGRect) { clip(to: UIBezierPath(rect: rect).cgPath) }

    func clip(to path: CGPath) {
        list.append(.begin(DisplayGroup(clip: shape(path))))
        state.clips += 1
    }
    func fill(_ path: CGPath) { list.fill(shape(path), paint(state.fill)) }
    private func stroke(_ path: CGPath) {
        stroke(path, width: state.lineWidth, dash: state.dash, isRound: state.hasRoundEnds)
    }
    func stroke(_ path: CGPath, width: CGFloat, dash: [CGFloat], isRound: Bool) {
        let t = state.transform
        let scale = (abs(t.a * t.d - t.b * t.c)).squareRoot()
        list.stroke(
            shape(path),
            Stroke(
                color: paint(state.stroke), width: Double(width * scale), dash: dash.map { Double($0 * scale) },
                hasRoundEnds: isRound))
    }

    private func shape(_ path: CGPath) -> Shape { .path(path.elements.map { $0.applying(state.transform) }) }

    private func paint(_ color: Color) -> RGBA {
        let pixel = color.pixel(isDark: isDark)
        return state.alpha < 1 ? pixel.opacity(Double(state.alpha)) : pixel
    }

    /// Draws a text by the rules of a label without a limit of lines.
    func draw(_ text: NSAttributedString, in rect: CGRect) {
        let frame = rect.applying(state.transform)
        var content = TextContent(text: "", font: .system(12))
        content.take(text, font: .system(12), color: .black)
        content.numberOfLines = 0
        list.items += Drawing.items(of: content, in: frame.rect, isDark: isDark)
    }

    func draw(_ image: UIImage, in rect: CGRect) {
        let color = (image.tint ?? .black)
        let bitmap =
            image.isSymbol
            ? Drawing.symbol(image, color: color, isDark: isDark)
            : image.tint == nil ? image.bitmap : image.bitmap?.filled(with: color.value.pixel(isDark: isDark))
        guard let bitmap else { return }
        list.image(bitmap, in: rect.applying(state.transform).rect)
    }
}

/// The contexts that `draw(_:)` and image renderers have opened, innermost last.
enum GraphicsStack {
    private struct Stack: @unchecked Sendable {
        var contexts: [CGContext] = []
    }
    private static let stored = Mutex(Stack())

    static var top: CGContext? { stored.withLock { $0 }.contexts.last }
    static func push(_ context: CGContext) { stored.withLock { $0.contexts.append(context) } }
    static func pop() { stored.withLock { _ = $0.contexts.popLast() } }
}

public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.top }
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.push(context) }
public func UIGraphicsPopContext() { GraphicsStack.pop() }
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
public func UIRectFrame(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.stroke(rect) }
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ mode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setBlendMode(mode)
    context.fill(rect)
}

public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let context = CGContext(size: size, isDark: Surroundings.environment.userInterfaceStyle == .dark)
    // A scale of 0 is that of the screen.
    if scale > 0, scale.isFinite { context.ownScale = Double(scale) }
    GraphicsStack.push(context)
}
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { GraphicsStack.top.flatMap { UIImage($0) } }
public func UIGraphicsEndImageContext() { GraphicsStack.pop() }

/// A drawing that is drawn again and again.
public final class CGLayer: @unchecked Sendable {
    public let size = CGSize.zero
    public let context: CGContext? = nil
}
extension CGContext {
    public func draw(_ layer: CGLayer, in rect: CGRect) { Missing.note("CGContext.draw(CGLayer): not drawn") }
    public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }
    public func replacePathWithStrokedPath() {
        Missing.note("CGContext.replacePathWithStrokedPath: the path stays a line")
    }
}
