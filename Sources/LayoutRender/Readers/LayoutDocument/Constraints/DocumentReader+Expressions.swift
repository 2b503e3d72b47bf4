import LayoutEngine
import Notation

/// The expression notation: `leading == parent.leading + gutter @750`.
///
/// A parser by recursive descent. The functions are named after the rules of the grammar:
///
///    constraint  = sum ("==" | ">=" | "<=") sum ["@" priority]
///    sum         = product {("+" | "-") product}
///    product     = factor {("*" | "/") factor}
///    factor      = number | name {"." word} | function | "-" factor | "(" sum ")"
///
/// A name with a hyphen is one token, and a unary minus binds closer than a product. Both sides are collected into
/// linear expressions; `DocumentReader.constraint` divides their difference by the first factor. The functions answer
/// whether they succeeded and change the result in place, since a returned expression would be copied, and
/// a document may hold 100,000 expressions.
extension DocumentReader {
    /// The text of a constraint and the scope of its names.
    struct ConstraintContext {
        /// The node of the string.
        var node: Int
        /// The view or guide whose `constraints` contain the text.
        var owner: ItemID
        /// The place of the component instance in `scopes`, in which names are looked up first.
        var scope: Int
    }

    /// Reports a mistake inside the text of a constraint.
    /// - Parameter place: bytes from the start of the text. A text with escapes has no fixed relation to the bytes of
    ///   the document: the mistake is then reported at the start of the string.
    mutating func report(_ context: ConstraintContext, at place: Int, _ message: String) {
        let record = arena.nodes[context.node]
        let inside = record.kind == .string && !record.hasEscapes
        report(
            offset: inside ? Int(record.start) + place : arena.offset(context.node), node: context.node, message)
    }

    /// The bytes of a string with decoded escapes.
    ///
    /// Without escapes the bytes are those of the document, and nothing is copied.
    func bytes(of node: Int) -> ([UInt8], TextPiece) {
        guard arena.nodes[node].hasEscapes else { return (arena.bytes, arena.piece(node)) }
        let decoded = Array(arena.string(node).utf8)
        return (decoded, TextPiece(start: 0, count: decoded.count))
    }

    /// The value of a text of numbers and metrics.
    mutating func metricExpression(_ node: Int) -> Double? {
        let (bytes, piece) = bytes(of: node)
        guard checkLength(piece.count, node) else { return nil }
        let context = ConstraintContext(node: node, owner: tree.root, scope: 0)
        var lexer = ExpressionLexer(bytes)
        lexer.begin(piece)
        var value = LinearExpression()
        guard sum(&lexer, context, anchors: false, into: &value) else { return nil }
        guard case .end = lexer.token else {
            report(context, at: lexer.start, "expected an operator or the end")
            return nil
        }
        return inRange(value.constant, context, 0) ? value.constant : nil
    }

    /// False after a message where a text is longer than the limit, which bounds the work of one expression.
    private mutating func checkLength(_ count: Int, _ node: Int) -> Bool {
        guard count > limits.expressionLength else { return true }
        report(node, "longer than \(limits.expressionLength) characters; --max-expression moves the limit")
        return false
    }

    /// False after a message where a constant is no finite number within the limits of coordinates.
    private mutating func inRange(_ value: Double, _ context: ConstraintContext, _ place: Int) -> Bool {
        if value.isFinite, abs(value) <= Limits.coordinate { return true }
        report(context, at: place, "a constant is at most \(PlainNumber.exact(Limits.coordinate)) in absolute value")
        return false
    }

    /// Parses one expression into constraints; none after a message.
    /// - Parameter lexer: over the document's bytes; reused, because a new one for each text would change reference
    ///   counts.
    mutating func expression(_ context: ConstraintContext, _ lexer: inout ExpressionLexer) -> [LayoutConstraint] {
        guard arena.nodes[context.node].hasEscapes else {
            return expression(context, arena.piece(context.node), &lexer)
        }
        let (bytes, piece) = bytes(of: context.node)
        var own = ExpressionLexer(bytes)
        return expression(context, piece, &own)
    }

