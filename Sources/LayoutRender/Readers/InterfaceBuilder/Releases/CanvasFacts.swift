import LayoutEngine

/// Side margins of cells that only files of Interface Builder state, by release, in points.
extension ListFacts {
    /// The width of a screen from which cells have side margins of 20 instead of 16; nil: the side margins are `cellMargin`.
    package static let wideScreen = ReleaseTable(
        "UITableViewCell.layoutMargins.left, wide from", .since(.iOS8, Double?.none, .recorded(6, of: 6)),
        .since(.iOS11, 380, .recorded(93, of: 98)), .since(.iOS18Point4, 393, .recorded(5, of: 5)))
    /// Whether the screen's width decides the side margins, instead of the cell's.
    package static let screenDecidesMargin = ReleaseTable(
        "UITableViewCell.layoutMargins.left by the screen", .since(.iOS8, false, .recorded(6, of: 6)),
        .since(.iOS13, true, .recorded(25, of: 25)))
    /// Whether the cells of a table that is not a root have their separators' inset, 15, as side margins on narrow devices.
    package static let innerCellHasSeparatorMargin = ReleaseTable(
        "UITableViewCell.layoutMargins.left in an inner table is the separator's",
        .since(.iOS8, false, .recorded(6, of: 6)), .since(.iOS11, true, .recorded(31, of: 37)),
        .since(.iOS14, false, .recorded(93, of: 98)))
    /// The same for a cell without a table.
    package static let loneCellHasSeparatorMargin = ReleaseTable(
        "UITableViewCell.layoutMargins.left without a table is the separator's",
        .since(.iOS8, false, .recorded(6, of: 6)), .since(.iOS13, true, .recorded(31, of: 37)),
        .since(.iOS14, false, .recorded(93, of: 98)))
}

/// Bars of the screens around a storyboard's views, by release, in points.
extension BarFacts {
    /// On a phone in landscape.
    package static let compactNavigationBarHeight = ReleaseTable(
        "UINavigationBar.height in landscape",
        .since(.iOS8, 32.0, .documented("UINavigationBar has the bar metrics compact in landscape")),
        .since(.iOS26, 54, .inferred("How high is a navigation bar on an iPhone 16 in landscape in iOS 26?")))
    /// On a pad.
    package static let padNavigationBarHeight = ReleaseTable(
        "UINavigationBar.height on iPad",
        .since(.iOS8, 44.0, .inferred("How high is a navigation bar on an iPad in iOS 11?")),
        .since(.iOS12, 50, .recorded(22, of: 22)),
        .since(.iOS26, 54, .inferred("How high is a navigation bar on an iPad in iOS 26?")))
    /// Whether a page sheet floats above the screen's bottom edge.
    package static let sheetFloats = ReleaseTable(
        "UISheetPresentationController.floats", .since(.iOS8, false, .recorded(9, of: 9)),
        .since(.iOS26, true, .recorded(4, of: 4)))
    /// On a phone in landscape, where titles stand beside pictures.
    package static let compactTabBarHeight = ReleaseTable(
        "UITabBar.height in landscape", .since(.iOS8, 32.0, .documented("UITabBar since iOS 11 in compact height")),
        .since(.iOS26, 31, .measured("UIKit 26 in the simulator")))
    /// On a pad.
    package static let padTabBarHeight = ReleaseTable(
        "UITabBar.height on iPad", .since(.iOS8, 49.0, .inferred("How high is a tab bar on an iPad in iOS 11?")),
        .since(.iOS12, 50, .inferred("How high is a tab bar on an iPad in iOS 15?")))
}
