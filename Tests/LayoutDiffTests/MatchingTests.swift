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
        #expect(difference.views.filter { $0.events == [.added] }.map(\.name) == ["label \"new\""])
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
        var tree = LayoutTree(root: View(.view, identifier: "i5M-Pr-FkT"))
        let title = tree.addSubview(Card.label("k3J-xx-yyy", "Welcome", 17), to: tree.root)
        var logo = View(.imageView, identifier: "abc-de-fgh")
        logo.label = "Logo"
        let image = tree.addSubview(logo, to: tree.root)
        #expect(tree.displayName(of: tree.root) == "view i5M-Pr-FkT")
        #expect(tree.displayName(of: title) == "label \"Welcome\"")
        #expect(tree.displayName(of: image) == "Logo")
    }
}
