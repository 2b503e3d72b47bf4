/// Reduces a program by exact, local steps until only cores are left (presolve: Andersen and Andersen, "Presolving in
/// linear programming", 1995).
///
/// Every constraint becomes a row `sum of coefficient * column = constant` over the roots of the alias classes. A soft
/// constraint or an inequality gets a penalty column for its error, so that every cost is a function of one column.
/// Then, the cheapest first: empty rows are checked, singleton rows fix a column, doubleton equations make one column a
/// copy of another, free columns are computed from a row, and costly column singletons of one row are aggregated. A tree
/// of stacks is reduced completely. The file of each reduction shows its algebra.
struct Presolve: Sendable {
    /// Which variables are the same column.
    var classes: AliasClasses
    /// The matrix, as reductions change it.
    var pool = RowPool()
    /// The reductions in the order of application.
    var reductions = Table<ReductionIndex, Reduction>()
    /// The terms of rows that compute a free column.
    var savedTerms = Table<SavedTermIndex, (column: ColumnIndex, coefficient: Double)>()
    /// Changes of the rows' constants: `constant[row] -= factor * constant[source]`, in this order.
    var transfers = Table<TransferIndex, (row: RowIndex, source: RowIndex, factor: Double)>()

    /// The constraint of each row.
    var rowConstraints = Table<RowIndex, ConstraintIndex>()
    /// Whether a row was removed from the matrix.
    var isRowEliminated = Table<RowIndex, Bool>()

    /// The columns; the list grows by large steps and may be longer than `columnCount`.
    var columns = Table<ColumnIndex, Column>()
    /// How many columns there are: those of the program's variables, penalty columns and aggregates.
    var columnCount = 0
    /// The unary terms of all columns, linked by column.
    var unaryTerms = Table<UnaryTermIndex, UnaryTerm>()

    /// What may be reduced further.
    var queue = PresolveQueue()
    /// Reductions, and entries looked at.
    var work = 0

    /// Columns that must not become summands; few, if any.
    private(set) var unmergeable: [ColumnIndex] = []
    /// Which rows and columns are reduced together.
    var blocks = BlockTree()
    /// Scratch of `write`.
    var written: [(column: ColumnIndex, coefficient: Double)] = []

    /// 1 alias classes; 2 rows; 3 blocks; 4 reductions, block by block; 5 columns without rows.
    init(
        making program: ConstraintProgram, isExcluded: Table<ConstraintIndex, Bool>, unmergeable: [ColumnIndex]
    ) {
        self.init(writing: program, isExcluded: isExcluded)
        self.unmergeable = unmergeable
        findBlocks()
        for block in blocks.list.indices { reduce(block) }
        finish()
        work += classes.order.count + reductions.count + transfers.count
    }

    /// Writes the rows and applies no reduction yet.
    init(writing program: ConstraintProgram, isExcluded: Table<ConstraintIndex, Bool>) {
        classes = AliasClasses(program, isExcluded: isExcluded)
        let count = program.variableCount
        pool.reserve(
            rows: program.constraintCount, columns: count + program.constraintCount, entries: program.allTerms.count)
        unaryTerms.reserveCapacity(program.constraintCount)
        reductions.reserveCapacity(count + count / 4)
        grow(by: count + program.constraintCount / 8)
        columnCount = count
        for v in program.variables where classes.roots[v].exists && program.minimum(of: v).isFinite {
            columns[classes.roots[v]].hasCost = true
            columns[classes.roots[v]].isBounded = true
        }
        write(program, isExcluded)
    }

    /// A new column, for a penalty or an aggregate.
    mutating func addColumn() -> ColumnIndex {
        if columnCount == columns.count { grow(by: 64 + columnCount / 2) }
        let new = ColumnIndex(columnCount)
        blocks.ofColumn[new] = blocks.current
        columnCount += 1
        return new
    }

    /// Makes room for further columns at once, since every list has an entry for each column.
    private mutating func grow(by count: Int) {
        pool.addColumns(count)
        columns.grow(to: columns.count + count, with: Column())
        blocks.ofColumn.grow(to: columns.count, with: .none)
    }

    /// Reduces a block as far as the reductions go; the rows left over are carried into the parent block.
    mutating func reduce(_ index: BlockIndex) {
        blocks.current = index
        queue.lengthLimit = 3
        let firstReduction = reductions.endIndex
        let firstAggregate = ColumnIndex(columnCount)
        let block = blocks.list[index]
        let carriedRows = blocks.carriedRows[index]?.sorted() ?? []
        let carriedColumns = blocks.carriedColumns[index]?.sorted() ?? []
        for place in block.rows { begin(row: blocks.rows[place]) }
        for row in carriedRows { begin(row: row) }
        for place in block.columns { begin(column: blocks.columns[place]) }
        for column in carriedColumns { begin(column: column) }
        drainQueues()
        for place in block.columns { end(column: blocks.columns[place]) }
        for column in carriedColumns { end(column: column) }
        for column in firstAggregate..<ColumnIndex(columnCount) { end(column: column) }
        if block.parent.exists {
            for place in block.rows { carry(row: blocks.rows[place], from: index, to: block.parent) }
            for row in carriedRows { carry(row: row, from: index, to: block.parent) }
        }
        blocks.list[index].reductions = firstReduction..<reductions.endIndex
    }

    /// Queues a row of the block that is begun.
    @inline(__always)
    private mutating func begin(row: RowIndex) {
        if !isRowEliminated[row], pool.rows[row].count <= 2 { queueRow(row) }
    }

    /// Queues a column of the block that is begun.
    @inline(__always)
    private mutating func begin(column: ColumnIndex) {
        let count = pool.columns[column].count
        if count == 1 || count == 2 { queueColumn(column) }
    }

    /// Leaves a column that no reduction removed to the simplex.
    @inline(__always)
    private mutating func end(column: ColumnIndex) {
        if !columns[column].isEliminated { leave(column) }
    }

    /// Hands a row that could not be reduced to the parent block.
    private mutating func carry(row: RowIndex, from block: BlockIndex, to parent: BlockIndex) {
        guard !isRowEliminated[row] else { return }
        blocks.list[block].isCarried = true
        blocks.ofRow[row] = parent
        blocks.carriedRows[parent, default: []].append(row)
    }

    /// A column that no reduction eliminated: an empty column, or carried into the parent block, or left to the simplex.
    mutating func leave(_ column: ColumnIndex) {
        let parent = blocks.current.isNone ? .none : blocks.list[blocks.current].parent
        let isEmpty = pool.columns[column].count == 0
        if !isEmpty, parent.exists {
            blocks.ofColumn[column] = parent
            blocks.carriedColumns[parent, default: []].append(column)
            return
        }
        columns[column].reduction = reductions.endIndex
        reductions.append(Reduction(kind: isEmpty ? .emptyColumn : .coreColumn, column: column))
    }

    /// Columns that were never in a row are empty columns.
    private mutating func finish() {
        blocks.current = .none
        for v in classes.roots.indices where classes.roots[v] == v {
            let column = columns[v]
            if !column.isEliminated, column.reduction.isNone { leave(ColumnIndex(v)) }
        }
        markTransparent()
    }
}
