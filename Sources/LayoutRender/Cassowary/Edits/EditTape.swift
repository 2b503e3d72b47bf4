/// The visits of an edit, recorded for the next edit of the same constant.
///
/// A slider, an animation and a row of screen widths change one constant again and again. What such an edit visits is the
/// same each time, as long as its breakpoint passes no other and nothing decides otherwise on the way back; the third edit
/// and those after it follow the list (a tape, as automatic differentiation calls such a record) in place of the
/// dependencies. Every number is computed as on the ordinary way, and every decision is made again: an edit that leaves the
/// tape goes on along the dependencies from there.
struct EditTape: Sendable {
    /// A visit backward.
    struct Visit: Sendable {
        /// The reduction that gives its column a value.
        let index: ReductionIndex
        /// The column.
        let column: ColumnIndex
        /// How a plain copy follows from its original; nil for other reductions.
        let copy: Copy?
        /// Where what moved by the visit begins in `EditTape.moved`.
        let firstMoved: Int
        /// Where that ends.
        var endOfMoved: Int
    }

    /// A copy that nothing else depends on at its visit: `x = (constant - factor * original) / coefficient`.
    struct Copy: Sendable {
        let original: ColumnIndex
        let constant: Double
        let factor: Double
        let coefficient: Double
    }

    /// A column that moved, and the open range of its values in which the visits are those of the tape.
    struct Move: Sendable {
        let column: ColumnIndex
        let range: QuietRange
    }

    /// The constraint whose constant was the only change of the last edit; or none.
    private(set) var constraint = ConstraintIndex.none
    /// Whether the last two edits changed that constant.
    private(set) var isRepeated = false
    /// Whether visits are being recorded.
    private(set) var isRecording = false
    /// Whether the tape can be followed.
    private(set) var isMade = false
    /// The constraint's unary term, whose breakpoint the constant is.
    private(set) var term = UnaryTermIndex.none
    /// The breakpoint among the pieces of the convolution that it moves in.
    private(set) var hinge: Hinge?
    /// That convolution; its total is fixed.
    private(set) var convolution = ConvolutionIndex.none
    /// The visits backward, in their order.
    private(set) var visits: [Visit] = []
    /// The columns that moved, in the order in which they did.
    private(set) var moved: [Move] = []
    /// What was written and checked.
    var moves = MoveTape()

    /// Begins an edit along the dependencies.
    mutating func begin(_ changed: [ConstraintIndex], isAlone: Bool) {
        let only = isAlone && changed.count == 1 ? changed[0] : .none
        isRepeated = only.exists && only == constraint
        constraint = only
        (isRecording, isMade) = (false, false)
    }

    /// Begins to record the visits backward of an edit whose visits forward moved the hinge and nothing else.
    mutating func record(_ term: UnaryTermIndex, _ hinge: Hinge, of convolution: ConvolutionIndex) {
        (self.term, self.hinge, self.convolution) = (term, hinge, convolution)
        visits.makeEmpty()
        moved.makeEmpty()
        isRecording = true
    }

    /// Records a visit; what moves from now on moves by that.
    mutating func visit(_ index: ReductionIndex, _ column: ColumnIndex, _ copy: Copy?) {
        endVisit()
        visits.append(
            Visit(index: index, column: column, copy: copy, firstMoved: moved.count, endOfMoved: moved.count))
    }

    /// Records a move.
    mutating func move(_ column: ColumnIndex, while range: QuietRange) {
        moved.append(Move(column: column, range: range))
    }

    /// Ends the record.
    /// - Parameter isValid: whether the tape can be followed.
    mutating func end(isValid: Bool) {
        endVisit()
        (isRecording, isMade) = (false, isValid)
    }

    /// The last visit moved what was recorded since.
    private mutating func endVisit() {
        if !visits.isEmpty { visits[visits.count - 1].endOfMoved = moved.count }
    }
}
