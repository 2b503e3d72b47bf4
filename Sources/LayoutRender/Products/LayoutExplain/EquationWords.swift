import LayoutEngine
import Notation

/// The texts of one page's equations.
///
/// Equations are written for somebody who knows UIKit and has not seen the engine: a constraint of the file as its
/// author wrote it, a constraint of a rule with the rule's name, edges instead of the solver's starts and lengths.
///
///     card.trailing == root.trailing - 16
///     root.width == 375 (the page's size)
///     badge.width >= 10.5 (badge's own size, compression resistance 750)
struct EquationWords {
    /// Names of constraints.
    let tree: LayoutTree
    /// Names of items.
    let names: ItemNames
    /// Insets of margins and safe areas, and baselines: the distances that an anchor's name leaves out.
    let layout: ResolvedLayout
    /// The page's direction; a view may force another.
    let direction: LayoutDirection

    /// The name that means the view in an expression, without characters that could move a terminal's cursor.
    func name(_ item: ItemID) -> String { names.quotedName(of: item) }

    /// A constraint of the file with the names of its views: `'k3' root.trailing == form.trailing`.
    func text(_ constraint: LayoutConstraint) -> String {
        let text = escapedForDisplay(tree.expression(of: constraint, naming: names.quotedName), limit: 200)
        guard let id = constraint.identifier ?? (constraint.id.isEmpty ? nil : constraint.id) else { return text }
        return "'\(escapedForDisplay(id, limit: 80))' \(text)"
    }

    /// The constraint as a report names it: an explicit constraint as written, a constraint of a rule with the rule's
    /// name.
    /// - Parameter namesRule: whether the rule is named in parentheses.
    func text(_ equation: LayoutTrace.Equation, namesRule: Bool = true) -> String {
        let place = Int(equation.key.index)
        if equation.key.role == .explicit, tree.constraints.indices.contains(place) {
            let constraint = tree.constraints[place]
            let text = self.text(constraint)
            return namesRule ? text + insets(of: constraint) : text
        }
        var text = self.equation(equation)
        if equation.priority < 1000, !equation.key.role.tellsPriority {
            text += " @\(PlainNumber.text(Double(equation.priority)))"
        }
        return namesRule ? "\(text) (\(rule(of: equation)))" : text
    }

    /// ` (margin 16)`: the distances that the constraint's text contains without their numbers. `title.leading ==
    /// box.leadingMargin (margin 8)`: without the number the sum of the explanation would not add up for its reader.
    private func insets(of constraint: LayoutConstraint) -> String {
        let named = [constraint.first, constraint.second].compactMap { $0.flatMap(inset) }
        return named.isEmpty ? "" : " (\(named.joined(separator: ", ")))"
    }

    /// The distance that an anchor's name contains without its number, in words: a margin, the safe area or a baseline;
    /// nil if there is none or it is 0.
    private func inset(_ anchor: Anchor) -> String? {
        let resolved = layout[anchor.item]
        let isMirrored = (tree[anchor.item].forcedLayoutDirection ?? direction) == .rightToLeft
        func edge(_ insets: EdgeInsets) -> Double? {
            switch anchor.attribute {
            case .left, .leftMargin: insets.left
            case .right, .rightMargin: insets.right
            case .top, .topMargin: insets.top
            case .bottom, .bottomMargin: insets.bottom
            case .leading, .leadingMargin: isMirrored ? insets.right : insets.left
            case .trailing, .trailingMargin: isMirrored ? insets.left : insets.right
            // A centre lies half the difference of the insets away from the view's own.
            case .centerX, .centerXWithinMargins: (insets.left - insets.right) / 2
            case .centerY, .centerYWithinMargins: (insets.top - insets.bottom) / 2
            default: nil
            }
        }
        var found: (name: String, value: Double?)
        switch (anchor.attribute, anchor.region) {
        case (.firstBaseline, _): found = ("first baseline", resolved.baselines?.first)
        case (.lastBaseline, _): found = ("last baseline", resolved.baselines?.last)
        case (.leftMargin, _), (.rightMargin, _), (.topMargin, _), (.bottomMargin, _), (.leadingMargin, _),
            (.trailingMargin, _), (.centerXWithinMargins, _), (.centerYWithinMargins, _), (_, .layoutMargins):
            found = ("margin", edge(resolved.layoutMargins))
        case (_, .safeArea): found = ("safe area", edge(resolved.safeAreaInsets))
        default: return nil
        }
        guard let value = found.value, value != 0 else { return nil }
        if anchor.attribute.isCentre {
            let insets = found.name == "safe area" ? resolved.safeAreaInsets : resolved.layoutMargins
            let (low, high) =
                anchor.attribute.axis == .vertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
            return "\(found.name) \(PlainNumber.text(low)) and \(PlainNumber.text(high)), half the difference is "
                + PlainNumber.text(value)
        }
        return "\(found.name) \(PlainNumber.text(value))"
    }

