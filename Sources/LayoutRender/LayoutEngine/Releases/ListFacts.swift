/// Tables, their cells and cards by release, in points.
package enum ListFacts {
    /// Above and below a cell's content.
    package static let cellMargin = ReleaseTable(
        "UITableViewCell.layoutMargins.top",
        .since(.iOS8, 8.0, .recorded(6, of: 6)),
        .since(.iOS11, 11, .recorded(6, of: 6)),
        .since(.iOS26, 15, .measured("the canvas of Xcode 26, Documentation/Fidelity.md")))
    /// The width of a screen from which cells have side margins of 20 instead of 16; nil: the side margins are `cellMargin`.
    package static let wideScreen = ReleaseTable(
        "UITableViewCell.layoutMargins.left, wide from",
        .since(.iOS8, Double?.none, .recorded(6, of: 6)),
        .since(.iOS11, 380, .recorded(93, of: 98)),
        .since(.iOS18Point4, 393, .recorded(5, of: 5)))
    /// Whether the screen's width decides the side margins, instead of the cell's.
    package static let screenDecidesMargin = ReleaseTable(
        "UITableViewCell.layoutMargins.left by the screen",
        .since(.iOS8, false, .recorded(6, of: 6)),
        .since(.iOS13, true, .recorded(25, of: 25)))
    /// Whether the cells of a table that is not a root have their separators' inset, 15, as side margins on narrow devices.
    package static let innerCellHasSeparatorMargin = ReleaseTable(
        "UITableViewCell.layoutMargins.left in an inner table is the separator's",
        .since(.iOS8, false, .recorded(6, of: 6)),
        .since(.iOS11, true, .recorded(31, of: 37)),
        .since(.iOS14, false, .recorded(93, of: 98)))
    /// The same for a cell without a table.
    package static let loneCellHasSeparatorMargin = ReleaseTable(
        "UITableViewCell.layoutMargins.left without a table is the separator's",
        .since(.iOS8, false, .recorded(6, of: 6)),
        .since(.iOS13, true, .recorded(31, of: 37)),
        .since(.iOS14, false, .recorded(93, of: 98)))
    /// The corners of an inset grouped table's cards.
    package static let cardRadius = ReleaseTable(
        "UITableView.insetGrouped.cornerRadius",
        .since(.iOS8, 10.0, .measured("screenshots of Settings")),
        .since(.iOS26, 26, .measured("Vercantez/openuikit, UIKit 26 in the simulator")))
}
