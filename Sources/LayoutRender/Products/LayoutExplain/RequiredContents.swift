import LayoutEngine

extension LayoutTrace.Equation {
    /// Whether the constraint is a content size of priority 1000, which a trace has just below the required constraints.
    var isRequiredContent: Bool {
        (key.role == .contentHugging || key.role == .compressionResistance) && priority > 999.999
    }
}

extension PageExplanation {
    /// The content sizes of priority 1000 that give way to required constraints: one for each conflict of such sizes in the
    /// layout, the size that UIKit breaks if that size gives way here, else another of the conflict.
    var brokenContents: [Int] {
        let conflicts = layout.diagnostics.filter {
            $0.kind == .conflict && $0.brokenIndex == nil && !$0.contentLengths.isEmpty
        }
        guard !conflicts.isEmpty else { return [] }
        var missed: [ItemID: [Int]] = [:]
        for (place, equation) in trace.equations.enumerated() where equation.isRequiredContent {
            let excess = excess(ofEquation: place)
            if (equation.key.role == .contentHugging ? excess : -excess) > Self.rounding {
                missed[equation.key.item, default: []].append(place)
            }
        }
        var found: [Int] = []
        for conflict in conflicts {
            let first = conflict.contentLengths.filter { $0.item == conflict.items.first }
            let broken = (first + conflict.contentLengths).lazy.flatMap { content in
                (missed[content.item] ?? []).filter { self.trace.equations[$0].states(content) }
            }.first
            if let broken, !found.contains(broken) { found.append(broken) }
        }
        return found
    }

    /// A smaller difference is an error of the arithmetic, in points.
    private static let rounding = 1e-6
}

extension LayoutTrace.Equation {
    /// Whether the constraint is a content size of a conflict.
    fileprivate func states(_ content: ContentLength) -> Bool {
        guard (key.role == .contentHugging) == content.isAtMost else { return false }
        switch terms.first?.quantity {
        case .width: return content.axis == .horizontal
        case .height: return content.axis == .vertical
        default: return false
        }
    }
}
