import LayoutEngine

/// What tables and their cells look like by release, in points.
extension ListFacts {
    /// The corners of an inset grouped table's cards.
    package static let cardRadius = ReleaseTable(
        "UITableView.insetGrouped.cornerRadius", .since(.iOS8, 10.0, .measured("screenshots of Settings")),
        .since(.iOS26, 26, .catalyst26))
    /// What a separator leaves free at the trailing end where the table states no inset.
    package static let separatorEnd = ReleaseTable(
        "UITableView.separatorInset.right", .since(.iOS8, 0.0, .drawnBefore), .since(.iOS26, 16, .catalyst26))
    /// From the top of a section's header to its title; nil: by the place of the section.
    package static let headerTop = ReleaseTable(
        "UITableView.header.top",
        .since(
            .iOS8, Double?.none,
            .inferred("How far is the title of a table's first section from the table's top in iOS 18?")),
        .since(.iOS26, 10, .catalyst26))
    /// Whether the title of a plain section stands on a band of its own colour.
    package static let plainHeaderHasBand = ReleaseTable(
        "UITableView.plain.header has a band", .since(.iOS8, true, .drawnBefore), .since(.iOS26, false, .catalyst26))
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
