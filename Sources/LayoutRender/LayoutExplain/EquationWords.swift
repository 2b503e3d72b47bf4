import LayoutEngine
import Notation

/// The words for the equations of one page.
struct EquationWords {
    let tree: LayoutTree

    func name(_ item: ItemID) -> String { escapedForDisplay(tree[item].identifier) }

    /// The constraint as a person would name it: an explicit one in its own words, one of a rule with the rule's name.
    /// - Parameter namesRule: whether the rule is named in parentheses.
    func text(_ equation: LayoutTrace.Equation, namesRule: Bool = true) -> String {
        let place = Int(equation.key.index)
        if equation.key.role == .explicit, tree.constraints.indices.contains(place) {
            return escapedForDisplay(tree.describe(tree.constraints[place]), limit: 200)
        }
        var text = self.equation(equation)
        if equation.priority < 1000, !equation.key.role.tellsPriority {
            text += " @\(PlainNumber.text(Double(equation.priority)))"
        }
        return namesRule ? "\(text) (\(rule(of: equation)))" : text
    }

    private func rule(of equation: LayoutTrace.Equation) -> String {
        let item = name(equation.key.item)
        let priority = PlainNumber.text(Double(equation.priority))
        switch equation.key.role {
        case .rootFrame, .fittingSize: return "the page's size"
        case .contentHugging: return "\(item)'s own size, content hugging \(priority)"
        case .compressionResistance: return "\(item)'s own size, compression resistance \(priority)"
        default:
            let other = equation.key.other.map { " and \(name($0))" } ?? ""
            return "'\(equation.key.role.rawValue)' of \(item)\(other)"
        }
    }

    /// `b.left == a.right + 8`: the first summand on the left, the others on the right; places in the superview.
    private func equation(_ equation: LayoutTrace.Equation) -> String {
        var summands = self.summands(equation.terms.map { ($0.quantity, $0.coefficient) })
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

    func sum(_ terms: [(quantity: LayoutTrace.Quantity, coefficient: Double)]) -> String {
        var text = ""
        for (name, factor) in summands(terms) { append(name, factor, to: &text) }
        return text
    }

    private func append(_ name: String, _ factor: Double, to text: inout String) {
        let number = factor.magnitude == 1 ? "" : "\(PlainNumber.text(factor.magnitude)) * "
        if text.isEmpty {
            text = (factor < 0 ? "-" : "") + number + name
        } else {
            text += (factor < 0 ? " - " : " + ") + number + name
        }
    }

    /// The terms joined to edges: `left + width` is the right edge, half the width the center.
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

extension ConstraintRole {
    /// Whether the words for the rule hold the priority.
    fileprivate var tellsPriority: Bool {
        self == .contentHugging || self == .compressionResistance || self == .rootFrame || self == .fittingSize
    }
}
