import LayoutEngine

/// Heights, fonts and colours of tables in one release of UIKit, for code that builds tables of views itself.
///
/// The figures are rows of `ListFacts`; lengths are in points.
public struct ListMetrics: Sendable, Equatable {
    /// Decides every value below.
    public let release: Release

    /// The figures of an environment's release.
    public init(in environment: LayoutEnvironment) { release = environment.release }

    /// The radius of the cards of an inset grouped table.
    public var cardRadius: Double { ListFacts.cardRadius[release] }
    /// What a separator leaves free at the trailing end where the table states no inset.
    public var separatorEnd: Double { ListFacts.separatorEnd[release] }
    /// Above and below the texts of a cell.
    public var contentMargin: Double { ListFacts.contentMargin[release] }
    /// From a cell's text to the second text below.
    public var subtitleGap: Double { ListFacts.subtitleGap[release] }
    /// The second text below the first.
    public var subtitleFont: Font { ListFacts.subtitleFont[release] }
    /// The title of a grouped section.
    public var groupedHeaderFont: Font { ListFacts.groupedHeaderFont[release] }
    /// Whether the title of a grouped section is in capitals.
    public var groupedHeaderIsUppercase: Bool { ListFacts.groupedHeaderIsUppercase[release] }
    /// From a grouped section's title to its rows.
    public var groupedHeaderDistance: Double { ListFacts.groupedHeaderDistance[release] }
    /// From the top of a section's header to its title; nil: by the place of the section.
    public var headerTop: Double? { ListFacts.headerTop[release] }
    /// The colour of a plain section's title.
    public var plainHeaderColor: Color { ListFacts.plainHeaderColor[release] }
}
