import LayoutEngine

/// For every unknown that changed, finds the nearest edit that would explain the change; `CauseTrials` tests the
/// supposition.
///
/// The solutions differ only because equations differ. So the search starts at the equations whose change has a
/// reason in the tree (a constant, a priority, a text, a hidden neighbour), and spreads from unknown to unknown
/// through the active equations, nearest first. A step through an equation in which both unknowns move by amounts
/// that cancel costs 1, any other step 3: a chain of equal moves is a better explanation than a coincidence. Equal
/// amounts may still be a coincidence, so nothing that the search finds is reported before its edit has been undone
/// in a layout.
struct CauseFinder {
    /// Both layouts with their partners.
    private let run: Comparison
    /// The equations of both layouts over common unknowns.
    private let graph: EquationGraph
    /// The equation through which the search reached each unknown first, by node; -1 for an unknown not reached.
    private var arrivedBy: [Int]
    /// The previous unknown on the path; -1 if the equation itself changed for a reason.
    private var arrivedFrom: [Int]
    /// Why an equation changed, by pair; nil if it did not change, or changed only because other numbers did.
    private var reasons: [CauseReason?]
    /// Finds the edit behind a changed equation.
    let reasoning: CauseReasoning

    /// Searches at once, for all unknowns together; the questions afterwards only follow the found paths.
    init(_ run: Comparison, _ edits: TreeEdits) {
        self.run = run
        graph = EquationGraph(run)
        arrivedBy = Array(repeating: -1, count: graph.deltas.count)
        arrivedFrom = Array(repeating: -1, count: graph.deltas.count)
        reasoning = CauseReasoning(run, edits)
        let reasoning = reasoning
        reasons = graph.pairs.map { $0.isChanged && $0.isActive ? reasoning.reason(for: $0) : nil }
        spread()
    }

    /// One search from all reasons at once, by distance; ties in the order of the equations.
    ///
    /// Dijkstra's search with small integer distances: unknowns wait in one list for each distance. An unknown that a
    /// reason moves by the exact amount has the distance 1, any other unknown of that equation 2.
    private mutating func spread() {
        var distances = [Int](repeating: .max, count: graph.deltas.count)
        var isDone = [Bool](repeating: false, count: graph.deltas.count)
        var buckets: [[Int]] = [[], []]
        func place(_ node: Int, _ distance: Int, _ buckets: inout [[Int]]) {
            while buckets.count <= distance { buckets.append([]) }
            buckets[distance].append(node)
        }
        for (index, pair) in graph.pairs.enumerated() where reasons[index] != nil {
            for entry in pair.nodes where graph.isChanged(entry.node) {
                let distance = explains(pair.constantDelta, entry) ? 1 : 2
                guard distance < distances[entry.node] else { continue }
                distances[entry.node] = distance
                arrivedBy[entry.node] = index
                arrivedFrom[entry.node] = -1
                place(entry.node, distance, &buckets)
            }
        }
        var distance = 0
        while distance < buckets.count {
            for node in buckets[distance] where !isDone[node] && distances[node] == distance {
                isDone[node] = true
                for link in graph.linkStarts[node]..<graph.linkStarts[node + 1] {
                    let index = graph.links[link]
                    let pair = graph.pairs[index]
                    let weight = pair.nodes.first { $0.node == node }?.weight ?? 0
                    let push = -(graph.deltas[node] ?? 0) * weight
                    for entry in pair.nodes where entry.node != node && graph.isChanged(entry.node) {
                        let next = distance + (explains(push, entry) ? 1 : 3)
                        guard next < distances[entry.node] else { continue }
                        distances[entry.node] = next
                        arrivedBy[entry.node] = index
                        arrivedFrom[entry.node] = node
                        place(entry.node, next, &buckets)
                    }
                }
            }
            distance += 1
        }
    }

    /// Whether the unknown moved by exactly the amount that `push` implies.
    /// - Parameter push: the amount by which the entry's term has to change so that the equation holds again after
    ///   the change of its constant or of another term.
    private func explains(_ push: Double, _ entry: (node: Int, weight: Double)) -> Bool {
        guard let delta = graph.deltas[entry.node] else { return false }
        return (delta * entry.weight - push).magnitude <= 0.01
    }

    /// Whether the solved number changed, and not only the rounding of the edges.
    func isChanged(_ edge: EdgeChange.Edge, item: ItemID) -> Bool {
        graph.isChanged(EquationNode(edge, of: item).index)
    }

    /// The nearest reason and its edit; nil if the search reached none.
    ///
    /// Follows the path back from the edge to the equation with a reason. The path is at most 1,000 unknowns long.
    func supposition(of edge: EdgeChange.Edge, item: ItemID) -> (cause: Cause, edit: TreeEdit)? {
        let target = EquationNode(edge, of: item).index
        guard arrivedBy[target] >= 0 else { return nil }
        var path: [Int] = []
        var node = target
        while arrivedFrom[node] >= 0, path.count < 1000 {
            node = arrivedFrom[node]
            path.append(node)
        }
        guard let reason = reasons[arrivedBy[node]] else { return nil }
        let start = EquationNode(index: node)
        var text = reason.text(from: start, target: EquationNode(index: target), run)
        // If a text on the path wraps differently, the cause says so, because that is the visible effect.
        for step in [target] + path where arrivedFrom[step] >= 0 {
            guard graph.pairs[arrivedBy[step]].hiddenInput == arrivedFrom[step] else { continue }
            let label = EquationNode(index: step).item
            if let lines = reasoning.lineClause(label) {
                text += ", so \(run.afterNames.quotedName(of: label)) \(lines)"
                break
            }
        }
        let names = path.filter { $0 < itemNodes }.map { name(of: EquationNode(index: $0)) }
        return (Cause(text: text, edits: [reasoning.name(of: reason.edit)], path: names), reason.edit)
    }

    /// Eight unknowns for each item of both trees; helper unknowns of rules have greater indices and no names.
    private var itemNodes: Int { (run.after.tree.count + run.before.tree.count) * 8 }

    /// An unknown in words, such as `bio.height`.
    private func name(of node: EquationNode) -> String {
        let item = Int(node.item.index)
        let count = run.after.tree.count
        let name =
            item < count
            ? run.afterNames.quotedName(of: node.item)
            : run.beforeNames.quotedName(of: ItemID(index: Int32(truncatingIfNeeded: item - count)))
        return name + (node.isContent ? ".content." : ".") + node.edge.rawValue
    }
}
