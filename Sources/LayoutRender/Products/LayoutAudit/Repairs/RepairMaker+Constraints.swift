import LayoutEngine
import LayoutExplain
import Notation
import SourceEdits

/// Candidates that change constraints: conflicts, duplicates, ambiguities and priorities.
extension RepairMaker {
    /// A constraint that gives way, or an equality that becomes an inequality. Fixed lengths come first, then centres, then
    /// the end of the chain; the own size of a picture, a button or a line comes last where a gap or a text may give way.
    /// [19 mendings of conflicts in public projects touch a fixed length 9 times, a trailing or bottom edge 7 times, a centre
    /// 4 times, other constraints 9 times; the order of centres and ends is a choice]
    func conflict(isResized: Bool) -> [RepairCandidate] {
        let places = places.filter { tree.constraints[$0].priority >= 1000 && !tree.constraints[$0].isPlaceholder }
        // A box that a number closes shows what is inside beyond its edge, whatever else gives way.
        let isClosed = places.contains { place in
            let constraint = tree.constraints[place]
            return constraint.isNumberForLength && constraint.relation == .equal && constraint.constant == 0
                && !tree[constraint.first.item].clipsToBounds
                && !tree[constraint.first.item].subviews.isEmpty
        }
        guard !isClosed else { return [] }
        let ends = unequalEnds(places)
        let ties = ends.isEmpty ? surplusTies(places) : []
        guard ties.isEmpty else { return ties }
        let unseen = places.filter { tree.constraints[$0].tiesToHidden(on: screen) && !source($0).isEmpty }
        guard unseen.isEmpty else { return unseen.flatMap { yielding($0, among: places, isResized) } }
        let hasGap = places.contains { isGapOrText($0) && !tree.constraints[$0].first.attribute.isDimension }
        let sizes = places.filter { !isResized && isPlainLength($0) && tree.constraints[$0].isOwnSize(screen, hasGap) }
        let others = places.filter { !sizes.contains($0) }
        let last = others.contains(where: isGapOrText) ? sizes : []
        let free = last.isEmpty ? places : others
        let lengths = isResized ? [] : free.filter(isPlainLength)
        let giving = lengths.isEmpty ? free.filter { !endsFilling($0) } : lengths
        let isByEnds = isResized || (!last.isEmpty && items.first.flatMap(screen.cell) != nil)
        let ranked = giving.enumerated().sorted {
            (rank($0.element, isByEnds), $0.offset) < (rank($1.element, isByEnds), $1.offset)
        }
        let single =
            ranked.prefix(8).flatMap { _, place -> [RepairCandidate] in
                let constraint = tree.constraints[place]
                // A text's fixed length becomes a least length; any other length or distance goes or gives way.
                let isText =
                    constraint.second == nil && constraint.relation == .equal && showsText(constraint.first.item)
                return (isText ? [atLeast(place)] : []) + yielding(place, among: places, isResized)
            } + last.map { lowered($0).asLastResort }
        guard (2...Self.mostGiving).contains(lengths.count) else { return ends + single }
        // The longest go first: what is short is a label before a field.
        let longest = lengths.sorted { (-tree.constraints[$0].constant, $0) < (-tree.constraints[$1].constant, $1) }
        return ends + single + (2...longest.count).map { lowered(Array(longest.prefix($0))) }
    }

    /// A constraint that goes where nothing is left for the constraint to decide on any page, among equalities alone, and else gives way.
    /// [In 20 of 31 mendings of conflicts in public projects constraints are removed, in 3 priorities change]
    private func yielding(_ place: Int, among places: [Int], _ isResized: Bool) -> [RepairCandidate] {
        let isSurplus = !isResized && !screen.isConnected(place) && screen.areLasting(places)
        return (isSurplus ? removals([place]) : []) + [lowered(place)]
    }

    /// Whether a constraint of the file is a distance that fills no width alone, or the length of a label.
    private func isGapOrText(_ place: Int) -> Bool {
        !source(place).isEmpty && !endsFilling(place) && tree.constraints[place].isGapOrText(on: screen)
    }

    /// Whether a constraint is a plain number for a width or a height: that number contradicts what follows the screen.
    private func isPlainLength(_ place: Int) -> Bool {
        tree.constraints[place].isNumberForLength && !source(place).isEmpty
    }

    /// Whether a view fills the width of its superview by a constraint, and by no other one.
    private func endsFilling(_ place: Int) -> Bool {
        let constraint = tree.constraints[place]
        guard constraint.first.attribute.axis == .horizontal, let second = constraint.second else { return false }
        let ends = [constraint.first.item, second.item]
        guard let view = ends.first(where: { item in ends.contains { tree[item].superview == $0 } }) else {
            return false
        }
        return fillsWidth(view, without: nil) && !fillsWidth(view, without: place)
    }

