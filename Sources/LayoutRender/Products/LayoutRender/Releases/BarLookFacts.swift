import LayoutEngine

/// What bars and sheets look like by release, in points.
package enum BarLookFacts {
    /// The row of items and title at the top of a navigation bar; nil: the bar without its large title.
    package static let navigationRow = ReleaseTable(
        "UINavigationBar.row", .since(.iOS8, Double?.none, .recorded(269, of: 352)), .since(.iOS26, 44, .simulator26))
    /// The glass behind an item of a navigation bar; its width at least.
    package static let itemGlass = ReleaseTable(
        "UIBarButtonItem.glass.height", .since(.iOS8, 0.0, .newIn26), .since(.iOS26, 44, .simulator26))
    /// The same in a toolbar, at the bar's upper edge; before, the row of items.
    package static let toolbarRow = ReleaseTable(
        "UIToolbar.row", .since(.iOS8, 44.0, .recorded(108, of: 110)), .since(.iOS26, 48, .simulator26))
    /// From the end of the glass to the title on it.
    package static let itemPadding = ReleaseTable(
        "UIBarButtonItem.glass.padding", .since(.iOS8, 0.0, .newIn26), .since(.iOS26, 16, .simulator26))
    package static let itemWeight = ReleaseTable(
        "UIBarButtonItem.title.weight", .since(.iOS8, Font.Weight.regular, .drawnBefore),
        .since(.iOS26, .medium, .simulator26))
    /// The size of the font up to which the titles and the items of a navigation bar and a toolbar grow with the text size.
    package static let largestText = ReleaseTable(
        "UINavigationBar.title.font.size grows up to",
        .since(.iOS8, 17.0, .measured("no growth in iOS 12, flutter/flutter issue 35199")),
        .since(
            .iOS14, 21,
            .measured("1.235 of the size at most in iOS 17.5, flutter/flutter; Automattic/simplenote-ios issue 1265")))
    /// Whether the system items Done, Cancel, Undo and Redo are symbols; Edit and Save are words in every release.
    package static let systemItemsAreSymbols = ReleaseTable(
        "UIBarButtonItem.SystemItem is a symbol", .since(.iOS8, false, .drawnBefore), .since(.iOS26, true, .simulator26)
    )
    /// From the glass of a toolbar's items to the screen's bottom above a home indicator; also of a search field there.
    package static let toolbarMargin = ReleaseTable(
        "UIToolbar.row.bottom", .since(.iOS8, 0.0, .newIn26), .since(.iOS26, 28, .simulator26))

    /// The glass under the tabs.
    package static let platterHeight = ReleaseTable(
        "UITabBar.platter.height", .since(.iOS8, 0.0, .newIn26), .since(.iOS26, 62, .screen26))
    /// From one tab's middle to the next, where the screen has the room.
    package static let tabPitch = ReleaseTable(
        "UITabBar.pitch", .since(.iOS8, 0.0, .newIn26), .since(.iOS26, 85.92, .screen26))
    /// What the platter is wider than the tabs, at both ends.
    package static let platterPadding = ReleaseTable(
        "UITabBar.platter.padding", .since(.iOS8, 0.0, .newIn26), .since(.iOS26, 8.12, .screen26))
    /// The capsule behind the selected tab.
    package static let capsuleHeight = ReleaseTable(
        "UITabBar.capsule.height", .since(.iOS8, 0.0, .newIn26), .since(.iOS26, 54, .screen26))
    /// The capsule's width beyond the tab, at each end.
    package static let capsuleOverhang = ReleaseTable(
        "UITabBar.capsule.overhang", .since(.iOS8, 0.0, .newIn26), .since(.iOS26, 4.125, .screen26))
    /// Behind the selected tab.
    package static let capsuleFill = ReleaseTable(
        "UITabBar.capsule.background", .since(.iOS8, Color.named("clear"), .newIn26),
        .since(
            .iOS26,
            .dynamic(
                light: .rgba(red: 0xEB / 255.0, green: 0xEB / 255.0, blue: 0xEC / 255.0, alpha: 1),
                dark: .rgba(red: 1, green: 1, blue: 1, alpha: 0.145)), .screen26))
    /// From the middle of the tabs' row down to the middle of a tab's picture.
    package static let tabPicture = ReleaseTable(
        "UITabBar.picture.middle", .since(.iOS8, -6.5, .drawnBefore), .since(.iOS26, -7, .screen26))
    /// From the middle of the tabs' row down to the middle of a tab's title.
    package static let tabTitle = ReleaseTable(
        "UITabBar.title.middle", .since(.iOS8, 16.5, .drawnBefore), .since(.iOS26, 14, .screen26))
    /// The tabs that are not selected.
    package static let tabColor = ReleaseTable(
        "UITabBar.unselectedItemTintColor", .since(.iOS8, Color.gray(light: 0x92, dark: 0x7C), .drawnBefore),
        .since(.iOS26, Color.gray(light: 0x19, dark: 0xF2), .catalyst26))
    /// Whether titles stand beside pictures where a bar is low or on a pad.
    package static let titlesStandBeside = ReleaseTable(
        "UITabBar.titles beside pictures in low bars",
        .since(.iOS8, false, .documented("UITabBar since iOS 11 in compact height")),
        .since(.iOS11, true, .documented("UITabBar since iOS 11 in compact height")),
        .since(
            .iOS26, false, .inferred("Where are the titles of a floating tab bar on an iPhone on its side in iOS 26?")))
    /// The widest tab on a pad; nil: any share of the row.
    package static let widestPadTab = ReleaseTable(
        "UITabBar.tab.width on iPad, most", .since(.iOS8, Double?.some(148), .drawnBefore),
        .since(.iOS26, nil, .inferred("How wide is a tab on an iPad in iOS 26?")))
    package static let tabTitleWeight = ReleaseTable(
        "UITabBar.title.weight", .since(.iOS8, Font.Weight.medium, .drawnBefore), .since(.iOS26, .semibold, .catalyst26)
    )
    /// From the platter to the screen's edges beside it and, above a home indicator, below.
    package static let platterMargin = ReleaseTable(
        "UITabBar.platter.margin", .since(.iOS8, 0.0, .newIn26), .since(.iOS26, 21, .screen26))
    /// From the platter to the screen's bottom without a home indicator.
    package static let plainPlatterMargin = ReleaseTable(
        "UITabBar.platter.margin without home indicator", .since(.iOS8, 0.0, .newIn26), .since(.iOS26, 10, .catalyst26))

    /// A bar's default background where the bar has one.
    package static let material = ReleaseTable(
        "UIBarAppearance.background", .since(.iOS8, Color.gray(light: 0xF8, dark: 0x16), .drawnBefore))
    /// The same in a sheet in the dark, where what lies below is lighter.
    package static let elevatedMaterial = ReleaseTable(
        "UIBarAppearance.background in a dark sheet",
        .since(
            .iOS8, Color.gray(light: 0xF8, dark: 0x1D),
            .inferred("Which gray has a navigation bar in a dark sheet of iOS 13?")))
    /// Behind the field of a search bar that is a view of its own, in the default style.
    package static let searchBarBackground = ReleaseTable(
        "UISearchBar.background",
        .since(
            .iOS8,
            Color.dynamic(
                light: .rgba(red: 0xC9 / 255.0, green: 0xC9 / 255.0, blue: 0xCE / 255.0, alpha: 1),
                dark: .rgba(red: 0x16 / 255.0, green: 0x16 / 255.0, blue: 0x16 / 255.0, alpha: 1)),
            .inferred("Is a search bar on a white page of iOS 12 the gray C9C9CE that articles say?")),
        .since(
            .iOS13, Color.gray(light: 0xF8, dark: 0x16),
            .inferred("Which gray has a search bar on a white page in iOS 18?")),
        .since(.iOS26, .named("clear"), .documented("Adopting Liquid Glass: bars have no background")))
    /// Half a point between a bar's material and the page: below a navigation bar, and below the search bar that a navigation
    /// bar continues in.
    package static let hairline = ReleaseTable(
        "UIBarAppearance.shadowColor",
        .since(
            .iOS8,
            Color.dynamic(
                light: .rgba(red: 0xB8 / 255.0, green: 0xB8 / 255.0, blue: 0xBA / 255.0, alpha: 1),
                dark: .rgba(red: 0x3D / 255.0, green: 0x3D / 255.0, blue: 0x40 / 255.0, alpha: 1)), .drawnBefore))

    /// The upper corners of a page sheet.
    package static let sheetCorners = ReleaseTable(
        "UISheetPresentationController.corners", .since(.iOS8, 10.0, .drawnBefore), .since(.iOS26, 38, .screen26))
    /// Whether the screen behind a sheet is seen moved back, with corners of its own.
    package static let sheetMovesScreenBack = ReleaseTable(
        "UISheetPresentationController.movesScreenBack", .since(.iOS8, true, .drawnBefore),
        .since(.iOS26, false, .simulator26))
    /// What is seen of a white screen behind a sheet, in light.
    package static let behindSheet = ReleaseTable(
        "UISheetPresentationController.dimmed",
        .since(
            .iOS8, Color.rgba(red: 0xB8 / 255.0, green: 0xB8 / 255.0, blue: 0xB8 / 255.0, alpha: 1),
            .inferred("Which gray is a white screen behind a page sheet in iOS 18?")),
        .since(.iOS26, .rgba(red: 0.8, green: 0.8, blue: 0.8, alpha: 1), .simulator26))
}

extension Color {
    /// The colour in light and in dark, for bars that are black in both.
    package var variants: (light: Color, dark: Color) {
        guard case .dynamic(let light, let dark) = self else { return (self, self) }
        return (light, dark ?? light)
    }

    /// A gray of each style, from 0 to 255.
    fileprivate static func gray(light: Double, dark: Double) -> Color {
        func tone(_ value: Double) -> Color { .rgba(red: value / 255, green: value / 255, blue: value / 255, alpha: 1) }
        return .dynamic(light: tone(light), dark: tone(dark))
    }
}

/// Bars and their items on glass.
extension BarFacts {
    /// Whether bars and their items float on glass.
    package static let isGlass = ReleaseTable(
        "UIBarButtonItem.isOnGlass", .since(.iOS8, false, .documented("Adopting Liquid Glass")),
        .since(.iOS26, true, .documented("Adopting Liquid Glass")))
    /// Between two items of a bar.
    package static let itemGap = ReleaseTable(
        "UIBarButtonItem.gap",
        .since(.iOS8, 16.0, .inferred("How far are two plain bar items with titles apart in iOS 18?")),
        .since(.iOS26, 12, .simulator26))
}
