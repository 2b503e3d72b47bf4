import Testing

@testable import LayoutEngine

/// The room of accessories in cells, as Xcode records it.
@Suite struct AccessoryTests {
    @Test(
        "a content view ends where Xcode records",
        arguments: [
            ("disclosureIndicator", 20, 2, 30.5), ("disclosureIndicator", 16, 2, 26.5),
            ("disclosureIndicator", 16, 3, 26 + 1 / 3), ("checkmark", 16, 3, 44), ("checkmark", 20, 2, 44),
            ("detailButton", 20, 2, 44), ("sparkle", 20, 2, 0),
        ] as [(String, Double, Double, Double)])
    func width(accessory: String, margin: Double, scale: Double, recorded: Double) {
        #expect(abs(CellAttributes.width(ofAccessory: accessory, margin: margin, scale: scale) - recorded) < 1e-9)
    }

    /// Constraints are looked at once for all accessory views, and each view's own for its lengths: rows times constraints would
    /// be a hundred times as many.
    @Test func eachAccessoryViewLooksAtItsOwnConstraints() throws {
        var tree = LayoutTree(root: View(.tableView, identifier: "table"))
        var views: [ItemID] = []
        for row in 0..<100 {
            let cell = tree.addSubview(View(.tableViewCell, identifier: "\(row)"), to: tree.root)
            let view = tree.addSubview(View(.view, identifier: "\(row).accessory"), to: cell)
            tree[cell].cell?.accessoryView = view
            views.append(view)
        }
        for view in views {
            for (attribute, length) in [(Attribute.width, 30.0), (.height, 20)] {
                tree.append(LayoutConstraint(Anchor(view, attribute), .equal, constant: length))
            }
            tree.append(LayoutConstraint(Anchor(view, .width), .equal, Anchor(tree.root, .width)))
        }
        let environment = LayoutEnvironment(width: 320, height: 4_000)
        let outline = Outline(tree, root: tree.root, in: environment)
        #expect(views.allSatisfy { outline.statedLengths.places(of: $0).count == 2 })
        for (axis, length) in [(Axis.horizontal, 30.0), (.vertical, 20)] {
            #expect(
                views.allSatisfy { tree.broughtLength(of: $0, axis, outline.statedLengths, in: environment) == length })
        }
    }
}
