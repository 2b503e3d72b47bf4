import Cassowary

/// The linear system of a report's required constraints, with rules that no log prints: lengths, margins and the
/// distance from an edge to a baseline are not negative, and leading is left.
///
/// `title.trailing == card.trailing - 16` becomes
///
///     title.start + title.length - card.start - card.length == -16
///
/// Positions are those of one common coordinate system, so a constraint between two views needs no superview. Leading
/// is taken for left; a report from right to left that speaks of leading and trailing only is solved as its mirror
/// image, which is contradictory where the report is.
struct LoggedSystem {
    /// One unknown: the start or the length of an object on an axis, or a distance inside the object.
    struct Unknown: Hashable {
        /// `lowMargin` is the distance from the start to its margin and `highMargin` from the other margin to the end;
        /// `firstBaseline` is measured from the start, `lastBaseline` from the end; `parentStart` is the start of a
        /// superview that the log does not name.
        enum Part: Hashable { case start, length, lowMargin, highMargin, firstBaseline, lastBaseline, parentStart }
        /// The object's index in the report.
        var item: Int
        /// The axis on which the unknown is measured.
        var isHorizontal: Bool
        /// What of the object is measured.
        var part: Part
    }

    /// `sum of coefficient * unknown  relation  constant`, with the constant's rounding error.
    struct Row {
        /// The terms; each unknown once.
        var coefficients: [(unknown: Int, value: Double)]
        var relation: LoggedConstraint.Relation
        /// As printed.
        var constant: Double
        /// How far the printed constant may be from the true one, because the log rounds it.
        var error: Double
    }

    /// The unknowns in the order of their first mention.
    private(set) var unknowns: [Unknown] = []
    /// For each unknown, whether it cannot be negative.
    private(set) var isLength: [Bool] = []
    /// A row for each constraint of the report, in its order; nil for an optional constraint, which cannot conflict.
    private(set) var rows: [Row?] = []
    /// Rows that fix the assumed margins, and keep baselines inside their views.
    private(set) var rules: [Row] = []
    /// The index in `unknowns` of each unknown.
    private var places: [Unknown: Int] = [:]
    private let report: LoggedReport
    /// The assumed size of margins; nil: margins are unknowns.
    private let margin: Double?
    /// Whether the views placed by frames share a superview where the log names none.
    private let hasCommonSuperview: Bool
    /// The one superview that the log names for views placed by their frames; nil where none or several are named.
    private let namedSuperview: Int?

    /// Writes a row for each required constraint, and finds the unknowns on the way.
    init(_ report: LoggedReport, _ assumption: MarginAssumption) {
        (self.report, margin) = (report, assumption.margin)
        hasCommonSuperview = assumption == .commonSuperview
        let named = Set(
            report.constraints.filter { $0.origin == .autoresizingMask && !$0.first.attribute.isLength }
                .compactMap { report.superviews[$0.first.item] })
        namedSuperview = named.count == 1 ? named.first : nil
        for constraint in report.constraints {
            rows.append(constraint.priority >= 1000 ? row(constraint) : nil)
        }
    }

    /// Whether a margin takes part, so that assuming its size can change the result.
    var hasMargins: Bool { unknowns.contains { $0.part == .lowMargin || $0.part == .highMargin } }

    /// Whether several views are placed in superviews that the log does not name, or one of them beside a view whose
    /// superview is named.
    var hasUnnamedSuperviews: Bool {
        unknowns.count { $0.part == .parentStart } > (namedSuperview == nil ? 1 : 0)
    }

    /// Whether the chosen constraints can hold together, with the chosen lengths not negative; nil chooses all lengths.
    func canHold(_ constraints: some Sequence<Int>, lengths: Set<Int>? = nil) -> Bool {
        conflict(constraints, lengths: lengths) == nil
    }

