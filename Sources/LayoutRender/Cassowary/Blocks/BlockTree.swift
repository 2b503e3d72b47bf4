/// The block tree of the rows and columns: maximal sets that one column, the cut column, connects with all others
/// (biconnected components: Tarjan, "Depth-first search and linear graph algorithms", 1972).
///
/// A block is reduced after its children and before its parent: a change of the block's rows leaves the reductions of
/// all other blocks alone. Only a column with a minimum may be a cut column: no aggregate ever looks through such a
/// column, so that a cut changes no aggregate. Rows of a block that cannot be reduced are carried into the parent.
struct BlockTree: Sendable {
    /// A node of the tree: rows and columns that are reduced together.
    struct Block: Sendable {
        /// The column that connects the block with its parent, which the column belongs to; none for the top of a tree.
        var cutColumn: ColumnIndex
        /// The block that the cut column belongs to; none for the top of a tree.
        var parent = BlockIndex.none
        /// The block's range in `BlockTree.rows`.
        var rows = 0..<0
        /// The block's range in `BlockTree.columns`; its cut column is among those of the parent.
        var columns = 0..<0
        /// The reductions made in the block.
        var reductions = IndexRange<ReductionIndex>()
        /// Whether rows were left over and carried into the parent.
        var isCarried = false
    }
    /// The block that is being reduced.
    var current = BlockIndex.none
    /// The blocks, children before parents.
    var list = Table<BlockIndex, Block>()
    /// The rows of all blocks, block by block, ascending in each.
    var rows: [RowIndex] = []
    /// The columns of all blocks in the same order.
    var columns: [ColumnIndex] = []
    /// The block of each row.
    var ofRow = Table<RowIndex, BlockIndex>()
    /// The block where each column is eliminated; none for a column without rows.
    var ofColumn = Table<ColumnIndex, BlockIndex>()
    /// The rows that were carried into a block.
    var carriedRows: [BlockIndex: [RowIndex]] = [:]
    /// The columns that were carried into a block.
    var carriedColumns: [BlockIndex: [ColumnIndex]] = [:]
}
