import LayoutEngine

/// The margins that UIKit gives a table cell's content view, in points.
enum CellMargins {
    static func contentView(cell: View, context: DocumentContext) -> Margins {
        let isWide = context.screenSize.width >= 414 || context.device.isPad
        var margins = Margins()
        let vertical = context.toolVersion > 0 && context.toolVersion < 12_086 ? 8.0 : 11.0
        margins.top = vertical
        margins.bottom = vertical
        margins.leading = isWide ? 20 : 16
        let hasAccessory = cell.cell?.accessory != nil
        margins.trailing = hasAccessory ? 8 : (isWide ? 20 : 16)
        return margins
    }
}
