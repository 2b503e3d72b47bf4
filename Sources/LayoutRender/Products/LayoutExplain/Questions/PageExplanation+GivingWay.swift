import LayoutEngine
import Notation

/// Which of two views gives way where both cannot have their own size.
extension PageExplanation {
    /// Which of two views with natural sizes gives way, and the deciding priorities, for each axis along which a view
    /// misses its natural size.
    public func reasonsForGivingWay(_ one: ItemID, _ other: ItemID) -> [String] {
        var answer: [String] = []
        for axis in Axis.allCases {
            let (first, second) = (OwnSize(one, axis, self), OwnSize(other, axis, self))
            guard let first, let second else { continue }
            if first.squeeze > Self.least || second.squeeze > Self.least {
                answer += contest(first, second, axis, isSqueeze: true)
            } else if first.stretch > Self.least || second.stretch > Self.least {
                answer += contest(first, second, axis, isSqueeze: false)
            }
        }
        let names = [one, other].map(words.name)
        guard answer.isEmpty else { return answer }
        return ["neither \(names[0]) nor \(names[1]) gives way: both have their own sizes, or no own size"]
    }

    /// Less is rounding.
    private static let least = 0.01

    /// How far a view is from its own size along an axis.
    private struct OwnSize {
        var item: ItemID
        /// The own length in points.
        var own: Double
        var now: Double
        var hugging: Float
        var resistance: Float
        var squeeze: Double { own - now }
        var stretch: Double { now - own }

        /// Nil for a view without an own length.
        init?(_ item: ItemID, _ axis: Axis, _ page: PageExplanation) {
            let length: LayoutTrace.Quantity = axis == .horizontal ? .width(item) : .height(item)
            func rule(_ role: ConstraintRole) -> LayoutTrace.Equation? {
                page.trace.equations.first { equation in
                    equation.key.role == role && equation.key.item == item
                        && equation.terms.contains { $0.quantity == length }
                }
            }
            guard let hugging = rule(.contentHugging) ?? rule(.compressionResistance),
                let factor = hugging.terms.first(where: { $0.quantity == length })?.coefficient, factor != 0
            else { return nil }
            self.item = item
            own = hugging.constant / factor
            now = page.values[length] ?? 0
            self.hugging = page.scene.tree[item].contentHuggingPriority[axis]
            resistance = page.scene.tree[item].contentCompressionResistancePriority[axis]
        }
    }

    /// The sentence about one axis, and the change that would decide otherwise.
    private func contest(_ one: OwnSize, _ other: OwnSize, _ axis: Axis, isSqueeze: Bool) -> [String] {
        func loss(_ size: OwnSize) -> Double { isSqueeze ? size.squeeze : size.stretch }
        func priority(_ size: OwnSize) -> Float { isSqueeze ? size.resistance : size.hugging }
        let (loser, winner) = loss(one) >= loss(other) ? (one, other) : (other, one)
        let property = isSqueeze ? "compression resistance" : "content hugging"
        let verb = isSqueeze ? "is squeezed" : "is stretched"
        let direction = axis == .horizontal ? "horizontally" : "vertically"
        let (loserName, winnerName) = (words.name(loser.item), words.name(winner.item))
        var lines = [
            "\(loserName) gives way \(direction): it \(verb) to \(PlainNumber.text(loser.now)), and its own "
                + "\(axis == .horizontal ? "width" : "height") is \(PlainNumber.text(loser.own))"
        ]
        let (low, high) = (priority(loser), priority(winner))
        if loss(winner) > Self.least {
            lines.append(
                "  \(winnerName) gives way too: \(PlainNumber.text(winner.now)) of \(PlainNumber.text(winner.own))")
        } else {
            lines.append("  \(winnerName) keeps its own \(PlainNumber.text(winner.own))")
        }
        let edge: ExplainedEdge = axis == .horizontal ? .width : .height
        let explained = explanation(of: loser.item, edge)
        guard depends(explained, on: winner.item) else {
            lines.append("  the two do not compete: \(winnerName) takes no part in the sum")
            return lines + self.lines(explained).map { "  " + $0 }
        }
        let numbers =
            "\(loserName) has \(property) \(PlainNumber.text(Double(low))), \(winnerName) "
            + PlainNumber.text(Double(high))
        if low < high {
            lines.append("  because \(numbers): the lower one gives way")
        } else if low == high {
            lines.append(
                "  \(numbers): a tie, so which one gives way is not decided; \(property) "
                    + "\(PlainNumber.text(Double(min(low + 1, 1000)))) for one of them decides")
        } else {
            lines.append("  although \(numbers): other constraints hold \(winnerName), see the sum of \(loserName)")
        }
        return lines + self.lines(explained).map { "  " + $0 }
    }

    /// Whether a view's own numbers are in the constraints of a chain.
    private func depends(_ explanation: LayoutExplanation, on other: ItemID) -> Bool {
        explanation.undecided.contains { $0.quantity.item == other }
            || explanation.steps.contains { step in
                trace.equations[step.equation].terms.contains { $0.quantity.item == other }
            }
    }
}
