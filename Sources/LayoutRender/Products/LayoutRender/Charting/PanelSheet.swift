extension DisplayList {
    /// Pictures below each other or side by side on a page, in order.
    ///
    /// - Parameters:
    ///   - axis: along which the pictures follow each other.
    ///   - title: of the whole.
    ///
    /// The pictures keep their sizes and are placed 12 points apart; ids that occur twice get a number.
    /// - Returns: the picture itself if there is one only; nil for none.
    package static func sheet(of panels: [DisplayList], along axis: Axis, title: String) -> DisplayList? {
        guard let first = panels.first else { return nil }
        guard panels.count > 1 else { return first }
        let gap = 12.0
        var size = Size(width: gap, height: gap)
        let cross = axis.cross
        for panel in panels {
            size[axis] += panel.size[axis] + gap
            size[cross] = max(size[cross], panel.size[cross] + 2 * gap)
        }
        var list = DisplayList(size: size, title: title, background: first.sheetColor)
        var usedIDs: Set<String> = []
        var place = Point(x: gap, y: gap)
        for panel in panels {
            list.place(panel, at: place, usedIDs: &usedIDs)
            place[axis] += panel.size[axis] + gap
        }
        return list
    }

    /// What lies between panels: white, or nearly black where the paper of the first panel is dark.
    private var sheetColor: RGBA {
        guard let background else { return .white }
        return background.luminance > 0.5 ? RGBA(0xFFFFFF) : RGBA(0x101012)
    }
}
