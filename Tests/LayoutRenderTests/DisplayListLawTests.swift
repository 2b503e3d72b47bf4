import LayoutRender
import TestSupport
import Testing

/// What holds for every picture, whatever the tree: seeds are printed with a failure.
@Suite struct DisplayListLawTests {
    private func list(_ seed: UInt64, layers: LayerSet = .all) -> DisplayList {
        let (tree, layout) = PictureScenes.random(seed: seed)
        var options = RenderOptions()
        options.layers = layers
        options.showsLegend = true
        var environment = LayoutEnvironment(width: 320, height: 480)
        environment.safeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
        return DisplayList(tree: tree, layout: layout, environment: environment, options: options)
    }

    @Test(arguments: 0..<60 as Range<UInt64>)
    func groupsAreBalancedAndIDsUnique(seed: UInt64) {
        var depth = 0
        var ids: Set<String> = []
        for item in list(seed).items {
            switch item {
            case .begin(let group):
                depth += 1
                if let id = group.id { #expect(ids.insert(id).inserted, "\(id) twice") }
                #expect(group.opacity >= 0 && group.opacity <= 1)
            case .end:
                depth -= 1
                #expect(depth >= 0)
            case .shape, .text, .image: break
            }
        }
        #expect(depth == 0)
    }

    @Test(arguments: 0..<60 as Range<UInt64>)
    func numbersAreFiniteAndTheBoundsModest(seed: UInt64) {
        let list = list(seed)
        #expect(list.size.width <= 10_000 && list.size.height <= 20_000)
        for item in list.items {
            switch item {
            case .shape(let shape):
                let bounds = shape.shape.bounds
                let isFinite = [bounds.x, bounds.y, bounds.width, bounds.height].allSatisfy(\.isFinite)
                #expect(isFinite)
            case .text(let run):
                #expect(run.origin.x.isFinite && run.origin.y.isFinite && run.size.isFinite)
                #expect((run.width ?? 0).isFinite)
            default: break
            }
        }
    }

    @Test(arguments: 0..<12 as Range<UInt64>)
    func everyPictureDrawsInEveryFormat(seed: UInt64) throws {
        let list = list(seed)
        var renderer = try Renderer()
        let png = try renderer.png(list, scale: 1)
        #expect(png.count > 100)
        let svg = try renderer.svg(list)
        #expect(!String(decoding: svg, as: UTF8.self).contains("nan"))
        #expect(!String(decoding: svg, as: UTF8.self).contains("inf\""))
        let pdf = try renderer.pdf(list)
        #expect(pdf.starts(with: Array("%PDF".utf8)))
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func sameTreeSameList(seed: UInt64) {
        #expect(list(seed) == list(seed))
    }

    @Test func aHiddenLayerLeavesNothingBehind() {
        let (_, named) = LayerSet.named.reduce(into: (0, [LayerSet]())) { $0.1.append($1.layer) }
        #expect(Set(named.map(\.rawValue)).count == LayerSet.named.count)
        #expect(LayerSet(named) == .all)
        let list = list(3, layers: [])
        let shapes = list.items.filter { if case .begin = $0 { false } else { true } }
        #expect(shapes.isEmpty)
    }

    /// Content stays inside the screen: everything it draws lies in a group clipped to it.
    @Test func contentIsClippedToTheScreen() throws {
        let list = list(5, layers: .plain)
        let begin = list.items.first { if case .begin = $0 { true } else { false } }
        guard case .begin(let group) = begin else {
            Issue.record("no group")
            return
        }
        #expect(group.clip == .rect(Rect(x: 0, y: 0, width: 320, height: 480)))
    }
}
