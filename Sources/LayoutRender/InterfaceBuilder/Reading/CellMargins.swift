import LayoutEngine

/// The margins that UIKit gives a table cell and its content view, in points.
struct CellMargins {
    let context: DocumentContext
    /// The width of the table, or of a cell on its own.
    let tableWidth: Double
    /// The cell is the root itself, not part of a table.
    let isOnItsOwn: Bool

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
        margins.leading = tableWidth >= Self.wideTable ? 20 : 16
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
        case 1..<13_000: 8
        case 24_000...: 15
        default: 11
        }
    }

    /// Wide tables have wider sides; since iOS 13 it is the screen that counts, but for a cell on its own that is no
    /// wider than the smallest one.
    private var side: Double {
        if (1..<13_000).contains(context.toolVersion) { return 8 }
        if (13_000..<17_000).contains(context.toolVersion), context.screenSize.width <= Self.smallestScreen {
            return Self.separatorInset
        }
        let isNarrow = context.screenSize.width < Self.wideTable || context.device.isPad
        if isNarrow, (isOnItsOwn ? Self.xcode11 : Self.xcode11Point2).contains(context.toolVersion) {
            return Self.separatorInset
        }
        let countsTable = (1..<15_000).contains(context.toolVersion) || isOnItsOwn && tableWidth <= Self.smallestScreen
        let wide = context.toolVersion >= Self.xcode16Point3 ? Self.wideScreen : Self.wideTable
        return (countsTable ? tableWidth : context.screenSize.width) >= wide ? 20 : 16
    }

    /// Tables have the wider sides on every phone wider than 375 points, unlike controllers' root views.
    private static let wideTable = 380.0
    /// Since Xcode 16.3 phones of 390 points are no longer among them.
    private static let wideScreen = 393.0
    private static let xcode16Point3 = 23_600
    private static let besideAccessory = 8.0
    /// iOS 13 gave cells the sides of the default separator, inside tables until 13.2. [measured on narrow devices only]
    private static let xcode11 = 14_700..<17_000
    private static let xcode11Point2 = 14_700..<15_600
    private static let separatorInset = 15.0
    /// The screen of the smallest phones.
    private static let smallestScreen = 320.0
}