    /// Some of the chosen constraints that cannot hold together; nil if all can. Few, though not always minimal.
    func conflict(_ constraints: some Sequence<Int>, lengths: Set<Int>? = nil) -> [Int]? {
        var program = ConstraintProgram()
        for (place, isLength) in isLength.enumerated() {
            let isKept = isLength && (lengths?.contains(place) ?? true)
            _ = program.addVariable(minimum: isKept ? 0 : -.infinity)
        }
        var owners: [Int] = []
        for index in constraints {
            guard let row = rows[index] else { continue }
            add(row, to: &program)
            while owners.count < program.constraintCount { owners.append(index) }
        }
        for row in rules {
            add(row, to: &program)
            while owners.count < program.constraintCount { owners.append(-1) }
        }
        var solver = Solver(program)
        // Beyond the work limit, no contradiction is proven.
        guard let solution = try? solver.solve(), let first = solution.conflicts.first else { return nil }
        return Set(first.members.map { owners[Int($0.index)] }).filter { $0 >= 0 }.sorted()
    }

    /// Adds a row as one or two constraints; an equality of a rounded number is two inequalities around it. For `==
    /// 33.3333`, printed with six digits, the row is `>= 33.33325` and `<= 33.33335`: no contradiction is ever found
    /// in digits that the log does not have.
    func add(_ row: Row, to program: inout ConstraintProgram) {
        let terms = row.coefficients.map { Term(Variable(index: Int32($0.unknown)), $0.value) }
        // A rounded number is known to within its last printed digit.
        if row.relation != .lessThanOrEqual, row.error > 0 || row.relation == .greaterThanOrEqual {
            program.add(terms, .greaterThanOrEqual, row.constant - row.error, .required)
        }
        if row.relation != .greaterThanOrEqual, row.error > 0 || row.relation == .lessThanOrEqual {
            program.add(terms, .lessThanOrEqual, row.constant + row.error, .required)
        }
        if row.relation == .equal, row.error == 0 { program.add(terms, .equal, row.constant, .required) }
    }

    // MARK: Rows

    /// A constraint as a row, with everything on the left but the constant.
    private mutating func row(_ constraint: LoggedConstraint) -> Row {
        var sum: [Int: Double] = [:]
        let isHorizontal = constraint.first.attribute.isHorizontal
        if let superview = report.superviewAbove(constraint) {
            // Measured from the bottom edges upwards.
            add(.init(item: superview, attribute: .bottom), 1, &sum)
            add(.init(item: constraint.first.item, attribute: .bottom), -1, &sum)
            return Row(sum, constraint)
        }
        add(constraint.first, 1, &sum)
        if let second = constraint.second { add(second, -constraint.multiplier, &sum) }
        // A position alone, or a position and a length, is relative to the superview's origin, as in autoresizing
        // masks. Two positions with a factor are relative to the origin of a common ancestor.
        let factor = constraint.second.map { $0.attribute.isLength ? 0 : constraint.multiplier } ?? 0
        let origin = (constraint.first.attribute.isLength ? 0 : 1) - factor
        if origin != 0 { sum[corner(constraint, isHorizontal), default: 0] -= origin }
        return Row(sum, constraint)
    }

    /// The origin that positions are relative to: the known superview's, else an unknown of its own.
    private mutating func corner(_ constraint: LoggedConstraint, _ isHorizontal: Bool) -> Int {
        let first = constraint.first.item
        if let second = constraint.second, second.attribute.isLength || report.superviews[first] == second.item {
            return unknown(.init(item: second.item, isHorizontal: isHorizontal, part: .start))
        }
        if let superview = report.superviews[first] {
            return unknown(.init(item: superview, isHorizontal: isHorizontal, part: .start))
        }
        guard hasCommonSuperview else {
            return unknown(.init(item: first, isHorizontal: isHorizontal, part: .parentStart))
        }
        if let namedSuperview, namedSuperview != first {
            return unknown(.init(item: namedSuperview, isHorizontal: isHorizontal, part: .start))
        }
        return unknown(.init(item: 0, isHorizontal: isHorizontal, part: .parentStart))
    }

