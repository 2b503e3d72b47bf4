/// A device by its name: screen size in points (portrait), scale, safe area without bars.
public struct Device: Sendable, Hashable {
    /// The name on command lines and in tree.json, such as `iPhone13Mini`.
    public var name: String
    /// Points in portrait.
    public var width: Double
    /// Points in portrait.
    public var height: Double
    /// Pixels a point: 2, or 3.
    public var scale: Double
    /// The safe area insets in portrait, from status bar, notch or island and home indicator, in points.
    public var safeAreaInsets: EdgeInsets
    /// The safe area insets in landscape, in points.
    public var landscapeSafeAreaInsets: EdgeInsets
    /// Whether the interface idiom is `pad`, whose size classes are regular.
    public var isPad: Bool

    /// A device that the list lacks.
    public init(
        name: String, width: Double, height: Double, scale: Double, safeAreaInsets: EdgeInsets = .zero,
        landscapeSafeAreaInsets: EdgeInsets = .zero, isPad: Bool = false
    ) {
        self.name = name
        self.width = width
        self.height = height
        self.scale = scale
        self.safeAreaInsets = safeAreaInsets
        self.landscapeSafeAreaInsets = landscapeSafeAreaInsets
        self.isPad = isPad
    }

    /// The devices of Interface Builder and Simulator, oldest first; values from files saved on them.
    public static let all: [Device] = [
        phone("iPhone4s", 320, 480, 2, 20, 0), phone("iPhoneSe", 320, 568, 2, 20, 0),
        phone("iPhone8", 375, 667, 2, 20, 0), phone("iPhone8Plus", 414, 736, 3, 20, 0),
        phone("iPhoneX", 375, 812, 3, 44, 34), phone("iPhone11", 414, 896, 2, 48, 34),
        phone("iPhone11ProMax", 414, 896, 3, 44, 34), phone("iPhone13Mini", 375, 812, 3, 50, 34),
        phone("iPhone13", 390, 844, 3, 47, 34), phone("iPhone13ProMax", 428, 926, 3, 47, 34),
        phone("iPhone15", 393, 852, 3, 59, 34), phone("iPhone15ProMax", 430, 932, 3, 59, 34),
        phone("iPhone16Pro", 402, 874, 3, 62, 34), phone("iPhone16ProMax", 440, 956, 3, 62, 34),
        pad("iPad9", 768, 1024, 20, 0), pad("iPadAir3", 834, 1112, 20, 0), pad("iPadPro11", 834, 1194, 24, 20),
        pad("iPadPro12", 1024, 1366, 24, 20),
    ]

    /// Finds a device by name, letter case ignored.
    public static func named(_ name: String) -> Device? {
        all.first { $0.name.lowercased() == name.lowercased() }
    }

    /// The environment of the device in portrait or landscape.
    public func environment(landscape: Bool = false) -> LayoutEnvironment {
        var environment = LayoutEnvironment(
            width: landscape ? height : width, height: landscape ? width : height, scale: scale)
        environment.safeAreaInsets = landscape ? landscapeSafeAreaInsets : safeAreaInsets
        environment.isPad = isPad
        environment.horizontalSizeClass = horizontalSizeClass(landscape: landscape)
        environment.verticalSizeClass = verticalSizeClass(landscape: landscape)
        return environment
    }

    /// A phone is compact in width, but regular in landscape if its portrait width is at least 414 points (Plus, Max,
    /// XR and 11). [documented]
    public func horizontalSizeClass(landscape: Bool = false) -> UserInterfaceSizeClass {
        isPad || (landscape && width >= 414) ? .regular : .compact
    }

    /// A phone is compact in height in landscape. [documented]
    public func verticalSizeClass(landscape: Bool = false) -> UserInterfaceSizeClass {
        isPad || !landscape ? .regular : .compact
    }

    private static func phone(
        _ name: String, _ width: Double, _ height: Double, _ scale: Double, _ top: Double, _ bottom: Double
    ) -> Device {
        let hasHomeIndicator = bottom > 0
        return Device(
            name: name, width: width, height: height, scale: scale,
            safeAreaInsets: EdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
            landscapeSafeAreaInsets: hasHomeIndicator
                ? EdgeInsets(top: 0, left: top, bottom: 21, right: top) : .zero,
            isPad: false)
    }

    private static func pad(_ name: String, _ width: Double, _ height: Double, _ top: Double, _ bottom: Double)
        -> Device
    {
        let insets = EdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
        return Device(
            name: name, width: width, height: height, scale: 2, safeAreaInsets: insets,
            landscapeSafeAreaInsets: insets, isPad: true)
    }
}
