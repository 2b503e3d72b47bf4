import LayoutEngine
import UIKit

/// The screen that a controller is shown on.
public struct ViewImageConfig: Sendable {
    public enum Orientation: Sendable { case landscape, portrait }
    /// A pad's screen, or a part of one that is divided among two apps.
    public enum TabletOrientation: Sendable {
        public enum PortraitSplits: Sendable { case oneThird, twoThirds, full }
        public enum LandscapeSplits: Sendable { case oneThird, oneHalf, twoThirds, full }
        case landscape(splitView: LandscapeSplits)
        case portrait(splitView: PortraitSplits)
    }
    public var safeArea: UIEdgeInsets
    public var size: CGSize?
    nonisolated(unsafe) public var traits: UITraitCollection

    public init(
        safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) {
        (self.safeArea, self.size, self.traits) = (safeArea, size, traits)
    }

    /// Points of the screen in portrait, the safe area's top in portrait and its sides in landscape, its bottom in either.
    private typealias Screen = (
        width: CGFloat, height: CGFloat, top: CGFloat, side: CGFloat, low: CGFloat, lowTurned: CGFloat
    )

    /// Texts of devices have the size *medium*, one below that of a device as it comes.
    private static func phone(_ screen: Screen, _ orientation: Orientation) -> ViewImageConfig {
        let isTurned = orientation == .landscape
        let isWide = isTurned && screen.width >= 414
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: isWide ? .regular : .compact),
            UITraitCollection(verticalSizeClass: isTurned ? .compact : .regular),
            UITraitCollection(userInterfaceIdiom: .phone), UITraitCollection(layoutDirection: .leftToRight),
            UITraitCollection(preferredContentSizeCategory: .medium),
        ])
        let safeArea =
            isTurned
            ? UIEdgeInsets(top: 0, left: screen.side, bottom: screen.lowTurned, right: screen.side)
            : UIEdgeInsets(top: screen.top, left: 0, bottom: screen.low, right: 0)
        let size =
            isTurned
            ? CGSize(width: screen.height, height: screen.width) : CGSize(width: screen.width, height: screen.height)
        return ViewImageConfig(safeArea: safeArea, size: size, traits: traits)
    }

    /// Points of the screen in portrait, and of the parts of a divided one: a third, a half and two thirds of it turned, a third and
    /// two thirds of it upright.
    private struct Pad {
        var width: CGFloat
        var height: CGFloat
        var turned: (third: CGFloat, half: CGFloat, twoThirds: CGFloat)
        var upright: (third: CGFloat, twoThirds: CGFloat)
        var safeArea = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)

        static let mini = Pad(width: 768, height: 1024, turned: (320, 507, 694), upright: (320, 438))
        static let of10Inches = Pad(width: 810, height: 1080, turned: (320, 535, 750), upright: (320, 480))
        static let pro10 = Pad(width: 834, height: 1112, turned: (320, 551, 782), upright: (320, 504))
        static let pro11 = Pad(
            width: 834, height: 1194, turned: (375, 592, 809), upright: (320, 504),
            safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
        static let pro12 = Pad(width: 1024, height: 1366, turned: (375, 678, 981), upright: (375, 639))
    }

    private static func pad(_ pad: Pad, _ orientation: TabletOrientation) -> ViewImageConfig {
        let size: CGSize
        var isCompact = false
        switch orientation {
        case .landscape(let part):
            let widths = [pad.turned.third, pad.turned.half, pad.turned.twoThirds, pad.height]
            let index = [.oneThird, .oneHalf, .twoThirds, .full].firstIndex(of: part) ?? 3
            size = CGSize(width: widths[index], height: pad.width)
            isCompact = index < (pad.width < 1_000 ? 2 : 1)
        case .portrait(let part):
            let widths = [pad.upright.third, pad.upright.twoThirds, pad.width]
            let index = [.oneThird, .twoThirds, .full].firstIndex(of: part) ?? 2
            size = CGSize(width: widths[index], height: pad.height)
            isCompact = index < 2
        }
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: isCompact ? .compact : .regular),
            UITraitCollection(verticalSizeClass: .regular), UITraitCollection(userInterfaceIdiom: .pad),
        ])
        return ViewImageConfig(safeArea: pad.safeArea, size: size, traits: traits)
    }
    private static func pad(_ pad: Pad, _ orientation: Orientation) -> ViewImageConfig {
        self.pad(pad, orientation == .portrait ? .portrait(splitView: .full) : .landscape(splitView: .full))
    }

    public static func iPhoneSe(_ way: Orientation) -> ViewImageConfig { phone((320, 568, 20, 0, 0, 0), way) }
    public static func iPhone8(_ way: Orientation) -> ViewImageConfig { phone((375, 667, 20, 0, 0, 0), way) }
    public static func iPhone8Plus(_ way: Orientation) -> ViewImageConfig { phone((414, 736, 20, 0, 0, 0), way) }
    public static func iPhoneX(_ way: Orientation) -> ViewImageConfig { phone((375, 812, 44, 44, 34, 24), way) }
    public static func iPhoneXsMax(_ way: Orientation) -> ViewImageConfig { phone((414, 896, 44, 44, 34, 24), way) }
    public static func iPhoneXr(_ way: Orientation) -> ViewImageConfig { phone((414, 896, 44, 44, 34, 24), way) }
    public static func iPhone12(_ way: Orientation) -> ViewImageConfig { phone((390, 844, 47, 47, 34, 21), way) }
    public static func iPhone12Pro(_ way: Orientation) -> ViewImageConfig { iPhone12(way) }
    public static func iPhone12ProMax(_ way: Orientation) -> ViewImageConfig { phone((428, 926, 47, 47, 34, 21), way) }
    public static func iPhone13(_ way: Orientation) -> ViewImageConfig { iPhone12(way) }
    public static func iPhone13Mini(_ way: Orientation) -> ViewImageConfig { phone((375, 812, 50, 50, 34, 21), way) }
    public static func iPhone13Pro(_ way: Orientation) -> ViewImageConfig { iPhone12(way) }
    public static func iPhone13ProMax(_ way: Orientation) -> ViewImageConfig { iPhone12ProMax(way) }
    public static func iPadMini(_ way: Orientation) -> ViewImageConfig { pad(.mini, way) }
    public static func iPadMini(_ way: TabletOrientation) -> ViewImageConfig { pad(.mini, way) }
    public static func iPad9_7(_ way: Orientation) -> ViewImageConfig { pad(.mini, way) }
    public static func iPad9_7(_ way: TabletOrientation) -> ViewImageConfig { pad(.mini, way) }
    public static func iPad10_2(_ way: Orientation) -> ViewImageConfig { pad(.of10Inches, way) }
    public static func iPad10_2(_ way: TabletOrientation) -> ViewImageConfig { pad(.of10Inches, way) }
    public static func iPadPro10_5(_ way: Orientation) -> ViewImageConfig { pad(.pro10, way) }
    public static func iPadPro10_5(_ way: TabletOrientation) -> ViewImageConfig { pad(.pro10, way) }
    public static func iPadPro11(_ way: Orientation) -> ViewImageConfig { pad(.pro11, way) }
    public static func iPadPro11(_ way: TabletOrientation) -> ViewImageConfig { pad(.pro11, way) }
    public static func iPadPro12_9(_ way: Orientation) -> ViewImageConfig { pad(.pro12, way) }
    public static func iPadPro12_9(_ way: TabletOrientation) -> ViewImageConfig { pad(.pro12, way) }

    public static let iPhoneSe = iPhoneSe(.portrait)
    public static let iPhone8 = iPhone8(.portrait)
    public static let iPhone8Plus = iPhone8Plus(.portrait)
    public static let iPhoneX = iPhoneX(.portrait)
    public static let iPhoneXsMax = iPhoneXsMax(.portrait)
    public static let iPhoneXr = iPhoneXr(.portrait)
    public static let iPhone12 = iPhone12(.portrait)
    public static let iPhone12Pro = iPhone12Pro(.portrait)
    public static let iPhone12ProMax = iPhone12ProMax(.portrait)
    public static let iPhone13 = iPhone13(.portrait)
    public static let iPhone13Mini = iPhone13Mini(.portrait)
    public static let iPhone13Pro = iPhone13Pro(.portrait)
    public static let iPhone13ProMax = iPhone13ProMax(.portrait)
    public static let iPadMini = iPadMini(.landscape(splitView: .full))
    public static let iPad9_7 = iPad9_7(.landscape(splitView: .full))
    public static let iPad10_2 = iPad10_2(.landscape(splitView: .full))
    public static let iPadPro10_5 = iPadPro10_5(.landscape(splitView: .full))
    public static let iPadPro11 = iPadPro11(.landscape(splitView: .full))
    public static let iPadPro12_9 = iPadPro12_9(.landscape(splitView: .full))
}
