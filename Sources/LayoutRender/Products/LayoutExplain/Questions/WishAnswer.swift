import LayoutEngine
import Notation

/// Why a view is not as a person wants it: the first constraint in the way, and the price of giving it up.
///
/// The wish is a required constraint more. If it cannot hold, the conflict names the constraints in the way; otherwise
/// nothing forbids it, and the answer is what the wish would break and move.
public struct WishAnswer: Sendable {
    /// A wish in words, with the constraint that says the same.
    public struct Wish: Sendable {
        /// `wider`.
        public var words: String
        /// Required.
        public var constraint: LayoutConstraint

        /// A wish.
        public init(words: String, constraint: LayoutConstraint) {
            self.words = words
            self.constraint = constraint
        }
    }

    /// The most constraints in the way that are listed.
    private static let shown = 8

    /// The sentences of the answer.
    public let lines: [String]

    /// - Parameters:
    ///   - item: the view that is asked about.
    ///   - wish: what is missing.
    ///   - page: as it is.
    public init(_ item: ItemID, _ wish: Wish, on page: PageExplanation) {
        let name = page.words.name(item)
        var scene = page.scene
        scene.tree.constraints.append(wish.constraint)
        let changed = PageExplanation(scene)
        let place = scene.tree.constraints.count - 1
        let text = page.words.text(wish.constraint)
        let moved = zip(changed.layout.items, page.layout.items).count { $0.frame != $1.frame }
        let known = page.layout.diagnostics.count { $0.kind == .conflict }
        // 1 the wish holds already
        if moved == 0, changed.layout.diagnostics.count(where: { $0.kind == .conflict }) <= known {
            lines = ["\(name) is \(wish.words): \(text) holds as it is"]
            return
        }
        // 2 required constraints are in the way
        let conflicts = ConflictExplanation.all(of: changed).filter { conflict in
            let touched = [conflict.broken] + conflict.steps.map(\.equation)
            return touched.contains { changed.isExplicit($0, place) }
        }
        guard let conflict = conflicts.first else {
            lines = Self.price(name, wish, text, moved, page, changed)
            return
        }
        let others = conflict.repairs.filter { $0.constraint != place }
        var answer = ["\(name) cannot be \(wish.words) (\(text)): constraints are in the way"]
        let near = conflict.steps.compactMap { step in
            others.first { changed.isExplicit(step.equation, $0.constraint) && $0.change == .lower }
        }
        if let first = near.first ?? others.first {
            let blocking = page.words.text(scene.tree.constraints[first.constraint])
            let frames = "\(countText(first.movedFrames, "frame")) \(first.movedFrames == 1 ? "moves" : "move")"
            answer.append("  first in the way: \(blocking); with priority 999 \(frames)")
        }
        let sum = FoldedSum(conflict.steps, changed).text
        let value = PlainNumber.text(conflict.actual)
        answer.append("  the constraints in the way make \(sum == value ? value : "\(value) = \(sum)"):")
        answer += conflict.steps.prefix(Self.shown).map { "  " + changed.line($0) }
        if conflict.steps.count > Self.shown { answer.append("    and \(conflict.steps.count - Self.shown) more") }
        let repairs = changed.lines(conflict).filter { $0.hasPrefix("  repair: ") && !$0.contains("for " + text) }
        answer += repairs.prefix(4).map { "  " + $0 }
        lines = answer
    }

    /// Nothing required forbids the wish: what decides otherwise now, and what it costs.
    private static func price(
        _ name: String, _ wish: Wish, _ text: String, _ moved: Int, _ page: PageExplanation, _ changed: PageExplanation
    ) -> [String] {
        var lines = [
            "nothing forbids \(name) to be \(wish.words) (\(text)): \(countText(moved, "frame")) "
                + "\(moved == 1 ? "moves" : "move")"
        ]
        // Optional constraints that held and hold no longer are the price; the strongest is what decided.
        let broken = changed.trace.equations.indices.filter { place in
            let equation = changed.trace.equations[place]
            guard equation.priority < 1000, changed.isBroken(place) else { return false }
            return page.trace.equations.indices.contains { other in
                page.trace.equations[other].key == equation.key && page.trace.equations[other].terms == equation.terms
                    && !page.isBroken(other)
            }
        }
        let order = broken.sorted {
            (changed.trace.equations[$1].priority, $0) < (changed.trace.equations[$0].priority, $1)
        }
        for (rank, place) in order.prefix(4).enumerated() {
            let distance = PlainNumber.text(changed.excess(ofEquation: place).magnitude)
            lines.append(
                "  \(rank == 0 ? "in the way now: " : "and ")\(changed.text(ofEquation: place)), broken by \(distance)")
        }
        if order.count > 4 { lines.append("  and \(order.count - 4) more") }
        return lines
    }
}

extension PageExplanation {
    /// Whether an equation is that of a constraint of the tree.
    fileprivate func isExplicit(_ equation: Int, _ constraint: Int) -> Bool {
        let key = trace.equations[equation].key
        return key.role == .explicit && Int(key.index) == constraint
    }

    /// Whether a constraint does not hold.
    fileprivate func isBroken(_ place: Int) -> Bool {
        let excess = excess(ofEquation: place)
        switch trace.equations[place].relation {
        case .equal: return excess.magnitude > 0.001
        case .lessThanOrEqual: return excess > 0.001
        case .greaterThanOrEqual: return excess < -0.001
        }
    }

    /// The wish that a word stands for: `wider`, `taller`, `narrower`, `shorter`, `on one line`, `above the safe area`;
    /// nil for another word, or a view that cannot have the wish.
    public func wish(_ word: String, of item: ItemID) -> WishAnswer.Wish? {
        func length(_ attribute: Attribute, _ relation: Relation, _ constant: Double) -> WishAnswer.Wish {
            .init(words: word, constraint: LayoutConstraint(Anchor(item, attribute), relation, constant: constant))
        }
        let size = layout[item].frame.size
        switch word {
        case "wider": return length(.width, .greaterThanOrEqual, size.width + 10)
        case "taller", "higher": return length(.height, .greaterThanOrEqual, size.height + 10)
        case "narrower": return length(.width, .lessThanOrEqual, max(size.width - 10, 0))
        case "shorter", "lower": return length(.height, .lessThanOrEqual, max(size.height - 10, 0))
        case "on one line":
            guard var content = scene.tree.shownText(of: item), !content.text.isEmpty else { return nil }
            content.numberOfLines = 1
            let needed = content.measure(wrappingAt: nil, in: scene.environment).size.width
            return length(.width, .greaterThanOrEqual, needed)
        case "above the safe area", "inside the safe area":
            return .init(
                words: word,
                constraint: LayoutConstraint(
                    Anchor(item, .bottom), .lessThanOrEqual, Anchor(scene.tree.root, .bottom, region: .safeArea)))
        default: return nil
        }
    }

    /// The words of `wish(_:of:)`.
    public static let wishWords = [
        "wider", "narrower", "taller", "shorter", "on one line", "above the safe area",
    ]
}
