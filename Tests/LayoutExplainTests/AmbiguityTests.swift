import LayoutEngine
import LayoutExplain
import LayoutRender
import Testing

/// Explanations of views whose frames the constraints do not determine.
@Suite("Ambiguities explained")
struct AmbiguityTests {
    @Test("two labels that compete for room: the range of each, and the constraints that settle them")
    func competing() throws {
        var tree = LayoutTree(root: View(.view, identifier: "row"))
        let views = ["a", "b"].map { name in
            var view = View(.view, identifier: name)
            view.translatesAutoresizingMaskIntoConstraints = false
            return tree.addSubview(view, to: tree.root)
        }
        tree.constraints = [
            LayoutConstraint(Anchor(views[0], .leading), .equal, Anchor(tree.root, .leading)),
            LayoutConstraint(Anchor(views[1], .leading), .equal, Anchor(views[0], .trailing)),
            LayoutConstraint(Anchor(views[1], .trailing), .equal, Anchor(tree.root, .trailing)),
        ]
        for view in views {
            tree.constraints.append(LayoutConstraint(Anchor(view, .top), .equal, Anchor(tree.root, .top)))
            tree.constraints.append(LayoutConstraint(Anchor(view, .height), constant: 20))
        }
        let page = PageExplanation(
            LayoutScene(id: "c", name: "c", tree: tree, environment: LayoutEnvironment(width: 300, height: 40)))
        let ambiguity = try #require(AmbiguityExplanation.all(of: page).first)
        #expect(ambiguity.axis == .horizontal)
        let width = try #require(ambiguity.ranges.first { $0.edge == .width })
        #expect(width.smallest == 0)
        #expect(width.largest == 300)
        #expect(ambiguity.remedies.first?.ambiguitiesLeft == 0)
        let lines = page.lines(ambiguity)
        #expect(lines.first == "a is ambiguous horizontally")
        #expect(lines.contains { $0.hasPrefix("  settled by: a.width == ") })
    }

