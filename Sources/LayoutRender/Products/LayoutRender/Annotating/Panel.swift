import LayoutEngine

extension PictureBuilder {
    /// Makes the picture longer by a panel below it, with a hairline at its top.
    /// - Parameters:
    ///   - name: the id and the title of the panel's group.
    ///   - shapes: the content of the panel.
    ///   - bounds: the picture without the panel.
    ///   - end: the bottom of the panel, in points from the picture's origin.
    mutating func appendPanel(_ name: String, _ shapes: DisplayList, below bounds: Rect, to end: Double) {
        let panel = Rect(x: bounds.minX, y: bounds.maxY, width: bounds.width, height: end - bounds.maxY)
        list.bounds.height += panel.height
        list.append(.begin(DisplayGroup(id: uniqueID(name), title: name)))
        list.fill(.rect(panel), theme.isDark ? RGBA(0x2B2C30) : RGBA(0xF7F7F9))
        list.fill(.rect(Rect(x: panel.x, y: panel.y, width: panel.width, height: 0.5)), theme.system("separator"))
        list.items += shapes.items
        list.append(.end)
    }
}
