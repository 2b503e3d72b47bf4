import LayoutEngine
import TestSupport
import Testing

/// Labels of several lines that share the width of their stack: an edit that makes a label of another kind of view, or back,
/// changes the rule of the stack.
@Suite("Text widths in a session")
struct TextWidthSessionTests {
    @Test("random edits of labels in a row leave the session with the frames of a fresh layout", arguments: 0..<6)
    func edits(block: Int) {
        for seed in block * 8..<block * 8 + 8 {
            var random = SeededGenerator(seed: UInt64(seed))
            var tree = LayoutTree(root: Self.stack(.vertical))
            let row = tree.addArrangedSubview(Self.stack(.horizontal), to: tree.root)
            let labels = (0...1 + random.below(2)).map { number in
                tree.addArrangedSubview(.label(Self.text(&random), identifier: "l\(number)"), to: row)
            }
            let environment = LayoutEnvironment(width: Double(60 + random.below(400)), height: nil)
            let session = LayoutSession(tree, in: environment)
            for step in 0..<8 {
                let label = labels[random.below(labels.count)]
                session.update { Self.edit(&$0[label], &random) }
                let fresh = session.tree.resolve(in: environment)
                for (live, expected) in zip(session.layout.items, fresh.items) where live.frame != expected.frame {
                    Issue.record("seed \(seed), step \(step): \(live.frame) is \(expected.frame)")
                }
            }
        }
    }

    @Test("a label that gets a size of its own while its row holds labels alone leaves their shares")
    func sizeOfItsOwn() {
        var tree = LayoutTree(root: Self.stack(.vertical))
        let row = tree.addArrangedSubview(Self.stack(.horizontal), to: tree.root)
        let first = tree.addArrangedSubview(Self.lines(.label("A label", identifier: "a")), to: row)
        let second = tree.addArrangedSubview(Self.lines(.label("A label", identifier: "b")), to: row)
        let session = LayoutSession(tree, in: LayoutEnvironment(width: 561, height: nil))
        #expect(session.layout[first].frame.width == session.layout[second].frame.width)
        session.update { $0[first].intrinsicContentSize = Size(width: 29, height: 54) }
        #expect(session.layout[first].frame.width == 29)
    }

    @Test(
        "random edits of labels in stacks in a row leave the session with the frames of a fresh layout",
        arguments: 0..<6)
    func nestedEdits(block: Int) {
        for seed in block * 8..<block * 8 + 8 {
            var random = SeededGenerator(seed: UInt64(1000 + seed))
            var tree = LayoutTree(root: Self.stack(.vertical))
            let row = tree.addArrangedSubview(Self.stack(.horizontal), to: tree.root)
            var views: [ItemID] = [row]
            for _ in 0...1 + random.below(2) {
                let around = views[random.below(views.count)]
                let parent = tree[around].stack == nil ? row : around
                let stack = tree.addArrangedSubview(Self.stack(random.chance(50) ? .vertical : .horizontal), to: parent)
                views.append(stack)
                for number in 0...random.below(2) {
                    let label = View.label(Self.text(&random), identifier: "l\(number)")
                    views.append(tree.addArrangedSubview(random.chance(60) ? Self.lines(label) : label, to: stack))
                }
            }
            let environment = LayoutEnvironment(width: Double(60 + random.below(400)), height: nil)
            let session = LayoutSession(tree, in: environment)
            for step in 0..<10 {
                let view = views[random.below(views.count)]
                session.update { tree in
                    guard tree[view].stack == nil else { return Self.editStack(&tree, view, &random) }
                    Self.edit(&tree[view], &random)
                }
                let fresh = session.tree.resolve(in: environment)
                for (live, expected) in zip(session.layout.items, fresh.items) where live.frame != expected.frame {
                    Issue.record("seed \(seed), step \(step): \(live.frame) is \(expected.frame)")
                }
            }
        }
    }

    private static func editStack(_ tree: inout LayoutTree, _ stack: ItemID, _ random: inout SeededGenerator) {
        switch random.below(3) {
        case 0: tree[stack].isHidden.toggle()
        case 1: tree.addArrangedSubview(lines(.label(text(&random), identifier: "new")), to: stack)
        default: tree[stack].stack?.distribution = random.chance(50) ? .fill : .equalSpacing
        }
    }

    private static func stack(_ axis: Axis) -> View {
        var view = View(.stackView, identifier: "\(axis)")
        view.stack?.axis = axis
        view.stack?.spacing = 4
        view.stack?.alignment = axis == .vertical ? .center : .leading
        return view
    }

    private static func text(_ random: inout SeededGenerator) -> String {
        ["", "Short", "A few words more", "Words that want a second line in a narrow row"][random.below(4)]
    }

    private static func lines(_ label: View) -> View {
        var label = label
        change(&label) { $0.numberOfLines = 0 }
        return label
    }

    private static func change(_ view: inout View, _ change: (inout TextContent) -> Void) {
        guard case .text(var text) = view.content else { return }
        change(&text)
        view.content = .text(text)
    }

    private static func edit(_ view: inout View, _ random: inout SeededGenerator) {
        switch random.below(6) {
        case 0: change(&view) { $0.numberOfLines = random.below(3) }
        case 1: change(&view) { $0.text = text(&random) }
        case 2:
            view.intrinsicContentSize = random.chance(50) ? nil : Size(width: Double(10 + random.below(80)), height: 30)
        case 3: view.contentCompressionResistancePriority.horizontal = [250, 749, 750, 995][random.below(4)]
        case 4: change(&view) { $0.preferredMaxLayoutWidth = random.chance(50) ? 0 : 50 }
        default: view.isHidden.toggle()
        }
    }
}
