/// Step 4 of `LayoutDiff.compare`.
extension Comparison {
    /// Finds for each edge that moved the edits that moved the edge (a constraint, a property, a view that came or
    /// went), by trial: an edit is undone and the page laid out again. The cause is stored in the edge's change.
    ///
    /// Nothing is found where neither layout kept the constraints that it was solved from, as for frames that were read
    /// from a file.
    /// - Parameter continues: asked before each layout and each edge.
    mutating func findCauses(while continues: @escaping () -> Bool) {
        guard !before.equations.isEmpty || !after.equations.isEmpty,
            views.contains(where: { !$0.change.edges.isEmpty })
        else { return }
        var trials = CauseTrials(self, while: continues)
        for place in views.indices {
            guard let id = views[place].after else { continue }
            for edge in views[place].change.edges.indices {
                // Each edge asks for all edits again, also where their layouts are known: a save would wait for the product of
                // both.
                guard !trials.isEnded, continues() else { return }
                let name = views[place].change.edges[edge].edge
                let found = trials.explanation(of: name, item: id)
                views[place].change.edges[edge].cause = found.map { trials.decided($0, of: name, item: id) }
            }
        }
    }
}
