@testable import Cassowary

/// Cost functions in words.
extension DumpNames {
    /// One line a function: the ends of its range and its breakpoints, with the slope between them in parentheses.
    ///
    ///     name.width:  0  (-1@750)  60  (+1@250)  inf
    func costLines() -> [String] {
        let functions = plan.functions
        var lines: [String] = []
        for column in ColumnIndex(0)..<ColumnIndex(plan.presolve.columnCount) {
            let shape = functions.shapes[column]
            guard shape.low.isFinite || shape.high.isFinite || !shape.base.isEmpty || !shape.breakpoints.isEmpty
            else { continue }
            var slope = functions.rates[shape.base].map { $0 }
            var line = "\(self[column]):  \(Self.number(shape.low))"
            for index in shape.breakpoints {
                let breakpoint = functions.breakpoints[index]
                if breakpoint.position >= shape.high { break }
                if breakpoint.position > shape.low {
                    line += "  (\(Self.slope(slope)))  \(Self.number(breakpoint.position))"
                }
                slope = Self.sum(slope, functions.rates[breakpoint.rise].map { $0 })
            }
            lines.append(line + "  (\(Self.slope(slope)))  \(Self.number(shape.high))")
        }
        return lines
    }

    /// One block of lines an aggregate: the sum, its pieces in the order of filling, and the amounts of the last solve.
    func convolutionLines() -> [String] {
        let functions = plan.functions
        var lines: [String] = []
        for column in aggregates where plan.convolutionOf[column].exists {
            let convolution = plan.convolutions[plan.convolutionOf[column]]
            let summands = convolution.summands.map { functions.summands[$0] }
            let terms = summands.map { ($0.coefficient, self[$0.column]) }
            lines.append("\(self[column]) = \(self.terms(terms, plus: convolution.offset))")
            for index in convolution.laid {
                let piece = functions.pieces[index]
                let isFilled = index < convolution.pieces.lowerBound ? ", filled from the start" : ""
                let rates = functions.rates[piece.slope].map { $0 }
                lines.append(
                    "  piece of \(self[functions.summands[piece.summand].column]): length"
                        + " \(Self.number(piece.length)), slope \(Self.slope(rates))\(isFilled)")
            }
            let shares = summands.map { "\(self[$0.column]) \(Self.number($0.amount / $0.coefficient))" }
            lines.append("  total \(Self.number(plan.values[column])): " + shares.joined(separator: ", "))
        }
        return lines
    }

    /// `-1@750 +2@250`, strongest first; `0` where nothing costs.
    private static func slope(_ rates: [Rate]) -> String {
        if rates.isEmpty { return "0" }
        return rates.map { rate in
            "\(rate.value > 0 ? "+" : "")\(number(rate.value))@\(priority(Priority(strength: rate.strength)))"
        }
        .joined(separator: " ")
    }

    /// The sum of two slopes, both strongest first.
    private static func sum(_ a: [Rate], _ b: [Rate]) -> [Rate] {
        var result = a
        for rate in b {
            if let same = result.firstIndex(where: { $0.strength == rate.strength }) {
                result[same].value += rate.value
            } else {
                let place = result.firstIndex { $0.strength < rate.strength } ?? result.count
                result.insert(rate, at: place)
            }
        }
        return result.filter { $0.value != 0 }
    }
}
