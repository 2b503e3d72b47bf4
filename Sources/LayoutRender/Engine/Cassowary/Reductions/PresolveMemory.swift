import Synchronization

/// The presolves of the programs that were solved lately, for programs of the same shape with other constants: the pages of a
/// document have the same constraints on screens of other sizes.
///
/// Reductions depend on which terms are where, on coefficients and on minimums. With its offsets and breakpoints computed for
/// the other constants, a kept presolve is, number for number, the one that the program would get by itself.
///
/// The conflicts of a program depend on its constants too; they are kept for the same program.
package final class PresolveMemory: Sendable {
    private final class Entry: Sendable {
        let program: ConstraintProgram
        let isExcluded: [Bool]
        let presolve: Presolve

        init(_ program: ConstraintProgram, _ isExcluded: [Bool], _ presolve: Presolve) {
            (self.program, self.isExcluded, self.presolve) = (program, isExcluded, presolve)
        }
    }

    private final class KnownConflicts: Sendable {
        let program: ConstraintProgram
        let sets: [Int: [Int]]
        let work: Int

        init(_ program: ConstraintProgram, _ sets: [Int: [Int]], _ work: Int) {
            (self.program, self.sets, self.work) = (program, sets, work)
        }
    }

    /// Larger programs are presolved each time: 256 programs of this size take some 64 MB [measured], and as many with conflicts
    /// a few more.
    static let mostConstraints = 2_000
    /// The most members of the conflicts of one program, 8 bytes each.
    private static let mostMembers = 4_000
    private static let count = 256

    /// A shape has one index, at which the latest program stands.
    private let entries = Mutex([Entry?](repeating: nil, count: count))
    private let conflicts = Mutex<[Int: KnownConflicts]>([:])

    /// Nothing.
    package init() {}

    /// The presolve for the constants of a program; nil for a program of a shape that was not solved lately.
    func presolve(
        _ program: ConstraintProgram, _ isExcluded: Table<ConstraintIndex, Bool>, _ unmergeable: [ColumnIndex]
    ) -> Presolve? {
        let index = Self.index(of: program)
        guard let entry = entries.withLock({ $0[index] }), entry.isExcluded == isExcluded.elements,
            entry.presolve.unmergeable == unmergeable, program.hasShape(of: entry.program)
        else { return nil }
        var presolve = entry.presolve
        presolve.putConstants(of: program)
        return presolve
    }

    /// Whether a program of this shape was solved lately, for tests.
    package func knows(_ program: ConstraintProgram) -> Bool {
        presolve(program, Table(repeating: false, count: program.constraintCount), []) != nil
    }

    /// Keeps the presolve of a program, to which no edit was made yet.
    func keep(_ presolve: Presolve, of program: ConstraintProgram, _ isExcluded: Table<ConstraintIndex, Bool>) {
        let entry = Entry(program, isExcluded.elements, presolve)
        let index = Self.index(of: program)
        entries.withLock { $0[index] = entry }
    }

    /// The result of a search for conflicts in the same program: members by the constraint set aside, and the work
    /// spent.
    func conflicts(of program: ConstraintProgram, workLimit: Int) -> (sets: [Int: [Int]], work: Int)? {
        let index = Self.conflictIndex(of: program)
        guard let known = conflicts.withLock({ $0[index] }), known.work < workLimit, known.program == program
        else { return nil }
        return (known.sets, known.work)
    }

    /// Keeps what a search found that its work sufficed for, unless the sets have more members than are kept.
    func keep(_ sets: [Int: [Int]], work: Int, of program: ConstraintProgram) {
        guard sets.values.reduce(0, { $0 + $1.count }) <= Self.mostMembers else { return }
        let known = KnownConflicts(program, sets, work)
        let index = Self.conflictIndex(of: program)
        conflicts.withLock { $0[index] = known }
    }

    private static func conflictIndex(of program: ConstraintProgram) -> Int {
        var hash = UInt64(truncatingIfNeeded: index(of: program))
        let rows = program.rows.span
        for i in rows.indices { hash = (hash ^ rows[i].constant.bitPattern) &* 0x100_0000_01b3 }
        return Int(truncatingIfNeeded: (hash ^ (hash >> 32)) % UInt64(count))
    }

    /// The index of a shape, from the variables and priorities (Fowler, Noll and Vo).
    private static func index(of program: ConstraintProgram) -> Int {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(truncatingIfNeeded: program.variableCount)
        let (rows, terms) = (program.rows.span, program.allTerms.span)
        for t in terms.indices {
            hash = (hash ^ UInt64(UInt32(bitPattern: terms[t].variable.index))) &* 0x100_0000_01b3
        }
        for i in rows.indices { hash = (hash ^ UInt64(rows[i].priority.level.bitPattern)) &* 0x100_0000_01b3 }
        return Int(truncatingIfNeeded: (hash ^ (hash >> 32)) % UInt64(count))
    }
}

extension ConstraintProgram {
    /// Whether another program differs in constants alone.
    func hasShape(of other: ConstraintProgram) -> Bool {
        guard rows.count == other.rows.count, minimums == other.minimums, allTerms == other.allTerms else {
            return false
        }
        let (rows, others) = (rows.span, other.rows.span)
        for i in rows.indices {
            let (row, other) = (rows[i], others[i])
            guard row.endOfTerms == other.endOfTerms, row.relation == other.relation, row.priority == other.priority
            else { return false }
        }
        return true
    }
}

extension Presolve {
    /// The presolve of a program, from a memory that knows the shape.
    init(
        _ program: ConstraintProgram, isExcluded: Table<ConstraintIndex, Bool>, unmergeable: [ColumnIndex] = [],
        memory: PresolveMemory?
    ) {
        let memory = program.constraintCount <= PresolveMemory.mostConstraints ? memory : nil
        if let kept = memory?.presolve(program, isExcluded, unmergeable) {
            self = kept
            return
        }
        self.init(making: program, isExcluded: isExcluded, unmergeable: unmergeable)
        memory?.keep(self, of: program, isExcluded)
    }

    /// Computes what depends on the constants of a program of the shape that was presolved.
    mutating func putConstants(of program: ConstraintProgram) {
        // In the order of the equalities: a variable comes after the variable that expresses it.
        for place in classes.order.indices { classes.express(classes.order[place], program) }
        for index in unaryTerms.indices {
            let constraint = unaryTerms[index].constraint
            unaryTerms[index].setConstant(ownConstant(constraint, program), program[constraint].relation)
        }
    }
}
