internal import LayoutEngine

/// A colour of Core Graphics; a dynamic UIColor keeps its variants, since one picture is drawn in one style.
public final class CGColor: Hashable, @unchecked Sendable {
    let value: Color

    init(_ value: Color) { self.value = value }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.rgba(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
    }
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Red, green, blue and alpha in the current style.
    public var components: [CGFloat]? {
        let numbers = value.numbers(isDark: Surroundings.environment.userInterfaceStyle == .dark)
        return [numbers.red, numbers.green, numbers.blue, numbers.alpha].map { CGFloat($0) }
    }
    public var numberOfComponents: Int { 4 }
    /// Colours of every space are red, green and blue here.
    public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
    public var alpha: CGFloat { components?.last ?? 1 }
    public func copy(alpha: CGFloat) -> CGColor? { CGColor(value.opacity(Double(alpha))) }

    public static let black = CGColor(gray: 0, alpha: 1)
    public static let white = CGColor(gray: 1, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)

    public static func == (a: CGColor, b: CGColor) -> Bool { a.value == b.value }
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