    /// The numbered grammar above, for the text between two quotes. A compound word on the left (`edges`) makes
    /// several constraints, which share the priority and the source text.
    private mutating func expression(
        _ context: ConstraintContext, _ piece: TextPiece, _ lexer: inout ExpressionLexer
    ) -> [LayoutConstraint] {
        guard checkLength(piece.count, context.node) else { return [] }
        lexer.begin(piece)
        var left = LinearExpression()
        guard sum(&lexer, context, anchors: true, into: &left) else { return [] }
        guard case .relation(let found) = lexer.token, let relation = found else {
            let sign = lexer.text(lexer.piece)
            let isHalf = if case .relation = lexer.token { true } else { false }
            report(
                context, at: lexer.start,
                "expected ==, >= or <=" + (isHalf ? "; '\(sign)' is written '\(sign)='" : ""))
            return []
        }
        lexer.advance()
        var right = LinearExpression()
        guard sum(&lexer, context, anchors: true, into: &right) else { return [] }
        var level: Float = 1000
        if lexer.isAt(UInt8(ascii: "@")) {
            lexer.advance()
            guard let parsed = priority(&lexer, context) else { return [] }
            level = parsed
        }
        guard case .end = lexer.token else {
            let share = lexer.text(lexer.piece) == "%" ? "; a share is a factor: width == parent.width * 0.5" : ""
            report(context, at: lexer.start, "expected an operator, '@' or the end" + share)
            return []
        }
        if case .compound(let compound)? = left.terms.first?.target.what {
            var several = constraints(&left, compound, relation, &right, context)
            for index in several.indices {
                several[index].priority = level
                several[index].source = lexer.source
            }
            return several
        }
        left.add(right, times: -1)
        return constraint(&left, relation, level, lexer, context)
    }

    /// The priority after `@`: a number from 1 to 1000, a metric or a name of UILayoutPriority. Fractions are allowed,
    /// as in UIKit.
    private mutating func priority(_ lexer: inout ExpressionLexer, _ context: ConstraintContext) -> Float? {
        let place = lexer.start
        let value: Double?
        switch lexer.token {
        case .number(let number): value = number
        case .name:
            value =
                priorityWords[lexer.text(lexer.piece)].map { Double($0) }
                ?? defined.metrics.find(lexer.bytes.span, lexer.piece)
        default: value = nil
        }
        lexer.advance()
        guard let value, (1...1000).contains(value) else {
            report(context, at: place, "a priority is a number from 1 to 1000, a metric or a UILayoutPriority name")
            return nil
        }
        return Float(value)
    }

