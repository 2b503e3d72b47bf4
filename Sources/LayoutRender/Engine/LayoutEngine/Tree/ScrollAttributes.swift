import Notation

/// The properties that UIScrollView adds to UIView.
public struct ScrollAttributes: Sendable, Equatable {
    /// UIScrollView.ContentInsetAdjustmentBehavior: when the safe area's insets are added to the content inset. Views
    /// inside a scroll view that adjusts do not see the safe area's top and bottom insets again.
    public enum InsetAdjustment: String, Sendable, CaseIterable { case automatic, scrollableAxes, never, always }

    /// UIScrollView.contentOffset in points: moves drawn content, and the frames of views inside that are bound to
    /// `frameLayoutGuide`. Other constraints and `ResolvedItem.absoluteFrame` count from offset 0.
    public var contentOffset: Point = .zero
    /// UIScrollView.contentInset in points. No frame depends on the inset; pictures of a scroll view at `contentOffset` 0
    /// show the content at rest, moved by the left and top insets.
    public var contentInset: EdgeInsets = .zero
    /// UIScrollView.contentInsetAdjustmentBehavior: whether pictures move content at rest below the safe area.
    public var insetAdjustment: InsetAdjustment = .automatic
    /// UIScrollView.alwaysBounceVertical: makes the vertical axis scrollable for `insetAdjustment`.
    public var alwaysBouncesVertically = false
    /// UIScrollView.showsHorizontalScrollIndicator and showsVerticalScrollIndicator; drawn only. Default: true.
    public var showsHorizontalScrollIndicator = true, showsVerticalScrollIndicator = true
    /// UIScrollView.isScrollEnabled: without scrolling no indicators are drawn. Text views have their own in `TextContent`.
    public var isScrollEnabled = true
    /// UIView.clipsToBounds of a view that scrolls. Default: true, UIScrollView's.
    public var clipsToBounds = true

    /// A scroll view at its origin, without insets.
    public init() {}
}

/// The properties that UITableView adds to UIScrollView, and the table's rows as items of the tree.
public struct TableAttributes: Sendable, Equatable {
    /// UITableView.Style. Groups of `insetGrouped` are inset at the sides by 16 points, by 20 in tables wider than 375.
    /// [135 of 136 recorded tables of 390 to 440 points]
    public enum Style: String, Sendable, CaseIterable { case plain, grouped, insetGrouped }

    /// One section of a static table, from header to footer. A header or a footer is either a text or a view.
    public struct Section: Sendable, Equatable {
        /// The text above the rows, drawn in the system's style; nil: none. A flow layout draws none.
        @ComparedByBytes public var headerTitle: String?
        /// The view above the rows, as `tableView(_:viewForHeaderInSection:)` returns.
        public var header: ItemID?
        /// The text below the rows, drawn in the system's style; nil: none.
        @ComparedByBytes public var footerTitle: String?
        /// The view below the rows, as `tableView(_:viewForFooterInSection:)` returns.
        public var footer: ItemID?
        /// The cells from top to bottom; also subviews of the table.
        public var rows: [ItemID] = []
        /// A section without header, rows and footer.
        public init() {}
    }

    /// A section title that is no view, above a row whose frame the source states, such as a storyboard's prototype
    /// cell: drawn into the 28 points above the row.
    public struct Heading: Sendable, Equatable {
        /// Empty if a view shows the text.
        @ComparedByBytes public var text: String
        /// The cell below the text.
        public var row: ItemID

        /// A text above a row.
        public init(text: String, above row: ItemID) {
            self.text = text
            self.row = row
        }
    }

    /// Default: `plain`. Sections of the other styles have room for header and footer even without a text.
    public var style: Style = .plain
    /// In the order of the rows below them.
    public var headings: [Heading] = []
    /// Nil: automatic, from the row's constraints.
    public var rowHeight: Double?
    /// UITableView.estimatedRowHeight, for documents and comparisons: every row is laid out, without an estimate.
    public var estimatedRowHeight: Double?
    /// UITableView.sectionHeaderHeight in points; nil: automatic, which for a text is the release's height around its lines, and
    /// the frame's height or the fitting height for a view. Sections of a plain table without header have no room.
    public var sectionHeaderHeight: Double?
    /// UITableView.sectionHeaderTopPadding in points, above each header of a plain table; nil: automatic, 22 since iOS 16, 20 in
    /// iOS 15, and none before.
    public var sectionHeaderTopPadding: Double?
    /// UITableView.sectionFooterHeight in points; nil: automatic, as for headers.
    public var sectionFooterHeight: Double?
    /// UITableView.cellLayoutMarginsFollowReadableWidth: whether the margins of cells leave at most the readable width.
    public var cellLayoutMarginsFollowReadableWidth = false
    /// UITableView.separatorInset in points, `left` meaning the leading side; nil: 16 at the leading side. Drawn only.
    public var separatorInset: EdgeInsets?
    /// UITableView.separatorColor; nil: the system's `separator`.
    public var separatorColor: Color?
    /// False for UITableView.SeparatorStyle.none.
    public var showsSeparators = true
    /// UITableView.tableHeaderView, above all sections, as high as its frame or else as its constraints ask.
    public var tableHeaderView: ItemID?
    /// UITableView.tableFooterView, below all sections, as high as its frame or else as its constraints ask.
    public var tableFooterView: ItemID?
    /// From top to bottom. Empty for a table whose cells have frames of their own, as in a storyboard's prototypes.
    public var sections: [Section] = []

