@testable import Cassowary

/// Reductions in words.
extension DumpNames {
    /// What a reduction did, as a line of text.
    func line(_ reduction: Reduction) -> String {
        let column = reduction.column.exists ? self[reduction.column] : ""
        switch reduction.kind {
        case .emptyRow: return "empty row \(self[reduction.row])"
        case .singletonRow:
            return "singleton row \(self[reduction.row]): \(equation(reduction, []))"
        case .doubletonEquation:
            let other = (reduction.otherCoefficient, self[reduction.other])
            return "doubleton equation \(self[reduction.row]): \(equation(reduction, [other]))"
                + ", \(column) becomes a copy of \(self[reduction.other])"
        case .freeColumn:
            let others = plan.presolve.savedTerms[reduction.terms].map { ($0.coefficient, self[$0.column]) }
            return "free column \(column) of \(self[reduction.row]): \(equation(reduction, others.reversed()))"
        case .aggregation:
            return
                "aggregation: \(terms([(reduction.coefficient, column)])) becomes a summand of \(self[reduction.other])"
        case .emptyColumn: return "empty column \(column)"
        case .coreColumn: return "left to the simplex: \(column)"
        }
    }

    /// `a x + others = constant`, the row of a reduction as it was then.
    private func equation(_ reduction: Reduction, _ others: [(coefficient: Double, name: String)]) -> String {
        let own = [(coefficient: reduction.coefficient, name: self[reduction.column])]
        return "\(terms(own + others)) = \(constant(of: reduction.row))"
    }
}