    /// Adds a side to a sum: an edge is a start, plus a length at the far end; a centre is half a length from the
    /// start.
    private mutating func add(_ side: LoggedConstraint.Side, _ factor: Double, _ sum: inout [Int: Double]) {
        let isHorizontal = side.attribute.isHorizontal
        func part(_ part: Unknown.Part) -> Unknown { .init(item: side.item, isHorizontal: isHorizontal, part: part) }
        var parts: [(Unknown.Part, Double)]
        switch side.attribute {
        case .left, .leading, .top, .minX, .minY: parts = [(.start, 1)]
        case .right, .trailing, .bottom, .maxX, .maxY: parts = [(.start, 1), (.length, 1)]
        case .centerX, .centerY, .midX, .midY: parts = [(.start, 1), (.length, 0.5)]
        case .width, .height: parts = [(.length, 1)]
        case .leftMargin, .leadingMargin, .topMargin: parts = [(.start, 1), (.lowMargin, 1)]
        case .rightMargin, .trailingMargin, .bottomMargin: parts = [(.start, 1), (.length, 1), (.highMargin, -1)]
        case .centerXWithinMargins, .centerYWithinMargins:
            parts = [(.start, 1), (.length, 0.5), (.lowMargin, 0.5), (.highMargin, -0.5)]
        case .firstBaseline: parts = [(.start, 1), (.firstBaseline, 1)]
        case .lastBaseline, .baseline: parts = [(.start, 1), (.length, 1), (.lastBaseline, -1)]
        }
        for (name, coefficient) in parts {
            let place = unknown(part(name))
            sum[place, default: 0] += coefficient * factor
        }
    }

    /// The index of an unknown, which is added if it is new.
    private mutating func unknown(_ unknown: Unknown) -> Int {
        if let known = places[unknown] { return known }
        let place = unknowns.count
        unknowns.append(unknown)
        places[unknown] = place
        switch unknown.part {
        case .start, .parentStart: isLength.append(false)
        case .length: isLength.append(true)
        case .lowMargin, .highMargin:
            isLength.append(true)
            if let margin {
                rules.append(Row(coefficients: [(place, 1)], relation: .equal, constant: margin, error: 0))
            }
        case .firstBaseline, .lastBaseline:
            isLength.append(true)
            let length = self.unknown(
                .init(item: unknown.item, isHorizontal: unknown.isHorizontal, part: .length))
            rules.append(
                Row(coefficients: [(place, -1), (length, 1)], relation: .greaterThanOrEqual, constant: 0, error: 0))
        }
        return place
    }
}

extension LoggedSystem.Row {
    /// A sum by unknown, with the relation and the constant of a constraint.
    fileprivate init(_ sum: [Int: Double], _ constraint: LoggedConstraint) {
        self.init(
            coefficients: sum.filter { $0.value != 0 }.map { (unknown: $0.key, value: $0.value) }
                .sorted { $0.unknown < $1.unknown },
            relation: constraint.relation, constant: constraint.constant, error: constraint.roundingError)
    }
}

extension LoggedReport {
    /// The superview from whose bottom edge a mask measures `minY`: on a Mac the y axis of most views points upwards, which
    /// shows where the same mask prints the distance from the top edge as well (on iOS that of the bottom edge); nil elsewhere.
    fileprivate func superviewAbove(_ constraint: LoggedConstraint) -> Int? {
        guard constraint.origin == .autoresizingMask, constraint.first.attribute == .minY, constraint.second == nil,
            let superview = superviews[constraint.first.item]
        else { return nil }
        let item = constraint.first.item
        let fromTop = constraints.contains {
            $0.origin == .autoresizingMask && $0.first == .init(item: item, attribute: .top)
                && $0.second == .init(item: superview, attribute: .top)
        }
        return fromTop ? superview : nil
    }
}