    /// A plain table without rows; heights are automatic.
    public init() {}
}

/// The properties that a table or collection cell adds to UIView.
public struct CellAttributes: Sendable, Equatable {
    /// UITableViewCell.CellStyle: where the cell places its own texts and its picture.
    public enum Style: String, Sendable, CaseIterable { case `default`, value1, value2, subtitle }

    /// UITableViewCell.contentView or UICollectionViewCell.contentView, if the source has one; otherwise the subviews
    /// belong to the cell itself. A content view without a frame fills its cell.
    public var contentView: ItemID?
    /// The height in points stated for this row only, which wins over the table's `rowHeight`; nil: the table's.
    public var rowHeight: Double?
    /// UITableViewCell.AccessoryType by its name (`disclosureIndicator`, `detailDisclosureButton`, `checkmark`,
    /// `detailButton`); nil: none. Drawn at the trailing side of the cell; a content view without a frame ends beside the
    /// accessory.
    public var accessory: String?
    /// The name under which a table or collection view dequeues the cell; neither laid out nor drawn.
    public var reuseIdentifier: String?
    /// UITableViewCell.CellStyle. Default: `default`. Without effect on a cell that has none of the three views below.
    public var style: Style = .default
    /// UITableViewCell.textLabel, a subview of the cell that the style places; nil: none.
    public var textLabel: ItemID?
    /// UITableViewCell.detailTextLabel, placed by the style; nil: none.
    public var detailTextLabel: ItemID?
    /// UITableViewCell.imageView, before the texts; nil: none.
    public var imageView: ItemID?
    /// UITableViewCell.accessoryView, a subview of the cell at its trailing side in place of the accessory; nil: none.
    public var accessoryView: ItemID?
    /// UITableViewCell.isSelected, UICollectionViewCell.isSelected: a row that is selected is gray. Default: false.
    public var isSelected = false
    /// UITableViewCell.SelectionStyle; `none` draws a selected row as the others.
    public var selectionStyle: SelectionStyle = .default
    /// UITableViewCell.separatorInset in points, `left` meaning the leading side; nil: the table's, or from the texts on where the
    /// cell has a picture of its own. Drawn only.
    public var separatorInset: EdgeInsets?

    /// UITableViewCell.SelectionStyle. Since iOS 7 `blue` and `gray` look as `default`.
    public enum SelectionStyle: String, Sendable, CaseIterable { case `default`, none, blue, gray }

    /// A cell with the table's row height and without accessory.
    public init() {}

    /// The views that the cell's style places, in their order.
    package var styled: [ItemID] { [imageView, textLabel, detailTextLabel].compactMap { $0 } }
    /// The views that the cell places, in their order.
    var placed: [ItemID] { styled + [accessoryView].compactMap { $0 } }
}

extension CellAttributes {
    /// The room that an accessory takes from a cell's content view, in points; 0 for a word that UIKit does not know.
    ///
    /// A chevron is 10.3 points wide, in whole pixels, and stands at the margin. [recorded: 30.5 in 75 of 82 tables of 414
    /// points, 26.5 and 26.33 in tables of 375] A checkmark and a detail button take 44. [recorded: 7 of 7] For a detail
    /// button beside a chevron there is one record of an older release only; the width is inferred from the parts.
    /// - Parameters:
    ///   - accessory: an AccessoryType by its name.
    ///   - margin: of the cell at its sides, 16 or 20 points.
    ///   - scale: pixels a point.
    public static func width(ofAccessory accessory: String, margin: Double, scale: Double) -> Double {
        let chevron = margin + (10.3 * scale).rounded(.up) / scale
        switch accessory {
        case "disclosureIndicator": return chevron
        case "checkmark", "detailButton": return 44
        case "detailDisclosureButton": return chevron + 44 - margin + 8
        default: return 0
        }
    }

    /// The trailing margin of a content view beside an accessory, in points. [recorded] Beside an accessory view the content
    /// view itself ends as far from the view, and has no margin.
    public static let marginBesideAccessory = 8.0
}
