/// The room that headers and footers of tables take around their texts, by release, in points.
///
/// Recorded are the gaps between the rows of static tables and above prototypes. The plug-ins of Xcode 12.5 record what is
/// iOS 15's here: the tables have no column for iOS 14.5.
package enum ListHeaderFacts {
    /// UITableView.sectionHeaderTopPadding of plain tables, where it is automatic.
    package static let topPadding = ReleaseTable(
        "UITableView.sectionHeaderTopPadding", .since(.iOS8, 0.0, .recorded(87, of: 87)),
        .since(.iOS15, 20, .recorded(6, of: 6)), .since(.iOS16, 22, .recorded(49, of: 49)))
    /// Around the line of a plain table's title, which is 20.3 high.
    package static let plainTitle = ReleaseTable(
        "UITableView.plain.header", .since(.iOS8, 7.0, .recorded(87, of: 87)), .since(.iOS15, 4, .recorded(27, of: 27)),
        .since(.iOS16, 7, .recorded(49, of: 49)), .since(.iOS26, 20, .catalyst26))
    /// Whether the line of a plain title is in whole points.
    package static let plainLineIsWhole = ReleaseTable(
        "UITableView.plain.header has lines of whole points", .since(.iOS8, true, .recorded(87, of: 87)),
        .since(.iOS15, false, .recorded(27, of: 27)), .since(.iOS16, true, .recorded(49, of: 49)),
        .since(.iOS26, false, .catalyst26))
    /// Around a group's title below another group: 38 for one line, 32 in iOS 15, 40.5 in iOS 26.
    package static let title = ReleaseTable(
        "UITableView.grouped.header", .since(.iOS8, 22.0, .recorded(20, of: 21)),
        .since(.iOS15, 16, .recorded(4, of: 4)), .since(.iOS16, 22, .recorded(41, of: 42)),
        .since(.iOS26, 24.5, .catalyst26))
    /// The same in a section with a text below its rows: 45.5.
    package static let titleBesideFooter = ReleaseTable(
        "UITableView.grouped.header beside a footer", .since(.iOS8, 29.4, .recorded(4, of: 4)),
        .since(.iOS15, 23.4, .inferred("is the header of a section with a footer higher in iOS 15, too?")),
        .since(.iOS16, 29.4, .recorded(7, of: 7)), .since(.iOS26, 24.5, .catalyst26))
    /// Around the title of the first group: 55.5 for one line, 49.5 in iOS 15. All of the counterexamples lie below large
    /// titles, where the first group has no room of its own.
    package static let firstTitle = ReleaseTable(
        "UITableView.grouped.header, first", .since(.iOS8, 39.4, .recorded(121, of: 121)),
        .since(.iOS15, 33.4, .recorded(10, of: 10)), .since(.iOS16, 39.4, .recorded(77, of: 115)),
        .since(.iOS26, 24.5, .catalyst26))
    /// Around the text below a group's rows: 30 for one line.
    package static let footer = ReleaseTable(
        "UITableView.grouped.footer", .since(.iOS8, 14.0, .recorded(6, of: 6)),
        .since(.iOS15, 8.5, .recorded(1, of: 1)), .since(.iOS16, 14, .recorded(7, of: 7)))
}
