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

    /// The devices of Interface Builder and Simulator, phones before pads, oldest first.
    ///
    /// Sources of the values:
    /// - up to iPhone 16 Pro Max and for the pads up to iPad Pro 12.9": Interface Builder files saved on these devices.
    /// - Sizes of the iPhone 14 family: G. Hackworth, "How iOS Apps Adapt to the various iPhone 14 Screen Sizes" (2022); of
    ///   the families 14 to 17 and the Air, with their insets in portrait: juejin.cn/post/7602512226998534194. The iPhone 17
    ///   and 17 Pro are configured alike (402 x 874, 62, 34) in published snapshot tests of apps.
    /// - Landscape insets of iPhone 14 to 16: csdn.net/weixin_37543822/article/details/135525139 (21 at the bottom). For the
    ///   iPhone 17 family and the Air no source gives the insets in landscape; the rule of the families before stands in.
    /// - Sizes of the newer pads: the tables of launch screens that web apps publish for each pad; insets (24 and 20): published
    ///   snapshot tests of apps on iPad mini, iPad, and iPad Pro 11" and 13".
    public static let all: [Device] = [
        phone("iPhone4s", 320, 480, 2, 20, 0), phone("iPhoneSe", 320, 568, 2, 20, 0),
        phone("iPhone8", 375, 667, 2, 20, 0), phone("iPhone8Plus", 414, 736, 3, 20, 0),
        phone("iPhoneX", 375, 812, 3, 44, 34), phone("iPhone11", 414, 896, 2, 48, 34),
        phone("iPhone11ProMax", 414, 896, 3, 44, 34), phone("iPhone13Mini", 375, 812, 3, 50, 34),
        phone("iPhone13", 390, 844, 3, 47, 34), phone("iPhone13ProMax", 428, 926, 3, 47, 34),
        phone("iPhone14", 390, 844, 3, 47, 34), phone("iPhone14Plus", 428, 926, 3, 47, 34),
        phone("iPhone14Pro", 393, 852, 3, 59, 34), phone("iPhone14ProMax", 430, 932, 3, 59, 34),
        phone("iPhone15", 393, 852, 3, 59, 34), phone("iPhone15Plus", 430, 932, 3, 59, 34),
        phone("iPhone15Pro", 393, 852, 3, 59, 34), phone("iPhone15ProMax", 430, 932, 3, 59, 34),
        phone("iPhone16", 393, 852, 3, 59, 34), phone("iPhone16Plus", 430, 932, 3, 59, 34),
        phone("iPhone16Pro", 402, 874, 3, 62, 34), phone("iPhone16ProMax", 440, 956, 3, 62, 34),
        phone("iPhone16e", 390, 844, 3, 47, 34), phone("iPhoneAir", 420, 912, 3, 68, 34),
        phone("iPhone17", 402, 874, 3, 62, 34), phone("iPhone17Pro", 402, 874, 3, 62, 34),
        phone("iPhone17ProMax", 440, 956, 3, 62, 34),
        pad("iPad6", 768, 1024, 20, 0), pad("iPadMini5", 768, 1024, 20, 0), pad("iPad9", 810, 1080, 20, 0),
        pad("iPad10", 820, 1180, 24, 20), pad("iPadMini6", 744, 1133, 24, 20),
        pad("iPadAir3", 834, 1112, 20, 0), pad("iPadAir5", 820, 1180, 24, 20), pad("iPadPro11", 834, 1194, 24, 20),
        pad("iPadPro12", 1024, 1366, 24, 20), pad("iPadAir13", 1024, 1366, 24, 20),
        pad("iPadPro11M4", 834, 1210, 24, 20), pad("iPadPro13", 1032, 1376, 24, 20),
    ]

    /// The devices of `all` with different screens: of devices alike the oldest, so that no page is laid out twice.
    package static let distinctScreens: [Device] = {
        var found: [Device] = []
        for device in all {
            var unnamed = device
            unnamed.name = ""
            if !found.contains(where: { unnamed.named($0.name) == $0 }) { found.append(device) }
        }
        return found
    }()

    private func named(_ name: String) -> Device {
        var device = self
        device.name = name
        return device
    }

    /// Finds a device by name, letter case ignored.
    public static func named(_ name: String) -> Device? {
        if let known = all.first(where: { $0.name == name }) { return known }
        let name = name.lowercased()
        return all.first { $0.name.lowercased() == name }
    }

    /// The environment of the device in portrait or landscape.
    public func environment(landscape: Bool = false) -> LayoutEnvironment {
        var environment = LayoutEnvironment(
            width: landscape ? height : width, height: landscape ? width : height, scale: scale)
        environment.safeAreaInsets = landscape ? landscapeSafeAreaInsets : safeAreaInsets
        environment.isPad = isPad
        environment.sizeClasses.horizontal = horizontalSizeClass(landscape: landscape)
        environment.sizeClasses.vertical = verticalSizeClass(landscape: landscape)
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
            landscapeSafeAreaInsets: hasHomeIndicator ? EdgeInsets(top: 0, left: top, bottom: 21, right: top) : .zero,
            isPad: false)
    }

    private static func pad(_ name: String, _ width: Double, _ height: Double, _ top: Double, _ bottom: Double)
        -> Device
    {
        let insets = EdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
        return Device(
            name: name, width: width, height: height, scale: 2, safeAreaInsets: insets, landscapeSafeAreaInsets: insets,
            isPad: true)
    }
}
