import TestSupport
import Testing

@testable import LayoutEngine

/// The live tree: observers, and the four KVO troubles that AASubviews' article lists.
@Suite struct SessionTests {
    /// A column of two boxes in a stack as high as its content.
    private static func column() -> (tree: LayoutTree, first: ItemID, second: ItemID) {
        var root = View(.stackView, identifier: "column")
        root.stack?.axis = .vertical
        var tree = LayoutTree(root: root)
        var box = View(.view, identifier: "first")
        box.intrinsicContentSize = Size(width: 100, height: 30)
        let first = tree.addArrangedSubview(box, to: tree.root)
        box.identifier = "second"
        let second = tree.addArrangedSubview(box, to: tree.root)
        return (tree, first, second)
    }

    @Test func updateReturnsMovedFrames() {
        let (tree, first, second) = Self.column()
        let session = LayoutSession(tree, in: LayoutEnvironment())
        let changes = session.update { $0[first].isHidden = true }
        #expect(changes.contains { $0.item == second && $0.old?.y == 30 && $0.new?.y == 0 })
        #expect(changes.contains { $0.item == tree.root && $0.new?.height == 30 })
        #expect(session.update { _ in }.isEmpty)
    }

    /// Undo: a tree from before takes the place of the session's, with fewer views than the session has, or one that an earlier
    /// edit copied in its middle. Nothing is known of the differences then.
    @Test func anotherTreeTakesThePlaceOfTheSessions() {
        let (tree, first, second) = Self.column()
        let environment = LayoutEnvironment()
        let session = LayoutSession(tree, in: environment)
        func expectFresh(_ place: String) {
            let fresh = session.tree.resolve(in: environment, findingAmbiguity: false)
            #expect(session.layout.items == fresh.items, "\(place)")
            for index in fresh.items.indices {
                let id = ItemID(index: Int32(index))
                #expect(session.frame(of: id) == fresh[id].frame, "\(place)")
            }
        }
        session.update { $0[first].intrinsicContentSize?.height = 50 }
        let changes = session.update { $0 = tree }
        #expect(changes.contains { $0.item == second && $0.old?.y == 50 && $0.new?.y == 30 })
        expectFresh("undo")
        var copy = tree
        session.update { tree in
            for name in ["a", "b", "c"] { tree.addArrangedSubview(View(identifier: name), to: tree.root) }
            copy = tree
        }
        let gone = session.update { $0 = tree }
        #expect(gone.filter { $0.new == nil }.map(\.item.index) == [3, 4, 5])
        expectFresh("fewer")
        session.update { $0[second].intrinsicContentSize?.height = 10 }
        expectFresh("edit")
        session.update { $0 = copy }
        expectFresh("copy")
        // A copy of the same edit knows what it wrote.
        session.update { tree in
            tree[first].intrinsicContentSize?.height = 70
            let before = tree
            tree[second].intrinsicContentSize?.height = 70
            tree = before
        }
        expectFresh("within an edit")
        #expect(session.frame(of: second) == Rect(x: 0, y: 70, width: 100, height: 30))
        #expect(session.update { $0[first].isHidden = false }.isEmpty)
    }

    /// The order of subviews may have a view twice, or something that is none.
    @Test func theOrderOfSubviewsHasEachOnce() {
        var tree = Self.column().tree
        let views = tree[tree.root].subviews
        let guide = tree.addGuide(View(.layoutGuide, identifier: "guide"), to: tree.root)
        tree.setSubviews([views[1], guide, views[1]], of: tree.root)
        #expect(tree[tree.root].subviews == [views[1], views[0]] && tree[tree.root].guides == [guide])
    }

