import LayoutEngine

/// The margins that UIKit gives a table cell and its content view, in points.
struct CellMargins {
    /// The release and the screen on which the margins depend.
    let context: DocumentContext
    /// The width of a cell.
    let cellWidth: Double
    /// What the cell's table is; nil for a cell that is the root itself.
    let table: Table?

    /// The release whose margins hold: Xcode 9.0 had those of the release before.
    private let release: Release

    init(context: DocumentContext, cellWidth: Double, table: Table?) {
        (self.context, self.cellWidth, self.table) = (context, cellWidth, table)
        let older = context.release == context.xcode.release ? CanvasRules.olderCellMargins[context.xcode] : nil
        release = older ?? context.release
    }

    /// What the margins depend on of a table.
    struct Table: Sendable {
        /// The table is a root, not a view inside one.
        var isRoot: Bool
        /// Inset grouped tables are narrower than their screens.
        var style: TableAttributes.Style
    }

    /// Margins of a content view; an accessory takes the place of the trailing one.
    func contentView(of cell: View) -> Margins {
        var margins = cellMargins
        if cell.cell?.accessory != nil { margins.trailing = Self.besideAccessory }
        return margins
    }

    /// Margins of a collection cell on its own: those of any root, by its width.
    var collectionRoot: Margins {
        var margins = Margins()
        margins.top = 0
        margins.bottom = 0
        margins.leading = cellWidth >= Self.wideTable ? 20 : 16
        margins.trailing = margins.leading
        return margins
    }

    /// Margins of the cell itself.
    var cellMargins: Margins {
        var margins = Margins()
        margins.top = vertical
        margins.bottom = vertical
        margins.leading = side
        margins.trailing = side
        return margins
    }

    private var vertical: Double { ListFacts.cellMargin[release] }

    /// Wide tables have wider side margins. Since iOS 13 the screen's width decides, except for a cell that is no wider
    /// than the smallest screen. [recorded: 25 of 25 in tables of
    /// 107, 252 and 300 points (16), and of 359 and 398 (20), on screens of 414 and 428]
    private var side: Double {
        guard let wide = ListFacts.wideScreen[release] else { return ListFacts.cellMargin[release] }
        if let card { return card }
        let isNarrow = context.screen.size.width < Self.wideTable || context.screen.device.isPad
        if isNarrow, hasSidesOfSeparators { return Self.separatorInset }
        return width >= wide ? 20 : 16
    }

    /// The room beside the cards of a root inset grouped table on the file's own canvas, which its cells have as their
    /// sides too, or the sides of the canvas's own; nil elsewhere.
    private var card: Double? {
        guard let table, table.isRoot, table.style == .insetGrouped, !context.stacksRows else { return nil }
        let room = (context.canvas.screen.size.width - cellWidth) / 2
        return (15...20).contains(room) ? CanvasRules.cardMargin[context.xcode] ?? room : nil
    }

    /// Until iOS 13 a table that is not a root gave its cells the sides of its default separator, as iOS 13 did to
    /// cells on their own.
    private var hasSidesOfSeparators: Bool {
        guard let table else { return ListFacts.loneCellHasSeparatorMargin[release] }
        return !table.isRoot && ListFacts.innerCellHasSeparatorMargin[release]
    }

    /// The width on which the side margins depend.
    private var width: Double {
        let screen = context.screen.size.width
        if !ListFacts.screenDecidesMargin[release] { return cellWidth }
        if table != nil, context.screen.device.isPad { return screen }
        // A table keeps its distance from the screen's width; a cell without a table keeps its own width.
        let own = table == nil ? cellWidth : screen - max(context.canvas.screen.size.width - cellWidth, 0)
        return own <= Self.smallestScreen ? own : screen
    }

    /// Tables have the wider sides on every phone wider than 375 points, unlike controllers' root views.
    private static let wideTable = 380.0
    /// The side margin beside an accessory.
    private static let besideAccessory = 8.0
    /// The side margin that equals a separator's inset.
    private static let separatorInset = 15.0
    /// The screen of the smallest phones.
    private static let smallestScreen = 320.0
}
