/// How a view arranges its subviews in a row, a column or a grid, and how the view is arranged by such a superview.
///
/// UIKit has no such views: this is what design tools call auto layout, in CSS's words. Unlike a stack view's arranged
/// subviews, each subview says for each axis whether it hugs its content, fills the room or has a length of its own, and
/// content that is larger than the view sticks out instead of being compressed.
public struct FlexAttributes: Sendable, Equatable {
    /// Where the subviews follow each other. Default: `none`, the view arranges nothing.
    public enum Direction: String, Sendable, CaseIterable { case none, row, column, grid }
    /// Where the subviews, as one block, lie along the direction. `spaceBetween` spreads them from edge to edge and
    /// ignores the gap; a single one is at the start, and content that is too long overlaps. Default: `start`.
    public enum Justification: String, Sendable, CaseIterable { case start, center, end, spaceBetween }
    /// Where a subview lies across the direction. `baseline`: texts by the first baseline, other views by the lower
    /// edge. Default: `start`.
    public enum Alignment: String, Sendable, CaseIterable { case start, center, end, baseline }

    /// Default: `none`.
    public var direction = Direction.none
    /// Rows: whether subviews that do not fit go on in another line.
    public var wraps = false
    /// Along the direction.
    public var justifyContent = Justification.start
    /// Across the direction; in lines that wrap inside their line.
    public var alignItems = Alignment.start
    /// Whether lines that wrap are spread across the view, instead of aligned as one block as the items are.
    public var spreadsLines = false
    /// The gaps in points between neighbours in a row or in columns of a grid (`horizontal`), and between those in a
    /// column, lines or rows of a grid (`vertical`). Negative gaps overlap.
    public var gap = AxisPair<Double>(0)
    /// The space inside the edges in points; left is the leading edge.
    public var padding = EdgeInsets.zero
    /// The columns of a grid in CSS's words, such as `96px 1fr` or `repeat(3, 1fr)`; empty: one column.
    public var columns = ""
    /// The rows of a grid; rows beyond are as high as their content.
    public var rows = ""
    /// Whether a length of the view is that of its content.
    public var hugs = AxisPair(false)

    /// As an item of the superview's arrangement.
    public var item = FlexItem()

    /// More columns or rows of a grid are left out.
    package static let mostTracks = 1000

    /// Arranges nothing, and is as large as its own rules say.
    public init() {}
}

extension FlexAttributes: Unsettable {
    @usableFromInline static let unset = FlexAttributes()
}

/// How a view is arranged by a superview that arranges its subviews in a row, a column or a grid.
public struct FlexItem: Sendable, Equatable {
    /// Whether the view takes the room that its superview has: an equal share along the direction, all of it across.
    public var fills = AxisPair(false)
    /// Whether the superview's arrangement leaves the view out.
    public var isAbsolute = false
    /// The least and the greatest length in points; nil: none.
    public var minimum = AxisPair<Double?>(nil)
    /// As `minimum`.
    public var maximum = AxisPair<Double?>(nil)
    /// Space around the view in points that counts as the view's; left is the leading edge.
    public var margin = EdgeInsets.zero
    /// The first column and the first row of the cell in a grid, from 0; nil: the next cell.
    public var cell = AxisPair<Int?>(nil)
    /// Columns and rows that the cell spans.
    public var span = AxisPair(1)
    /// Where the view lies in its cell; nil: at the start.
    public var alignSelf = AxisPair<FlexAttributes.Alignment?>(nil)
}