    /// A record copied onto another lists a view twice: the constraints that leave with it leave once.
    @Test func constraintsOfAViewThatIsListedTwiceLeaveOnce() {
        var tree = LayoutTree(root: View(identifier: "root"))
        let outer = tree.addSubview(View(identifier: "outer"), to: tree.root)
        let views = ["a", "b"].map { tree.addSubview(View(identifier: $0), to: outer) }
        let inner = tree.addSubview(View(identifier: "inner"), to: views[1])
        let beside = tree.addSubview(View(identifier: "beside"), to: tree.root)
        tree.activate(
            beside.width == 10, inner.leading == beside.leading, beside.height == 20, beside.top == tree.root.top,
            beside.leading == tree.root.leading)
        let session = LayoutSession(tree, in: LayoutEnvironment(width: 100, height: 100))
        session.update { $0.removeFromSuperview(views[0]) }
        session.update {
            $0.addSubview(views[0], to: outer)
            $0[views[0]].appearance = Appearance()
        }
        session.update {
            $0[views[0]] = $0[views[1]]
            $0.removeFromSuperview(outer)
        }
        #expect(session.tree.constraints.count == 4)
        #expect(session.frame(of: beside) == Rect(x: 0, y: 0, width: 10, height: 20))
    }

    /// A stack arranges a view that is not inside; the view hides.
    @Test func aViewThatAnotherStackListsHides() {
        var tree = LayoutTree(root: View(identifier: "root"))
        var box = View(identifier: "box")
        box.intrinsicContentSize = Size(width: 40, height: 20)
        let outside = tree.addSubview(box, to: tree.root)
        let stack = tree.addSubview(View(.stackView, identifier: "stack"), to: tree.root)
        box.identifier = "inside"
        tree.addArrangedSubview(box, to: stack)
        tree[stack].stack?.arrangedSubviews.append(outside)
        tree.activate(
            stack.leading == tree.root.leading, stack.top == tree.root.top, outside.trailing == tree.root.trailing)
        let environment = LayoutEnvironment(width: 300, height: 200)
        let session = LayoutSession(tree, in: environment)
        for isHidden in [true, false] {
            session.update { $0[outside].isHidden = isHidden }
            let fresh = session.tree.resolve(in: environment, findingAmbiguity: false)
            #expect(session.layout.items == fresh.items, "\(isHidden)")
        }
    }

    /// A constraint inside a measured stack changes what the proportional stack around it asks for.
    @Test func aConstraintInsideAProportionalStackIsMeasuredAgain() {
        var row = View(.stackView, identifier: "row")
        row.stack?.distribution = .fillProportionally
        var tree = LayoutTree(root: row)
        var box = View(.view, identifier: "box")
        box.intrinsicContentSize = Size(width: 50, height: 20)
        tree.addArrangedSubview(box, to: tree.root)
        let inner = tree.addArrangedSubview(View(.stackView, identifier: "inner"), to: tree.root)
        box.identifier = "inside"
        let inside = tree.addArrangedSubview(box, to: inner)
        tree.constraints.append(LayoutConstraint(Anchor(inside, .width), constant: 50, priority: 900))
        let environment = LayoutEnvironment(width: 300, height: 100)
        let session = LayoutSession(tree, in: environment)
        #expect(session.frame(of: inner)?.width == 150)
        session.update { $0.constraints[0].constant = 100 }
        #expect(session.frame(of: inner)?.width == 200)
        #expect(session.frame(of: inner) == session.tree.resolve(in: environment)[inner].frame)
    }

    /// Each change of a priority takes a constraint out of the solver and puts another in.
    @Test func changesDoNotPileUp() {
        var (tree, first, second) = Self.column()
        tree.constraints.append(LayoutConstraint(Anchor(first, .width), constant: 40, priority: 400))
        let session = LayoutSession(tree, in: LayoutEnvironment())
        var largest = (constraints: 0, variables: 0)
        for change in 0..<10_000 {
            session.update {
                if change % 2 == 0 { $0[second].isHidden.toggle() }
                $0.constraints[0].priority = Float(change % 900 + 1)
            }
            let program = session.resolver.solver.program
            largest = (max(largest.constraints, program.constraintCount), max(largest.variables, program.variableCount))
        }
        #expect(largest.constraints < 3_000 && largest.variables < 100, "\(largest)")
    }

