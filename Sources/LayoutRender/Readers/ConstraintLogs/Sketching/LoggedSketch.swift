/// The views of a contradiction as boxes: positions and lengths that the log states are to scale, the rest is
/// schematic.
///
/// 1 the constraint that UIKit broke, else the last constraint, is left out; 2 the others are solved on their axis; 3
///   the views get positions on the other axis, inside the superviews that the log names, side by side if they would
///   overlap; 4 each constraint becomes a line; the line of the constraint left out ends where the constraint demands.
package struct LoggedSketch: Sendable {
    /// A view or guide with a position on each axis.
    package struct Box: Sendable, Equatable {
        /// Index in `LoggedReport.items`.
        package var item: Int
        /// From left to right, in points.
        package var horizontal: LoggedSpan
        /// From top to bottom, in points.
        package var vertical: LoggedSpan
        /// Lengths that the log does not state: `width`, `height`.
        package var unknown: [String] = []
    }

    /// One end of a line: a fraction of a box's length, plus points.
    package struct End: Sendable, Equatable {
        /// The index of the box's item in the report.
        package var item: Int
        /// 0 at the start of the box, 1 at its end.
        package var share: Double
        /// In points, in the direction of the axis.
        package var offset = 0.0
    }

    /// A constraint between two positions.
    package struct Line: Sendable, Equatable {
        /// Index in `LoggedReport.constraints`.
        package var constraint: Int
        package var isHorizontal: Bool
        /// Where the line begins: at the start of a length, else at the constraint's second side or at the
        /// superview's corner.
        package var from: End
        /// Where the line ends: at the end of a length, else at the first side; moved to where the constraint left
        /// out demands it.
        package var to: End
    }

    /// A box for each object of the contradiction, and for superviews that positions refer to.
    package private(set) var boxes: [Box] = []
    /// In the order of the contradiction's members.
    package private(set) var lines: [Line] = []
    /// The constraint that was left out.
    package let leftOut: Int

    /// Nil if the contradiction is too large, or the rest has no solution within the work limit.
    package init?(_ contradiction: Contradiction, of report: LoggedReport) {
        let members = contradiction.members
        guard members.count <= 40, let last = members.last else { return nil }
        // 1
        leftOut = report.brokenIndex.flatMap { members.contains($0) ? $0 : nil } ?? last
        let kept = members.filter { [leftOut] in $0 != leftOut }
        // 2
        let system = LoggedSystem(report, contradiction.assumption)
        guard let places = SketchPlaces(system, kept, members: members, report) else { return nil }
        // 3
        var layout = SketchLayout(places: places, report: report, members: members)
        boxes = layout.boxes()
        // 4
        lines = members.flatMap { Self.lines(of: $0, report, places, isLeftOut: $0 == leftOut) }
    }

    /// The lines of a constraint: a line between two positions, or a line for each length.
    private static func lines(
        of index: Int, _ report: LoggedReport, _ places: SketchPlaces, isLeftOut: Bool
    ) -> [Line] {
        let constraint = report.constraints[index]
        let first = constraint.first
        let excess = isLeftOut ? places.excess(of: index) : 0
        if first.attribute.isLength {
            var lines = [Line(first, index, excess)]
            if let second = constraint.second, second.attribute.isLength { lines.append(Line(second, index, 0)) }
            return lines
        }
        var to = places.end(first)
        to.offset += excess
        let from: End
        if let second = constraint.second, !second.attribute.isLength {
            from = places.end(second)
        } else {
            from = places.corner(around: first, superview: report.superviews[first.item])
        }
        return [Line(constraint: index, isHorizontal: first.attribute.isHorizontal, from: from, to: to)]
    }
}

/// A start and a length in points.
package struct LoggedSpan: Sendable, Equatable {
    package var start: Double
    package var length: Double
    /// The start plus the length.
    package var end: Double { start + length }
}

extension LoggedSketch.Line {
    /// The side as a whole length.
    fileprivate init(_ side: LoggedConstraint.Side, _ index: Int, _ excess: Double) {
        self.init(
            constraint: index, isHorizontal: side.attribute.isHorizontal, from: .init(item: side.item, share: 0),
            to: .init(item: side.item, share: 1, offset: excess))
    }
}
