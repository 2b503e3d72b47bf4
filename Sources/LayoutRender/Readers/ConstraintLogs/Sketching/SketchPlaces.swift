import Cassowary

/// The values of a contradiction's unknowns without one of its constraints, with preferences for unknowns that nothing
/// determines.
///
/// The system is solved twice, with two preferred lengths; an unknown that differs between the solutions is open, and
/// its box is drawn dashed.
struct SketchPlaces {
    private let system: LoggedSystem
    private let report: LoggedReport
    /// The constraints of the contradiction, the one left out included.
    private let members: [Int]
    /// The value of each unknown.
    private let values: [Double]
    /// Unknowns whose value follows from preferences only.
    private let isOpen: [Bool]
    /// The index in `values` of each unknown.
    private let unknowns: [LoggedSystem.Unknown: Int]

    /// Two preferred lengths: an unknown whose value changes with them is undetermined.
    private static let lengths = (60.0, 90.0)

    init?(_ system: LoggedSystem, _ kept: [Int], members: [Int], _ report: LoggedReport) {
        (self.system, self.report, self.members) = (system, report, members)
        var unknowns: [LoggedSystem.Unknown: Int] = [:]
        for (place, unknown) in system.unknowns.enumerated() { unknowns[unknown] = place }
        self.unknowns = unknowns
        guard let values = Self.solve(system, kept, unknowns, report, length: Self.lengths.0),
            let others = Self.solve(system, kept, unknowns, report, length: Self.lengths.1)
        else { return nil }
        self.values = values
        isOpen = zip(values, others).map { ($0 - $1).magnitude > 1e-6 }
    }

    /// The start and length of an object on an axis, and whether the log determines the length; nil if no member names
    /// the object.
    func span(of item: Int, isHorizontal: Bool) -> (span: LoggedSpan, isKnown: Bool)? {
        let parts: [LoggedSystem.Unknown.Part] = [.start, .length, .lowMargin, .highMargin, .firstBaseline]
        let isNamed = members.contains { index in
            let row = system.rows[index]
            return row?.coefficients.contains {
                let unknown = system.unknowns[$0.unknown]
                return unknown.item == item && unknown.isHorizontal == isHorizontal && parts.contains(unknown.part)
            } ?? false
        }
        guard isNamed else { return nil }
        let start = value(item, isHorizontal, .start)
        let length = value(item, isHorizontal, .length)
        // If only a position of a view is known, any length will do.
        return (
            LoggedSpan(start: start ?? 0, length: length ?? Self.lengths.0),
            length != nil && !isOpen(item, isHorizontal, .length)
        )
    }

    /// The violation of a constraint: the part that its line lacks.
    func excess(of index: Int) -> Double {
        guard let row = system.rows[index] else { return 0 }
        return row.constant - row.coefficients.reduce(0) { $0 + $1.value * values[$1.unknown] }
    }

    /// The position of a side in its box.
    func end(_ side: LoggedConstraint.Side) -> LoggedSketch.End {
        let isHorizontal = side.attribute.isHorizontal
        func part(_ part: LoggedSystem.Unknown.Part) -> Double { value(side.item, isHorizontal, part) ?? 0 }
        switch side.attribute {
        case .left, .leading, .top, .minX, .minY, .width, .height: return .init(item: side.item, share: 0)
        case .right, .trailing, .bottom, .maxX, .maxY: return .init(item: side.item, share: 1)
        case .centerX, .centerY, .midX, .midY, .centerXWithinMargins, .centerYWithinMargins:
            return .init(item: side.item, share: 0.5)
        case .leftMargin, .leadingMargin, .topMargin:
            return .init(item: side.item, share: 0, offset: part(.lowMargin))
        case .rightMargin, .trailingMargin, .bottomMargin:
            return .init(item: side.item, share: 1, offset: -part(.highMargin))
        case .firstBaseline: return .init(item: side.item, share: 0, offset: part(.firstBaseline))
        case .lastBaseline, .baseline: return .init(item: side.item, share: 1, offset: -part(.lastBaseline))
        }
    }

    /// The origin of a position without a second view: the superview's, or an unknown origin.
    func corner(around side: LoggedConstraint.Side, superview: Int?) -> LoggedSketch.End {
        if let superview { return .init(item: superview, share: 0) }
        let isHorizontal = side.attribute.isHorizontal
        let corner = value(side.item, isHorizontal, .parentStart) ?? value(0, isHorizontal, .parentStart) ?? 0
        let start = value(side.item, isHorizontal, .start) ?? 0
        return .init(item: side.item, share: 0, offset: corner - start)
    }

    /// The value of an unknown; nil if no constraint contains it.
    private func value(_ item: Int, _ isHorizontal: Bool, _ part: LoggedSystem.Unknown.Part) -> Double? {
        unknowns[.init(item: item, isHorizontal: isHorizontal, part: part)].map { values[$0] }
    }

    /// Whether nothing determines the unknown.
    private func isOpen(_ item: Int, _ isHorizontal: Bool, _ part: LoggedSystem.Unknown.Part) -> Bool {
        unknowns[.init(item: item, isHorizontal: isHorizontal, part: part)].map { isOpen[$0] } ?? true
    }

    /// The kept constraints, and with lower priority the preferences: views inside their superviews, visible lengths.
    private static func solve(
        _ system: LoggedSystem, _ kept: [Int], _ unknowns: [LoggedSystem.Unknown: Int], _ report: LoggedReport,
        length wish: Double
    ) -> [Double]? {
        var program = ConstraintProgram()
        for isLength in system.isLength { _ = program.addVariable(minimum: isLength ? 0 : -.infinity) }
        for index in kept { if let row = system.rows[index] { system.add(row, to: &program) } }
        for row in system.rules { system.add(row, to: &program) }
        func term(_ place: Int, _ factor: Double = 1) -> Term { Term(Variable(index: Int32(place)), factor) }
        for (place, unknown) in system.unknowns.enumerated() {
            switch unknown.part {
            case .start:
                program.add([term(place)], .equal, 0, Priority(1))
                guard let superview = report.superviews[unknown.item],
                    let outer = unknowns[.init(item: superview, isHorizontal: unknown.isHorizontal, part: .start)]
                else { continue }
                program.add([term(place), term(outer, -1)], .greaterThanOrEqual, 0, Priority(500))
                guard
                    let length = unknowns[
                        .init(item: unknown.item, isHorizontal: unknown.isHorizontal, part: .length)],
                    let room = unknowns[.init(item: superview, isHorizontal: unknown.isHorizontal, part: .length)]
                else { continue }
                program.add(
                    [term(place), term(length), term(outer, -1), term(room, -1)], .lessThanOrEqual, 0, Priority(500))
            case .length: program.add([term(place)], .equal, wish, Priority(10))
            case .lowMargin, .highMargin: program.add([term(place)], .equal, 8, Priority(20))
            case .firstBaseline, .lastBaseline: program.add([term(place)], .equal, 4, Priority(20))
            case .parentStart: program.add([term(place)], .equal, 0, Priority(2))
            }
        }
        var solver = Solver(program)
        return (try? solver.solve())?.values
    }
}
