import LayoutRender
import TestSupport
import Testing

@testable import LayoutRender

@Suite struct LabelGridTests {
    @Test func aFreePlaceCostsNothing() {
        var grid = LabelGrid()
        let handle = grid.insert(Rect(x: 0, y: 0, width: 40, height: 10), weight: 2)
        let beside = grid.cost(of: Rect(x: 41, y: 0, width: 40, height: 10))
        let across = grid.cost(of: Rect(x: 30, y: 5, width: 40, height: 10))
        #expect(beside == 0)
        #expect(across == 10 * 5 * 2)
        grid.remove(handle)
        let freed = grid.cost(of: Rect(x: 30, y: 5, width: 40, height: 10))
        #expect(freed == 0)
    }

    @Test func aRectangleOverManyCellsCountsOnce() {
        var grid = LabelGrid()
        grid.insert(Rect(x: 0, y: 0, width: 200, height: 200), weight: 1, owner: 7)
        let whole = Rect(x: 0, y: 0, width: 100, height: 100)
        let (cost, own) = (grid.cost(of: whole), grid.cost(of: whole, except: 7))
        #expect(cost == 10_000 && own == 0)
        let found = grid.obstacles(under: whole, weight: 1, count: 9)
        #expect(found == [0])
    }

    /// Dimension lines that prefer the same lane are placed side by side, any number of them, as long as there is room.
    @Test(arguments: Axis.allCases) func linesTakeLanesOfTheirOwn(_ axis: Axis) {
        var grid = LabelGrid()
        let lanes = (0..<9).map { place in
            let wanted = LabelGrid.lanes(from: 0, to: 90)
            return grid.takeLane(along: axis, from: Double(place), to: 50, among: wanted).lane
        }
        #expect(lanes.first == 45)
        for (one, other) in zip(lanes.sorted(), lanes.sorted().dropFirst()) { #expect(other - one >= 5) }
    }
}

@Suite struct LabelPlacerTests {
    private static let bounds = Rect(x: 0, y: 0, width: 320, height: 480)

    /// Small views at random, each with a label.
    private static func crowd(
        _ count: Int, seed: UInt64, in bounds: Rect = bounds
    ) -> (placer: LabelPlacer, labels: [PendingLabel], frames: [Rect]) {
        var random = PictureRandom(seed: seed)
        var placer = LabelPlacer(bounds: bounds)
        var labels: [PendingLabel] = []
        var frames: [Rect] = []
        for index in 0..<count {
            let frame = Rect(
                x: Double.random(in: 0...(bounds.width - 60), using: &random),
                y: Double.random(in: 0...(bounds.height - 40), using: &random),
                width: Double.random(in: 4...60, using: &random), height: Double.random(in: 4...40, using: &random))
            placer.avoid(view: frame, owner: index)
            frames.append(frame)
            labels.append(
                PendingLabel(text: "view \(index)", color: .black, place: .corner(of: frame), owner: index))
        }
        return (placer, labels, frames)
    }

    /// Labels do not overlap and stay in the picture, and equal input gives equal places.
    @Test(arguments: [1, 2, 3, 4] as [UInt64]) func labelsKeepClearOfEachOther(_ seed: UInt64) {
        var (placer, labels, _) = Self.crowd(60, seed: seed)
        var again = placer
        let places = placer.place(labels)
        let found = places.compactMap { $0 }
        #expect(found.count >= 55, "\(found.count) of 60 have a place")
        for (index, one) in found.enumerated() {
            #expect(Self.bounds.contains(one.rect))
            for other in found.dropFirst(index + 1) {
                let common = one.rect.intersection(other.rect)
                #expect(common.width * common.height < 90, "\(one.rect) over \(other.rect)")
            }
        }
        let repeated = again.place(labels).map { $0?.rect }
        #expect(repeated == places.map { $0?.rect })
    }

    /// A view smaller than its label stays in sight, and a line leads to it.
    @Test func aSmallViewIsNotHiddenByItsOwnLabel() throws {
        for side in [2.0, 6, 10] {
            let frame = Rect(x: 100, y: 100, width: side, height: side)
            var placer = LabelPlacer(bounds: Self.bounds)
            placer.avoid(view: frame, owner: 0)
            let label = PendingLabel(text: "a small view", color: .black, place: .corner(of: frame), owner: 0)
            let found = placer.place([label])[0]
            let place = try #require(found)
            #expect(!place.rect.intersects(frame))
            let leader = try #require(place.leader)
            #expect(frame.insetBy(-0.01).contains(Rect(origin: leader.to, size: .zero)))
            #expect(place.rect.insetBy(-0.01).contains(Rect(origin: leader.from, size: .zero)))
        }
    }

    /// A label inside a view covers at most two fifths of it where there is room elsewhere.
    @Test func aLabelInAViewLeavesMostOfItInSight() throws {
        for (width, height) in [(60.0, 12.0), (60, 20), (30, 30), (200, 11), (44, 44)] {
            let frame = Rect(x: 100, y: 100, width: width, height: height)
            var placer = LabelPlacer(bounds: Self.bounds)
            placer.avoid(view: frame, owner: 0)
            let label = PendingLabel(text: "a view", color: .black, place: .corner(of: frame), owner: 0)
            let found = placer.place([label])[0]
            let place = try #require(found)
            let common = place.rect.intersection(frame)
            #expect(max(0, common.width) * max(0, common.height) <= 0.4 * width * height)
        }
    }

    /// A label moves aside for another label if that improves both placements.
    @Test func aLabelMakesRoomForAnotherOne() throws {
        // One place only for the second, and the first takes it greedily: a frame as wide as the picture.
        var placer = LabelPlacer(bounds: Rect(x: 0, y: 0, width: 60, height: 60))
        let first = PendingLabel(
            text: "wide", color: .black, place: .corner(of: Rect(x: 0, y: 0, width: 60, height: 12)))
        let second = PendingLabel(text: "here", color: .black, place: .around(Point(x: 14, y: 6)))
        let rects = placer.place([first, second]).compactMap { $0?.rect }
        try #require(rects.count == 2)
        #expect(!rects[0].intersects(rects[1]))
    }

    /// More labels than a picture of layers repairs stay where they were placed first: the work of a save.
    @Test func tooManyLabelsAreNotRepaired() {
        let (placer, labels, _) = Self.crowd(120, seed: 1)
        func places(repairing count: Int) -> [Rect?] {
            var placer = placer
            placer.mostRepaired = count
            return placer.place(labels).map { $0?.rect }
        }
        #expect(places(repairing: 120) == places(repairing: .max))
        #expect(places(repairing: 119) != places(repairing: 120))
    }

    /// The work per label stays constant as the number of labels grows, in a picture that grows too and in a crowded
    /// one.
    @Test func workGrowsWithTheNumberOfLabels() {
        func work(_ count: Int, grows: Bool) -> Double {
            let bounds = Rect(x: 0, y: 0, width: grows ? 320 : 128, height: grows ? Double(count) * 8 : 128)
            var (placer, labels, _) = Self.crowd(count, seed: 5, in: bounds)
            _ = placer.place(labels)
            return Double(placer.grid.comparisons) / Double(count)
        }
        #expect(work(1280, grows: true) < work(320, grows: true) * 1.5)
        #expect(work(240, grows: false) < work(120, grows: false) * 1.5)
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
            // The boxes, without their rims.
            guard case .shape(let shape) = item, case .roundedRect(let rect, 2) = shape.shape else { return nil }
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
