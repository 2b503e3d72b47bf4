import Notation

/// The words for the objects and constraints of one report; each object gets a title that no other has.
struct ReportWords {
    let report: LoggedReport
    /// The title of each object, with its address where several objects have one title.
    let titles: [String]

    init(_ report: LoggedReport) {
        self.report = report
        var counts: [String: Int] = [:]
        for item in report.items { counts[item.title, default: 0] += 1 }
        titles = report.items.map { item in
            let title = escapedForDisplay(item.title)
            guard counts[item.title, default: 0] > 1, let address = item.address else { return title }
            return "\(title) (\(address))"
        }
    }

    /// `card.width`
    func side(_ side: LoggedConstraint.Side) -> String { "\(titles[side.item]).\(side.attribute.rawValue)" }

    /// `card.leading == UIView.leading + 16`
    func equation(_ constraint: LoggedConstraint) -> String {
        var text = "\(side(constraint.first)) \(constraint.relation.rawValue) "
        if let second = constraint.second {
            if constraint.multiplier != 1 { text += "\(PlainNumber.precise(constraint.multiplier)) * " }
            text += side(second)
            if constraint.constant > 0 { text += " + \(PlainNumber.text(constraint.constant))" }
            if constraint.constant < 0 { text += " - \(PlainNumber.text(-constraint.constant))" }
        } else {
            text += PlainNumber.text(constraint.constant)
        }
        if constraint.priority < 1000 { text += " at priority \(PlainNumber.text(constraint.priority))" }
        return text
    }

    /// The distance that a constraint's constant is, in words: `width of card`, or for a distance between two edges
    /// `title.bottom to icon.top`.
    func number(of constraint: LoggedConstraint) -> String {
        guard let second = constraint.second else {
            return "\(constraint.first.attribute.rawValue) of \(titles[constraint.first.item])"
        }
        if constraint.first.attribute.isLength, second.attribute.isLength {
            return "difference of \(side(constraint.first)) and \(side(second))"
        }
        return "\(side(second)) to \(side(constraint.first))"
    }

    /// `16 + 200 + 16 = 232 must equal 320`, with the names of the summands in parentheses.
    func sentence(_ contradiction: Contradiction) -> String {
        let (more, less) = (sum(contradiction.more, contradiction), sum(contradiction.less, contradiction))
        return "\(more) \(verb(contradiction)) \(less)"
    }

    /// The explanation in numbers only, for a picture that contains the names.
    func numbers(_ contradiction: Contradiction) -> String {
        let (more, less) = (
            sum(contradiction.more, contradiction, isNamed: false),
            sum(contradiction.less, contradiction, isNamed: false)
        )
        return "\(more) \(verb(contradiction)) \(less)"
    }

    /// The words between both sums. The proof has a larger sum on the left; where an inequality takes part, the left
    /// side is a minimum.
    private func verb(_ contradiction: Contradiction) -> String {
        contradiction.isAtLeast ? "needs to be at most" : "must equal"
    }

    /// A sum as an expression, names beside the numbers if asked for.
    private func sum(
        _ summands: [Contradiction.Summand], _ contradiction: Contradiction, isNamed: Bool = true
    ) -> String {
        guard !summands.isEmpty else { return "0" }
        let terms = summands.map { summand in
            let factor = abs(summand.factor)
            let number =
                factor == 1
                ? PlainNumber.text(summand.value)
                : "\(PlainNumber.precise(factor)) x \(PlainNumber.text(summand.value / factor))"
            guard isNamed || summand.constraint == nil else { return number }
            let name = summand.constraint.map { self.number(of: report.constraints[$0]) } ?? "margin, assumed"
            return "\(number) (\(name))"
        }
        let total = summands.reduce(0) { $0 + $1.value }
        return terms.joined(separator: " + ") + (terms.count > 1 ? " = \(PlainNumber.text(total))" : "")
    }
}
