package import LayoutEngine

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision
}
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight, rightToLeft
}
public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal, high
}
public enum UIUserInterfaceLevel: Int, Sendable {
    case unspecified = -1
    case base, elevated
}
public enum UIDisplayGamut: Int, Sendable {
    case unspecified = -1
    case SRGB, P3
}
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let unspecified = Self(rawValue: "unspecified")
    public static let extraSmall = Self(.extraSmall)
    public static let small = Self(.small)
    public static let medium = Self(.medium)
    public static let large = Self(.large)
    public static let extraLarge = Self(.extraLarge)
    public static let extraExtraLarge = Self(.extraExtraLarge)
    public static let extraExtraExtraLarge = Self(.extraExtraExtraLarge)
    public static let accessibilityMedium = Self(.accessibilityMedium)
    public static let accessibilityLarge = Self(.accessibilityLarge)
    public static let accessibilityExtraLarge = Self(.accessibilityExtraLarge)
    public static let accessibilityExtraExtraLarge = Self(.accessibilityExtraExtraLarge)
    public static let accessibilityExtraExtraExtraLarge = Self(.accessibilityExtraExtraExtraLarge)

    init(_ category: ContentSizeCategory) { rawValue = category.rawValue }
    var category: ContentSizeCategory? { ContentSizeCategory(rawValue: rawValue) }

    public var isAccessibilityCategory: Bool { (category ?? .large) >= .accessibilityMedium }
    public static func < (a: Self, b: Self) -> Bool { (a.category ?? .large) < (b.category ?? .large) }
    public static func > (a: Self, b: Self) -> Bool { b < a }
    public static func <= (a: Self, b: Self) -> Bool { !(b < a) }
    public static func >= (a: Self, b: Self) -> Bool { !(a < b) }

    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
}