    /// `1/3`, `-0.5`: the factor of an equation. A decimal of two digits where that is exact, else a fraction with a
    /// divisor up to 48, else a rounded decimal.
    static func times(_ factor: Double) -> String {
        guard ((factor * 100).rounded() / 100 - factor).magnitude > 1e-9 else { return PlainNumber.text(factor) }
        for divisor in 3...48 {
            let dividend = (factor * Double(divisor)).rounded()
            if (dividend / Double(divisor) - factor).magnitude < 1e-9 {
                return "\(PlainNumber.text(dividend))/\(divisor)"
            }
        }
        return PlainNumber.precise(factor)
    }

    /// The words for a constraint that no file states: a rule of the engine, named after UIKit's feature.
    private func rule(of equation: LayoutTrace.Equation) -> String {
        let item = name(equation.key.item)
        let priority = PlainNumber.text(Double(equation.priority))
        switch equation.key.role {
        case .rootFrame, .fittingSize: return "the page's size"
        case .autoresizing where isHeaderOfTable(equation.key.item):
            return "the table gives \(item) its width, and the frame of \(item) the height"
        case .contentHugging: return "\(own(item)), content hugging \(priority)"
        case .compressionResistance: return "\(own(item)), compression resistance \(priority)"
        default:
            let other = equation.key.other.map { " and \(name($0))" } ?? ""
            return "'\(equation.key.role.rawValue)' of \(item)\(other)"
        }
    }

    /// Whether a view stands above or below all rows of a table, which takes the height of the view's frame.
    private func isHeaderOfTable(_ item: ItemID) -> Bool {
        guard let table = tree[item].superview.flatMap({ tree[$0].table }) else { return false }
        return table.tableHeaderView == item || table.tableFooterView == item
    }

    /// `go's own size`, `own size of 'Log in'`.
    private func own(_ item: String) -> String { item.hasSuffix("'") ? "own size of \(item)" : "\(item)'s own size" }

    /// `b.left == a.right + 8`: the first summand on the left, the others on the right; positions in the superview.
    /// The equation is divided by the factor of the summand on the left, so that this summand has the factor 1.
    private func equation(_ equation: LayoutTrace.Equation) -> String {
        var summands = self.summands(equation.terms.map { ($0.quantity, $0.coefficient) })
        // The only helper unknown of a distribution is the common gap of all neighbours of a stack.
        if equation.key.role == .distributingEdge, let stack = tree[equation.key.item].superview {
            for index in summands.indices where summands[index].name.hasPrefix("helper ") {
                summands[index].name = name(stack) + ".gap"
            }
        }
        guard let first = summands.firstIndex(where: { $0.factor > 0 }) else {
            return PlainNumber.text(equation.constant)
        }
        let (left, sign) = summands.remove(at: first)
        let symbol = [.lessThanOrEqual: "<=", .equal: "==", .greaterThanOrEqual: ">="][equation.relation] ?? "=="
        var right = ""
        for (name, factor) in summands { append(name, -factor / sign, to: &right) }
        let constant = equation.constant / sign
        if constant != 0 || right.isEmpty {
            if right.isEmpty {
                right = PlainNumber.text(constant)
            } else {
                right += (constant < 0 ? " - " : " + ") + PlainNumber.text(constant.magnitude)
            }
        }
        return "\(left) \(symbol) \(right)"
    }

