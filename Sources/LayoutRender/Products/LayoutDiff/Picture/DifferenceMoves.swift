import LayoutEngine
import LayoutRender
import Notation

/// What moved together in a difference, the most views first: an arrow for each as long as the picture has room for arrows,
/// and a table of the rest.
struct DifferenceMoves {
    /// Views whose edge moved by one distance.
    private struct Move {
        /// `y +24`
        var text: String
        /// In the order of the difference.
        var names: [String]
        /// The first view with the edge in another place on the page, at which the arrow is drawn; nil without one.
        var first: ItemID?
    }

    /// The moves with an arrow each, by their texts.
    private let drawn: [String: Move]
    /// The moves without.
    private let rest: [Move]
    /// The room of an arrow with its text, in points²: a phone's page has a dozen, a card has one.
    private static let arrowRoom = 20_000.0
    /// The most letters of a row.
    private let letters: Int
    /// The width of a letter of the table, in points.
    private static let letterWidth = 4.8
    /// The rows of a table; further moves are counted.
    private static let rows = 8
    private static let rowHeight = 12.0

    init(_ difference: LayoutDifference, on page: Size) {
        var moves: [Move] = []
        var places: [String: Int] = [:]
        for view in difference.views where view.isVisual {
            for change in view.edges where change.distance != 0 {
                let text = Self.text(change)
                let place = places[text] ?? moves.count
                if place == moves.count {
                    places[text] = place
                    moves.append(Move(text: text, names: []))
                }
                moves[place].names.append(view.name)
                if moves[place].first == nil, let ends = change.ends(in: view), ends.old != ends.new {
                    moves[place].first = view.after
                }
            }
        }
        let order = moves.indices.sorted { (-moves[$0].names.count, $0) < (-moves[$1].names.count, $1) }
        let most = max(1, Int(min(page.width * page.height / Self.arrowRoom, 1_000)))
        let shown = Set(order.filter { moves[$0].first != nil }.prefix(most))
        drawn = Dictionary(shown.map { (moves[$0].text, moves[$0]) }) { first, _ in first }
        letters = max(20, Int(min(page.width, 1_000) / Self.letterWidth))
        rest = order.filter { !shown.contains($0) }.map { moves[$0] }
    }

    private static func text(_ change: EdgeChange) -> String {
        "\(change.edge.rawValue) \(PlainNumber.signed(change.distance))"
    }

    /// The text of the arrow at an edge, with the number of views; nil where another view has the arrow, or the table.
    func arrow(of change: EdgeChange, by view: ViewChange) -> String? {
        let text = Self.text(change)
        guard let move = drawn[text], move.first == view.after else { return nil }
        return move.names.count == 1 ? text : "\(text), \(countText(move.names.count, "view"))"
    }

    /// In points.
    var tableHeight: Double { Double(min(rest.count, Self.rows + 1)) * Self.rowHeight }

    /// `width +8  title, subtitle and 3 more`
    func drawTable(at origin: Point, _ list: inout DisplayList) {
        var lines = rest.prefix(Self.rows).map { move in
            let more = move.names.count > 3 ? " and \(move.names.count - 3) more" : ""
            return escapedForDisplay(
                move.text + "  " + move.names.prefix(3).joined(separator: ", ") + more, limit: letters)
        }
        if rest.count > Self.rows { lines.append("and \(rest.count - Self.rows) more") }
        for (row, line) in lines.enumerated() {
            let place = Point(x: origin.x, y: origin.y + Double(row) * Self.rowHeight)
            list.text(TextRun(line, at: place, size: 9, color: RGBA(0x404040)))
        }
    }
}

extension EdgeChange {
    /// Where the edge stands on the page before and after, along its axis; of a length the right or the bottom edge. Nil for
    /// a view without both frames, and for frames that cannot be drawn.
    func ends(in view: ViewChange) -> (old: Double, new: Double)? {
        guard let old = view.absoluteFrame.before, let new = view.absoluteFrame.after, DifferencePicture.isPlain(old),
            DifferencePicture.isPlain(new)
        else { return nil }
        let axis = edge.axis
        let isLength = edge == .width || edge == .height
        return (old.origin[axis] + (isLength ? old.size[axis] : 0), new.origin[axis] + (isLength ? new.size[axis] : 0))
    }
}
