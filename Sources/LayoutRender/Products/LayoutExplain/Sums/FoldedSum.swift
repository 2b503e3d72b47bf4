import LayoutEngine
import Notation

/// The sum of an explained number with at most seven terms, for a person to read.
///
///     go.top is 354 = 20 + 24 (3 gaps of 8) + 30 (3 of 10) + 16 + 142 + 122 (6 heights)
///     b.width is 38.333 = (393 - 48 (3 gaps of 16)) / 9
///
/// Constraints that count with the factor 1/n are one bracket divided by n. In each bracket equal numbers of one kind are
/// folded first, then numbers of one kind, then the smallest numbers. No number is lost: the terms add up to the value.
struct FoldedSum {
    /// One summand of the printed sum.
    struct Term: Equatable {
        /// The number as printed, times the divisor of its bracket.
        var number: Double
        /// Places in the explanation's steps.
        var steps: [Int]
        /// `3 gaps of 8`; nil for the number of one constraint.
        var words: String?
    }

    /// Summands that are divided by one number.
    struct Bracket: Equatable {
        /// 1 for numbers that count whole.
        var divisor: Int
        /// In the order of the chain.
        var terms: [Term]
    }

    /// In the order of the chain.
    private(set) var brackets: [Bracket]
    /// Whether a term stands for several constraints.
    var isFolded: Bool { brackets.contains { $0.terms.contains { $0.words != nil } } }

    /// The noun for the size of the whole page.
    fileprivate static let pageSize = "page size"
    /// The most terms of a sum.
    static let limit = 7

    /// 1 brackets by divisor; 2 terms folded until they are few enough, the bracket with the most terms first.
    init(_ steps: [LayoutExplanation.Step], _ page: PageExplanation) {
        brackets = []
        var kinds: [Int: Kind] = [:]
        for (place, step) in steps.enumerated() where step.number != 0 {
            kinds[place] = Kind(page.trace.equations[step.equation], page)
            let divisor = Self.divisor(of: step.factor)
            let term = Term(number: step.number * Double(divisor), steps: [place])
            if let known = brackets.firstIndex(where: { $0.divisor == divisor }) {
                brackets[known].terms.append(term)
            } else {
                brackets.append(Bracket(divisor: divisor, terms: [term]))
            }
        }
        for index in brackets.indices { brackets[index].leadWithPositive(kinds) }
        if let first = brackets.first?.terms.first, first.number < 0,
            let lead = brackets.firstIndex(where: { ($0.terms.first?.number ?? 0) > 0 })
        {
            brackets.insert(brackets.remove(at: lead), at: 0)
        }
        for folding in Folding.allCases {
            while brackets.reduce(0, { $0 + $1.terms.count }) > Self.limit {
                let order = brackets.indices.sorted { brackets[$0].terms.count > brackets[$1].terms.count }
                guard order.contains(where: { brackets[$0].fold(folding, kinds, steps) }) else { break }
            }
        }
    }

    /// n for a factor of 1/n or -1/n up to 1/48; 1 for every other factor.
    private static func divisor(of factor: Double) -> Int {
        guard factor.magnitude < 0.75, factor != 0 else { return 1 }
        let divisor = (1 / factor.magnitude).rounded()
        return (2...48).contains(divisor) && (1 / divisor - factor.magnitude).magnitude < 1e-9 ? Int(divisor) : 1
    }

    /// `393 - 16 - 16`, `(393 - 32) / 2 + 8`.
    var text: String {
        var text = ""
        for bracket in brackets {
            let sum = bracket.terms.reduce(into: "") { sum, term in
                let words = term.words.map { " (\($0))" } ?? ""
                let number = PlainNumber.text(term.number.magnitude) + words
                sum += sum.isEmpty ? (term.number < 0 ? "-" : "") + number : (term.number < 0 ? " - " : " + ") + number
            }
            if bracket.divisor == 1 {
                text += text.isEmpty ? sum : sum.hasPrefix("-") ? " - \(sum.dropFirst())" : " + \(sum)"
            } else if bracket.terms.count == 1 {
                let part = "\(sum) / \(bracket.divisor)"
                text += text.isEmpty ? part : part.hasPrefix("-") ? " - \(part.dropFirst())" : " + \(part)"
            } else {
                text += (text.isEmpty ? "" : " + ") + "(\(sum)) / \(bracket.divisor)"
            }
        }
        return text
    }
}

extension FoldedSum {
    /// The steps of folding, from the mildest.
    fileprivate enum Folding: CaseIterable {
        /// Three or more equal numbers of one kind in one view.
        case equal
        /// Two equal numbers of one kind.
        case pairs
        /// Numbers of one kind in one view.
        case kindInView
        /// Numbers of one kind.
        case kind
        /// The smallest numbers of the bracket.
        case smallest
    }

