import LayoutEngine

/// The canvas devices of Interface Builder by the ids that files record.
enum CanvasDevice {
    /// A device in points, portrait. Values from files saved on it; where two releases of Xcode differ the file's
    /// decides.
    static func named(_ id: String, _ xcode: XcodeRelease) -> Device? {
        switch id {
        case "retina3_5": return phone(id, 320, 480, 2, 20, 0)
        case "retina4_0": return phone(id, 320, 568, 2, 20, 0)
        case "retina4_7": return phone(id, 375, 667, 2, 20, 0)
        case "retina5_5": return phone(id, 414, 736, 3, 20, 0)
        case "retina5_9": return phone(id, 375, 812, 3, CanvasRules.topOf5Point8Inches[xcode], 34)
        case "retina6_54": return phone(id, 375, 812, 3, 50, 34)
        case "retina6_1": return phone(id, 414, 896, 2, CanvasRules.topOf6Point1Inches[xcode], 34)
        case "retina6_5": return phone(id, 414, 896, 3, 44, 34)
        case "retina6_0": return phone(id, 390, 844, 3, CanvasRules.topOf390Points[xcode], 34)
        case "retina6_7": return phone(id, 428, 926, 3, CanvasRules.topOf390Points[xcode], 34)
        case "retina6_72": return phone(id, 430, 932, 3, 59, 34)
        case "retina6_12": return phone(id, 393, 852, 3, 59, 34)
        case "retina6_3": return phone(id, 402, 874, 3, 62, 34)
        case "retina6_9": return phone(id, 440, 956, 3, 62, 34)
        case "ipad7_9": return pad(id, 744, 1133, 24, 20)
        case "ipad9_7", "ipad9_7_splitview": return pad(id, 768, 1024, 20, 0)
        case "ipad10_2": return pad(id, 810, 1080, 20, 0)
        case "ipad10_5": return pad(id, 834, 1112, 20, 0)
        case "ipad10_9rounded": return pad(id, 820, 1180, 24, 20)
        case "ipad11_0rounded": return pad(id, 834, 1194, 24, 20)
        case "ipad12_9": return pad(id, 1024, 1366, 20, 0)
        case "iPad13_0rounded": return pad(id, 1032, 1376, 24, 20)
        case "ipad12_9rounded": return pad(id, 1024, 1366, 24, 20)
        default: return nil
        }
    }

    /// The canvas before Xcode 8, which had no devices.
    static let universal = phone("universal", 600, 600, 2, 20, 0)

    /// A phone by its size in points, its scale, and the insets at the top and the bottom in portrait. In landscape a
    /// phone with a home indicator has the upper inset at both sides and 21 points at the bottom.
    private static func phone(
        _ name: String, _ width: Double, _ height: Double, _ scale: Double, _ top: Double, _ bottom: Double
    ) -> Device {
        Device(
            name: name, width: width, height: height, scale: scale,
            safeAreaInsets: EdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
            landscapeSafeAreaInsets: bottom > 0 ? EdgeInsets(top: 0, left: top, bottom: 21, right: top) : .zero,
            isPad: false)
    }

    /// An iPad by its size in points, with the insets at the top and the bottom.
    private static func pad(_ name: String, _ width: Double, _ height: Double, _ top: Double, _ bottom: Double)
        -> Device
    {
        let insets = EdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
        return Device(
            name: name, width: width, height: height, scale: 2, safeAreaInsets: insets,
            landscapeSafeAreaInsets: insets, isPad: true)
    }
}
