/// Apple's visual format: `H:|-[a(>=50@20)]-8-[b(==a)]-(>=0)-|`.
///
/// A mistake in the format stops the program with the place, as an exception of UIKit's does.
@MainActor
struct VisualFormat {
    private struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        var constant = CGFloat(0)
        /// A view whose length counts instead of the constant.
        var view: UIView?
        var priority = UILayoutPriority.required
    }

    private enum End {
        case superview
        case view(UIView)
    }

    private let text: [Character]
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: [String: Any]
    private let views: [String: Any]
    private var place = 0
    private var isVertical = false
    private var made: [NSLayoutConstraint] = []
    private var named: [UIView] = []

    static func constraints(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any], _ views: [String: Any]
    ) -> [NSLayoutConstraint] {
        var reader = VisualFormat(text: Array(format), options: options, metrics: metrics, views: views)
        reader.read()
        return reader.made
    }

    // MARK: Reading

    private mutating func read() {
        // 1 orientation
        if take("V:") { isVertical = true } else { _ = take("H:") }
        // 2 the superview's edge, views and the gaps between
        var last: End?
        if take("|") { last = .superview }
        while place < text.count {
            let gap = last == nil ? nil : readConnection()
            if take("|") {
                connect(last, gap, .superview)
                last = nil
                break
            }
            let view = readView()
            if last != nil { connect(last, gap, .view(view)) }
            last = .view(view)
        }
        if place < text.count { fail("something behind the end") }
        // 3 alignment of all views named
        align()
    }

    /// The gap in front of the next view: nil for none, an empty list for the standard one.
    private mutating func readConnection() -> [Predicate]? {
        guard take("-") else { return nil }
        if peek() == "[" || peek() == "|" { return [] }
        let found = readPredicates()
        guard take("-") else {
            fail("a '-' expected behind the gap")
            return nil
        }
        return found
    }

    private mutating func readView() -> UIView {
        guard take("[") else {
            fail("a view in [] expected")
            return UIView()
        }
        let name = readName()
        guard let view = views[name] as? UIView else {
            fail("'\(name)' is not a key in the views dictionary")
            return UIView()
        }
        named.append(view)
        if peek() == "(" {
            for predicate in readPredicates() {
                let length: NSLayoutConstraint.Attribute = isVertical ? .height : .width
                add(
                    view, length, predicate.relation, predicate.view, predicate.view == nil ? .notAnAttribute : length,
                    predicate.constant, predicate.priority)
            }
        }
        if !take("]") { fail("a ']' expected") }
        return view
    }

    /// `8`, `name`, or `(>=8@750,<=20)`.
    private mutating func readPredicates() -> [Predicate] {
        guard take("(") else { return [readPredicate()] }
        var found = [readPredicate()]
        while take(",") { found.append(readPredicate()) }
        if !take(")") { fail("a ')' expected") }
        return found
    }

    private mutating func readPredicate() -> Predicate {
        var predicate = Predicate()
        if take("==") {
        } else if take(">=") {
            predicate.relation = .greaterThanOrEqual
        } else if take("<=") {
            predicate.relation = .lessThanOrEqual
        }
        if let number = readNumber() {
            predicate.constant = number
        } else {
            let name = readName()
            if let view = views[name] as? UIView {
                predicate.view = view
            } else if let number = metric(name) {
                predicate.constant = number
            } else {
                fail("'\(name)' is neither a metric nor a view")
            }
        }
        if take("@") {
            if let number = readNumber() ?? metric(readName()) {
                predicate.priority = UILayoutPriority(Float(number))
            } else {
                fail("a priority expected")
            }
        }
        return predicate
    }

    private func metric(_ name: String) -> CGFloat? {
        switch metrics[name] {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        case let value as UILayoutPriority: CGFloat(value.rawValue)
        default: nil
        }
    }

    private mutating func readNumber() -> CGFloat? {
        var end = place
        if end < text.count, text[end] == "-" { end += 1 }
        while end < text.count, text[end].isASCII, text[end].isNumber || text[end] == "." { end += 1 }
        guard end > place, let value = Double(String(text[place..<end])) else { return nil }
        place = end
        return CGFloat(value)
    }

    private mutating func readName() -> String {
        let start = place
        while place < text.count, text[place].isLetter || text[place].isNumber || text[place] == "_" { place += 1 }
        return String(text[start..<place])
    }

    private func peek() -> Character? { place < text.count ? text[place] : nil }

    private mutating func take(_ word: String) -> Bool {
        let next = Array(word)
        guard place + next.count <= text.count, Array(text[place..<place + next.count]) == next else { return false }
        place += next.count
        return true
    }

    private mutating func fail(_ reason: String) {
        preconditionFailure(
            "Unable to parse constraint format: \(reason)\n\(String(text))\n" + String(repeating: " ", count: place)
                + "^")
    }

    // MARK: Making

    private var superview: UIView? { named.first?.superview }

    private mutating func connect(_ first: End?, _ gap: [Predicate]?, _ second: End) {
        guard let first else { return }
        let backwards = !isVertical && options.contains(.directionRightToLeft)
        let absolute = !isVertical && (backwards || options.contains(.directionLeftToRight))
        let start: NSLayoutConstraint.Attribute =
            isVertical ? .top : !absolute ? .leading : backwards ? .right : .left
        let end: NSLayoutConstraint.Attribute =
            isVertical ? .bottom : !absolute ? .trailing : backwards ? .left : .right
        let (one, other): ((UIView, NSLayoutConstraint.Attribute), (UIView, NSLayoutConstraint.Attribute))
        var standard = CGFloat(8)
        switch (first, second) {
        case (.view(let a), .view(let b)): (one, other) = ((b, start), (a, end))
        case (.superview, .view(let b)):
            guard let superview = b.superview else { return fail("the view \(type(of: b)) has no superview") }
            (one, other) = ((b, start), (superview, start))
            standard = 20
        case (.view(let a), .superview):
            guard let superview = a.superview else { return fail("the view \(type(of: a)) has no superview") }
            (one, other) = ((superview, end), (a, end))
            standard = 20
        case (.superview, .superview): return fail("no view between the superview's edges")
        }
        guard let gap else { return add(one.0, one.1, .equal, other.0, other.1, 0, .required, backwards) }
        if gap.isEmpty { return add(one.0, one.1, .equal, other.0, other.1, standard, .required, backwards) }
        for next in gap {
            add(one.0, one.1, next.relation, other.0, other.1, next.constant, next.priority, backwards)
        }
    }

    private mutating func add(
        _ first: UIView, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ second: UIView?, _ other: NSLayoutConstraint.Attribute, _ constant: CGFloat, _ priority: UILayoutPriority,
        _ backwards: Bool = false
    ) {
        var relation = relation
        if backwards { relation = NSLayoutConstraint.Relation(rawValue: -relation.rawValue) ?? .equal }
        let constraint = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other, multiplier: 1,
            constant: backwards ? -constant : constant)
        constraint.priority = priority
        made.append(constraint)
    }

    private mutating func align() {
        let all: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
            (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
            (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
            (.alignAllFirstBaseline, .firstBaseline),
        ]
        for (option, attribute) in all where options.contains(option) {
            for (one, next) in zip(named, named.dropFirst()) {
                add(one, attribute, .equal, next, attribute, 0, .required)
            }
        }
    }
}

extension NSLayoutConstraint {
    public class func constraints(
        withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        VisualFormat.constraints(format, options, metrics ?? [:], views)
    }
}