    /// What a constraint says, as a noun, and the view in which it does.
    fileprivate struct Kind: Hashable {
        /// `gap`, `inset`, `height` ...
        var noun: String
        /// The view around.
        var container: ItemID?
        /// The name of the view around.
        var place: String?

        /// 1 the noun by the rule and the terms; 2 the nearest view around all items of the equation.
        init(_ equation: LayoutTrace.Equation, _ page: PageExplanation) {
            let items = equation.terms.compactMap(\.quantity.item)
            let hasStart = equation.terms.contains { $0.quantity.isStart }
            let isHorizontal = equation.terms.first?.quantity.axis == .horizontal
            let tree = page.scene.tree
            let parents = Set(items.map { tree[$0].superview })
            switch equation.key.role {
            case .rootFrame, .fittingSize: noun = FoldedSum.pageSize
            case .contentHugging, .compressionResistance: noun = isHorizontal ? "own width" : "own height"
            case .explicit where !hasStart: noun = isHorizontal ? "width" : "height"
            case .explicit, .canvasConnection, .spacing, .distributingEdge, .contentGuide:
                noun = parents.count == 1 && Set(items).count > 1 ? "gap" : "inset"
            default: noun = hasStart ? "offset" : isHorizontal ? "width" : "height"
            }
            container = parents.count == 1 ? parents.first ?? nil : items.first { parents.contains($0) }
            place = container.map { page.names.quotedName(of: $0) }
        }
    }
}

extension FoldedSum.Bracket {
    /// A sum that would begin with a minus begins with the page's size, or else with its first positive number.
    fileprivate mutating func leadWithPositive(_ kinds: [Int: FoldedSum.Kind]) {
        guard let first = terms.first, first.number < 0 else { return }
        let positive = terms.indices.filter { terms[$0].number > 0 }
        let size = positive.first { terms[$0].steps.contains { kinds[$0]?.noun == FoldedSum.pageSize } }
        guard let lead = size ?? positive.first else { return }
        terms.insert(terms.remove(at: lead), at: 0)
    }

    /// Folds one group of terms, the largest first; false if no group is left.
    fileprivate mutating func fold(
        _ folding: FoldedSum.Folding, _ kinds: [Int: FoldedSum.Kind], _ steps: [LayoutExplanation.Step]
    ) -> Bool {
        var groups: [String: [Int]] = [:]
        var order: [String] = []
        for (place, term) in terms.enumerated() {
            guard let first = term.steps.first, let kind = kinds[first] else { continue }
            let sign = term.number < 0 ? "-" : "+"
            let key: String? =
                switch folding {
                case .equal, .pairs:
                    term.words == nil ? "\(kind.noun) \(PlainNumber.text(term.number)) \(kind.place ?? "")" : nil
                case .kindInView: "\(sign) \(kind.noun) \(kind.place ?? "")"
                case .kind: "\(sign) \(kind.noun)"
                case .smallest: kind.noun == FoldedSum.pageSize ? nil : sign
                }
            guard let key else { continue }
            if groups[key] == nil { order.append(key) }
            groups[key, default: []].append(place)
        }
        let least = folding == .equal ? 3 : 2
        let largest = order.max { (groups[$0]?.count ?? 0) < (groups[$1]?.count ?? 0) }
        guard let key = largest, let places = groups[key], places.count >= least else { return false }
        merge(places, kinds, folding)
        return true
    }

    /// One term for several, in the place of the first.
    private mutating func merge(_ places: [Int], _ kinds: [Int: FoldedSum.Kind], _ folding: FoldedSum.Folding) {
        let merged = places.flatMap { terms[$0].steps }
        let number = places.reduce(0) { $0 + terms[$1].number }
        let nouns = Set(merged.compactMap { kinds[$0]?.noun })
        let containers = Set(merged.compactMap { kinds[$0]?.place })
        var words: String
        if nouns.count == 1, let noun = nouns.first {
            words = countText(merged.count, noun)
        } else {
            words = "\(merged.count) numbers"
        }
        if folding == .equal || folding == .pairs {
            words += " of \(PlainNumber.text(terms[places[0]].number.magnitude))"
        }
        if folding == .equal || folding == .kindInView, containers.count == 1, let place = containers.first {
            words += " in \(place)"
        }
        terms[places[0]] = FoldedSum.Term(number: number, steps: merged, words: words)
        for place in places.dropFirst().reversed() { terms.remove(at: place) }
    }
}
