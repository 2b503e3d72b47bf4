import Foundation
import LayoutEngine
import Measuring

/// A view of many children in a session, and one edit among them, again and again.
///
/// KIND: `frames` (children with frames), `constraints` (children with four constraints each), `stack` (arranged
/// subviews), `cells` (arranged stacks of two labels). EDIT: `edit` (the size of the child in the middle), `last` (of the last
/// child), `add`, `remove` (in the middle), `removeLast`, `none`.
/// `KIND grow` adds all COUNT children one by one to an empty view.
struct Children {
    enum Kind: String { case frames, constraints, stack, cells }
    enum Edit: String { case edit, last, add, remove, removeLast, grow, none }

    let kind: Kind
    let count: Int
    let edit: Edit
    let runs: Int

    init(_ words: [String]) {
        guard words.count == 4, let kind = Kind(rawValue: words[0]), let count = Int(words[1]),
            let edit = Edit(rawValue: words[2]), let runs = Int(words[3])
        else {
            print(
                "usage: Benchmark children frames|constraints|stack|cells COUNT edit|last|add|remove|removeLast|grow|none RUNS"
            )
            exit(64)
        }
        self.kind = kind
        self.count = count
        self.edit = edit
        self.runs = runs
    }

    func run() {
        var tree = LayoutTree(root: root)
        var children: [ItemID] = []
        if edit != .grow { for place in 0..<count { children.append(add(place, &tree)) } }
        // A stack is as high as its views, as in a scroll view.
        let environment = LayoutEnvironment(width: 390, height: isStack ? nil : 844, scale: 3)
        let start = now()
        let session = LayoutSession(tree, in: environment)
        let first = now() - start
        var times: [Double] = []
        for run in 0..<(edit == .grow ? count : runs) {
            let start = now()
            switch edit {
            case .edit: session.update { change(children[count / 2], run, &$0) }
            case .last: session.update { change(children[count - 1], run, &$0) }
            case .add, .grow: session.update { _ = add(count + run, &$0) }
            case .remove: session.update { $0.removeFromSuperview(children[count / 2 + run]) }
            case .removeLast: session.update { $0.removeFromSuperview(children[count - 1 - run]) }
            case .none: break
            }
            times.append(now() - start)
        }
        print(String(format: "%.0f %.1f %d", first, times.isEmpty ? 0 : median(times), session.wholeLayoutCount))
    }

    private var isStack: Bool { kind == .stack || kind == .cells }

    private var root: View {
        guard isStack else { return View(identifier: "root") }
        var view = View(.stackView, identifier: "root")
        view.stack?.axis = .vertical
        view.stack?.spacing = 4
        return view
    }

    private func add(_ place: Int, _ tree: inout LayoutTree) -> ItemID {
        switch kind {
        case .frames:
            var view = View(identifier: "v\(place)")
            view.frame = Rect(x: 0, y: Double(place) * 10, width: 100, height: 10)
            return tree.addSubview(view, to: tree.root)
        case .constraints:
            var view = View(identifier: "v\(place)")
            view.translatesAutoresizingMaskIntoConstraints = false
            let id = tree.addSubview(view, to: tree.root)
            tree.activate(
                id.height == 10, id.width == 100,
                id.leading == tree.root.leading + Double(place % 50),
                id.top == tree.root.top + Double(place) * 10)
            return id
        case .stack:
            var view = View(identifier: "v\(place)")
            view.intrinsicContentSize = Size(width: 30, height: 20)
            return tree.addArrangedSubview(view, to: tree.root)
        case .cells:
            var cell = View(.stackView, identifier: "c\(place)")
            cell.stack?.axis = .horizontal
            cell.stack?.spacing = 8
            let id = tree.addArrangedSubview(cell, to: tree.root)
            for name in ["title", "detail"] {
                var label = View(identifier: "\(name)\(place)")
                label.intrinsicContentSize = Size(width: 60, height: 20)
                tree.addArrangedSubview(label, to: id)
            }
            return id
        }
    }

    private func change(_ child: ItemID, _ run: Int, _ tree: inout LayoutTree) {
        let length = 31 + Double(run % 7)
        switch kind {
        case .frames: tree[child].frame?.size.height = length
        case .constraints:
            // The child's first constraint is its height.
            tree[constraint: 4 * (Int(child.index) - 1)].constant = length
        case .stack: tree[child].intrinsicContentSize = Size(width: 30, height: length)
        case .cells:
            let label = tree[child].subviews[0]
            tree[label].intrinsicContentSize = Size(width: 60, height: length)
        }
    }
}
