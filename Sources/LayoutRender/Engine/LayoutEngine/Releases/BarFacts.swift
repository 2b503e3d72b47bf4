/// Bars and sheets by release, in points.
package enum BarFacts {
    /// UINavigationBar without large title and prompt, on a phone upright.
    package static let navigationBarHeight = ReleaseTable(
        "UINavigationBar.height", .since(.iOS8, 44.0, .recorded(269, of: 352)),
        .since(.iOS26, 54, .recorded(37, of: 65)))
    /// In a page sheet: without a status bar, but higher. Nil: as elsewhere.
    package static let sheetBarHeight = ReleaseTable(
        "UINavigationBar.height in a page sheet",
        .since(.iOS8, Double?.none, .documented("there are no page sheets over the screen's width before iOS 13")),
        .since(.iOS13, 56, .recorded(12, of: 13)), .since(.iOS26, nil, .recorded(22, of: 24)))
    /// UIToolbar above a bottom edge without home indicator.
    package static let toolbarHeight = ReleaseTable("UIToolbar.height", .since(.iOS8, 44.0, .recorded(108, of: 110)))
    /// UITabBar on a phone upright; the height of a toolbar above a home indicator, too.
    package static let tabBarHeight = ReleaseTable("UITabBar.height", .since(.iOS8, 49.0, .recorded(32, of: 34)))
    /// A toolbar on a phone in landscape that is compact in width, too; nil: as upright.
    package static let compactToolbarHeight = ReleaseTable(
        "UIToolbar.height in landscape", .since(.iOS8, 32.0 as Double?, .compactBars),
        .since(.iOS26, nil, .inferred("How high is a toolbar on an iPhone 16 in landscape in iOS 26?")))
    /// A navigation bar on such a phone.
    package static let compactNavigationBarHeight = ReleaseTable(
        "UINavigationBar.height in landscape", .since(.iOS8, 32.0, .compactBars),
        .since(.iOS26, 54, .inferred("How high is a navigation bar on an iPhone 16 in landscape in iOS 26?")))
    /// A navigation bar on a pad.
    package static let padNavigationBarHeight = ReleaseTable(
        "UINavigationBar.height on iPad",
        .since(.iOS8, 44.0, .inferred("How high is a navigation bar on an iPad in iOS 11?")),
        .since(.iOS12, 50, .recorded(22, of: 22)),
        .since(.iOS26, 54, .inferred("How high is a navigation bar on an iPad in iOS 26?")))
    /// A tab bar on such a phone.
    package static let compactTabBarHeight = ReleaseTable(
        "UITabBar.height in landscape", .since(.iOS8, 49.0, .documented("UITabBar since iOS 11 in compact height")),
        .since(.iOS11, 32, .compactBars), .since(.iOS26, 31, .measured("UIKit 26 in the simulator")))
    /// A tab bar on a pad.
    package static let padTabBarHeight = ReleaseTable(
        "UITabBar.height on iPad", .since(.iOS8, 49.0, .inferred("How high is a tab bar on an iPad in iOS 11?")),
        .since(.iOS12, 50, .inferred("How high is a tab bar on an iPad in iOS 15?")))
    /// UISearchBar.
    package static let searchBarHeight = ReleaseTable(
        "UISearchBar.height", .since(.iOS8, 44.0, .recorded(6, of: 6)), .since(.iOS11, 56, .recorded(11, of: 11)),
        .since(.iOS15, 51, .recorded(5, of: 5)), .since(.iOS16, 56, .recorded(11, of: 11)),
        .since(.iOS26, 64, .recorded(2, of: 2)))
    /// The field of a search bar.
    package static let searchField = ReleaseTable(
        "UISearchBar.field.height",
        .since(.iOS8, 28.0, .inferred("Is the field of a search bar of 44 points 28 high in iOS 10?")),
        .since(.iOS11, 36, .drawnBefore),
        .since(.iOS26, 44, .inferred("How high is the field in a search bar of 64 points in iOS 26?")))
    /// Whether a navigation bar has no background while no content is below.
    package static let navigationBarIsTransparent = ReleaseTable(
        "UINavigationBar.isTransparentAtEdge",
        .since(.iOS8, false, .documented("UINavigationBar.scrollEdgeAppearance before iOS 15")),
        .since(.iOS15, true, .documented("UINavigationBar.scrollEdgeAppearance since iOS 15")))
    /// The same for a bar with a large title.
    package static let largeTitleIsTransparent = ReleaseTable(
        "UINavigationBar.prefersLargeTitles.isTransparentAtEdge",
        .since(.iOS8, false, .documented("UINavigationBar.scrollEdgeAppearance")),
        .since(.iOS13, true, .documented("UINavigationBar.scrollEdgeAppearance since iOS 13")))
    /// Whether a navigation bar in its default look has no background while no content is below.
    package static func isTransparent(isLarge: Bool, in release: Release) -> Bool {
        navigationBarIsTransparent[release] || (isLarge && largeTitleIsTransparent[release])
    }
}

/// What grows with the text size in bars: large titles and search fields, as UIFontMetrics scales their text styles. [measured:
/// 88.7 and 98 points for 52 and 36 at the largest size, flutter/flutter's bars beside those of iOS 17.5]
extension LayoutEnvironment {
    /// What a large title adds to the height of a navigation bar, in points.
    public var largeTitleHeight: Double { grown(ScreenChrome.largeTitleHeight, .largeTitle) }
    /// The height of a search bar's field, in points.
    package var searchFieldHeight: Double { grown(self[BarFacts.searchField], .body) }
    /// What the text size adds to the height of a search bar, in points.
    package var searchBarGrowth: Double { searchFieldHeight - self[BarFacts.searchField] }

    private func grown(_ length: Double, _ style: Font.TextStyle) -> Double {
        memory?.noteTextSize()
        return DynamicType.scaled(length, style, contentSizeCategory, scale: scale)
    }
}

/// How high bars are in an environment.
extension LayoutEnvironment {
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
