import Cassowary

/// Turns relations of expressions into constraints: expressions of different rectangles are converted to the
/// coordinates of the nearest common ancestor, so that the layout inside a view does not depend on the view's position.
extension Lowering {
    /// `a - factor * b  relation  constant`, with the constants of both expressions moved to the right.
    mutating func relate(
        _ a: Expression, _ relation: Relation, _ b: Expression, factor: Double = 1, plus constant: Double = 0,
        _ priority: Priority, _ key: ConstraintKey, breakable: Bool = true
    ) {
        // Lengths are the same in all coordinates.
        let space = a.position == 0 && b.position == 0 ? -1 : commonSpace(a.variables, b.variables)
        var right = constant
        append(a, times: 1, in: space, &right)
        append(b, times: -factor, in: space, &right)
        close(relation, right, priority, key, breakable: breakable)
    }

    /// `a  relation  constant`, with a position in its own coordinates.
    mutating func relate(
        _ a: Expression, _ relation: Relation, _ constant: Double, _ priority: Priority, _ key: ConstraintKey,
        breakable: Bool = true
    ) {
        var right = constant
        append(a, times: 1, in: a.variables.space, &right)
        close(relation, right, priority, key, breakable: breakable)
    }

    /// `sum of factor * expression  relation  constant`; the factors of the positions add up to zero, so the position
    /// of the common ancestor cancels.
    mutating func relate(
        sum: [(expression: Expression, factor: Double)], _ relation: Relation, _ constant: Double,
        _ priority: Priority, _ key: ConstraintKey, breakable: Bool = true
    ) {
        guard var space = sum.first?.expression.variables.node else { return }
        for part in sum { space = commonSpace(space, part.expression.variables.node) }
        var right = constant
        for part in sum { append(part.expression, times: part.factor, in: space, &right) }
        close(relation, right, priority, key, breakable: breakable)
    }

    @inline(__always)
    mutating func close(
        _ relation: Relation, _ constant: Double, _ priority: Priority, _ key: ConstraintKey, breakable: Bool = true
    ) {
        keys.append(key)
        program.close(relation, constant, priority, breakable)
    }

    /// Appends `factor * expression` in the coordinates of the item `space`; the constant goes to the right.
    @inline(__always)
    mutating func append(
        _ expression: Expression, times factor: Double, in space: Int32, _ right: inout Double
    ) {
        right -= factor * expression.constant
        let span = expression.variables
        if expression.position != 0, factor != 0 {
            if span.rectangle == space, space >= 0 {
                // In an item's own coordinates its frame starts at 0.
                right -= factor * expression.position * startInset(space, span.axis)
            } else {
                append(position: span, times: factor * expression.position)
                if span.space != space { climb(span, from: factor * expression.position, to: space, &right) }
            }
        }
        guard expression.size != 0, factor != 0 else { return }
        guard span.size.index >= 0 else {
            stateInFull(span)
            return
        }
        program.append(Term(span.size, factor * expression.size))
    }

    /// Adds the positions of the ancestors of a rectangle, up to `space`.
    ///
    /// Constraints across many levels have many terms; their total is limited by the operations that a solve may take.
    private mutating func climb(
        _ span: SpanVariables, from factor: Double, to space: Int32, _ right: inout Double
    ) {
        var next = span.space
        while next != space, next >= 0, found.climbs <= environment.solving.workLimit {
            found.climbs += 1
            append(position: variables(ItemID(index: next), span.axis), times: factor)
            right += factor * startInset(next, span.axis)
            next = outline.items[Int(next)].space
        }
    }

    @inline(__always)
    private mutating func append(position span: SpanVariables, times factor: Double) {
        guard span.position.index >= 0 else {
            stateInFull(span)
            return
        }
        program.append(Term(span.position, factor))
    }

    @inline(__always)
    private func startInset(_ item: Int32, _ axis: Axis) -> Double {
        outline.items[Int(item)].traits.contains(.insets) ? alignmentInsets(ItemID(index: item)).start(axis) : 0
    }

    // MARK: Coordinates

    /// The nearest item in whose coordinates both expressions can be written; -1 for the root's superview.
    @inline(__always)
    func commonSpace(_ a: SpanVariables, _ b: SpanVariables) -> Int32 {
        if a.space == b.space, a.rectangle != b.rectangle { return a.space }
        if a.space == b.rectangle, a.space >= 0 { return a.space }
        return commonSpace(a.node, b.node)
    }

    private func commonSpace(_ a: Int32, _ b: Int32) -> Int32 {
        var (a, b) = (a, b)
        while a != b {
            let (depthA, depthB) = (a < 0 ? -1 : outline.items[Int(a)].depth, b < 0 ? -1 : outline.items[Int(b)].depth)
            if depthA >= depthB { a = a < 0 ? -1 : outline.items[Int(a)].space }
            if depthB >= depthA { b = b < 0 ? -1 : outline.items[Int(b)].space }
        }
        return a
    }
}

extension SpanVariables {
    /// The innermost item in whose coordinates the rectangle can be written: itself, or its superview.
    var node: Int32 { rectangle >= 0 ? rectangle : space }
}
