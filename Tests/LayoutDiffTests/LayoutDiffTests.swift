import LayoutDiff
import LayoutEngine
import Testing

@Suite struct CauseTests {
    func difference(_ change: (inout Card) -> Void) -> LayoutDifference {
        var card = Card()
        let before = card.side
        change(&card)
        return LayoutDiff.compare(before: before, after: card.side)
    }

    @Test func nothingChangedSaysSo() {
        let same = difference { _ in }
        #expect(same.isEmpty)
        #expect(same.text == "no visual change\n")
    }

    @Test func wrappedTextIsTheCauseOfTheMovesBelow() {
        let longer = difference { $0.setText("Monkey D. Luffy, captain of the Straw Hat Pirates", of: $0.name) }
        #expect(
            longer.text == """
                ~ name.text "Monkey D. Luffy" -> "Monkey D. Luffy, captain of the Straw Hat Pira… moves 4 views: largest +20.5, info
                    info  height 42.5 -> 63 (+20.5)
                    name  height 20.5 -> 41 (+20.5)
                    bio  y 24.5 -> 45 (+20.5)
                    more  y 74.5 -> 95 (+20.5)

                """)
        let facts = longer.views.flatMap(\.facts)
        #expect(facts.contains("y 24.5 -> 45 (+20.5)  because name.height 20.5 -> 41 (wraps to 2 lines)"), "\(facts)")
    }

    /// Texts that Swift's strings call equal and that have other scalars, which nobody sees in two texts of a terminal.
    @Test func aTextOfOtherScalarsIsAChange() {
        var card = Card()
        card.setText("King of the pirates", of: card.name)
        let before = card.side
        card.setText("\u{212A}ing of the pirates", of: card.name)
        let other = LayoutDiff.compare(before: before, after: card.side)
        #expect(other.text.contains(#"text "King of the pirates" -> "\u{212A}ing of the pirates""#), "\(other.text)")
        #expect(other.isVisual)
    }

    @Test func aConstantIsNamedWithItsConstraint() {
        let moved = difference { $0.tree.constraints[$0.gap].constant = 20 }
        #expect(
            moved.text == """
                ~ constraint gap (more.top == info.bottom + 20): constant 12 -> 20 moves more: y 74.5 -> 82.5 (+8)

                """)
    }

    @Test func aNarrowerColumnLeadsBackToTheConstantThroughTheWrappedText() {
        let narrower = difference { $0.tree.constraints[$0.leading].constant = 200 }
        let bio = narrower.views.first { $0.name == "bio" }
        let y = bio?.edges.first { $0.edge == .y }
        #expect(
            y?.cause?.text == """
                constraint info.leading == card.leading + 200: constant 16 -> 200, so name wraps to 2 lines
                """)
        #expect(y?.cause?.path == ["name.height", "name.width", "info.width", "info.x"])
    }

    @Test func aHiddenNeighbourIsTheCause() {
        let hidden = difference { $0.tree[$0.name].isHidden = true }
        let bio = hidden.views.first { $0.name == "bio" }
        #expect(bio?.edges.map(\.text) == ["y 24.5 -> 0 (-24.5)"])
        #expect(bio?.edges.first?.cause?.text == "name is hidden")
    }

    @Test func spacingOfTheStackIsTheCause() {
        let spacing = difference { $0.tree[$0.info].stack?.spacing = 10 }
        let causes = spacing.views.flatMap(\.edges).map { $0.cause?.text }
        #expect(causes == Array(repeating: "info.spacing 4 -> 10", count: 3))
    }

    @Test func aRemovedAndAnAddedConstraintAreNamed() {
        let swapped = difference { card in
            card.tree.constraints.remove(at: card.gap)
            card.tree.constraints.append(
                LayoutConstraint(Anchor(card.more, .top), .equal, Anchor(card.tree.root, .top), constant: 200))
        }
        let more = swapped.views.first { $0.name == "more" }
        #expect(
            more?.edges.first?.cause?.text == """
                constraint more.top == card.top + 200 was added and \
                constraint gap (more.top == info.bottom + 12) was removed
                """)
        #expect(swapped.constraints.map(\.event) == [.added, .removed])
    }

    @Test func aLengthThatOnlyRoundsAnewSaysSo() {
        func column(_ top: Double) -> LayoutSide {
            var tree = LayoutTree(root: View(.view, identifier: "root"))
            let box = tree.addSubview(View(.view, identifier: "box"), to: tree.root)
            tree.constraints = [
                LayoutConstraint(Anchor(box, .top), .equal, Anchor(tree.root, .top), constant: top),
                LayoutConstraint(Anchor(box, .height), constant: 10.25),
                LayoutConstraint(Anchor(box, .leading), .equal, Anchor(tree.root, .leading)),
                LayoutConstraint(Anchor(box, .width), constant: 10),
            ]
            return LayoutSide(tree, in: LayoutEnvironment(width: 100, height: 100))
        }
        let difference = LayoutDiff.compare(before: column(0), after: column(8.25))
        let height = difference.views.flatMap(\.edges).first { $0.edge == .height }
        #expect(height?.cause?.text == "its edges round to other pixels")
    }

    @Test func aNarrowerScreenIsTheCause() {
        let card = Card()
        var narrow = Card.environment
        narrow.width = 250
        let difference = LayoutDiff.compare(before: card.side, after: LayoutSide(card.tree, in: narrow))
        let causes = Set(difference.views.flatMap(\.edges).compactMap { $0.cause?.text })
        #expect(causes == ["the root is 250 x 480, was 320 x 480"])
    }
}

