import Foundation
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
        guard let first = stops.first, let last = stops.last, size.width > 0, size.height > 0 else { return }
        let even = stops.indices.map { stops.count > 1 ? Double($0) / Double(stops.count - 1) : 0 }
        let places = locations.map { $0.map(\.doubleValue) } ?? even
        guard places.count == stops.count else { return }
        let (columns, rows) = (min(512, max(1, Int(size.width * 2))), min(1024, max(1, Int(size.height * 2))))
        var pixels: [UInt8] = []
        pixels.reserveCapacity(columns * rows * 4)
        let (dx, dy) = (Double(endPoint.x - startPoint.x), Double(endPoint.y - startPoint.y))
        let length = dx * dx + dy * dy
        for row in 0..<rows {
            for column in 0..<columns {
                let x = (Double(column) + 0.5) / Double(columns) - Double(startPoint.x)
                let y = (Double(row) + 0.5) / Double(rows) - Double(startPoint.y)
                let along: Double
                if type == .radial {
                    along = hypot(dx == 0 ? 0 : x / dx, dy == 0 ? 0 : y / dy)
                } else {
                    along = length > 0 ? (x * dx + y * dy) / length : 0
                }
                var color = along <= (places.first ?? 0) ? first : last
                for next in 1..<max(1, stops.count) where along > places[next - 1] && along <= places[next] {
                    let share = (along - places[next - 1]) / max(1e-9, places[next] - places[next - 1])
                    color = stops[next - 1].mixed(with: stops[next], share)
                }
                for part in [color.red, color.green, color.blue, color.alpha] {
                    pixels.append(UInt8(min(max((part * 255).rounded(), 0), 255)))
                }
            }
        }
        guard let bitmap = Bitmap(width: columns, height: rows, pixels: pixels) else { return }
        list.image(bitmap, in: Rect(origin: .zero, size: size))
    }
}

extension ColorNumbers {
    func mixed(with other: ColorNumbers, _ share: Double) -> ColorNumbers {
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
        return ColorNumbers(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
            alpha: mix(alpha, other.alpha))
    }
}
