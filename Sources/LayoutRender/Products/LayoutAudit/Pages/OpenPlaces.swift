import LayoutEngine

extension AuditedScreen {
    /// Whether an observation of room is about a view whose place the file's own page leaves open. The ambiguity is the defect, and
    /// where the view comes to lie is one of many layouts.
    /// - Parameter page: the screen that the observation is about.
    func leavesOpen(_ observation: Observation, on page: AuditedScreen) -> Bool {
        guard observation.rule.isAboutRoom else { return false }
        let views = observation.items.prefix(observation.rule == .overlap ? 2 : 1).map { page.tree[$0].identifier }
        return layout.diagnostics.contains { diagnostic in
            diagnostic.kind == .ambiguous
                && diagnostic.items.first.map { views.contains(tree[$0].identifier) } == true
        }
    }
}
