import LayoutRender
import Testing

@testable import LayoutRender

@Suite struct LabelPlacerTests {
    @Test func aFreePlaceCostsNothing() {
        var placer = LabelPlacer()
        placer.insert(Rect(x: 0, y: 0, width: 40, height: 10), weight: 2)
        let beside = placer.cost(of: Rect(x: 41, y: 0, width: 40, height: 10))
        let across = placer.cost(of: Rect(x: 30, y: 5, width: 40, height: 10))
        #expect(beside == 0)
        #expect(across == 10 * 5 * 2)
    }

    /// Labels of views that all stand in one place: the work for each stays bounded however many there are.
    @Test func crowdedPlacesCostNoMoreForMoreLabels() {
        func work(_ count: Int) -> Int {
            var placer = LabelPlacer()
            let frame = Rect(x: 10, y: 10, width: 200, height: 100)
            let label = PendingLabel(text: "view", color: .black, place: .corner(of: frame))
            let size = Size(width: 40, height: 11)
            for _ in 0..<count {
                var best = Double.infinity
                var chosen = Rect.zero
                for corner in label.corners(for: size) {
                    let cost = placer.cost(of: Rect(origin: corner, size: size), limit: best)
                    if cost < best { (best, chosen) = (cost, Rect(origin: corner, size: size)) }
                }
                placer.insert(chosen, weight: 100)
            }
            return placer.comparisons
        }
        // Once the place is full, each hundred more costs what the hundred before did.
        let steps = [300, 400, 500].map(work)
        #expect(steps[2] - steps[1] <= steps[1] - steps[0])
    }

    @Test func aRectangleOverManyCellsCountsOnce() {
        var placer = LabelPlacer()
        placer.insert(Rect(x: 0, y: 0, width: 200, height: 200), weight: 1)
        let cost = placer.cost(of: Rect(x: 0, y: 0, width: 100, height: 100))
        #expect(cost == 10_000)
    }

    /// Thirty views of one column, each with room for its label: no label lies over another.
    @Test func labelsDoNotCoverEachOther() {
        var root = View(.view, identifier: "root")
        root.frame = Rect(x: 0, y: 0, width: 300, height: 600)
        var tree = LayoutTree(root: root)
        for index in 0..<30 {
            var view = View(.view, identifier: "item\(index)")
            view.frame = Rect(x: 0, y: Double(index) * 20, width: 300, height: 20)
            view.translatesAutoresizingMaskIntoConstraints = true
            let id = tree.addSubview(view, to: tree.root)
            var inner = View(.view, identifier: "inner\(index)")
            inner.frame = Rect(x: 0, y: 0, width: 300, height: 20)
            inner.translatesAutoresizingMaskIntoConstraints = true
            tree.addSubview(inner, to: id)
        }
        let environment = LayoutEnvironment(width: 300, height: 600)
        var options = RenderOptions()
        options.layers = [.names]
        let list = DisplayList(
            tree: tree, layout: tree.resolve(in: environment), environment: environment, options: options)
        let boxes = list.items.compactMap { item -> Rect? in
            guard case .shape(let shape) = item, case .roundedRect(let rect, _) = shape.shape else { return nil }
            return rect
        }
        #expect(boxes.count == 60)
        for (index, box) in boxes.enumerated() {
            for other in boxes.dropFirst(index + 1) { #expect(!box.intersects(other), "\(box) over \(other)") }
        }
    }
}

@Suite struct ConflictDrawingTests {
    /// Each constraint of a conflict has one line, in the colour of errors; the others keep the ink.
    @Test func constraintsOfAConflictAreDrawnOnce() {
        var root = View(.view, identifier: "root")
        root.frame = Rect(x: 0, y: 0, width: 100, height: 100)
        var tree = LayoutTree(root: root)
        let box = tree.addSubview(View(.view, identifier: "box"), to: tree.root)
        tree.constraints = [
            LayoutConstraint(Anchor(box, .width), constant: 30), LayoutConstraint(Anchor(box, .width), constant: 40),
            LayoutConstraint(Anchor(box, .height), constant: 50),
        ]
        var layout = ResolvedLayout(items: [ResolvedItem(), ResolvedItem()])
        layout.items[0].absoluteFrame = Rect(x: 0, y: 0, width: 100, height: 100)
        layout.items[1].absoluteFrame = Rect(x: 10, y: 10, width: 30, height: 50)
        layout.diagnostics = [
            LayoutDiagnostic(kind: .conflict, items: [box], message: "conflict", constraintIndices: [0, 1])
        ]
        var options = RenderOptions()
        options.layers = [.constraints, .ambiguity]
        let list = DisplayList(
            tree: tree, layout: layout, environment: LayoutEnvironment(width: 100, height: 100), options: options)
        let texts = list.items.compactMap { item -> String? in
            guard case .text(let run) = item else { return nil }
            return run.text
        }
        #expect(texts.sorted() == ["30", "40", "50", "conflict"])
    }
}
