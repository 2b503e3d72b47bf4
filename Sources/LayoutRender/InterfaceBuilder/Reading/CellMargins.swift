import LayoutEngine

/// The margins that UIKit gives a table cell and its content view, in points.
struct CellMargins {
    /// The release and the screen on which the margins depend.
    let context: DocumentContext
    /// The width of a cell.
    let cellWidth: Double
    /// What the cell's table is; nil for a cell that is the root itself.
    let table: Table?

    /// What the margins depend on of a table.
    struct Table {
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

    /// 8 before iOS 11, 11 until iOS 18, 15 in iOS 26.
    private var vertical: Double {
        switch context.toolVersion {
        case 1..<Self.iOS11: 8
        case 24_000...: 15
        default: 11
        }
    }

    /// Wide tables have wider side margins. Since iOS 13 the screen's width decides, except for a cell that is no wider
    /// than the smallest screen. [measured at 107, 252 and 300 points: 16; at 359 and 398: 20; screens of 414 and 428]
    private var side: Double {
        if (1..<Self.iOS11).contains(context.toolVersion) { return 8 }
        if let card { return card }
        let isNarrow = context.screenSize.width < Self.wideTable || context.device.isPad
        if isNarrow, hasSidesOfSeparators { return Self.separatorInset }
        let wide = context.toolVersion >= Self.xcode16Point3 ? Self.wideScreen : Self.wideTable
        return width >= wide ? 20 : 16
    }

    /// The room beside the cards of a root inset grouped table on the file's own canvas, which its cells have as their
    /// sides too; nil elsewhere.
    private var card: Double? {
        guard let table, table.isRoot, table.style == .insetGrouped, !context.stacksRows else { return nil }
        let room = (context.canvasSize.width - cellWidth) / 2
        return (15...20).contains(room) ? room : nil
    }

    /// Until iOS 13 a table that is not a root gave its cells the sides of its default separator, as iOS 13 did to
    /// cells on their own.
    private var hasSidesOfSeparators: Bool {
        guard let table else { return Self.xcode11.contains(context.toolVersion) }
        return !table.isRoot && Self.xcode9.contains(context.toolVersion)
    }

    /// The width on which the side margins depend.
    private var width: Double {
        let screen = context.screenSize.width
        if (1..<15_000).contains(context.toolVersion) { return cellWidth }
        if table != nil, context.device.isPad { return screen }
        // A table keeps its distance from the screen's width; a cell without a table keeps its own width.
        let own = table == nil ? cellWidth : screen - max(context.canvasSize.width - cellWidth, 0)
        return own <= Self.smallestScreen ? own : screen
    }

    /// The plug-in from which cells have iOS 11's margins: Xcode 9 after its first beta. [measured: 13165 has the older ones
    /// in 6 of 6 cells, 13527 the newer in 6 of 6]
    private static let iOS11 = 13_170
    /// Tables have the wider sides on every phone wider than 375 points, unlike controllers' root views.
    private static let wideTable = 380.0
    /// Since Xcode 16.3 phones of 390 points have the narrow margins.
    private static let wideScreen = 393.0
    /// The plug-in's version in Xcode 16.3.
    private static let xcode16Point3 = 23_600
    /// The side margin beside an accessory.
    private static let besideAccessory = 8.0
    /// iOS 11 to 13, and iOS 13 alone. [measured on narrow devices only]
    private static let xcode9 = 13_000..<17_000
    private static let xcode11 = 14_700..<17_000
    /// The side margin that equals a separator's inset.
    private static let separatorInset = 15.0
    /// The screen of the smallest phones.
    private static let smallestScreen = 320.0
}