    /// `product (("+" | "-") product)*`; false after a message, here and below.
    /// - Parameter total: 0 at first. The result is added to `total` in place.
    private mutating func sum(
        _ lexer: inout ExpressionLexer, _ context: ConstraintContext, anchors: Bool,
        into total: inout LinearExpression
    ) -> Bool {
        guard product(&lexer, context, anchors: anchors, into: &total) else { return false }
        while case .symbol(let sign) = lexer.token, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
            lexer.advance()
            var next = LinearExpression()
            guard product(&lexer, context, anchors: anchors, into: &next) else { return false }
            total.add(next, times: sign == UInt8(ascii: "-") ? -1 : 1)
        }
        return true
    }

    /// `factor (("*" | "/") factor)*`, where at most one factor names an anchor.
    @inline(__always)
    private mutating func product(
        _ lexer: inout ExpressionLexer, _ context: ConstraintContext, anchors: Bool,
        into total: inout LinearExpression
    ) -> Bool {
        guard factor(&lexer, context, anchors: anchors, into: &total) else { return false }
        while case .symbol(let sign) = lexer.token, sign == UInt8(ascii: "*") || sign == UInt8(ascii: "/") {
            guard multiply(&total, sign, &lexer, context, anchors: anchors) else { return false }
        }
        return true
    }

    /// `total` multiplied or divided by the following factor.
    private mutating func multiply(
        _ total: inout LinearExpression, _ sign: UInt8, _ lexer: inout ExpressionLexer, _ context: ConstraintContext,
        anchors: Bool
    ) -> Bool {
        let place = lexer.start
        lexer.advance()
        var next = LinearExpression()
        guard factor(&lexer, context, anchors: anchors, into: &next) else { return false }
        if sign == UInt8(ascii: "/") {
            guard next.terms.count == 0, next.constant != 0 else {
                report(context, at: place, "a divisor is a number other than 0")
                return false
            }
            total.scale(by: 1 / next.constant)
        } else if next.terms.count == 0 {
            total.scale(by: next.constant)
        } else if total.terms.count == 0 {
            next.scale(by: total.constant)
            total = next
        } else {
            report(context, at: place, "anchors cannot be multiplied with each other")
            return false
        }
        return true
    }

    /// A number with an exponent may be an id: `1e2.width` names the item `1e2` where the tree has such an item.
    private mutating func factor(
        _ lexer: inout ExpressionLexer, _ context: ConstraintContext, anchors: Bool,
        into value: inout LinearExpression
    ) -> Bool {
        let place = lexer.start
        if let name = lexer.nameInstead, anchors, item(name, in: lexer.bytes, scope: context.scope) != nil {
            lexer.takeName(name)
        }
        switch lexer.token {
        case .number(let number):
            lexer.advance()
            guard inRange(number, context, place) else { return false }
            value.constant = number
            return true
        case .name: return named(&lexer, context, anchors: anchors, into: &value)
        case .symbol(UInt8(ascii: "-")):
            guard open(&lexer, context) else { return false }
            defer { lexer.depth -= 1 }
            guard factor(&lexer, context, anchors: anchors, into: &value) else { return false }
            value.scale(by: -1)
            return true
        case .symbol(UInt8(ascii: "(")):
            guard open(&lexer, context) else { return false }
            defer { lexer.depth -= 1 }
            guard sum(&lexer, context, anchors: anchors, into: &value) else { return false }
            guard lexer.isAt(UInt8(ascii: ")")) else {
                report(context, at: lexer.start, "expected ')'")
                return false
            }
            lexer.advance()
            return true
        default:
            report(
                context, at: place,
                (anchors ? "expected a number, a metric or an anchor" : "expected a number or a metric")
                    + OtherWords.stray(lexer.text(lexer.piece)))
            return false
        }
    }

    /// Enters a parenthesis or sign; false if too many are nested.
    private mutating func open(_ lexer: inout ExpressionLexer, _ context: ConstraintContext) -> Bool {
        guard lexer.depth < Limits.parentheses else {
            report(context, at: lexer.start, "more than \(Limits.parentheses) nested parentheses or signs")
            return false
        }
        lexer.depth += 1
        lexer.advance()
        return true
    }

    /// The meaning of a name, first match wins: an attribute of the owner (`width`), a metric (`gutter`), then what
    /// `anchorTarget` finds: an item, a region or a keyword. The order protects documents: a metric called `width`
    /// cannot change the meaning of `width == 100`.
    private mutating func named(
        _ lexer: inout ExpressionLexer, _ context: ConstraintContext, anchors: Bool,
        into value: inout LinearExpression
    ) -> Bool {
        let place = lexer.start
        guard lexer.takePath() else {
            report(context, at: lexer.place, "expected an attribute after '.'")
            return false
        }
        let isAlone = lexer.path.wordCount == 0
        if isAlone, anchors, lexer.isAt(UInt8(ascii: "(")),
            let function = AnchorFunction(rawValue: lexer.text(lexer.path.name))
        {
            return call(function, place, &lexer, context, into: &value)
        }
        let word = isAlone && anchors ? AnchorWord.table.find(lexer.bytes.span, lexer.path.name) : nil
        // The name of an attribute is no metric, the name of a compound may be one.
        if case .what(.attribute(let attribute))? = word {
            value.terms.append(.init(target: .init(item: context.owner, what: .attribute(attribute)), place: place))
            return true
        }
        if isAlone, let metric = defined.metrics.find(lexer.bytes.span, lexer.path.name) {
            value.constant = metric
            return true
        }
        guard anchors else {
            let name = lexer.text(lexer.path.name)
            let hint = OtherWords.metricHint(for: name) ?? hint(for: name, in: defined.metrics.sortedNames)
            report(context, at: place, "unknown metric \(quoted(name))" + hint)
            return false
        }
        guard let target = anchorTarget(word, &lexer, place, context) else { return false }
        value.terms.append(.init(target: target, place: place))
        return true
    }
}
