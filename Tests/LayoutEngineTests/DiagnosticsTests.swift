import LayoutEngine
import Testing

/// Conflicts and ambiguity, named.
@Suite struct DiagnosticsTests {
    private static func pair() -> (tree: LayoutTree, box: ItemID, environment: LayoutEnvironment) {
        var tree = LayoutTree(root: View(.view, identifier: "root"))
        let box = tree.addSubview(View(.view, identifier: "box"), to: tree.root)
        var environment = LayoutEnvironment(width: 300, height: 200)
        environment.rootIsControllerView = false
        return (tree, box, environment)
    }

    @Test func conflictNamesTheWholeSetAndBreaksTheLast() throws {
        var (tree, box, environment) = Self.pair()
        for attribute in [Attribute.leading, .top, .bottom] {
            tree.constraints.append(LayoutConstraint(Anchor(box, attribute), .equal, Anchor(tree.root, attribute)))
        }
        tree.constraints.append(LayoutConstraint(id: "w100", Anchor(box, .width), constant: 100))
        tree.constraints.append(LayoutConstraint(id: "w120", Anchor(box, .width), constant: 120))
        let layout = tree.resolve(in: environment)
        let conflict = try #require(layout.diagnostics.first)
        #expect(layout.diagnostics.count == 1)
        #expect(conflict.kind == .conflict)
        #expect(conflict.constraintIndices == [3, 4])
        #expect(conflict.message.hasSuffix("'w120' box.width == 120"))
        #expect(layout[box].frame == Rect(x: 0, y: 0, width: 100, height: 200))
    }

    @Test func frameDefiningConstraintsAreNeverBroken() {
        var (tree, box, environment) = Self.pair()
        for attribute in [Attribute.leading, .trailing, .top, .bottom] {
            tree.constraints.append(LayoutConstraint(Anchor(box, attribute), .equal, Anchor(tree.root, attribute)))
        }
        tree.constraints.append(LayoutConstraint(Anchor(box, .width), constant: 120))
        let layout = tree.resolve(in: environment)
        #expect(layout[tree.root].frame.width == 300)
        #expect(layout.diagnostics.map(\.kind) == [.conflict])
    }

    @Test func ambiguityNamesItemAndAxis() {
        var (tree, box, environment) = Self.pair()
        for attribute in [Attribute.leading, .top, .bottom] {
            tree.constraints.append(LayoutConstraint(Anchor(box, attribute), .equal, Anchor(tree.root, attribute)))
        }
        let layout = tree.resolve(in: environment)
        #expect(layout.diagnostics.map(\.kind) == [.ambiguous])
        #expect(layout.diagnostics.first?.axis == .horizontal)
        #expect(layout.diagnostics.first?.message == "box: width is ambiguous")
    }

    @Test func determinedTreeSaysNothing() {
        var (tree, box, environment) = Self.pair()
        for attribute in [Attribute.leading, .top, .bottom, .trailing] {
            tree.constraints.append(LayoutConstraint(Anchor(box, attribute), .equal, Anchor(tree.root, attribute)))
        }
        #expect(tree.resolve(in: environment).diagnostics.isEmpty)
    }

    @Test func workLimitIsADiagnosticNotAHang() {
        var (tree, box, environment) = Self.pair()
        for attribute in [Attribute.leading, .top, .bottom, .trailing] {
            tree.constraints.append(LayoutConstraint(Anchor(box, attribute), .equal, Anchor(tree.root, attribute)))
        }
        environment.workLimit = 0
        #expect(tree.resolve(in: environment).diagnostics.map(\.kind) == [.workLimit])
    }
}
