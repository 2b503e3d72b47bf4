import LayoutEngine
import LayoutExplain
import Notation

/// The equations of one page, as data of the inspector's scripts.
struct EquationRecord {
    /// The equations and the constraints that they are made of.
    private let page: PageExplanation

    init(_ page: PageExplanation) { self.page = page }

    /// Text, rule, priority, and the spans at which the equation is drawn.
    func json(_ place: Int) -> JSONValue {
        let equation = page.trace.equations[place]
        var members: [JSONValue.Member] = [
            .init("t", .string(shownText(page.text(ofEquation: place)))),
            .init("r", .string(isExplicit(place) ? "" : equation.key.role.rawValue)),
            .init("n", .number(Double(equation.priority))), .init("v", .array(items(place).map { .integer($0) })),
            .init("m", .array(page.spans(ofEquation: place).map(span))),
        ]
        if isExplicit(place), let line = page.scene.positions?.line(ofConstraint: Int(equation.key.index)) {
            members.append(.init("line", .integer(line)))
        }
        return .object(members)
    }

    /// `a` holds exactly, `l12` has a slack of 12, `b12` is violated by 12, `s12` is required and was set aside.
    func state(_ place: Int) -> String {
        let equation = page.trace.equations[place]
        let excess = page.excess(ofEquation: place)
        let distance = PlainNumber.text(excess.magnitude)
        if equation.isSetAside { return "s" + distance }
        if equation.isActive { return "a" }
        switch equation.relation {
        case .lessThanOrEqual where excess <= 0, .greaterThanOrEqual where excess >= 0: return "l" + distance
        default: return "b" + distance
        }
    }

    /// Whether the equation is a constraint of the file, and none of a rule.
    func isExplicit(_ place: Int) -> Bool { page.trace.equations[place].key.role == .explicit }

    /// The items of the constraint; for a constraint of the file its own items first.
    func items(_ place: Int) -> [Int] {
        let equation = page.trace.equations[place]
        var items: [ItemID] = []
        if let constraint = explicit(equation) {
            items = [constraint.first.item] + (constraint.second.map { [$0.item] } ?? [])
        } else {
            items = [equation.key.item] + (equation.key.other.map { [$0] } ?? [])
        }
        items += equation.terms.compactMap(\.quantity.item)
        var found: [Int] = []
        for item in items where !found.contains(Int(item.index)) { found.append(Int(item.index)) }
        return found
    }

    /// The constraint of the file that an equation stands for; nil for an equation of a rule.
    private func explicit(_ equation: LayoutTrace.Equation) -> LayoutConstraint? {
        let constraints = page.scene.tree.constraints
        let place = Int(equation.key.index)
        return equation.key.role == .explicit && constraints.indices.contains(place) ? constraints[place] : nil
    }

    /// Axis (0 horizontal, 1 vertical), then both ends: item, fraction of its length, and 1 for a scroll view's
    /// content.
    private func span(_ span: EquationSpan) -> JSONValue {
        let axis: Double = span.axis == .horizontal ? 0 : 1
        let ends: [[Double]] = [span.from, span.to].map { [Double($0.item.index), $0.share, $0.isContent ? 1 : 0] }
        return .array(([axis] + ends.joined()).map { .measure($0) })
    }
}