    /// Who gives way first among equals goes by which views of the stack have a content size, and by its axis.
    @Test func equalsAreCountedAnewWhenOneGainsContent() {
        var root = View(.stackView, identifier: "column")
        root.stack?.axis = .vertical
        root.frame = Rect(x: 0, y: 0, width: 40, height: 40)
        var tree = LayoutTree(root: root)
        let plain = tree.addArrangedSubview(View(.view, identifier: "plain"), to: tree.root)
        var box = View(.view, identifier: "box")
        box.intrinsicContentSize = Size(width: 30, height: 30)
        for name in ["first", "second"] {
            box.identifier = name
            tree.addArrangedSubview(box, to: tree.root)
        }
        let session = LayoutSession(tree, in: LayoutEnvironment())
        let edits: [(inout LayoutTree) -> Void] = [
            { $0[plain].intrinsicContentSize = Size(width: 20, height: 10) },
            { $0[plain].intrinsicContentSize = Size(width: 20, height: 25) },
            { $0[plain].intrinsicContentSize = nil }, { $0[$0.root].stack?.axis = .horizontal },
        ]
        for (step, edit) in edits.enumerated() {
            session.update(edit)
            let fresh = session.tree.resolve(in: LayoutEnvironment(), findingAmbiguity: false)
            #expect(session.layout.items == fresh.items, "edit \(step)")
        }
    }

    /// Margins and safe areas follow the frames although no constraint asks for them.
    @Test func marginsFollowTheFramesThatNobodyMeasuresThemBy() {
        var tree = LayoutTree(root: View(.view, identifier: "root"))
        let box = tree.addSubview(View(.view, identifier: "box"), to: tree.root)
        let edges: [Attribute] = [.leading, .trailing, .top, .bottom]
        tree.constraints = edges.map { LayoutConstraint(Anchor(box, $0), .equal, Anchor(tree.root, $0)) }
        var environment = LayoutEnvironment(width: 300, height: 300)
        environment.safeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        let session = LayoutSession(tree, in: environment)
        #expect(session.layout[box].safeAreaInsets.top == 20 && session.layout[box].layoutMargins.top == 28)
        session.update { $0.constraints[2].constant = 50 }
        #expect(session.layout[box].safeAreaInsets.top == 0 && session.layout[box].layoutMargins.top == 8)
    }

    /// A row sizes itself once a constraint's end comes to lie in it.
    @Test func aConstraintThatChangesItsEndsChangesWhichRowsSizeThemselves() throws {
        var tree = LayoutTree(root: View(.tableView, identifier: "table"))
        var rows: [ItemID] = []
        var boxes: [ItemID] = []
        for name in ["one", "two"] {
            rows.append(tree.addSubview(View(.tableViewCell, identifier: name), to: tree.root))
            boxes.append(tree.addSubview(View(.view, identifier: name + "/box"), to: rows[rows.count - 1]))
        }
        var section = TableAttributes.Section()
        section.rows = rows
        tree[tree.root].table?.sections = [section]
        tree.constraints = [
            LayoutConstraint(Anchor(boxes[0], .top), .equal, Anchor(rows[0], .top)),
            LayoutConstraint(Anchor(boxes[0], .bottom), .equal, Anchor(rows[0], .bottom)),
            LayoutConstraint(Anchor(boxes[0], .height), constant: 70),
        ]
        let environment = LayoutEnvironment(width: 300, height: 300)
        let session = LayoutSession(tree, in: environment)
        session.update { tree in
            for index in tree.constraints.indices {
                tree.constraints[index].first.item = boxes[1]
                if tree.constraints[index].second != nil { tree.constraints[index].second?.item = rows[1] }
            }
        }
        #expect(session.layout.items == session.tree.resolve(in: environment, findingAmbiguity: false).items)
        #expect(session.frame(of: rows[0])?.height == 44 && session.frame(of: rows[1])?.height == 70)
    }