    /// Whether required equalities tie both sides of a view to those of its superview, or one side and the width.
    private func fillsWidth(_ view: ItemID, without place: Int?) -> Bool {
        let ties = screen.constraints[view].filter { other in
            let constraint = tree.constraints[other]
            guard other != place, constraint.relation == .equal, constraint.multiplier == 1,
                constraint.priority >= LayoutPriority.required.rawValue, let second = constraint.second
            else { return false }
            return constraint.first.attribute == second.attribute
                && tree[view].superview.map([constraint.first.item, second.item].contains) == true
        }.map { tree.constraints[$0].first.attribute }
        let sides = Set(ties.filter { [.leading, .trailing, .left, .right, .width].contains($0) })
        return sides.count > 1
    }

    /// One constraint that gives way, or one of each path that keeps the hidden view from having no length.
    func hidden() -> [RepairCandidate] {
        let single = conflict(isResized: true)
        guard items.count > 1, let axis = tree[items[1]].stack?.axis else { return single }
        var giving: [Int] = []
        while giving.count < Self.mostGiving {
            let path = HiddenInStackRule.keeping(items[0], axis, screen, without: Set(giving))
            guard let place = path.filter({ !source($0).isEmpty }).min(by: { rank($0, true) < rank($1, true) })
            else { break }
            giving.append(place)
        }
        guard giving.count > 1, HiddenInStackRule.keeping(items[0], axis, screen, without: Set(giving)).isEmpty
        else { return single }
        return single + [lowered(giving)]
    }

    /// Nobody lowers more constraints for one view.
    private static let mostGiving = 3

    /// The removal of one of two constraints that tie an edge of a view to the same edges of two views, or of two rectangles
    /// of a view: one of them names a view that was not meant, and a priority would keep that tie. The tie to the rectangle
    /// that the view's other edge is tied to stays if it can.
    private func surplusTies(_ places: [Int]) -> [RepairCandidate] {
        let tied = places.flatMap { place -> [(edge: Anchor, partner: Anchor, place: Int)] in
            let constraint = tree.constraints[place]
            guard let second = constraint.second, constraint.relation == .equal, constraint.multiplier == 1,
                constraint.first.attribute == second.attribute, constraint.first.item != second.item
            else { return [] }
            return [(constraint.first, second, place), (second, constraint.first, place)]
        }
        // An edge of the superview holds the edges of all the views inside.
        let twice = tied.filter { tie in
            tied.contains { other in
                other.edge == tie.edge && other.place != tie.place
                    && !tree.isAncestor(tie.edge.item, of: other.partner.item)
            } && !tree.isAncestor(tie.edge.item, of: tie.partner.item)
        }
        var surplus: [Int] = []
        for tie in twice.sorted(by: { !isAtOtherEnd($0.edge, $0.partner) && isAtOtherEnd($1.edge, $1.partner) })
        where !surplus.contains(tie.place) && !screen.isConnected(tie.place) {
            surplus.append(tie.place)
        }
        return removals(surplus)
    }

    /// Whether a view has the other end of the axis at the same rectangle of the same view.
    private func isAtOtherEnd(_ edge: Anchor, _ partner: Anchor) -> Bool {
        screen.constraints[edge.item].contains { place in
            let constraint = tree.constraints[place]
            let ends = [constraint.first, constraint.second].compactMap { $0 }
            return constraint.first.attribute.axis == edge.attribute.axis
                && ends.contains { $0.item == edge.item && $0.attribute != edge.attribute }
                && ends.contains { $0.item == partner.item && $0.region == partner.region }
        }
    }

    /// The place in the order of what people lower: 0 first.
    private func rank(_ place: Int, _ isResized: Bool) -> Int {
        let constraint = tree.constraints[place]
        if constraint.isNumberForLength { return isResized ? 1 : 0 }
        switch constraint.first.attribute {
        case .bottom, .bottomMargin:
            // What lies lowest lets go of the row's bottom; a tie between two views inside holds what they show apart.
            guard isResized, let second = constraint.second else { return 2 }
            let isToRow =
                tree.isAncestor(constraint.first.item, of: second.item)
                || tree.isAncestor(second.item, of: constraint.first.item)
            return isToRow ? 0 : 3
        case .centerX, .centerY: return isResized ? 2 : 1
        case .trailing, .right: return 2
        case .width, .height: return 3
        default: return 4
        }
    }

    /// Both ends of a view at the safe area, or both at the edges, where one end is at either: the two contradict each other
    /// and the view's middle as soon as the safe area is inset at one side.
    private func unequalEnds(_ places: [Int]) -> [RepairCandidate] {
        let edges: [Attribute] = [.leading, .trailing, .left, .right, .top, .bottom]
        let isInMiddle = places.contains { [.centerX, .centerY].contains(tree.constraints[$0].first.attribute) }
        let ends = places.filter { place in
            let constraint = tree.constraints[place]
            return edges.contains(constraint.first.attribute) && region(ofRootIn: constraint) != nil
        }
        guard isInMiddle, ends.count == 2, let safe = ends.first(where: { isAtSafeArea($0) }),
            let plain = ends.first(where: { !isAtSafeArea($0) })
        else { return [] }
        return [
            .init(
                "tie \(words(plain)) to the safe area, as the other end is",
                [.safeArea(ofView: id(tree.root), of: source(plain))]),
            .init(
                "tie \(words(safe)) to the edge of the view, as the other end is",
                [.edge(ofView: id(tree.root), of: source(safe))]),
        ]
    }

