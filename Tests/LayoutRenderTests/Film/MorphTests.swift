import LayoutEngine
import TestSupport
import Testing

@testable import LayoutFilm
@testable import LayoutRender

/// The way between two pictures.
@Suite struct MorphTests {
    private static func picture(
        _ scene: (tree: LayoutTree, layout: ResolvedLayout), bounds: Rect? = nil
    ) -> DisplayList {
        var options = RenderOptions()
        options.layers = .all
        options.film = FilmDrawing(bounds: bounds)
        return DisplayList(
            tree: scene.tree, layout: scene.layout, environment: LayoutEnvironment(width: 320, height: 480),
            options: options)
    }

    /// Two layouts of one tree with different frames, all within the screen.
    private static func pair(seed: UInt64) -> (DisplayList, DisplayList) {
        let one = PictureScenes.random(seed: seed)
        var other = one
        var random = PictureRandom(seed: seed &+ 99)
        for index in other.layout.items.indices.dropFirst() where Bool.random(using: &random) {
            let shift = Point(
                x: Double.random(in: -40...40, using: &random), y: Double.random(in: -40...40, using: &random))
            other.layout.items[index].absoluteFrame = other.layout.items[index].absoluteFrame.offset(by: shift)
            other.layout.items[index].frame = other.layout.items[index].frame.offset(by: shift)
        }
        let bounds = Rect(x: -20, y: -20, width: 360, height: 520)
        return (picture(one, bounds: bounds), picture(other, bounds: bounds))
    }

    @Test("both ends of a way are the pictures, pixel by pixel", arguments: 1...6 as ClosedRange<UInt64>)
    func ends(seed: UInt64) throws {
        let (old, new) = Self.pair(seed: seed)
        let morph = Morph(from: old, to: new)
        var renderer = try Renderer()
        let last = try renderer.pixels(morph.list(at: 1), scale: 0.5)
        let wanted = try renderer.pixels(new, scale: 0.5)
        #expect(last == wanted)
        let first = try renderer.pixels(morph.list(at: 0), scale: 0.5)
        let start = try renderer.pixels(old, scale: 0.5)
        #expect(first == start)
    }

    @Test("groups are balanced all the way, and names are those of one picture or the other")
    func balance() {
        for seed in 1...30 as ClosedRange<UInt64> {
            let one = Self.picture(PictureScenes.random(seed: seed))
            let other = Self.picture(PictureScenes.random(seed: seed + 1))
            let morph = Morph(from: one, to: other)
            for share in [0, 0.3, 1] {
                var depth = 0
                for item in morph.list(at: share).items {
                    if case .begin = item { depth += 1 }
                    if case .end = item { depth -= 1 }
                    #expect(depth >= 0)
                }
                #expect(depth == 0)
            }
            // Nothing of either is lost.
            func leaves(_ list: DisplayList) -> Int {
                list.items.count { if case .begin = $0 { false } else if case .end = $0 { false } else { true } }
            }
            let count = morph.items.count { if case .leaf = $0 { true } else { false } }
            #expect(count >= max(leaves(one), leaves(other)) && count <= leaves(one) + leaves(other))
        }
    }

    /// The picture of a layout half-way is half of the way between the pictures: UIKit moves frames in straight lines.
    @Test func aFrameHalfWayIsHalfOfTheWayBetweenThePictures() throws {
        func list(_ share: Double) -> DisplayList {
            var tree = LayoutTree(root: View(.view, identifier: "root"))
            var layout = ResolvedLayout(items: [ResolvedItem()])
            layout.items[0].absoluteFrame = Rect(x: 0, y: 0, width: 320, height: 480)
            for index in 1...5 {
                var view = View(.view, identifier: "v\(index)")
                view.appearance.backgroundColor = .named("systemTeal")
                view.appearance.alpha = 1 - 0.1 * Double(index) * share
                tree.addSubview(view, to: tree.root)
                var item = ResolvedItem()
                let part = Double(index)
                item.absoluteFrame = Rect(
                    x: part * 3 + 40 * share, y: part * 20 - 8 * share, width: 40 + part * share,
                    height: 15 + 30 * share)
                layout.items.append(item)
            }
            var options = RenderOptions()
            options.layers = [.content, .frames]
            options.film = FilmDrawing(bounds: Rect(x: 0, y: 0, width: 320, height: 480))
            return DisplayList(
                tree: tree, layout: layout, environment: LayoutEnvironment(width: 320, height: 480), options: options)
        }
        let morph = Morph(from: list(0), to: list(1))
        let (half, expected) = (morph.list(at: 0.5).items, list(0.5).items)
        #expect(half.count == expected.count)
        for (one, other) in zip(half, expected) {
            guard case .shape(let mine) = one, case .shape(let theirs) = other else { continue }
            let (a, b) = (mine.shape.bounds, theirs.shape.bounds)
            for (x, y) in [(a.x, b.x), (a.y, b.y), (a.width, b.width), (a.height, b.height)] {
                #expect(abs(x - y) < 1e-9)
            }
        }
    }

    /// A label's number stays in its box while it becomes another.
    @Test func aTextThatChangesDissolvesOnItsWay() {
        func list(_ text: String, _ y: Double) -> DisplayList {
            var list = DisplayList(size: Size(width: 50, height: 100))
            list.group(DisplayGroup(id: "label")) {
                $0.fill(.rect(Rect(x: 0, y: y, width: 50, height: 10)), .white)
                $0.text(TextRun(text, at: Point(x: 4, y: y + 8), size: 8, color: .black))
            }
            return list
        }
        let half = Morph(from: list("10", 0), to: list("24", 40)).list(at: 0.25)
        var texts: [String] = []
        var opacities: [Double] = []
        for item in half.items {
            if case .text(let run) = item {
                texts.append(run.text)
                #expect(run.origin == Point(x: 4, y: 18))
            }
            if case .begin(let group) = item { opacities.append(group.opacity) }
        }
        #expect(texts == ["10", "24"] && opacities == [1, 0.75, 0.25])
    }

    @Test func whatComesFadesInAndWhatGoesFadesOut() {
        var old = DisplayList(size: Size(width: 10, height: 10))
        old.group(DisplayGroup(id: "gone")) { $0.fill(.rect($0.bounds), .black) }
        var new = DisplayList(size: Size(width: 10, height: 10))
        new.group(DisplayGroup(id: "new")) { $0.fill(.rect($0.bounds), .white) }
        let half = Morph(from: old, to: new).list(at: 0.25)
        let opacities = half.items.compactMap { item -> Double? in
            if case .begin(let group) = item { group.opacity } else { nil }
        }
        #expect(opacities == [0.75, 0.25])
    }
}
