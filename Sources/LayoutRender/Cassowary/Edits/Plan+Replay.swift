/// Recording an edit's visits, and following them.
extension Plan {
    /// Begins to record the visits backward, if the way forward was of the form that a tape can hold: one breakpoint slid
    /// among the pieces of one convolution, whose total a row fixes.
    mutating func startRecording(_ changes: inout Changes) {
        guard changes.slides.count == 1, changes.reshaped.count == 1, functions.slid.count == 1,
            !changes.areAggregatesTouched, changes.lastForward.exists
        else { return }
        let (column, breakpoint) = functions.slid[0]
        let top = presolve.reductions[changes.lastForward]
        guard top.kind.rule.isFixedByRow, column == changes.slides[0].column, breakpoint.exists,
            presolve.columns[top.column].isAggregate, convolutionOf[top.column].exists
        else { return }
        let convolution = convolutionOf[top.column]
        var term = presolve.columns[column].firstUnaryTerm
        while term.exists, presolve.unaryTerms[term].constraint != changes.tape.constraint {
            term = presolve.unaryTerms[term].next
        }
        guard term.exists,
            let summand = functions.summand(of: column, in: convolutions[convolution].summands),
            let hinge = functions.hinge(at: breakpoint, of: summand, in: convolutions[convolution])
        else { return }
        changes.tape.record(term, hinge, of: convolution)
    }

    /// A copy whose visit computes its value and nothing else; nil for other reductions.
    func plainCopy(_ reduction: Reduction, _ dependencies: DependencyIndex) -> EditTape.Copy? {
        guard reduction.kind.rule.isCopy, !presolve.columns[reduction.column].isAggregate,
            // A copy that may be quiet finds its range at each visit.
            !dependencies.users.isEmpty(reduction.column)
                || presolve.columns[reduction.column].penalizedConstraint.isNone
        else { return nil }
        return EditTape.Copy(
            original: reduction.other, constant: constants[reduction.row], factor: reduction.otherCoefficient,
            coefficient: reduction.coefficient)
    }

    /// How an edit along a tape ended.
    enum Replay {
        /// The edit moves the breakpoint past another: nothing was changed.
        case notBegun
        /// Everything went as recorded.
        case whole
        /// Some visits went otherwise; what they touch waits to be visited.
        case partly
    }

    /// Follows the tape for the constraint's new constant; not begun where that might take more work than is allowed.
    mutating func replay(
        _ changes: inout Changes, _ dependencies: DependencyIndex, _ program: ConstraintProgram, workLimit: Int
    ) -> Replay {
        guard changes.tape.visits.count + 2 <= workLimit, moveHinge(&changes, program) else { return .notBegun }
        work = 0
        for place in changes.tape.visits.indices {
            let visit = changes.tape.visits[place]
            work += 1
            if repeatVisit(visit, &changes, dependencies) { continue }
            for rest in place + 1..<changes.tape.visits.count {
                touchBackward(changes.tape.visits[rest].index, dependencies, &changes)
            }
            _ = noteLeftRanges(before: visit.firstMoved, &changes, dependencies)
            leave(&changes)
            return .partly
        }
        if noteLeftRanges(before: changes.tape.moved.count, &changes, dependencies) { return .whole }
        leave(&changes)
        return .partly
    }

    /// Touches what depends on the first of the moved columns where they left the ranges in which nothing else is visited.
    /// - Returns: whether none did.
    private mutating func noteLeftRanges(
        before end: Int, _ changes: inout Changes, _ dependencies: DependencyIndex
    ) -> Bool {
        var isInside = true
        for place in 0..<end {
            let move = changes.tape.moved[place]
            if move.range.contains(values[move.column]) { continue }
            isInside = false
            note(move.column, dependencies, &changes)
        }
        return isInside
    }

    /// Moves the breakpoint to the constraint's constant, and measures the pieces beside it.
    /// - Returns: false where the breakpoint would meet another or an end of its range; nothing has changed then.
    private mutating func moveHinge(_ changes: inout Changes, _ program: ConstraintProgram) -> Bool {
        guard let hinge = changes.tape.hinge else { return false }
        let constraint = changes.tape.constraint
        var term = presolve.unaryTerms[changes.tape.term]
        term.setConstant(presolve.ownConstant(constraint, program), program[constraint].relation)
        guard hinge.start < term.breakpoint, term.breakpoint < hinge.end else { return false }
        presolve.unaryTerms[changes.tape.term] = term
        functions.breakpoints[hinge.breakpoint].position = term.breakpoint
        functions.measure(hinge)
        // Without a summand that takes a total below the start, the start is the sum of the lower ends, which stand.
        let convolution = changes.tape.convolution
        if convolutions[convolution].below.exists { functions.start(&convolutions[convolution]) }
        return true
    }

    /// Whether constraints decide all that moved.
    func isDecided(_ tape: EditTape) -> Bool { tape.moved.allSatisfy { openness[$0.column] == .decided } }

    /// Computes a value again.
    /// - Returns: false where something moved, or is open, that is not so on the tape; what depends on that is touched then.
    private mutating func repeatVisit(
        _ visit: EditTape.Visit, _ changes: inout Changes, _ dependencies: DependencyIndex
    ) -> Bool {
        let before = values[visit.column]
        if let copy = visit.copy {
            values[visit.column] = (copy.constant - copy.factor * values[copy.original]) / copy.coefficient
            if visit.firstMoved < visit.endOfMoved || values[visit.column] == before { return true }
            note(visit.column, dependencies, &changes)
            return false
        }
        let open = openness[visit.column]
        let reduction = presolve.reductions[visit.index]
        let rule = reduction.kind.rule
        rule.assign(reduction, &self)
        if rule.isCopy { findQuietRange(of: reduction, at: visit.index, dependencies) }
        guard presolve.columns[visit.column].isAggregate else {
            if openness[visit.column] == open,
                visit.firstMoved < visit.endOfMoved || values[visit.column] == before
            {
                return true
            }
            note(visit.column, dependencies, &changes)
            return false
        }
        // The aggregate itself is the first that moved.
        var isAsRecorded = stirred.count == visit.endOfMoved - visit.firstMoved - 1
        for (place, column) in stirred.enumerated() where isAsRecorded {
            isAsRecorded =
                changes.tape.moved[visit.firstMoved + 1 + place].column == column && openness[column] == .decided
        }
        if isAsRecorded { return true }
        note(visit.column, dependencies, &changes)
        for column in stirred { note(column, dependencies, &changes) }
        return false
    }

    /// Lists what the tape has moved, where the edit goes on along the dependencies.
    private func leave(_ changes: inout Changes) {
        for move in changes.tape.moved { changes.moved.append(move.column) }
    }
}
