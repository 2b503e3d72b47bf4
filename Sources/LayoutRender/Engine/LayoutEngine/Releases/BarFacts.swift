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
    /// UISearchBar.
    package static let searchBarHeight = ReleaseTable(
        "UISearchBar.height", .since(.iOS8, 44.0, .recorded(6, of: 6)), .since(.iOS11, 56, .recorded(11, of: 11)),
        .since(.iOS15, 51, .recorded(5, of: 5)), .since(.iOS16, 56, .recorded(11, of: 11)),
        .since(.iOS26, 64, .recorded(2, of: 2)))
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