    @Test func removedViewsLeaveTheLayout() {
        let (tree, first, second) = Self.column()
        let session = LayoutSession(tree, in: LayoutEnvironment())
        let changes = session.update { $0.removeFromSuperview(first) }
        #expect(changes.contains { $0.item == first && $0.new == nil })
        #expect(session.layout[second].frame == Rect(x: 0, y: 0, width: 100, height: 30))
    }

    /// A constraint that becomes inactive and active again changes rows of the program; another constraint makes a program.
    @Test func aConstraintThatComesLastLeavesTheRest() {
        let (tree, first, second) = Self.column()
        let session = LayoutSession(tree, in: LayoutEnvironment())
        session.update { $0.constraints.append(LayoutConstraint(Anchor(first, .height), constant: 45)) }
        #expect(session.frame(of: first)?.height == 45 && session.frame(of: second)?.y == 45)
        #expect(session.wholeLayoutCount == 2)
        session.update { $0.constraints[0].isActive = false }
        #expect(session.frame(of: second)?.y == 30)
        session.update { $0.constraints[0].isActive = true }
        #expect(session.frame(of: second)?.y == 45 && session.wholeLayoutCount == 2)
        session.update {
            $0.constraints.append(LayoutConstraint(Anchor(second, .height), .equal, Anchor(first, .height)))
        }
        #expect(session.frame(of: second)?.y == 45 && session.frame(of: second)?.height == 45)
        #expect(session.wholeLayoutCount == 3)
        session.update {
            let margin = Anchor(tree.root, .leading, region: .layoutMargins)
            $0.constraints.append(LayoutConstraint(Anchor(first, .leading), .equal, margin, priority: 300))
        }
        #expect(session.wholeLayoutCount == 4)
        let fresh = session.tree.resolve(in: LayoutEnvironment(), findingAmbiguity: false)
        #expect(session.layout.items == fresh.items)
    }

    /// A view that is detached leaves its constraints at their places; they count again where it comes back.
    @Test func aDetachedViewLeavesTheLayoutAndNoConstraint() {
        var (tree, first, second) = Self.column()
        tree.constraints = [
            LayoutConstraint(Anchor(first, .width), .equal, Anchor(second, .width)),
            LayoutConstraint(Anchor(second, .height), constant: 70),
        ]
        let session = LayoutSession(tree, in: LayoutEnvironment())
        session.update { $0.detach(first) }
        #expect(session.tree.constraints == tree.constraints && session.tree[first].superview == nil)
        #expect(
            session.frame(of: first) == nil && session.frame(of: second) == Rect(x: 0, y: 0, width: 100, height: 70))
        session.update { $0.addArrangedSubview(first, to: $0.root) }
        #expect(session.frame(of: first) == Rect(x: 0, y: 70, width: 100, height: 30))
        var replaced = session.tree
        let same = replaced[first]
        let (none, other) = (
            replaced.replace(first, with: same), replaced.replace(replaced.root, with: View(identifier: "other"))
        )
        #expect(!none && other)
        #expect(replaced[replaced.root].subviews == session.tree[tree.root].subviews)
        #expect(replaced[replaced.root].identifier == "other")
    }

    @Test func anEditThatThrowsIsLaidOutAsFarAsItCame() {
        struct Stop: Error {}
        let (tree, first, second) = Self.column()
        let session = LayoutSession(tree, in: LayoutEnvironment())
        #expect(throws: Stop.self) {
            try session.update { tree throws(Stop) in
                tree[first].isHidden = true
                throw Stop()
            }
        }
        #expect(session.tree[first].isHidden)
        #expect(session.layout[second].frame == session.tree.resolve(in: LayoutEnvironment())[second].frame)
        #expect(session.frame(of: second)?.y == 0)
    }
}