    /// `form.right - root.width`: the terms of a constraint without its constant.
    func sum(_ terms: [LayoutTrace.Term]) -> String { sum(terms.map { ($0.quantity, $0.coefficient) }) }

    /// A sum of unknowns as an expression: `title.width + 2 * gap`.
    func sum(_ terms: [(quantity: LayoutTrace.Quantity, coefficient: Double)]) -> String {
        var text = ""
        for (name, factor) in summands(terms) { append(name, factor, to: &text) }
        return text
    }

    /// Adds a summand with its sign; a factor of 1 is not written. `-`, ` + ` and ` - ` as a person writes them:
    /// `b.left - 2 * a.width`.
    private func append(_ name: String, _ factor: Double, to text: inout String) {
        let number = factor.magnitude == 1 ? "" : "\(PlainNumber.text(factor.magnitude)) * "
        if text.isEmpty {
            text = (factor < 0 ? "-" : "") + number + name
        } else {
            text += (factor < 0 ? " - " : " + ") + number + name
        }
    }

    /// The terms joined to edges: `left + width` is the right edge, half the width belongs to the center.
    ///
    /// `x(a) + width(a) - x(b)` becomes `a.right - b.left`, `x(a) + 0.5 width(a)` becomes `a.centerX`. Other mixtures
    /// stay two summands. Edges come in the order of their first terms, helper unknowns behind them.
    private func summands(_ terms: [(quantity: LayoutTrace.Quantity, coefficient: Double)]) -> [(
        name: String, factor: Double
    )] {
        struct Sum {
            var start = 0.0
            var length = 0.0
        }
        var order: [String] = []
        var sums: [String: (axis: Axis, sum: Sum)] = [:]
        var others: [(String, Double)] = []
        for term in terms {
            let (owner, axis, isStart) = self.owner(term.quantity)
            guard let axis else {
                others.append((owner, term.coefficient))
                continue
            }
            let key = "\(owner).\(axis)"
            if sums[key] == nil { order.append(key) }
            var entry = sums[key] ?? (axis, Sum())
            if isStart { entry.sum.start += term.coefficient } else { entry.sum.length += term.coefficient }
            sums[key] = entry
        }
        var result: [(String, Double)] = []
        for key in order {
            guard let (axis, sum) = sums[key] else { continue }
            let owner = String(key.dropLast(axis == .horizontal ? ".horizontal".count : ".vertical".count))
            let words =
                axis == .horizontal ? ("left", "right", "centerX", "width") : ("top", "bottom", "centerY", "height")
            if sum.start != 0, sum.length == sum.start {
                result.append(("\(owner).\(words.1)", sum.start))
            } else if sum.start != 0, sum.length == sum.start / 2 {
                result.append(("\(owner).\(words.2)", sum.start))
            } else {
                if sum.start != 0 { result.append(("\(owner).\(words.0)", sum.start)) }
                if sum.length != 0 { result.append(("\(owner).\(words.3)", sum.length)) }
            }
        }
        return result + others
    }

    /// The view, the axis and the end that an unknown stands for.
    private func owner(_ quantity: LayoutTrace.Quantity) -> (name: String, axis: Axis?, isStart: Bool) {
        switch quantity {
        case .x(let id): (name(id), .horizontal, true)
        case .y(let id): (name(id), .vertical, true)
        case .width(let id): (name(id), .horizontal, false)
        case .height(let id): (name(id), .vertical, false)
        case .contentX(let id): (name(id) + " content", .horizontal, true)
        case .contentY(let id): (name(id) + " content", .vertical, true)
        case .contentWidth(let id): (name(id) + " content", .horizontal, false)
        case .contentHeight(let id): (name(id) + " content", .vertical, false)
        case .auxiliary(let number): ("helper \(number)", nil, false)
        }
    }
}

extension Attribute {
    /// Whether the attribute is a centre.
    fileprivate var isCentre: Bool {
        switch self {
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: true
        default: false
        }
    }
}

extension ConstraintRole {
    /// Whether the rule's text contains the priority.
    fileprivate var tellsPriority: Bool {
        self == .contentHugging || self == .compressionResistance || self == .rootFrame || self == .fittingSize
    }
}
