internal import LayoutEngine
internal import LayoutRender

/// A space of colours; all colours here are of sRGB.
public final class CGColorSpace: Hashable, Sendable {
    public static let sRGB = "kCGColorSpaceSRGB"
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
    public static let linearGray = "kCGColorSpaceLinearGray"
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
    public let name: String?
    public init?(name: String) { self.name = name }
    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.name == b.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
    fileprivate init() { name = CGColorSpace.sRGB }
}
/// What the components of a colour space stand for.
public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}
extension CGColorSpace {
    /// Spaces without a colour name a grey one; all others are of red, green and blue here.
    public var model: CGColorSpaceModel {
        [CGColorSpace.linearGray, CGColorSpace.genericGrayGamma2_2].contains(name) ? .monochrome : .rgb
    }
}
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }

public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colours at places from 0 to 1.
public final class CGGradient {
    let colors: [Color]
    let places: [Double]

    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
        let colors = colors.compactMap { ($0 as? CGColor)?.value }
        let places = locations.map { $0.prefix(colors.count).map { Double($0) } }
        self.init(colors, places)
    }
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: [CGFloat], locations: [CGFloat]?, count: Int
    ) {
        guard count > 0, count <= components.count / 4 else { return nil }
        let colors = (0..<count).map { index in
            let part = components[(index * 4)..<(index * 4 + 4)].map { Double($0) }
            return Color.rgba(red: part[0], green: part[1], blue: part[2], alpha: part[3])
        }
        self.init(colors, locations.map { $0.prefix(count).map { Double($0) } })
    }

    private init?(_ colors: [Color], _ places: [Double]?) {
        let even = colors.indices.map { colors.count > 1 ? Double($0) / Double(colors.count - 1) : 0 }
        guard !colors.isEmpty, (places ?? even).count == colors.count else { return nil }
        self.colors = colors
        self.places = places ?? even
    }

    func ramp(isDark: Bool) -> ColorRamp? { ColorRamp(colors.map { $0.numbers(isDark: isDark) }, places) }
}

/// Colours that run into each other along a line.
struct ColorRamp {
    private let stops: [ColorNumbers]
    private let places: [Double]
    private let first: ColorNumbers
    private let last: ColorNumbers

    /// - Returns: nil without a colour, or with another number of places than of colours.
    init?(_ stops: [ColorNumbers], _ places: [Double]) {
        guard let first = stops.first, let last = stops.last, places.count == stops.count else { return nil }
        (self.stops, self.places, self.first, self.last) = (stops, places, first, last)
    }

    func color(at place: Double) -> ColorNumbers {
        var color = place <= (places.first ?? 0) ? first : last
        for next in 1..<max(1, stops.count) where place > places[next - 1] && place <= places[next] {
            let share = (place - places[next - 1]) / max(1e-9, places[next] - places[next - 1])
            color = stops[next - 1].mixed(with: stops[next], share)
        }
        return color
    }

    /// A picture of the ramp.
    /// - Parameters:
    ///   - size: in points; the picture has two pixels a point, and at most 512 columns and 1,024 rows.
    ///   - place: the place in the ramp of a point of the picture, by shares of width and height; nil for what stays empty.
    func bitmap(_ size: LayoutEngine.Size, place: (_ x: Double, _ y: Double) -> Double?) -> Bitmap? {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        let columns = Int(min(512, max(1, size.width * 2)))
        let rows = Int(min(1024, max(1, size.height * 2)))
        var pixels: [UInt8] = []
        pixels.reserveCapacity(columns * rows * 4)
        for row in 0..<rows {
            for column in 0..<columns {
                let found = place((Double(column) + 0.5) / Double(columns), (Double(row) + 0.5) / Double(rows))
                guard let found else {
                    pixels.append(contentsOf: [0, 0, 0, 0])
                    continue
                }
                let color = color(at: found)
                for part in [color.red, color.green, color.blue, color.alpha] {
                    pixels.append(UInt8(min(max((part * 255).rounded(), 0), 255)))
                }
            }
        }
        return Bitmap(width: columns, height: rows, pixels: pixels)
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

extension CGContext {
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
        let length = dx * dx + dy * dy
        draw(gradient, options) { x, y in
            length > 0 ? ((x - Double(start.x)) * dx + (y - Double(start.y)) * dy) / length : 0
        }
    }

    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        if startCenter != endCenter {
            Missing.note("CGContext.drawRadialGradient: circles about two points are drawn about the last")
        }
        let (inner, outer) = (Double(startRadius), Double(endRadius))
        draw(gradient, options) { x, y in
            let distance = hypot(x - Double(endCenter.x), y - Double(endCenter.y))
            return outer == inner ? 0 : (distance - inner) / (outer - inner)
        }
    }

    /// Fills the context, within its clips.
    /// - Parameter place: the place in the gradient of a point in the coordinates of the program.
    private func draw(
        _ gradient: CGGradient, _ options: CGGradientDrawingOptions, place: (_ x: Double, _ y: Double) -> Double
    ) {
        let back = ctm.inverted()
        let size = list.size
        let bitmap = gradient.ramp(isDark: isDark)?.bitmap(size) { x, y in
            let point = CGPoint(x: x * size.width, y: y * size.height).applying(back)
            let found = place(Double(point.x), Double(point.y))
            if found < 0, !options.contains(.drawsBeforeStartLocation) { return nil }
            if found > 1, !options.contains(.drawsAfterEndLocation) { return nil }
            return min(max(found, 0), 1)
        }
        if let bitmap { list.image(bitmap, in: Rect(origin: .zero, size: size)) }
    }
}
