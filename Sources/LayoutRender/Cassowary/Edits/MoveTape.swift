/// What an edit wrote and checked, kept for the next edit that moves the same columns: the variables one after the other in
/// place of classes to be walked, and each constraint once in place of marks to be read.
///
/// A slider, an animation and a row of screen widths change the same constant again and again; from the third time on an
/// edit reads this list.
struct MoveTape: Sendable {
    /// A variable whose value follows a column that moved.
    struct Entry: Sendable {
        let variable: Variable
        let column: ColumnIndex
        let tie: AliasClasses.Tie
    }

    /// The variables of the columns that moved.
    private(set) var entries: [Entry] = []
    /// The required constraints on them, each once.
    private(set) var checks: [ConstraintIndex] = []
    /// Whether the lists are those of the last edit.
    private(set) var isMade = false

    /// Whether a column was in its calm range, so that the constraints depend on its value. A followed tape asks for that
    /// range before the lists are read.
    fileprivate(set) var hasCalm = false

    /// Forgets the lists.
    mutating func forget() { isMade = false }

    /// Starts new lists.
    fileprivate mutating func start() {
        (isMade, hasCalm) = (true, false)
        entries.removeAll(keepingCapacity: true)
        checks.removeAll(keepingCapacity: true)
    }

    /// Adds the constraints on a variable.
    fileprivate mutating func check(_ v: Variable, _ dependencies: DependencyIndex) {
        dependencies.required.forEach(v) { checks.append($0) }
    }

    /// Adds the constraints on a column in its calm range.
    fileprivate mutating func check(_ calm: CalmRange) {
        hasCalm = true
        checks.append(contentsOf: calm.constraints)
    }

    /// Adds a variable that follows a column.
    fileprivate mutating func add(_ variable: Variable, of column: ColumnIndex, _ tie: AliasClasses.Tie) {
        entries.append(Entry(variable: variable, column: column, tie: tie))
    }

    /// Leaves each constraint once, in the order of their numbers.
    fileprivate mutating func end() {
        checks.sort()
        var count = 0
        for constraint in checks where count == 0 || checks[count - 1] != constraint {
            checks[count] = constraint
            count += 1
        }
        checks.removeSubrange(count...)
    }
}

extension Plan {
    /// Records the variables of the columns that moved, and the constraints on those that were written to be checked.
    mutating func recordMoves(_ moved: [ColumnIndex], _ dependencies: DependencyIndex, _ changes: inout Changes) {
        guard changes.writtenCount <= changes.written.count,
            // Nobody else reads lists with calm columns.
            changes.tape.isRecording || !moved.contains(where: { isCalm($0) })
        else { return }
        changes.tape.moves.start()
        for column in moved where presolve.classes.isRoot(column) {
            for place in presolve.classes.members(of: Variable(column)) {
                let v = presolve.classes.order[place]
                changes.tape.moves.add(v, of: column, presolve.classes.ties[v])
            }
            if isCalm(column) { changes.tape.moves.check(calm(column)) }
        }
        for v in changes.written.prefix(changes.writtenCount) { changes.tape.moves.check(v, dependencies) }
        changes.tape.moves.end()
    }

    /// Writes the values of the recorded variables.
    /// - Returns: the variables below their minimums, by rounding at most.
    mutating func play(_ tape: MoveTape, to numbers: inout [Double]) -> [Variable] {
        var low: [Variable] = []
        let (entries, values) = (tape.entries.span, values.elements.span)
        var cells = numbers.mutableSpan
        for place in entries.indices {
            let entry = entries[place]
            let number = entry.tie.scale * values[entry.column] + entry.tie.offset
            cells[entry.variable] = number
            if !(number >= entry.tie.minimum) { low.append(entry.variable) }
        }
        return low
    }
}
