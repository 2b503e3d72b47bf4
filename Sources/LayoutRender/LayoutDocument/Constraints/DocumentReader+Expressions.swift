import LayoutEngine
import Notation

/// The expression notation: `leading == parent.leading + gutter @750`.
extension DocumentReader {
    /// Where the text of a constraint stands and what its names mean.
    struct ConstraintContext {
        /// The string's node.
        var node: Int
        /// The view or guide whose `constraints` hold it.
        var owner: ItemID
        var scope: Int
    }

    mutating func report(_ context: ConstraintContext, at place: Int, _ message: String) {
        let record = arena.nodes[context.node]
        let inside = record.kind == .string && !record.hasEscapes
        report(
            offset: inside ? Int(record.start) + place : arena.offset(context.node), node: context.node, message)
    }

    /// The bytes of a string, escapes decoded.
    func bytes(of node: Int) -> ([UInt8], TextPiece) {
        guard arena.nodes[node].hasEscapes else { return (arena.bytes, arena.piece(node)) }
        let decoded = Array(arena.string(node).utf8)
        return (decoded, TextPiece(start: 0, count: decoded.count))
    }

    /// A text of numbers and metrics, as a number.
    mutating func metricExpression(_ node: Int) -> Double? {
        let (bytes, piece) = bytes(of: node)
        guard checkLength(piece.count, node) else { return nil }
        let context = ConstraintContext(node: node, owner: tree.root, scope: 0)
        var lexer = ExpressionLexer(bytes, piece)
        guard let value = sum(&lexer, context, anchors: false) else { return nil }
        guard lexer.token == .end else {
            report(context, at: lexer.start, "expected an operator or the end")
            return nil
        }
        return inRange(value.constant, context, 0) ? value.constant : nil
    }

    private mutating func checkLength(_ count: Int, _ node: Int) -> Bool {
        guard count > limits.expressionLength else { return true }
        report(node, "longer than \(limits.expressionLength) characters; --max-expression moves the limit")
        return false
    }

    private mutating func inRange(_ value: Double, _ context: ConstraintContext, _ place: Int) -> Bool {
        if value.isFinite, abs(value) <= Limits.coordinate { return true }
        report(context, at: place, "a constant is at most \(PlainNumber.exact(Limits.coordinate)) in absolute value")
        return false
    }

    /// Parses one expression into constraints; none after a message.
    mutating func expression(_ context: ConstraintContext) -> MadeConstraints {
        let (bytes, piece) = bytes(of: context.node)
        guard checkLength(piece.count, context.node) else { return .none }
        var lexer = ExpressionLexer(bytes, piece)
        guard let left = sum(&lexer, context, anchors: true) else { return .none }
        guard case .relation(let found) = lexer.token, let relation = found else {
            report(context, at: lexer.start, "expected ==, >= or <=")
            return .none
        }
        lexer.advance()
        guard let right = sum(&lexer, context, anchors: true) else { return .none }
        var level: Float = 1000
        if lexer.token == .symbol("@") {
            lexer.advance()
            guard let parsed = priority(&lexer, context) else { return .none }
            level = parsed
        }
        guard lexer.token == .end else {
            report(context, at: lexer.start, "expected an operator, '@' or the end")
            return .none
        }
        var made = constraints(left, relation, right, context)
        let source = SourceSlice(bytes, piece.start..<piece.start + piece.count)
        made.change { constraint in
            constraint.priority = level
            constraint.source = source
        }
        return made
    }

    private mutating func priority(_ lexer: inout ExpressionLexer, _ context: ConstraintContext) -> Float? {
        let place = lexer.start
        let value: Double?
        switch lexer.token {
        case .number(let number): value = number
        case .name:
            value =
                priorityWords[lexer.text(lexer.piece)].map { Double($0) }
                ?? metrics.find(lexer.bytes.span, lexer.piece)
        default: value = nil
        }
        lexer.advance()
        guard let value, (1...1000).contains(value) else {
            report(context, at: place, "a priority is a number from 1 to 1000, a metric or a UILayoutPriority name")
            return nil
        }
        return Float(value)
    }

