/// Who gives way first among arranged subviews of one stack that hold their content sizes equally strongly.
///
/// The first of a priority has ordinal 0 and stands with everything else of that priority in the tree; each later one
/// holds more strongly. Nested stacks have no content size and do not count. [measured: a label that is alone at its
/// priority in its stack is squeezed rather than two views side by side in a nested stack]
struct ArrangedPeers: Sendable {
    private let hugging: [Int32]
    private let resistance: [Int32]

    init(_ tree: LayoutTree, _ order: [ItemID]) {
        var hugging = [Int32](repeating: 0, count: tree.count)
        var resistance = hugging
        for id in order {
            guard let stack = tree[id].stack else { continue }
            let axis = stack.axis
            var huggingPeers = Peers()
            var resistancePeers = Peers()
            for child in stack.arrangedSubviews where tree[child].stack == nil {
                hugging[Int(child.index)] = huggingPeers.join(tree[child].contentHuggingPriority[axis])
                resistance[Int(child.index)] = resistancePeers.join(
                    tree[child].contentCompressionResistancePriority[axis])
            }
        }
        self.hugging = hugging
        self.resistance = resistance
    }

    func hugging(_ id: ItemID) -> Int32 { hugging[Int(id.index)] }
    func resistance(_ id: ItemID) -> Int32 { resistance[Int(id.index)] }

    /// How many views of each priority there were; few priorities occur in one stack.
    private struct Peers {
        private var counts: [(priority: Float, count: Int32)] = []

        mutating func join(_ priority: Float) -> Int32 {
            for index in counts.indices where counts[index].priority == priority {
                counts[index].count += 1
                return counts[index].count - 1
            }
            counts.append((priority, 1))
            return 0
        }
    }
}
