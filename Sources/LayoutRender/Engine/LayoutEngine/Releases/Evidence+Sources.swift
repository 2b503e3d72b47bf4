/// Where pictures and frames of UIKit 26 are published: the repository Vercantez/openuikit, which ran the same scenes in the
/// simulator of an iPhone 16 and in Catalyst. The two differ; the simulator's figures are preferred.
extension Evidence {
    package static let simulator26 = Evidence.measured("UIKit 26.1 in the simulator, Vercantez/openuikit")
    package static let catalyst26 = Evidence.measured("UIKit 26.1 in Catalyst, Vercantez/openuikit")
    /// Frames and pixels of an app on an iPhone 17 Pro, as the public repository joxan2137/NoTomorrow notes them.
    package static let screen26 = Evidence.measured("UIKit 26.1 in the simulator, joxan2137/NoTomorrow")
    /// Heights by device and orientation in iOS 11 and 12, as the public repository Tencent/QMUI_iOS notes them.
    package static let compactBars = Evidence.measured("UIKit of iOS 11 and 12, Tencent/QMUI_iOS issue 633")
    /// Nothing of the kind exists before iOS 26.
    package static let newIn26 = Evidence.documented("Adopting Liquid Glass: new in iOS 26")
    /// What pictures had before there was a table, from general knowledge of UIKit.
    package static let drawnBefore = Evidence.inferred("Does a picture of the simulator of iOS 18 show this value?")
}

extension LayoutEnvironment {
    /// What a table says of the environment's release.
    package subscript<Value>(fact: ReleaseTable<Value>) -> Value { fact[release] }

    /// Whether bars are low: on a phone in landscape that is not regular in width.
    package var hasLowBars: Bool { !isPad && isCompactInBothAxes }

    /// A pad's screen or a wide part of one: sheets are as a phone. [recorded: 22 of 22 bars as wide as a pad's screen are higher]
    private var isWide: Bool { isPad && sizeClasses.horizontal != .compact }

    /// The height of a UINavigationBar without a large title and a prompt, in points.
    public var navigationBarHeight: Double {
        if hasLowBars { return self[BarFacts.compactNavigationBarHeight] }
        return self[isWide ? BarFacts.padNavigationBarHeight : BarFacts.navigationBarHeight]
    }

    /// The height of a UITabBar above the strip of a home indicator, in points.
    public var tabBarHeight: Double {
        if hasLowBars { return self[BarFacts.compactTabBarHeight] }
        return self[isWide ? BarFacts.padTabBarHeight : BarFacts.tabBarHeight]
    }

    /// The height of a UIToolbar above the strip of a home indicator, in points: that of a tab bar, but not on a phone in landscape that
    /// is regular in width. [measured: 65 with a strip of 21]
    package var toolbarHeight: Double {
        if hasLowBars, let low = self[BarFacts.compactToolbarHeight] { return low }
        let isHigh = safeAreaInsets.bottom > 0 && (hasLowBars || sizeClasses.vertical != .compact)
        return self[isHigh ? BarFacts.tabBarHeight : BarFacts.toolbarHeight]
    }
}
