/// The block tree of the rows and columns: maximal sets that one column, the cut column, connects with all others
/// (biconnected components: Tarjan, "Depth-first search and linear graph algorithms", 1972).
///
/// A block is reduced after its children and before its parent, so that a change of its rows leaves the reductions of
/// all other blocks as they are. Only a column with a minimum may be a cut column: no aggregate ever looks through such
/// a column, so that a cut changes no aggregate. Rows of a block that cannot be reduced are carried into the parent.
struct BlockTree: Sendable {
    /// A node of the tree: rows and columns that are reduced together.
    struct Block: Sendable {
        /// The column that connects the block with its parent, which the column belongs to; none for the top of a tree.
        var cutColumn: ColumnIndex
        /// The block that the cut column belongs to; none for the top of a tree.
        var parent = BlockIndex.none
        /// How many blocks there are above it.
        var depth: Int32 = 0
        /// The block's range in `BlockTree.rows`.
        var rows = 0..<0
        /// The block's range in `BlockTree.columns`; its cut column is among those of the parent.
        var columns = 0..<0
        /// The aggregates made in the block.
        var aggregates = IndexRange<ColumnIndex>()
        /// The reductions made in the block.
        var reductions = IndexRange<ReductionIndex>()
        /// Whether rows were left over and carried into the parent.
        var isCarried = false
        /// For the top of a tree, the column that the search started from.
        var start = ColumnIndex.none
        /// Whether an edit took the block back.
        var isTakenBack = false
    }
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

    /// Lists the rows and columns of the blocks from the given one on; both ascend.
    mutating func listMembers(
        rows newRows: IndexRange<RowIndex>, columns newColumns: [ColumnIndex], from first: BlockIndex
    ) {
        var rowsOf: [[RowIndex]] = Array(repeating: [], count: list.count - first.offset)
        var columnsOf: [[ColumnIndex]] = Array(repeating: [], count: list.count - first.offset)
        for row in newRows where ofRow[row].exists { rowsOf[ofRow[row].offset - first.offset].append(row) }
        for column in newColumns where ofColumn[column].exists {
            columnsOf[ofColumn[column].offset - first.offset].append(column)
        }
        for (place, block) in list.indices(from: first).enumerated() {
            let (firstRow, firstColumn) = (rows.count, columns.count)
            rows += rowsOf[place]
            columns += columnsOf[place]
            list[block].rows = firstRow..<rows.count
            list[block].columns = firstColumn..<columns.count
        }
    }

    /// The top of the tree that a block is in.
    func top(of block: BlockIndex) -> BlockIndex {
        var block = block
        while list[block].parent.exists { block = list[block].parent }
        return block
    }
}