/// The traits of a device, a window or a view: what is unspecified is left to the one around.
open class UITraitCollection: NSObject, @unchecked Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    public let verticalSizeClass: UIUserInterfaceSizeClass
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    public let preferredContentSizeCategory: UIContentSizeCategory
    public let displayScale: CGFloat
    public let accessibilityContrast: UIAccessibilityContrast
    /// Elevated in a sheet over another screen, since iOS 13.
    public let userInterfaceLevel: UIUserInterfaceLevel
    public var displayGamut: UIDisplayGamut { .SRGB }
    public var forceTouchCapability: UIForceTouchCapability { .unavailable }

    init(
        style: UIUserInterfaceStyle = .unspecified, horizontal: UIUserInterfaceSizeClass = .unspecified,
        vertical: UIUserInterfaceSizeClass = .unspecified, idiom: UIUserInterfaceIdiom = .unspecified,
        direction: UITraitEnvironmentLayoutDirection = .unspecified, category: UIContentSizeCategory = .unspecified,
        scale: CGFloat = 0, contrast: UIAccessibilityContrast = .unspecified,
        level: UIUserInterfaceLevel = .unspecified
    ) {
        userInterfaceStyle = style
        horizontalSizeClass = horizontal
        verticalSizeClass = vertical
        userInterfaceIdiom = idiom
        layoutDirection = direction
        preferredContentSizeCategory = category
        displayScale = scale
        accessibilityContrast = contrast
        userInterfaceLevel = level
    }

    public convenience override init() { self.init(style: .unspecified) }
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(style: userInterfaceStyle) }
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(horizontal: horizontalSizeClass)
    }
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init(vertical: verticalSizeClass) }
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init(idiom: userInterfaceIdiom) }
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(direction: layoutDirection)
    }
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init(level: userInterfaceLevel) }
    public convenience init(displayScale: CGFloat) { self.init(scale: displayScale) }
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(category: preferredContentSizeCategory)
    }
    /// - Note: No device here feels how hard a finger presses.
    public convenience init(forceTouchCapability: UIForceTouchCapability) { self.init() }
    public convenience init(displayGamut: UIDisplayGamut) { self.init() }
    /// The later collection wins.
    public convenience init(traitsFrom all: [UITraitCollection]) {
        self.init(
            style: all.last { $0.userInterfaceStyle != .unspecified }?.userInterfaceStyle ?? .unspecified,
            horizontal: all.last { $0.horizontalSizeClass != .unspecified }?.horizontalSizeClass ?? .unspecified,
            vertical: all.last { $0.verticalSizeClass != .unspecified }?.verticalSizeClass ?? .unspecified,
            idiom: all.last { $0.userInterfaceIdiom != .unspecified }?.userInterfaceIdiom ?? .unspecified,
            direction: all.last { $0.layoutDirection != .unspecified }?.layoutDirection ?? .unspecified,
            category: all.last { $0.preferredContentSizeCategory != .unspecified }?.preferredContentSizeCategory
                ?? .unspecified,
            scale: all.last { $0.displayScale != 0 }?.displayScale ?? 0,
            contrast: all.last { $0.accessibilityContrast != .unspecified }?.accessibilityContrast ?? .unspecified,
            level: all.last { $0.userInterfaceLevel != .unspecified }?.userInterfaceLevel ?? .unspecified)
    }

    /// All traits of an environment.
    convenience init(_ environment: LayoutEnvironment, level: UIUserInterfaceLevel = .base) {
        func sizeClass(_ word: UserInterfaceSizeClass?) -> UIUserInterfaceSizeClass {
            word.map { $0 == .compact ? .compact : .regular } ?? .unspecified
        }
        self.init(
            style: environment.userInterfaceStyle == .dark ? .dark : .light,
            horizontal: sizeClass(environment.sizeClasses.horizontal),
            vertical: sizeClass(environment.sizeClasses.vertical),
            idiom: environment.isPad ? .pad : .phone,
            direction: environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
            category: UIContentSizeCategory(environment.contentSizeCategory), scale: CGFloat(environment.scale),
            contrast: environment.accessibilityContrast == .high ? .high : .normal, level: level)
    }

    /// An environment with these traits in place of its own.
    package func applied(to environment: LayoutEnvironment) -> LayoutEnvironment {
        func word(_ sizeClass: UIUserInterfaceSizeClass) -> UserInterfaceSizeClass? {
            sizeClass == .unspecified ? nil : sizeClass == .compact ? .compact : .regular
        }
        var environment = environment
        if userInterfaceStyle != .unspecified {
            environment.userInterfaceStyle = userInterfaceStyle == .dark ? .dark : .light
        }
        environment.sizeClasses.horizontal = word(horizontalSizeClass) ?? environment.sizeClasses.horizontal
        environment.sizeClasses.vertical = word(verticalSizeClass) ?? environment.sizeClasses.vertical
        if userInterfaceIdiom != .unspecified { environment.isPad = userInterfaceIdiom == .pad }
        if layoutDirection != .unspecified {
            environment.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
        environment.contentSizeCategory = preferredContentSizeCategory.category ?? environment.contentSizeCategory
        if displayScale > 0 { environment.scale = Double(displayScale) }
        if accessibilityContrast != .unspecified {
            environment.accessibilityContrast = accessibilityContrast == .high ? .high : .normal
        }
        return environment
    }

    /// The traits of the screen; a setter would change the screen's for all, hence `performAsCurrent`.
    public static var current: UITraitCollection { UITraitCollection(Surroundings.environment) }

    public func performAsCurrent(_ actions: () -> Void) {
        let before = Surroundings.environment
        Surroundings.environment = applied(to: before)
        actions()
        Surroundings.environment = before
    }

    open func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        other?.userInterfaceStyle != userInterfaceStyle || other?.accessibilityContrast != accessibilityContrast
            || other?.userInterfaceLevel != userInterfaceLevel
    }

    open func containsTraits(in other: UITraitCollection?) -> Bool {
        guard let other else { return true }
        return UITraitCollection(traitsFrom: [self, other]) == self
    }

    private var key: [AnyHashable] {
        [
            userInterfaceStyle, horizontalSizeClass, verticalSizeClass, userInterfaceIdiom, layoutDirection,
            preferredContentSizeCategory, displayScale, accessibilityContrast,
            userInterfaceLevel,
        ]
    }
    open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.key == key }
    open override var hash: Int { key.hashValue }
}

@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