    /// Which rectangle of the root a constraint refers to; nil for a constraint between other views.
    private func region(ofRootIn constraint: LayoutConstraint) -> Anchor.Region? {
        [constraint.first, constraint.second].compactMap { $0 }.first { $0.item == tree.root }?.region
    }

    private func isAtSafeArea(_ place: Int) -> Bool { region(ofRootIn: tree.constraints[place]) == .safeArea }

    /// Whether a view shows a text, which asks for more room in another language.
    private func showsText(_ item: ItemID) -> Bool {
        tree[item].kind == .label || (tree[item].kind == .button && screen.shownText(item) != nil)
    }

    /// The weaker of two constraints goes, else the later; of a view at both margins and in the middle, the constraint of the
    /// middle, which the margins decide already.
    func duplicates() -> [RepairCandidate] {
        let places = places
        let words = items.reduce(finding.message) { $0.replacing(screen.shortName($1), with: "") }
        if words.contains("to the middle") { return removals(places) }
        let ordered = places.sorted { (tree.constraints[$0].priority, -$0) < (tree.constraints[$1].priority, -$1) }
        return removals(ordered)
    }

    /// Of the changes that `explain FILE` proposes those which people take: priorities, and the width of a scroll view for its
    /// content. Another missing constraint would be a guess at the author's intention.
    func ambiguity() -> [RepairCandidate] {
        guard let item = items.first else { return [] }
        let page = PageExplanation(screen.scene, findingAmbiguity: true)
        let explanation =
            AmbiguityExplanation.all(of: page).first {
                $0.item == item && ($0.axis == .horizontal) == finding.message.contains("horizontal")
            } ?? AmbiguityExplanation.all(of: page).first { $0.item == item }
        guard let explanation else { return [] }
        let axis = explanation.axis == .horizontal ? "horizontal" : "vertical"
        return explanation.remedies.prefix(4).compactMap { remedy in
            switch remedy.change {
            case .hugging(let item, let priority):
                RepairCandidate(
                    "let \(screen.shortName(item)) hug its content with \(PlainNumber.text(Double(priority)))",
                    [.hugging(Int(priority), axis: axis, of: id(item))])
            case .compressionResistance(let item, let priority):
                RepairCandidate(
                    "let \(screen.shortName(item)) resist compression with \(PlainNumber.text(Double(priority)))",
                    [.resistance(Int(priority), axis: axis, of: id(item))])
            case .constraint(let constraint): widthOfContent(constraint)
            }
        }
    }

    /// The width of a scroll view for its content, as an edit; nil for any other constraint.
    private func widthOfContent(_ constraint: LayoutConstraint) -> RepairCandidate? {
        let item = constraint.first.item
        guard let second = constraint.second, constraint.first.attribute == .width, tree[second.item].scroll != nil
        else { return nil }
        let parent = id(second.item)
        var new = SourceEdit.NewConstraint(
            holder: parent, id(item), "width", parent, "width", constant: constraint.constant)
        new.priority = Int(constraint.priority)
        return RepairCandidate(
            "add a width constraint from \(screen.shortName(item)) to \(screen.shortName(second.item))",
            [.addition(new)])
    }

    /// One of two equal neighbours keeps its size: 251 where both stretch, 749 for a neighbour that may shrink.
    func equalPriorities() -> [RepairCandidate] {
        let items = items.prefix(2)
        guard items.count == 2 else { return [] }
        let isShrinking = finding.message.contains("shrink")
        // The view with the shorter text keeps its size.
        let ordered = items.sorted {
            tree[$0].naturalSize(in: screen.scene.environment).width
                < tree[$1].naturalSize(in: screen.scene.environment).width
        }
        let views = isShrinking ? Array(ordered.reversed()) : ordered
        return views.map { item in
            if isShrinking {
                let priority = Int(tree[item].contentCompressionResistancePriority.horizontal) - 1
                return RepairCandidate(
                    "let \(screen.shortName(item)) resist compression with \(priority)",
                    [.resistance(priority, axis: "horizontal", of: id(item))])
            }
            let priority = Int(tree[item].contentHuggingPriority.horizontal) + 1
            return RepairCandidate(
                "let \(screen.shortName(item)) hug its content with \(priority)",
                [.hugging(priority, axis: "horizontal", of: id(item))])
        }
    }

    /// Leading and trailing in place of left and right.
    func leftAndRight() -> [RepairCandidate] {
        places.prefix(1).map { place in
            let id = source(place)
            return RepairCandidate(
                "use leading and trailing in \(words(place))",
                [.attribute("leading", for: "left", of: id), .attribute("trailing", for: "right", of: id)])
        }
    }
}
