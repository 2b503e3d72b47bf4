import LayoutRender

extension LayerSet {
    /// The layers that some words name; another word names none.
    init(named words: some Sequence<String>) {
        self = words.reduce(into: []) { $0.formUnion(LayerSet.named($1) ?? []) }
    }
}
