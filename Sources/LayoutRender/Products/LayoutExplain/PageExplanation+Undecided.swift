import LayoutEngine
import Notation

/// Numbers that no constraint decides although constraints tie them to other numbers, in words and as JSON.
extension PageExplanation {
    /// The most undecided numbers that a sentence names.
    private static let namedUndecided = 3

    /// ` = v.bottom + 8, and nothing decides v.height`: the constraint on the number, solved for the number; nil where no
    /// constraint ties the number to another.
    func tieWords(_ explanation: LayoutExplanation) -> String? {
        guard !explanation.undecided.isEmpty else { return nil }
        let free = explanation.undecided.map { words.sum([(quantity: $0.quantity, coefficient: 1)]) }
        var names = free.prefix(Self.namedUndecided).joined(separator: ", ")
        if free.count > Self.namedUndecided {
            names += " and \(countText(free.count - Self.namedUndecided, "more number"))"
        } else if free.count > 1, let last = free.last {
            names = free.dropLast().joined(separator: ", ") + " or " + last
        }
        return " = \(neighbour(explanation) ?? whole(explanation)), and nothing decides \(names)"
    }

    /// `v.bottom + 8`: the first constraint of the chain solved for the number; nil if the view's numbers are in several
    /// constraints of the chain, or not in the proportion of the explained number.
    private func neighbour(_ explanation: LayoutExplanation) -> String? {
        let own = Set(explanation.target.map(\.quantity))
        func uses(_ step: LayoutExplanation.Step) -> Bool {
            trace.equations[step.equation].terms.contains { own.contains($0.quantity) }
        }
        guard let first = explanation.steps.first, uses(first), !explanation.steps.dropFirst().contains(where: uses),
            !explanation.undecided.contains(where: { own.contains($0.quantity) })
        else { return nil }
        let equation = trace.equations[first.equation]
        let others = equation.terms.filter { !own.contains($0.quantity) }
            .map { (quantity: $0.quantity, coefficient: -first.factor * $0.coefficient) }
        guard !others.isEmpty, !others.contains(where: { $0.quantity.item == nil }) else { return nil }
        let sum = words.sum(others.filter { $0.coefficient > 0 } + others.filter { $0.coefficient <= 0 })
        // The 0 shows that a single edge is another one's; a longer sum is one without.
        if first.number == 0, sum.contains(" + ") || sum.contains(" - ") { return sum }
        return sum + (first.number < 0 ? " - " : " + ") + PlainNumber.text(first.number.magnitude)
    }

    /// `20 + 8 + v.height`: all numbers of the chain, then the undecided numbers.
    private func whole(_ explanation: LayoutExplanation) -> String {
        let sum = Self.sum(explanation.steps.map(\.number).filter { $0 != 0 })
        let free = words.sum(explanation.undecided.map { ($0.quantity, $0.factor) })
        if sum.isEmpty { return free }
        return free.hasPrefix("-") ? "\(sum) - \(free.dropFirst())" : "\(sum) + \(free)"
    }

    /// `  + 0  v.height (nothing decides this number)`: the summands that no constraint decides.
    func undecidedLines(_ explanation: LayoutExplanation) -> [String] {
        explanation.undecided.map { term in
            let number = term.factor * (values[term.quantity] ?? 0)
            let name = words.sum([(quantity: term.quantity, coefficient: 1)])
            let times = term.factor == 1 ? "" : ", counted \(EquationWords.times(term.factor)) times"
            return "  \(number < 0 ? "-" : "+") \(PlainNumber.text(number.magnitude))  \(name)\(times) "
                + "(nothing decides this number)"
        }
    }

    /// An undecided number with factor and value in this layout.
    func json(undecided term: LayoutExplanation.Undecided) -> JSONValue {
        .object([
            .init("text", .string(words.sum([(quantity: term.quantity, coefficient: 1)]))),
            .init("factor", .number(term.factor)), .init("value", .number(values[term.quantity] ?? 0)),
        ])
    }
}
