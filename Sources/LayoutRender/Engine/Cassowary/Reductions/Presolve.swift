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
    /// Whether a column was in a row before any reduction.
    private(set) var isInRows = Table<ColumnIndex, Bool>()
    /// Scratch of `write`.
    var written: [(column: ColumnIndex, coefficient: Double)] = []

    /// 1 alias classes; 2 rows; 3 reductions; 4 columns that no reduction eliminated.
    init(
        making program: ConstraintProgram, isExcluded: Table<ConstraintIndex, Bool>, unmergeable: [ColumnIndex]
    ) {
        self.init(writing: program, isExcluded: isExcluded)
        self.unmergeable = unmergeable
        reduce()
        leaveOthers()
        markTransparent()
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
        columnCount += 1
        return new
    }

    /// Makes room for further columns at once, since every list has an entry for each column.
    private mutating func grow(by count: Int) {
        pool.addColumns(count)
        columns.grow(to: columns.count + count, with: Column())
    }

    /// Reduces the matrix as far as the reductions go.
    private mutating func reduce() {
        for row in rowConstraints.indices where !isRowEliminated[row] && pool.rows[row].count <= 2 { queueRow(row) }
        for column in ColumnIndex(0)..<ColumnIndex(columnCount) {
            let count = pool.columns[column].count
            isInRows.append(count > 0)
            if count == 1 || count == 2 { queueColumn(column) }
        }
        drainQueues()
    }

    /// A column that no reduction eliminated is empty, or left to the simplex.
    private mutating func leaveOthers() {
        for column in ColumnIndex(0)..<ColumnIndex(columnCount) where !columns[column].isEliminated {
            guard column.offset >= classes.roots.count || classes.isRoot(column) else { continue }
            let isEmpty = pool.columns[column].count == 0
            columns[column].reduction = reductions.endIndex
            reductions.append(Reduction(kind: isEmpty ? .emptyColumn : .coreColumn, column: column))
        }
    }
}
