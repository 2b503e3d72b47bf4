import LayoutDiff
import LayoutEngine
import Testing

@Suite struct MatchingTests {
    @Test func newIdentifiersAloneAreNoVisualChange() {
        let difference = LayoutDiff.compare(before: Card().side, after: Card(prefix: "x").side)
        #expect(!difference.isVisual)
        #expect(difference.constraints.isEmpty)
        #expect(difference.text == "no visual change\n")
    }

    @Test func aConstraintWrittenTheOtherWayRoundIsTheSame() {
        var card = Card()
        let before = card.side
        let root = card.tree.root
        card.tree.constraints[card.leading] = LayoutConstraint(
            Anchor(root, .leading), .equal, Anchor(card.info, .leading), constant: -16)
        #expect(LayoutDiff.compare(before: before, after: card.side).isEmpty)
    }

    /// The system's spacing is a number of its own: no constant looks like one.
    @Test func aSystemSpacingIsNoConstant() {
        func side(spacing: Double, constant: Double) -> LayoutSide {
            var tree = LayoutTree(root: View(.view, identifier: "page"))
            let (a, b) = (
                tree.addSubview(Card.label("a", "A", 17), to: tree.root),
                tree.addSubview(Card.label("b", "B", 17), to: tree.root)
            )
            var constraint = LayoutConstraint(
                Anchor(b, .firstBaseline), .equal, Anchor(a, .lastBaseline), constant: constant)
            constraint.systemSpacingMultiplier = spacing
            tree.constraints.append(constraint)
            return LayoutSide(tree, in: LayoutEnvironment(width: 200))
        }
        func changes(_ before: LayoutSide, _ after: LayoutSide) -> [String] {
            LayoutDiff.compare(before: before, after: after).constraints.flatMap { $0.properties.map(\.name) }
        }
        let plain = side(spacing: 0, constant: 0)
        #expect(
            changes(side(spacing: 1, constant: 0), side(spacing: 0, constant: 1e9)).sorted() == [
                "constant", "systemSpacing",
            ])
        #expect(changes(plain, side(spacing: 2, constant: 0)) == ["systemSpacing"])
        #expect(changes(plain, side(spacing: 0, constant: 8)) == ["constant"])
        #expect(changes(plain, plain).isEmpty)
    }

    @Test func constraintsInAnotherOrderAreTheSame() {
        var card = Card()
        let before = card.side
        card.tree.constraints.reverse()
        #expect(LayoutDiff.compare(before: before, after: card.side).isEmpty)
    }

    @Test func aViewInsertedAmongUnnamedOnesIsTheOnlyOneAdded() {
        func column(_ texts: [String]) -> LayoutSide {
            var tree = LayoutTree(root: View(.stackView, identifier: "column"))
            tree[tree.root].stack?.axis = .vertical
            for (place, text) in texts.enumerated() {
                var label = Card.label("label\(place + 1)", text, 17)
                label.hasOwnIdentifier = false
                tree.addArrangedSubview(label, to: tree.root)
            }
            return LayoutSide(tree, in: LayoutEnvironment(width: 200))
        }
        let difference = LayoutDiff.compare(before: column(["a", "b", "c"]), after: column(["a", "new", "b", "c"]))
        #expect(difference.views.filter { $0.events == [.added] }.map(\.name) == ["new"])
        #expect(difference.views.filter { $0.events.contains(.changed) }.isEmpty)
        #expect(difference.views.filter { $0.events.contains(.moved) }.count == 2)
    }

    @Test func reorderingNamesTheFewestViews() {
        func row(_ names: [String]) -> LayoutSide {
            var tree = LayoutTree(root: View(.stackView, identifier: "row"))
            for name in names {
                var view = View(.view, identifier: name)
                view.intrinsicContentSize = Size(width: 20, height: 20)
                tree.addArrangedSubview(view, to: tree.root)
            }
            return LayoutSide(tree, in: LayoutEnvironment())
        }
        let difference = LayoutDiff.compare(before: row(["a", "b", "c", "d"]), after: row(["d", "a", "b", "c"]))
        #expect(difference.views.filter { $0.events.contains(.reordered) }.map(\.name) == ["d"])
        let a = difference.views.first { $0.name == "a" }
        #expect(a?.edges.first?.cause?.text == "the order in row changed")
    }

    @Test func interfaceBuilderIdsGiveWayToLabelsAndTexts() {
        func side(_ width: Double) -> LayoutSide {
            var tree = LayoutTree(root: View(.view, identifier: "i5M-Pr-FkT"))
            for (place, id) in ["k3J-xx-yyy", "l3J-xx-yyy"].enumerated() {
                let card = tree.addSubview(View(.view, identifier: id), to: tree.root)
                tree[card].label = place == 0 ? "First" : "Second"
                tree.addSubview(Card.label("m\(place)J-xx-yyy", "Welcome back", width), to: card)
            }
            return LayoutSide(tree, in: LayoutEnvironment(width: 200, height: 300))
        }
        let (before, after) = (side(17), side(20))
        let difference = LayoutDiff.compare(before: before, after: after)
        #expect(difference.views.map(\.name) == ["First > Welcome back", "Second > Welcome back"])
        // The name of each line means the view of the line.
        let names = ItemNames(after.tree)
        for change in difference.views { #expect(names.match(change.name).items == [change.after]) }
    }
}
