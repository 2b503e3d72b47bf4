/// The heights that UITableView gives the headers and footers of its sections, by release of UIKit and style of the table.
///
/// The figures are gaps between rows that Xcode recorded (`ListHeaderFacts`). A group's lines are whole points high there;
/// the room around them depends on the style and on the section.
public struct ListHeights {
    /// A section's space before the first or after the last row.
    public struct Room: Equatable, Sendable {
        /// The empty room above, `sectionHeaderTopPadding`, in points.
        public var padding = 0.0
        /// The height of the header or footer, in points.
        public var height = 0.0
        /// Header or footer with the padding above, in points.
        public var total: Double { padding + height }
    }

    private let style: TableAttributes.Style
    private let release: Release
    /// The width of the table in points.
    private let width: Double
    private let environment: LayoutEnvironment

    /// - Parameters:
    ///   - style: of the table.
    ///   - width: of the table in points; long titles wrap in it.
    ///   - environment: the release, the text size and the pixels.
    ///   - release: whose heights hold; nil: the environment's. Interface Builder's canvas asks for an older one.
    public init(
        style: TableAttributes.Style, width: Double, in environment: LayoutEnvironment, release: Release? = nil
    ) {
        self.style = style
        self.width = width
        self.environment = environment
        self.release = release ?? environment.release
    }

    /// The room above the rows.
    /// - Parameters:
    ///   - section: whose header is asked for.
    ///   - isFirst: whether no section is above.
    ///   - isBelowTableHeader: whether a `tableHeaderView` of a height above 0 is above the first section.
    ///   - stated: `sectionHeaderHeight`; nil: automatic.
    ///   - topPadding: `sectionHeaderTopPadding`; nil: automatic.
    /// - Returns: the padding alone where a view of the tree is the header.
    public func header(
        of section: TableAttributes.Section, isFirst: Bool, isBelowTableHeader: Bool = false, stated: Double? = nil,
        topPadding: Double? = nil
    ) -> Room {
        var room = Room(height: stated ?? 0)
        if section.header != nil {
            room.height = 0
        } else if stated == nil {
            room.height =
                section.headerTitle.map { headerHeight($0, isFirst: isFirst, hasFooter: section.footerTitle != nil) }
                ?? emptyHeight(isFirst: isFirst, isBelowTableHeader)
        } else if style == .plain, section.headerTitle == nil {
            room.height = 0
        }
        let hasHeader = section.header != nil || section.headerTitle != nil
        if style == .plain, hasHeader, stated != 0 { room.padding = topPadding ?? automaticTopPadding }
        return room
    }

    /// The room below the rows.
    /// - Parameter stated: `sectionFooterHeight`; nil: automatic.
    public func footer(of section: TableAttributes.Section, stated: Double? = nil) -> Room {
        guard section.footer == nil else { return Room() }
        guard let title = section.footerTitle else {
            return Room(height: style == .plain ? 0 : stated ?? Self.emptyFooter)
        }
        return Room(height: stated ?? footerHeight(title))
    }

    /// The header of an untitled section: none in a plain table; 35 above the first group, and half of that above others.
    /// [documented by many apps] A `tableHeaderView` takes the first group's room away, however low the view is. [recorded
    /// in Xcode 7, and measured in iOS 8 with a view of 0.1 points]
    private func emptyHeight(isFirst: Bool, _ isBelowTableHeader: Bool) -> Double {
        guard style != .plain, !isFirst || !isBelowTableHeader else { return 0 }
        return isFirst ? Self.emptyFirstHeader : Self.emptyFooter
    }

    /// The height of a header with a title, in points.
    /// - Parameter hasFooter: whether the section has a text below its rows, too.
    public func headerHeight(_ title: String, isFirst: Bool, hasFooter: Bool) -> Double {
        if style == .plain {
            let line = FontMetrics(titleFont, in: environment).lineHeight
            let height = ListHeaderFacts.plainLineIsWhole[release] ? line.rounded(.up) : line
            return pixels(height * Double(max(lines(of: title), 1)) + ListHeaderFacts.plainTitle[release])
        }
        let table =
            isFirst
            ? ListHeaderFacts.firstTitle : hasFooter ? ListHeaderFacts.titleBesideFooter : ListHeaderFacts.title
        return pixels(Double(lines(of: title)) * wholeLine + table[release])
    }

    /// The height of a footer with a text, in points.
    public func footerHeight(_ title: String) -> Double {
        pixels(Double(max(lines(of: title), 1)) * wholeLine + ListHeaderFacts.footer[release])
    }

    /// `sectionHeaderTopPadding` where a plain table leaves the padding automatic, in points; 0 in the other styles.
    public var automaticTopPadding: Double { style == .plain ? ListHeaderFacts.topPadding[release] : 0 }

    /// The font of titles: `headline` in plain tables, else `footnote`.
    package var titleFont: Font { Font(textStyle: style == .plain ? .headline : .footnote) }
    /// The font of texts below the rows.
    package static let footerFont = Font(textStyle: .footnote)

    /// Between the table's sides and the cards of an inset grouped table, in points; 0 in the other styles.
    public var cardMargin: Double { style == .insetGrouped ? TableMetrics.insetGroupedInset(width: width) : 0 }

    /// Between the table's sides and a title, in points: the margin at which the texts of cells begin, inside a card as well.
    public var titleInset: Double { cardMargin + environment.systemMinimumMargin(width: width) }

    /// A line of a title or footer, in whole points.
    private var wholeLine: Double { FontMetrics(Self.footerFont, in: environment).lineHeight.rounded(.up) }

    private func lines(of title: String) -> Int {
        guard !title.isEmpty else { return 0 }
        var content = TextContent(text: title, font: style == .plain ? titleFont : Self.footerFont)
        content.numberOfLines = style == .plain ? 1 : 0
        return content.measure(wrappingAt: max(width - 2 * titleInset, 1), in: environment).lineCount
    }

    private func pixels(_ length: Double) -> Double {
        PixelGrid(scale: environment.scale, isOn: environment.scale > 0).round(length)
    }

    private static let emptyFirstHeader = 35.0
    private static let emptyFooter = 17.5
}
