import LayoutEngine
import LayoutExplain
import Testing

/// Labels of equal resistance in a row that is too narrow.
@Suite struct StackTieTests {
    private func tied(_ first: String, _ second: String, width: Double, resistance: Float = 750) -> LayoutScene {
        var root = View(.stackView, identifier: "row")
        root.stack?.spacing = 8
        var tree = LayoutTree(root: root)
        for (name, text) in [("a", first), ("b", second)] {
            var label = View(.label, identifier: name)
            label.content = .text(TextContent(text: text))
            if name == "a" { label.contentCompressionResistancePriority.horizontal = resistance }
            tree.addArrangedSubview(label, to: tree.root)
        }
        let environment = LayoutEnvironment(width: width, height: 40)
        return LayoutScene(id: "page", name: "page", tree: tree, environment: environment)
    }

    @Test("a tie that squeezes a label names both views, both outcomes and the repair that was tried")
    func tie() throws {
        let scene = tied("Destination", "Copenhagen and Malmo", width: 240)
        let ties = scene.stackTies(in: scene.tree.resolve(in: scene.environment))
        let tie = try #require(ties.first)
        #expect(ties.count == 1 && tie.priority == 750 && tie.repair == 751)
        #expect(tie.items.map { scene.tree[$0].identifier } == ["a", "b"])
        for share in tie.shares { #expect(share.natural > 80) }
        // The repair gives the squeezed view its whole length, at the cost of the other.
        #expect(tie.shares[0].given < tie.shares[0].natural - 2 && tie.shares[0].instead == tie.shares[0].natural)
        #expect(tie.shares[1].given == tie.shares[1].natural && tie.shares[1].instead < tie.shares[1].natural - 2)
        var mended = scene
        mended.tree[tie.items[0]].contentCompressionResistancePriority.horizontal = tie.repair
        #expect(mended.stackTies(in: mended.tree.resolve(in: mended.environment)).isEmpty)
    }

    @Test("no tie where there is room, or where the priorities decide")
    func noTie() {
        for scene in [
            tied("Destination", "Copenhagen and Malmo", width: 400),
            tied("Destination", "Copenhagen and Malmo", width: 180, resistance: 749),
        ] {
            #expect(scene.stackTies(in: scene.tree.resolve(in: scene.environment)).isEmpty)
        }
    }
}
