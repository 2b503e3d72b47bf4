internal import LayoutEngine
internal import LayoutRender

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let axial = CAGradientLayerType(rawValue: "axial")
    public static let radial = CAGradientLayerType(rawValue: "radial")
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// Colours that run into each other along a line.
open class CAGradientLayer: CALayer {
    open var colors: [Any]?
    open var locations: [NSNumber]?
    open var startPoint = CGPoint(x: 0.5, y: 0)
    open var endPoint = CGPoint(x: 0.5, y: 1)
    open var type = CAGradientLayerType.axial {
        didSet { if type == .conic { Missing.note("CAGradientLayer.type: a conic gradient is drawn along its line") } }
    }

    override var paintsItself: Bool { (colors?.count ?? 0) > 0 }

    override func paint(_ size: LayoutEngine.Size, isDark: Bool, into list: inout DisplayList) {
        let stops = (colors ?? []).compactMap { color in
            ((color as? CGColor)?.value ?? (color as? UIColor)?.value)?.numbers(isDark: isDark)
        }
        let even = stops.indices.map { stops.count > 1 ? Double($0) / Double(stops.count - 1) : 0 }
        guard let ramp = ColorRamp(stops, locations.map { $0.map(\.doubleValue) } ?? even) else { return }
        let (dx, dy) = (Double(endPoint.x - startPoint.x), Double(endPoint.y - startPoint.y))
        let length = dx * dx + dy * dy
        let bitmap = ramp.bitmap(size) { column, row in
            let (x, y) = (column - Double(startPoint.x), row - Double(startPoint.y))
            guard type == .radial else { return length > 0 ? (x * dx + y * dy) / length : 0 }
            return hypot(dx == 0 ? 0 : x / dx, dy == 0 ? 0 : y / dy)
        }
        if let bitmap { list.image(bitmap, in: Rect(origin: .zero, size: size)) }
    }
}
