internal import LayoutEngine

open class UIVisualEffect: NSObject {}

open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case extraLight, light, dark
        case regular = 4
        case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
        case systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight
        case systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark
        case systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
    }
    let style: Style
    public required override init() { style = .regular }
    public init(style: Style) { self.style = style }
}

open class UIVibrancyEffect: UIVisualEffect {
    public init(blurEffect: UIBlurEffect) { super.init() }
    public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.init(blurEffect: blurEffect)
    }
}
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// Glass of iOS 26: drawn as a blur is.
open class UIGlassEffect: UIVisualEffect {
    public enum Style: Int, Sendable { case regular, clear }
    @Kept open var isInteractive = false
    open var tintColor: UIColor?
    public let style: Style
    public override init() { style = .regular }
    public init(style: Style) { self.style = style }
}

/// How round a view's corners are, as iOS 26 has it: taken over as the layer's radius where it is one number.
public struct UICornerRadius: Equatable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    let value: CGFloat?
    init(value: CGFloat?) { self.value = value }
    public init(floatLiteral value: Double) { self.init(value: CGFloat(value)) }
    public init(integerLiteral value: Int) { self.init(value: CGFloat(value)) }
    public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(value: CGFloat(radius)) }
}
public struct UICornerConfiguration: Equatable, Sendable {
    enum Shape: Equatable, Sendable {
        case capsule
        case uniform(CGFloat?)
    }
    let shape: Shape
    public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
        UICornerConfiguration(shape: .capsule)
    }
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(shape: .uniform(radius.value))
    }
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration { corners(radius: radius) }
}
extension UIView {
    public var cornerConfiguration: UICornerConfiguration? {
        get { kept(or: nil) }
        set {
            keep(newValue)
            switch newValue?.shape {
            case .capsule?:
                Missing.note("UIView.cornerConfiguration: a capsule has the radius that layer.cornerRadius says")
            case .uniform(let radius?)?: layer.cornerRadius = radius
            default: break
            }
        }
    }
}

/// A view over a blurred one; the blur is drawn as an even tone.
open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect?
    open internal(set) var contentView = UIView()

    /// A view without an effect.
    public override convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        if effect != nil { Missing.note("UIVisualEffectView: an even tone instead of a blur") }
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }
    public convenience init() { self.init(effect: nil) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
    }

    override var kind: View.Kind { .visualEffectView }
}
