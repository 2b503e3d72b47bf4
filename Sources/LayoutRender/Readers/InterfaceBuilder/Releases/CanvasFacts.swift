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

/// Sheets by release.
extension BarFacts {
    /// Whether a page sheet floats above the screen's bottom edge.
    package static let sheetFloats = ReleaseTable(
        "UISheetPresentationController.floats", .since(.iOS8, false, .recorded(9, of: 9)),
        .since(.iOS26, true, .recorded(4, of: 4)))
}
