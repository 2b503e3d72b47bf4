/// Where pictures and frames of UIKit 26 are published: the repository Vercantez/openuikit, which ran the same scenes in the
/// simulator of an iPhone 16 and in Catalyst. The two differ; the simulator's figures are preferred.
extension Evidence {
    static let simulator26 = Evidence.measured("UIKit 26.1 in the simulator, Vercantez/openuikit")
    static let catalyst26 = Evidence.measured("UIKit 26.1 in Catalyst, Vercantez/openuikit")
    /// Frames and pixels of an app on an iPhone 17 Pro, as the public repository joxan2137/NoTomorrow notes them.
    static let screen26 = Evidence.measured("UIKit 26.1 in the simulator, joxan2137/NoTomorrow")
    /// Nothing of the kind exists before iOS 26.
    static let newIn26 = Evidence.documented("Adopting Liquid Glass: new in iOS 26")
    /// What pictures had before there was a table, from general knowledge of UIKit.
    static let drawnBefore = Evidence.inferred("Does a picture of the simulator of iOS 18 show this value?")
}

/// A radius of corners.
package enum Corners: Sendable {
    case points(Double)
    /// Half of the height.
    case capsule

    /// The radius of a rectangle's corners, in points.
    package func radius(of rect: Rect) -> Double {
        switch self {
        case .points(let radius): radius
        case .capsule: max(0, rect.height / 2)
        }
    }
}

extension LayoutEnvironment {
    /// What a table says of the environment's release.
    package subscript<Value>(fact: ReleaseTable<Value>) -> Value { fact[release] }
}
