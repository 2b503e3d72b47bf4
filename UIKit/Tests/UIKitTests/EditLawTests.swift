import LayoutEngine
import Testing
import UIKit
import UIKitTesting

/// The law of mutable views: after any order of edits they stand where a fresh layout of the same views would put them.
@MainActor
struct EditLawTests {
    /// Views that a seeded sequence of edits changes.
    private final class World {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        private let stack = UIStackView()
        private var views: [UIView] = []
        private var parked: [UIView] = []
        private var constraints: [NSLayoutConstraint] = []
        /// Views in the root, and in each other, that are tied to the stack.
        private var floating: [UIView] = []
        /// Placed by frame and mask, with a view tied to it.
        private let manual = UIView(frame: CGRect(x: 10, y: 300, width: 100, height: 40))
        private let follower: NSLayoutConstraint
        private let caption = UILabel()
        /// Of a text to the stack, which hands on the baseline of a view that it arranges.
        private let baseline: NSLayoutConstraint
        private var seed: UInt64

        init(seed: UInt64) {
            self.seed = seed
            let dot = UIView()
            manual.addSubview(dot)
            root.addSubview(manual)
            for view in [dot, caption] {
                view.translatesAutoresizingMaskIntoConstraints = false
            }
            root.addSubview(caption)
            caption.text = "caption"
            follower = dot.widthAnchor.constraint(equalTo: manual.widthAnchor, multiplier: 0.5)
            let narrow = dot.widthAnchor.constraint(equalToConstant: 7)
            narrow.priority = .defaultLow
            baseline = caption.firstBaselineAnchor.constraint(equalTo: stack.firstBaselineAnchor)
            let low = caption.topAnchor.constraint(equalTo: root.topAnchor, constant: 100)
            low.priority = .defaultLow
            NSLayoutConstraint.activate([
                dot.leadingAnchor.constraint(equalTo: manual.leadingAnchor),
                dot.topAnchor.constraint(equalTo: manual.topAnchor), dot.heightAnchor.constraint(equalToConstant: 4),
                narrow, low, caption.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            ])
            stack.axis = .vertical
            stack.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(stack)
            constraints = [
                stack.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
                stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            ]
            NSLayoutConstraint.activate(constraints)
            // Without its own constraint the stack stands here: where constraints leave a place open, any would do.
            let last = stack.topAnchor.constraint(equalTo: root.topAnchor)
            last.priority = UILayoutPriority(1)
            last.isActive = true
            for number in 0..<6 { add(number) }
        }

        private func random(_ bound: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((seed >> 33) % UInt64(bound))
        }

        private func add(_ number: Int) {
            let view: UIView
            if number.isMultiple(of: 2) {
                let label = UILabel()
                label.numberOfLines = 0
                label.text = String(repeating: "word ", count: 1 + random(14))
                view = label
            } else {
                view = UIView()
                let height = view.heightAnchor.constraint(equalToConstant: CGFloat(10 + random(40)))
                height.isActive = true
                constraints.append(height)
            }
            views.append(view)
            stack.addArrangedSubview(view)
        }

        func edit() {
            let view = views[random(views.count)]
            switch random(19) {
            case 0: constraints[random(constraints.count)].constant = CGFloat(5 + random(40))
            case 1: view.isHidden.toggle()
            case 2: (view as? UILabel)?.text = String(repeating: "other ", count: 1 + random(12))
            case 3: stack.spacing = CGFloat(random(20))
            case 4: root.layoutMargins = UIEdgeInsets(top: 0, left: CGFloat(random(40)), bottom: 0, right: 8)
            case 5:
                if let back = parked.popLast() {
                    stack.insertArrangedSubview(back, at: random(stack.arrangedSubviews.count + 1))
                } else if view.superview != nil {
                    view.removeFromSuperview()
                    parked.append(view)
                }
            case 6: stack.setCustomSpacing(CGFloat(random(30)), after: view)
            case 7: root.bounds.size.width = CGFloat(240 + random(160))
            case 8: constraints[2].isActive.toggle()
            case 9: (view as? UILabel)?.font = .systemFont(ofSize: CGFloat(9 + random(20)))
            case 10: constraints.last?.priority = UILayoutPriority(Float(200 + random(700)))
            case 11:
                manual.frame = CGRect(x: random(40), y: random(40), width: 50 + random(90), height: 20 + random(50))
            case 12: manual.autoresizingMask = random(2) == 0 ? [] : [.flexibleWidth, .flexibleTopMargin]
            case 13: addFloating()
            case 14: if let gone = floating.popLast() { gone.removeFromSuperview() }
            case 15: if let some = floating.last { root.sendSubviewToBack(some) }
            case 16: baseline.isActive.toggle()
            case 17: stack.axis = stack.axis == .vertical ? .horizontal : .vertical
            default: follower.isActive.toggle()
            }
        }

        /// A view with a subview of its own, tied to the stack.
        private func addFloating() {
            let (view, inner) = (UIView(), UILabel())
            inner.text = String(repeating: "i", count: 1 + random(9))
            view.addSubview(inner)
            (floating.last ?? root).addSubview(view)
            for one in [view, inner] { one.translatesAutoresizingMaskIntoConstraints = false }
            NSLayoutConstraint.activate([
                inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 3),
                inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 2),
                view.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: CGFloat(random(9))),
                view.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: CGFloat(random(50))),
                view.topAnchor.constraint(equalTo: stack.bottomAnchor, constant: CGFloat(random(30))),
            ])
            floating.append(view)
        }

        /// What does not stand where a fresh layout puts it.
        func misplaced() -> [String] {
            root.layoutIfNeeded()
            let (tree, environment) = root.layoutTree
            let fresh = tree.resolve(in: environment, findingAmbiguity: false)
            var wrong: [String] = []
            var pending: [(UIView, ItemID)] = [(root, tree.root)]
            while let (view, id) = pending.popLast() {
                let children = tree[id].subviews
                guard children.count == view.subviews.count else { return ["the tree lacks views"] }
                for (child, item) in zip(view.subviews, children) {
                    let frame = fresh[item].frame
                    let expected = CGRect(solved: frame)
                    if child.frame != expected { wrong.append("\(tree[item].identifier) \(child.frame) \(expected)") }
                    pending.append((child, item))
                }
            }
            return wrong
        }
    }

    @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
    func anyOrderOfEditsEqualsAFreshLayout(seed: UInt64) {
        let world = World(seed: seed)
        for step in 0..<40 {
            world.edit()
            let wrong = world.misplaced()
            #expect(wrong.isEmpty, "seed \(seed), edit \(step)")
            guard wrong.isEmpty else { return }
        }
        let counts = world.root.layoutCounts
        #expect(counts.edited > counts.fresh / 4, "edits reach the session: \(counts)")
    }

    /// Cells that come and go leave nothing behind.
    @Test func viewsThatLeaveAreReleased() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        weak var gone: UIView?
        do {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
            root.layoutIfNeeded()
            gone = view
            view.removeFromSuperview()
        }
        root.layoutIfNeeded()
        #expect(gone == nil)
        weak var released: UIView?
        do {
            let whole = UIView(frame: root.bounds)
            whole.addSubview(UILabel())
            whole.layoutIfNeeded()
            released = whole
        }
        #expect(released == nil)
    }
}