@Suite struct LayoutDiffLaws {
    /// Changes to the card, each alone.
    static let changes: [@Sendable (inout Card) -> Void] = [
        { $0.setText("Another name that is much longer than it was before", of: $0.name) },
        { $0.tree.constraints[$0.gap].constant = 30 },
        { $0.tree.constraints[$0.leading].constant = 150 },
        { $0.tree[$0.bio].isHidden = true },
        { $0.tree[$0.info].stack?.spacing = 0 },
        { $0.tree.removeFromSuperview($0.bio) },
        { $0.tree.setSubviews([$0.more, $0.info], of: $0.tree.root) },
        { $0.tree[$0.more].appearance.backgroundColor = .named("systemRed") },
    ]

    @Test(arguments: changes.indices) func comparedWithItselfNothingDiffers(_ index: Int) {
        var card = Card()
        Self.changes[index](&card)
        let side = card.side
        #expect(LayoutDiff.compare(before: side, after: side).isEmpty)
    }

    @Test(arguments: changes.indices) func swappingTheSidesReversesTheReport(_ index: Int) {
        var card = Card()
        let before = card.side
        Self.changes[index](&card)
        let after = card.side
        let forth = LayoutDiff.compare(before: before, after: after)
        let back = LayoutDiff.compare(before: after, after: before)
        #expect(!forth.isEmpty)
        #expect(forth.isVisual == back.isVisual)
        #expect(forth.views.count == back.views.count)
        // If two views change places, either one may be reported as the moved one.
        for change in forth.views where change.events != [.reordered] {
            let reverse = back.views.first { $0.name == change.name }
            #expect(reverse?.edges.map(\.distance) == change.edges.map { -$0.distance })
            #expect(reverse?.frame.before == change.frame.after)
            #expect(reverse?.frame.after == change.frame.before)
            #expect(change.events.contains(.removed) == (reverse?.events.contains(.added) ?? false))
        }
    }

    @Test func everyMovedNumberOfAOneChangeDifferenceHasACause() {
        for change in Self.changes {
            var card = Card()
            let before = card.side
            change(&card)
            let edges = LayoutDiff.compare(before: before, after: card.side).views.flatMap(\.edges)
            for edge in edges { #expect(edge.cause != nil, "\(edge.text)") }
        }
    }
}
