import Foundation
import LayoutEngine
import UIKit

/// The screen that a controller is shown on.
public struct ViewImageConfig: Sendable {
    public enum Orientation: Sendable { case landscape, portrait }
    public var safeArea: UIEdgeInsets
    public var size: CGSize?
    nonisolated(unsafe) public var traits: UITraitCollection
    var isPad = false

    public init(
        safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) {
        self.safeArea = safeArea
        self.size = size
        self.traits = traits
    }

    /// Points of the screen in portrait, the safe area's top in portrait and its sides in landscape, its bottom in either.
    private typealias Screen = (
        width: CGFloat, height: CGFloat, top: CGFloat, side: CGFloat, low: CGFloat, lowTurned: CGFloat
    )

    private static func phone(_ screen: Screen, _ orientation: Orientation) -> ViewImageConfig {
        orientation == .portrait
            ? ViewImageConfig(
                safeArea: UIEdgeInsets(top: screen.top, left: 0, bottom: screen.low, right: 0),
                size: CGSize(width: screen.width, height: screen.height))
            : ViewImageConfig(
                safeArea: UIEdgeInsets(top: 0, left: screen.side, bottom: screen.lowTurned, right: screen.side),
                size: CGSize(width: screen.height, height: screen.width))
    }
    private static func pad(_ width: CGFloat, _ height: CGFloat, _ orientation: Orientation) -> ViewImageConfig {
        var config = ViewImageConfig(
            safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
            size: orientation == .portrait
                ? CGSize(width: width, height: height) : CGSize(width: height, height: width))
        config.isPad = true
        return config
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
    public static func iPadMini(_ way: Orientation) -> ViewImageConfig { pad(768, 1024, way) }
    public static func iPad9_7(_ way: Orientation) -> ViewImageConfig { iPadMini(way) }
    public static func iPad10_2(_ way: Orientation) -> ViewImageConfig { pad(810, 1080, way) }
    public static func iPadPro10_5(_ way: Orientation) -> ViewImageConfig { pad(834, 1112, way) }
    public static func iPadPro11(_ way: Orientation) -> ViewImageConfig { pad(834, 1194, way) }
    public static func iPadPro12_9(_ way: Orientation) -> ViewImageConfig { pad(1024, 1366, way) }

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
    public static let iPadMini = iPadMini(.landscape)
    public static let iPad9_7 = iPad9_7(.landscape)
    public static let iPad10_2 = iPad10_2(.landscape)
    public static let iPadPro10_5 = iPadPro10_5(.landscape)
    public static let iPadPro11 = iPadPro11(.landscape)
    public static let iPadPro12_9 = iPadPro12_9(.landscape)
}
