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

    /// A core that the work limit stops: there are frames that keep all required constraints, and the message says that
    /// weaker ones may be met better.
    @Test func whatTheWorkLimitStopsIsDrawnAndSaid() throws {
        var tree = LayoutTree(root: View(.view, identifier: "root"))
        var above: [ItemID] = []
        for row in 0..<10 {
            var line: [ItemID] = []
            for column in 0..<10 {
                let box = tree.addSubview(View(.view, identifier: "\(row).\(column)"), to: tree.root)
                let before = line.last.map { Anchor($0, .trailing) } ?? Anchor(tree.root, .leading)
                tree.constraints.append(
                    LayoutConstraint(Anchor(box, .leading), .greaterThanOrEqual, before, constant: 4))
                if row > 0 {
                    tree.constraints.append(
                        LayoutConstraint(Anchor(box, .leading), .greaterThanOrEqual, Anchor(above[column], .leading)))
                    tree.constraints.append(
                        LayoutConstraint(Anchor(box, .width), .equal, Anchor(above[column], .width), priority: 500))
                }
                tree.constraints.append(
                    LayoutConstraint(
                        Anchor(box, .width), constant: Double(20 + (row * 7 + column * 13) % 30), priority: 400))
                tree.constraints.append(LayoutConstraint(Anchor(box, .top), .equal, Anchor(tree.root, .top)))
                tree.constraints.append(LayoutConstraint(Anchor(box, .height), constant: 10))
                line.append(box)
            }
            tree.constraints.append(
                LayoutConstraint(Anchor(line[9], .trailing), .lessThanOrEqual, Anchor(tree.root, .trailing)))
            above = line
        }
        var environment = LayoutEnvironment(width: 400, height: 200)
        environment.rootIsControllerView = false
        let whole = tree.resolve(in: environment, findingAmbiguity: false)
        #expect(whole.diagnostics.isEmpty)
        environment.workLimit = whole.work / 4
        let layout = tree.resolve(in: environment)
        let diagnostic = try #require(layout.diagnostics.first)
        #expect(layout.diagnostics.map(\.kind) == [.workLimit])
        #expect(diagnostic.message.hasPrefix("constraints of priority "), "\(diagnostic.message)")
        for (place, box) in above.enumerated() {
            let frame = layout[box].unroundedFrame
            #expect(frame.height == 10)
            #expect(frame.width >= 0)
            let end = place == 0 ? 0 : layout[above[place - 1]].unroundedFrame.maxX
            #expect(frame.minX >= end + 4 - 1e-6)
        }
    }
}