    /// `product (("+" | "-") product)*`
    private mutating func sum(
        _ lexer: inout ExpressionLexer, _ context: ConstraintContext, anchors: Bool
    ) -> LinearExpression? {
        guard var total = product(&lexer, context, anchors: anchors) else { return nil }
        while case .symbol(let sign) = lexer.token, sign == "+" || sign == "-" {
            lexer.advance()
            guard let next = product(&lexer, context, anchors: anchors) else { return nil }
            total.add(next, times: sign == "-" ? -1 : 1)
        }
        return total
    }

    /// `factor (("*" | "/") factor)*`, where at most one factor names an anchor.
    private mutating func product(
        _ lexer: inout ExpressionLexer, _ context: ConstraintContext, anchors: Bool
    ) -> LinearExpression? {
        guard var total = factor(&lexer, context, anchors: anchors) else { return nil }
        while case .symbol(let sign) = lexer.token, sign == "*" || sign == "/" {
            let place = lexer.start
            lexer.advance()
            guard var next = factor(&lexer, context, anchors: anchors) else { return nil }
            if sign == "/" {
                guard next.terms.count == 0, next.constant != 0 else {
                    report(context, at: place, "a divisor is a number other than 0")
                    return nil
                }
                total.scale(by: 1 / next.constant)
            } else if next.terms.count == 0 {
                total.scale(by: next.constant)
            } else if total.terms.count == 0 {
                next.scale(by: total.constant)
                total = next
            } else {
                report(context, at: place, "anchors cannot be multiplied with each other")
                return nil
            }
        }
        return total
    }

    private mutating func factor(
        _ lexer: inout ExpressionLexer, _ context: ConstraintContext, anchors: Bool
    ) -> LinearExpression? {
        let place = lexer.start
        lexer.depth += 1
        defer { lexer.depth -= 1 }
        guard lexer.depth <= Limits.parentheses else {
            report(context, at: place, "more than \(Limits.parentheses) nested parentheses or signs")
            return nil
        }
        if let name = lexer.nameInstead, anchors, item(name, in: lexer, scope: context.scope) != nil {
            lexer.takeName(name)
        }
        switch lexer.token {
        case .number(let value):
            lexer.advance()
            guard inRange(value, context, place) else { return nil }
            return LinearExpression(constant: value)
        case .symbol("-"):
            lexer.advance()
            guard var value = factor(&lexer, context, anchors: anchors) else { return nil }
            value.scale(by: -1)
            return value
        case .symbol("("):
            lexer.advance()
            guard let value = sum(&lexer, context, anchors: anchors) else { return nil }
            guard lexer.token == .symbol(")") else {
                report(context, at: lexer.start, "expected ')'")
                return nil
            }
            lexer.advance()
            return value
        case .name: return named(&lexer, context, anchors: anchors)
        default:
            report(
                context, at: place,
                anchors ? "expected a number, a metric or an anchor" : "expected a number or a metric")
            return nil
        }
    }

    private mutating func named(
        _ lexer: inout ExpressionLexer, _ context: ConstraintContext, anchors: Bool
    ) -> LinearExpression? {
        let place = lexer.start
        guard let path = lexer.path() else {
            report(context, at: lexer.place, "expected an attribute after '.'")
            return nil
        }
        let text = lexer.bytes.span
        if path.wordCount == 0, let metric = metrics.find(text, path.name),
            !anchors || Attribute.wordTable.find(text, path.name) == nil
        {
            return LinearExpression(constant: metric)
        }
        guard anchors else {
            let name = lexer.text(path.name)
            report(context, at: place, "unknown metric \(quoted(name))" + hint(for: name, in: metrics.sortedNames))
            return nil
        }
        guard let target = anchorTarget(path, lexer, place, context) else { return nil }
        return LinearExpression(.init(target: target, factor: 1, place: place))
    }
}
