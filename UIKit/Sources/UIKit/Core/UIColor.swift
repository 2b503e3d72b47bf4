internal import LayoutEngine

/// The type of a colour that stands in the source.
public typealias _ColorLiteralType = UIColor

/// A colour: fixed, of the system, or with one value for each style.
open class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
    /// A colour without components.
    public convenience override init() { self.init(red: 0, green: 0, blue: 0, alpha: 0) }
    public convenience init(colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(_colorLiteralRed: red, green: green, blue: blue, alpha: alpha)
    }
    private let mark = AttributeMark()
    let value: Color

    init(_ value: Color) { self.value = value }

    public required convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.rgba(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
    }
    /// The colour of a literal in the source.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(.rgba(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
    }
    public required convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    public required convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }
    public required convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let sector = (hue - hue.rounded(.down)) * 6
        func part(_ shift: CGFloat) -> CGFloat {
            let k = (shift + sector).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
    }
    /// The colour that the picture's pixels have together: patterns are not repeated.
    public convenience init(patternImage image: UIImage) {
        Missing.note("UIColor(patternImage:): the picture's mean colour is used")
        self.init(image.bitmap?.meanColor ?? .rgba(red: 0, green: 0, blue: 0, alpha: 0))
    }
    public required convenience init(cgColor: CGColor) { self.init(cgColor.value) }
    /// One value for each style; asked for both at once.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).value
        let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).value
        self.init(light == dark ? light : .dynamic(light: light.fixed(isDark: false), dark: dark.fixed(isDark: true)))
    }
    /// A colour of an asset catalog; nil where no catalog of the program has the name.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        guard let color = Assets.color(named: name, in: bundle) else { return nil }
        self.init(color)
    }

    open var cgColor: CGColor { CGColor(value) }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(value.opacity(Double(alpha))) }

    open func resolvedColor(with traits: UITraitCollection) -> UIColor {
        UIColor(
            value.fixed(
                isDark: traits.userInterfaceStyle == .dark, isElevated: traits.userInterfaceLevel == .elevated))
    }

    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let numbers = current
        red?.pointee = CGFloat(numbers.red)
        green?.pointee = CGFloat(numbers.green)
        blue?.pointee = CGFloat(numbers.blue)
        alpha?.pointee = CGFloat(numbers.alpha)
        return true
    }

    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let numbers = current
        white?.pointee = CGFloat(0.2126 * numbers.red + 0.7152 * numbers.green + 0.0722 * numbers.blue)
        alpha?.pointee = CGFloat(numbers.alpha)
        return true
    }

    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let numbers = current
        let high = max(numbers.red, numbers.green, numbers.blue)
        let range = high - min(numbers.red, numbers.green, numbers.blue)
        var sector = 0.0
        if range > 0 {
            switch high {
            case numbers.red: sector = (numbers.green - numbers.blue) / range
            case numbers.green: sector = 2 + (numbers.blue - numbers.red) / range
            default: sector = 4 + (numbers.red - numbers.green) / range
            }
        }
        hue?.pointee = CGFloat((sector < 0 ? sector + 6 : sector) / 6)
        saturation?.pointee = CGFloat(high > 0 ? range / high : 0)
        brightness?.pointee = CGFloat(high)
        alpha?.pointee = CGFloat(numbers.alpha)
        return true
    }

    private var current: ColorNumbers {
        value.numbers(isDark: Surroundings.environment.userInterfaceStyle == .dark)
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.value == value }
    open override var hash: Int { value.hashValue }
    open override var description: String { "UIColor(\(value))" }

    open func set() {
        setFill()
        setStroke()
    }
    open func setFill() { UIGraphicsGetCurrentContext()?.state.fill = value }
    open func setStroke() { UIGraphicsGetCurrentContext()?.state.stroke = value }
}

extension Color {
    /// The colour of one style; names stay, which the renderer knows in both.
    func fixed(isDark: Bool, isElevated: Bool = false) -> Color {
        switch self {
        case .dynamic(let light, let dark):
            return (isDark ? dark ?? light : light).fixed(isDark: isDark, isElevated: isElevated)
        case .rgba: return self
        case .named("tintColor"): return self
        case .named:
            let numbers = numbers(isDark: isDark, isElevated: isElevated)
            return .rgba(red: numbers.red, green: numbers.green, blue: numbers.blue, alpha: numbers.alpha)
        }
    }
}
