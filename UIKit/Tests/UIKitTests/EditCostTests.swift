import Foundation
import LayoutEngine
import Testing
import UIKit
import UIKitTesting

/// What an edit costs among 1,000 views, counted: no clock.
@MainActor
struct EditCostTests {
    /// 250 boxes below each other, three leaves in each; the boxes' heights.
    private func world() -> (root: UIView, heights: [NSLayoutConstraint]) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 4000))
        var heights: [NSLayoutConstraint] = []
        var previous: UIView?
        for row in 0..<250 {
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(box)
            heights.append(box.heightAnchor.constraint(equalToConstant: 10 + CGFloat(row % 7)))
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                box.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? root.topAnchor, constant: 2), heights[row],
            ])
            for column in 0..<3 {
                let leaf = UIView()
                leaf.translatesAutoresizingMaskIntoConstraints = false
                box.addSubview(leaf)
                NSLayoutConstraint.activate([
                    leaf.topAnchor.constraint(equalTo: box.topAnchor),
                    leaf.bottomAnchor.constraint(equalTo: box.bottomAnchor),
                    leaf.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: CGFloat(column * 100)),
                    leaf.widthAnchor.constraint(equalToConstant: 90),
                ])
            }
            previous = box
        }
        root.layoutIfNeeded()
        return (root, heights)
    }

    /// A view that counts how often its constraints are brought up to date.
    private final class Counting: UIView {
        var updates = 0
        override func updateConstraints() {
            updates += 1
            super.updateConstraints()
        }
    }

    /// Constraints are brought up to date where somebody asks for it, wherever the view has come from.
    @Test func constraintsAreUpdatedWhenAsked() {
        let (root, heights) = world()
        let (view, holder) = (Counting(), UIView())
        holder.addSubview(view)
        root.subviews[9].addSubview(holder)
        root.layoutIfNeeded()
        #expect(view.updates == 1)
        heights[3].constant += 1
        root.layoutIfNeeded()
        #expect(view.updates == 1)
        view.setNeedsUpdateConstraints()
        root.layoutIfNeeded()
        #expect(view.updates == 2)
        holder.removeFromSuperview()
        view.setNeedsUpdateConstraints()
        root.addSubview(holder)
        root.layoutIfNeeded()
        #expect(view.updates == 3)
        view.setNeedsUpdateConstraints()
        let outer = UIView()
        outer.addSubview(root)
        outer.layoutIfNeeded()
        #expect(view.updates == 4)
    }

    @Test func anotherConstantWritesNoTree() {
        let (root, heights) = world()
        let first = root.writtenRecords
        #expect(first > 1_000)
        heights[240].constant += 5
        root.layoutIfNeeded()
        #expect(root.writtenRecords - first == 1)
        #expect(Double(root.writtenRecords - first) <= 0.05 * Double(first))
        #expect(root.layoutCounts.fresh == 1)
        #expect(root.subviews[240].frame.height == 10 + CGFloat(240 % 7) + 5)
        #expect(root.subviews[241].frame.minY == root.subviews[240].frame.maxY + 2)
        #expect(root.subviews[240].subviews[2].frame.height == root.subviews[240].frame.height)
    }

    /// Views of several kinds beside 1,000 others.
    private struct Page {
        let root: UIView
        let heights: [NSLayoutConstraint]
        let label = UILabel()
        let stack = UIStackView()
        let rows = [UILabel(), UILabel(), UILabel()]
        let manual = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
        let idle: NSLayoutConstraint
        let weak: NSLayoutConstraint

        @MainActor
        init(_ root: UIView, _ heights: [NSLayoutConstraint]) {
            self.root = root
            self.heights = heights
            stack.axis = .vertical
            for (number, row) in rows.enumerated() {
                row.text = "row \(number)"
                stack.addArrangedSubview(row)
            }
            label.text = "title"
            label.numberOfLines = 0
            for view in [label, stack] as [UIView] {
                view.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(view)
            }
            root.addSubview(manual)
            idle = label.heightAnchor.constraint(equalToConstant: 60)
            weak = stack.widthAnchor.constraint(equalToConstant: 150)
            weak.priority = .defaultLow
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                label.topAnchor.constraint(equalTo: root.topAnchor),
                stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                stack.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 4), weak,
            ])
            root.layoutIfNeeded()
        }
    }

    private struct Edit: CustomTestStringConvertible, Sendable {
        let testDescription: String
        /// Records and constraints that it may write.
        let records: Int
        let laysOutAll: Bool
        let apply: @MainActor @Sendable (Page) -> Void

        init(
            _ name: String, _ records: Int, laysOutAll: Bool = false,
            _ apply: @escaping @MainActor @Sendable (Page) -> Void
        ) {
            testDescription = name
            self.records = records
            self.laysOutAll = laysOutAll
            self.apply = apply
        }
    }

    private nonisolated static let edits: [Edit] = [
        Edit("a constant", 1) { $0.heights[240].constant += 5 },
        Edit("a priority", 1) { $0.weak.priority = UILayoutPriority(300) },
        Edit("a text", 1) { $0.label.text = "another title" },
        Edit("a font", 1) { $0.label.font = .systemFont(ofSize: 31) },
        Edit("isHidden of a view", 1) { $0.root.subviews[100].isHidden = true },
        Edit("isHidden of an arranged subview", 1) { $0.rows[1].isHidden = true },
        Edit("a spacing", 1) { $0.stack.spacing = 11 },
        Edit("a custom spacing", 1) { $0.stack.setCustomSpacing(30, after: $0.rows[0]) },
        Edit("a frame set by hand", 1) { $0.manual.frame = CGRect(x: 40, y: 50, width: 60, height: 70) },
        // The order in which views with content give way follows from their priorities.
        Edit("a hugging priority", 1, laysOutAll: true) {
            $0.label.setContentHuggingPriority(.defaultHigh, for: .vertical)
        },
        // Constraints and views that come, leave or change their order.
        Edit("a constraint that is activated", 1, laysOutAll: true) { $0.idle.isActive = true },
        Edit("a constraint that is deactivated", 1) { $0.weak.isActive = false },
        Edit("a constraint there and back", 2, laysOutAll: true) {
            $0.weak.isActive = false
            $0.weak.isActive = true
        },
        Edit("nothing new", 0) {
            $0.label.text = "title"
            $0.stack.spacing = 0
        },
        // The superview's list of subviews is part of its record.
        Edit("a view that comes, with two constraints", 4, laysOutAll: true) {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            $0.root.addSubview(view)
            view.widthAnchor.constraint(equalToConstant: 30).isActive = true
            view.leadingAnchor.constraint(equalTo: $0.root.leadingAnchor).isActive = true
        },
        Edit("an arranged subview that comes", 2, laysOutAll: true) {
            $0.stack.insertArrangedSubview(UILabel(), at: 1)
        },
        // A leaf with two constraints that its box holds, and two with its box.
        Edit("a view that leaves, with four constraints", 6, laysOutAll: true) {
            $0.root.subviews[100].subviews[1].removeFromSuperview()
        },
        Edit("an arranged subview that leaves", 2, laysOutAll: true) { $0.rows[2].removeFromSuperview() },
        Edit("the order of subviews", 1, laysOutAll: true) { $0.root.sendSubviewToBack($0.manual) },
    ]

    /// An edit writes what it changed, and only one that reaches further than its views lays out the whole tree.
    @Test(arguments: edits)
    private func anEditWritesWhatItChanged(edit: Edit) {
        let (root, heights) = world()
        let page = Page(root, heights)
        let (written, whole) = (root.writtenRecords, root.wholeLayouts)
        edit.apply(page)
        root.layoutIfNeeded()
        #expect(root.writtenRecords - written <= edit.records, "\(root.writtenRecords - written)")
        #expect(root.layoutCounts.fresh == 1)
        #expect(root.wholeLayouts - whole == (edit.laysOutAll ? 1 : 0))
        // Everything stands where a fresh layout of the same views puts it.
        let (tree, environment) = root.layoutTree
        let fresh = tree.resolve(in: environment, findingAmbiguity: false)
        var pending = [(root, tree.root)]
        var wrong = 0
        while let (view, item) = pending.popLast() {
            let items = tree[item].subviews
            #expect(view.subviews.count == items.count)
            for (child, id) in zip(view.subviews, items) {
                let frame = fresh[id].frame
                if child.frame != CGRect(solved: frame) { wrong += 1 }
                pending.append((child, id))
            }
        }
        #expect(wrong == 0)
    }

    /// Several constants at once, one of them there and back, and one of a constraint that is gone by then.
    @Test func editsMeet() {
        let (root, heights) = world()
        heights[3].constant = 50
        heights[3].constant = 20
        heights[7].constant += 1
        heights[9].constant += 1
        heights[9].isActive = false
        root.layoutIfNeeded()
        #expect(root.subviews[3].frame.height == 20)
        let (tree, environment) = root.layoutTree
        let fresh = tree.resolve(in: environment, findingAmbiguity: false)
        for (view, item) in zip(root.subviews, tree[tree.root].subviews) {
            #expect(view.frame.minY == CGFloat(fresh[item].frame.y))
        }
    }
}
