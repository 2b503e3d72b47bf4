/// The look of a view; no property here changes a frame.
public struct Appearance: Sendable, Equatable {
    /// The corner radius of a view's layer: points, or the usual code `layer.cornerRadius = bounds.height / 2` as a
    /// formula of the drawn frame.
    public enum CornerRadius: Sendable, Hashable {
        case points(Double)
        /// `height / divisor`
        case heightDivided(by: Double)
        /// `width / divisor`
        case widthDivided(by: Double)

        /// The radius in points that is drawn: at most half of the shorter side, beyond which UIKit draws a capsule too.
        package func shown(in size: Size) -> Double {
            let radius =
                switch self {
                case .points(let points): points
                case .heightDivided(let divisor): size.height / divisor
                case .widthDivided(let divisor): size.width / divisor
                }
            guard radius.isFinite, radius > 0 else { return 0 }
            return min(radius, max(0, min(size.width, size.height) / 2))
        }
    }

    /// CALayer's shadow, under its properties' names without `shadow`, with CALayer's defaults.
    public struct Shadow: Sendable, Hashable {
        /// 0 to 1; 0 for no shadow.
        public var opacity = 0.0
        /// How far the shadow is blurred, in points: the standard deviation of the blur.
        public var radius = 3.0
        /// To the right and down, in points.
        public var offset = Point(x: 0, y: -3)
        /// Nil: black.
        public var color: Color?

        /// No shadow.
        public init() {}
    }

    // In this order the small fields fill the padding after the optionals.
    /// UIView.backgroundColor; nil: clear.
    public var backgroundColor: Color?
    /// CALayer.cornerRadius; nil: 0. No larger than half the shorter side when drawn. As in UIKit, only background and
    /// border are round unless `clipsToBounds` cuts the content too.
    public var cornerRadius: CornerRadius?
    /// UIView.clipsToBounds: cuts subviews, and an image view's picture, at the bounds and at round corners. Views
    /// that scroll have their own in `ScrollAttributes`.
    public var clipsToBounds = false
    /// UIView.contentMode: where an image view's picture lies. Default: `scaleToFill`.
    public var contentMode: ContentMode = .scaleToFill
    /// UIView's property of the same name: read by the audit of touch targets, not drawn.
    public var isUserInteractionEnabled = true
    /// UIView.alpha, 0 to 1: the opacity of the view with everything inside.
    public var alpha: Double = 1
    /// UIView.tintColor; nil: inherited from the superview, at the root from the window (system blue).
    public var tintColor: Color? {
        @inlinable @inline(__always) get { tints.isUnset ? nil : tints.stored.tint }
        _modify { yield &tints.value.tint }
    }
    /// CALayer.borderWidth in points, drawn inside the bounds. Default: 0.
    public var borderWidth: Double {
        @inlinable @inline(__always) get { tints.isUnset ? 0 : tints.stored.borderWidth }
        _modify { yield &tints.value.borderWidth }
    }
    /// CALayer.borderColor; nil: the layer's opaque black.
    public var borderColor: Color? {
        @inlinable @inline(__always) get { tints.isUnset ? nil : tints.stored.border }
        _modify { yield &tints.value.border }
    }

    /// CALayer.maskedCorners: the corners that `cornerRadius` rounds. Default: all.
    public var maskedCorners: CornerMask {
        @inlinable @inline(__always) get { tints.isUnset ? .all : tints.stored.corners }
        _modify { yield &tints.value.corners }
    }
    /// A gradient above the background, under the content.
    public var gradient: GradientLayer? {
        @inlinable @inline(__always) get { tints.isUnset ? nil : tints.stored.gradient }
        _modify { yield &tints.value.gradient }
    }
    /// The layer's shadow, around views with a background that do not clip.
    public var shadow: Shadow {
        @inlinable @inline(__always) get { tints.isUnset ? Shadow() : tints.stored.shadow }
        _modify { yield &tints.value.shadow }
    }
    /// UIVisualEffectView.effect: the style of its UIBlurEffect; nil: none is stated.
    public var effect: BlurStyle? {
        @inlinable @inline(__always) get { tints.isUnset ? nil : tints.stored.effect }
        _modify { yield &tints.value.effect }
    }
    /// UIView.overrideUserInterfaceStyle: the style of the view and of what is inside, whatever the screen's; nil: the
    /// superview's. Pictures keep the variants of the screen's style.
    public var overrideUserInterfaceStyle: UserInterfaceStyle? {
        @inlinable @inline(__always) get { tints.isUnset ? nil : tints.stored.interfaceStyle }
        _modify { yield &tints.value.interfaceStyle }
    }

    @usableFromInline var tints = OutOfLine<Tints>()

    /// UIKit's defaults: no background, opaque, sharp corners.
    public init() {}

    /// Properties that few views set.
    @usableFromInline
    struct Tints: Unsettable, Sendable {
        @usableFromInline var tint: Color?
        @usableFromInline var border: Color?
        @usableFromInline var borderWidth: Double = 0
        @usableFromInline var corners = CornerMask.all
        @usableFromInline var shadow = Shadow()
        @usableFromInline var gradient: GradientLayer?
        @usableFromInline var effect: BlurStyle?
        @usableFromInline var interfaceStyle: UserInterfaceStyle?

        @usableFromInline static let unset = Tints()
    }
}

extension Appearance: Unsettable {
    @usableFromInline static let unset = Appearance()
}

/// UIView.ContentMode: how a picture is fitted into its view. `redraw` scales to fill.
public enum ContentMode: String, Sendable, CaseIterable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
}

/// UIBlurEffect.Style.
public enum BlurStyle: String, Sendable, CaseIterable {
    case extraLight, light, dark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
}

/// CACornerMask: corners of a rectangle.
public struct CornerMask: OptionSet, Sendable, Hashable {
    /// CACornerMask's bits: top left 1, top right 2, bottom left 4, bottom right 8.
    public let rawValue: UInt8

    /// A mask of CACornerMask's bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// All four corners.
    public static let all = CornerMask(rawValue: 15)
}
