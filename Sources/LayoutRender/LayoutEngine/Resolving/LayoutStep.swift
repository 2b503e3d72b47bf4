/// The steps of a layout, told as they end, so that a benchmark can say where the time goes.
@_spi(Benchmarks)
public enum LayoutStep: Sendable {
    /// The tree became constraints; texts were measured.
    case lowered
    /// The constraints became numbers.
    case solved
}

extension LayoutTree {
    /// Lays the tree out as `resolve(in:findingAmbiguity:)` without ambiguity does, and tells each step as it ends.
    @_spi(Benchmarks)
    public func resolve(in environment: LayoutEnvironment, telling: @escaping (LayoutStep) -> Void) -> ResolvedLayout {
        var resolver = Resolver(tree: self, root: root, environment: environment, isWhole: true)
        resolver.tell = telling
        return resolver.resolve(findingAmbiguity: false)
    }
}
