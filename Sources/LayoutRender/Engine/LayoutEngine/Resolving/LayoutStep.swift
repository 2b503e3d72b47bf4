/// The steps of a layout, reported as they end, so that a benchmark can measure each step.
@_spi(Benchmarks)
public enum LayoutStep: Sendable {
    /// The tree was lowered; texts were measured.
    case lowered
    /// The constraints were solved.
    case solved
}

extension LayoutTree {
    /// Lays the tree out like `resolve(in:findingAmbiguity:)` without ambiguity, and reports each step as it ends.
    @_spi(Benchmarks)
    public func resolve(in environment: LayoutEnvironment, telling: @escaping (LayoutStep) -> Void) -> ResolvedLayout {
        var resolver = Resolver(tree: self, root: root, environment: environment, isWhole: true)
        resolver.tell = telling
        return resolver.resolve(findingAmbiguity: false)
    }
}
