/// Tables, their cells and cards by release, in points.
package enum ListFacts {
    /// Above and below a cell's content.
    package static let cellMargin = ReleaseTable(
        "UITableViewCell.layoutMargins.top", .since(.iOS8, 8.0, .recorded(6, of: 6)),
        .since(.iOS11, 11, .recorded(6, of: 6)),
        .since(.iOS26, 15, .measured("the canvas of Xcode 26, Documentation/Fidelity.md")))
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
    /// The corners of an inset grouped table's cards.
    package static let cardRadius = ReleaseTable(
        "UITableView.insetGrouped.cornerRadius", .since(.iOS8, 10.0, .measured("screenshots of Settings")),
        .since(.iOS26, 26, .catalyst26))
    /// What a separator leaves free at the trailing end where the table states no inset.
    package static let separatorEnd = ReleaseTable(
        "UITableView.separatorInset.right", .since(.iOS8, 0.0, .drawnBefore), .since(.iOS26, 16, .catalyst26))
    /// The title of a grouped section.
    package static let groupedHeaderFont = ReleaseTable(
        "UITableView.grouped.header.font", .since(.iOS8, Font.system(13), .drawnBefore),
        .since(.iOS26, .system(17, weight: .semibold), .catalyst26))
    package static let groupedHeaderIsUppercase = ReleaseTable(
        "UITableView.grouped.header is in capitals", .since(.iOS8, true, .drawnBefore),
        .since(.iOS26, false, .catalyst26))
    /// From a grouped section's title to its rows.
    package static let groupedHeaderDistance = ReleaseTable(
        "UITableView.grouped.header.bottom", .since(.iOS8, 7.0, .drawnBefore), .since(.iOS26, 10, .catalyst26))
    /// From the top of a section's header to its title; nil: by the place of the section.
    package static let headerTop = ReleaseTable(
        "UITableView.header.top",
        .since(
            .iOS8, Double?.none,
            .inferred("How far is the title of a table's first section from the table's top in iOS 18?")),
        .since(.iOS26, 10, .catalyst26))
    package static let plainHeaderColor = ReleaseTable(
        "UITableView.plain.header.color", .since(.iOS8, Color.named("label"), .drawnBefore),
        .since(.iOS26, .named("secondaryLabel"), .catalyst26))
    /// Whether the title of a plain section stands on a band of its own colour.
    package static let plainHeaderHasBand = ReleaseTable(
        "UITableView.plain.header has a band", .since(.iOS8, true, .drawnBefore), .since(.iOS26, false, .catalyst26))
    /// Whether the automatic height of a row of a standard style is a whole number of points.
    package static let rowHeightIsWhole = ReleaseTable(
        "UITableView.rowHeight of standard styles is whole",
        .since(.iOS8, false, .measured("rows of 55.5 points that Xcode recorded, fixtures/rules/cell-styles.json")),
        .since(
            .iOS26, true,
            .measured("rows of 51 and 56 points that Xcode 26 recorded, fixtures/rules/cell-styles-26.json")))
    /// Above and below the texts of a cell with a content configuration.
    package static let contentMargin = ReleaseTable(
        "UIListContentConfiguration.directionalLayoutMargins.top", .since(.iOS8, 11.0, .recorded(6, of: 6)),
        .since(.iOS26, 15.5, .catalyst26))
    /// From the text to the second text below.
    package static let subtitleGap = ReleaseTable(
        "UIListContentConfiguration.textToSecondaryTextVerticalPadding", .since(.iOS8, 3.0, .drawnBefore),
        .since(.iOS26, 0, .catalyst26))
    /// The second text below the first.
    package static let subtitleFont = ReleaseTable(
        "UIListContentConfiguration.secondaryTextProperties.font",
        .since(.iOS8, Font(textStyle: .caption1), .drawnBefore),
        .since(.iOS26, Font(textStyle: .subheadline), .catalyst26))
}
