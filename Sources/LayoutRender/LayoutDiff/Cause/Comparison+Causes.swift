extension Comparison {
    /// Explains each moved edge.
    ///
    /// Nothing to do for frames without equations, or where no edge moved.
    mutating func findCauses() {
        guard !before.equations.isEmpty || !after.equations.isEmpty,
            views.contains(where: { !$0.change.edges.isEmpty })
        else { return }
        var trials = CauseTrials(self)
        for place in views.indices {
            guard let id = views[place].after else { continue }
            for edge in views[place].change.edges.indices {
                let name = views[place].change.edges[edge].edge
                views[place].change.edges[edge].cause = trials.explanation(of: name, item: id)?.cause
            }
        }
    }
}
