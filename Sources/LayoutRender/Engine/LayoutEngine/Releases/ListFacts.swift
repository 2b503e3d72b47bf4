/// Tables, their cells and cards by release, in points.
package enum ListFacts {
    /// Above and below a cell's content.
    package static let cellMargin = ReleaseTable(
        "UITableViewCell.layoutMargins.top", .since(.iOS8, 8.0, .recorded(6, of: 6)),
        .since(.iOS11, 11, .recorded(6, of: 6)),
        .since(.iOS26, 15, .measured("the canvas of Xcode 26, Documentation/Fidelity.md")))
    /// The title of a grouped section.
    package static let groupedHeaderFont = ReleaseTable(
        "UITableView.grouped.header.font", .since(.iOS8, Font(textStyle: .footnote), .drawnBefore),
        .since(.iOS26, Font(textStyle: .headline), .catalyst26))
    package static let groupedHeaderIsUppercase = ReleaseTable(
        "UITableView.grouped.header is in capitals", .since(.iOS8, true, .drawnBefore),
        .since(.iOS26, false, .catalyst26))
    /// From a grouped section's title to its rows.
    package static let groupedHeaderDistance = ReleaseTable(
        "UITableView.grouped.header.bottom", .since(.iOS8, 7.0, .drawnBefore), .since(.iOS26, 10, .catalyst26))
    package static let plainHeaderColor = ReleaseTable(
        "UITableView.plain.header.color", .since(.iOS8, Color.named("label"), .drawnBefore),
        .since(.iOS26, .named("secondaryLabel"), .catalyst26))
    /// Whether the automatic height of a row of a standard style is a whole number of points.
    package static let rowHeightIsWhole = ReleaseTable(
        "UITableView.rowHeight of standard styles is whole",
        .since(.iOS8, false, .measured("rows of 55.5 points that Xcode recorded, fixtures/rules/cell-styles.json")),
        .since(
            .iOS26, true,
            .measured("rows of 51 and 56 points that Xcode 26 recorded, fixtures/rules/cell-styles-26.json")))
}