    @Test("a change settles the view that is asked for, also where constraints elsewhere conflict")
    func ownRemedy() throws {
        var tree = LayoutTree(root: View(.view, identifier: "root"))
        let views = ["a", "b", "c", "d", "e"].map { name in
            var view = View(.view, identifier: name)
            view.translatesAutoresizingMaskIntoConstraints = false
            return tree.addSubview(view, to: tree.root)
        }
        // Two rows in which two views compete, and a view with two widths.
        for row in [Array(views[0...1]), Array(views[2...3])] {
            tree.constraints += [
                LayoutConstraint(Anchor(row[0], .leading), .equal, Anchor(tree.root, .leading)),
                LayoutConstraint(Anchor(row[1], .leading), .equal, Anchor(row[0], .trailing)),
                LayoutConstraint(Anchor(row[1], .trailing), .equal, Anchor(tree.root, .trailing)),
            ]
        }
        tree.constraints.append(LayoutConstraint(Anchor(views[4], .leading), .equal, Anchor(tree.root, .leading)))
        for view in views {
            tree.constraints.append(LayoutConstraint(Anchor(view, .top), .equal, Anchor(tree.root, .top)))
            tree.constraints.append(LayoutConstraint(Anchor(view, .height), constant: 20))
        }
        for width in [30.0, 40] { tree.constraints.append(LayoutConstraint(Anchor(views[4], .width), constant: width)) }
        let page = PageExplanation(
            LayoutScene(id: "c", name: "c", tree: tree, environment: LayoutEnvironment(width: 300, height: 40)))
        let found = AmbiguityExplanation.all(of: page)
        #expect(found.count == 4)
        for ambiguity in found {
            let name = try #require(page.lines(ambiguity).first?.prefix(1))
            let remedies = page.lines(ambiguity).filter { $0.hasPrefix("  settled by: ") }
            #expect(!remedies.isEmpty)
            #expect(
                remedies.allSatisfy { $0.hasPrefix("  settled by: \(name).") && $0.contains("(2 left") }, "\(remedies)")
        }
    }

    @Test("a place without any bound is said to have none")
    func unbounded() throws {
        var tree = LayoutTree(root: View(.view, identifier: "root"))
        var view = View(.view, identifier: "lost")
        view.translatesAutoresizingMaskIntoConstraints = false
        let id = tree.addSubview(view, to: tree.root)
        tree.constraints = [
            LayoutConstraint(Anchor(id, .top), .equal, Anchor(tree.root, .top)),
            LayoutConstraint(Anchor(id, .height), constant: 20), LayoutConstraint(Anchor(id, .width), constant: 20),
        ]
        let page = PageExplanation(
            LayoutScene(id: "c", name: "c", tree: tree, environment: LayoutEnvironment(width: 300, height: 40)))
        let ambiguity = try #require(AmbiguityExplanation.all(of: page).first)
        #expect(ambiguity.ranges.map(\.edge) == [.left])
        #expect(ambiguity.ranges[0].smallest == nil && ambiguity.ranges[0].largest == nil)
        #expect(ambiguity.remedies.map(\.ambiguitiesLeft) == [0, 0, 0])
        // The picture has the view outside the page, on either side, and says so.
        let picture = page.picture(of: ambiguity, options: RenderOptions())
        #expect(picture.bounds.minX <= -28 && picture.bounds.maxX >= 328, "\(picture.bounds)")
        let texts = picture.items.compactMap { item in if case .text(let run) = item { run.text } else { nil } }
        for text in ["lost.left any smaller", "lost.left any larger"] {
            #expect(texts.contains(text), "\(texts)")
        }
    }

    /// Two labels side by side from edge to edge of the page.
    private static func labels(width: Double) -> PageExplanation {
        var tree = LayoutTree(root: View(.view, identifier: "row"))
        let views = ["a", "b"].map { name in
            var view = View(.label, identifier: name)
            view.content = .text(TextContent(text: name == "a" ? "Amount" : "Balance"))
            view.translatesAutoresizingMaskIntoConstraints = false
            return tree.addSubview(view, to: tree.root)
        }
        tree.constraints = [
            LayoutConstraint(Anchor(views[0], .leading), .equal, Anchor(tree.root, .leading)),
            LayoutConstraint(Anchor(views[1], .leading), .equal, Anchor(views[0], .trailing)),
            LayoutConstraint(Anchor(views[1], .trailing), .equal, Anchor(tree.root, .trailing)),
        ]
        for view in views {
            tree.constraints.append(LayoutConstraint(Anchor(view, .top), .equal, Anchor(tree.root, .top)))
        }
        return PageExplanation(
            LayoutScene(id: "c", name: "c", tree: tree, environment: LayoutEnvironment(width: width, height: 40)))
    }

    @Test("labels that hug or resist equally are settled by a priority, not by a number of points")
    func priorities() throws {
        for (width, word) in [(300.0, "content hugging 251"), (60, "compression resistance 751")] {
            let page = Self.labels(width: width)
            let ambiguity = try #require(AmbiguityExplanation.all(of: page).first)
            #expect(ambiguity.remedies.count == 2, "\(ambiguity.remedies)")
            #expect(ambiguity.remedies.allSatisfy { $0.ambiguitiesLeft == 0 })
            // The change that keeps the page as it is comes first; the other one moves the labels.
            #expect(ambiguity.remedies.map(\.movedFrames) == [0, 2], "\(ambiguity.remedies)")
            let lines = page.lines(ambiguity)
            #expect(lines.contains { $0.hasPrefix("  settled by: \(word) of ") }, "\(lines)")
            #expect(!lines.contains { $0.contains(".width ==") }, "\(lines)")
            // What is proposed is what was tried.
            for remedy in ambiguity.remedies {
                var tree = page.scene.tree
                switch remedy.change {
                case .hugging(let item, let priority): tree[item].contentHuggingPriority.horizontal = priority
                case .compressionResistance(let item, let priority):
                    tree[item].contentCompressionResistancePriority.horizontal = priority
                case .constraint: Issue.record("a constraint: \(lines)")
                }
                #expect(tree.resolve(in: page.scene.environment).diagnostics.isEmpty)
            }
        }
    }
}
