import LayoutEngine
import PNGCodec
import Testing

@testable import LayoutRender

@Suite struct EffectViewTests {
    @Test("a thicker material hides more, and a style's own name decides what the page does not")
    func materials() {
        let adaptive: [BlurStyle] = [
            .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
        ]
        let fixed: [(BlurStyle, BlurStyle)] = [
            (.systemUltraThinMaterialLight, .systemUltraThinMaterialDark),
            (.systemThinMaterialLight, .systemThinMaterialDark),
            (.systemMaterialLight, .systemMaterialDark), (.systemThickMaterialLight, .systemThickMaterialDark),
        ]
        for isDark in [false, true] {
            let alphas = adaptive.map { $0.veil(isDark: isDark).alpha }
            #expect(alphas == alphas.sorted() && Set(alphas).count == alphas.count)
            for (style, pair) in zip(adaptive, fixed) {
                #expect(pair.0.veil(isDark: isDark) == style.veil(isDark: false))
                #expect(pair.1.veil(isDark: isDark) == style.veil(isDark: true))
            }
        }
        #expect(BlurStyle.regular.veil(isDark: true) == BlurStyle.dark.veil(isDark: false))
    }

    @Test("a view that overrides the style is drawn in that style with all that is inside, and nothing beside")
    func overriddenStyle() {
        var tree = LayoutTree(root: .view())
        func add(_ text: String, to parent: ItemID, y: Double) {
            var label = View.label(text)
            label.frame = Rect(x: 0, y: y, width: 90, height: 20)
            tree.addSubview(label, to: parent)
        }
        let card = tree.addSubview(
            .view {
                $0.frame = Rect(x: 0, y: 0, width: 90, height: 40)
                $0.appearance.overrideUserInterfaceStyle = .dark
                $0.appearance.backgroundColor = .named("systemBackground")
            }, to: tree.root)
        add("inside", to: card, y: 0)
        add("outside", to: tree.root, y: 60)
        let environment = LayoutEnvironment(width: 90, height: 90)
        var options = RenderOptions()
        options.layers = .plain
        let list = DisplayList(
            tree: tree, layout: tree.resolve(in: environment), environment: environment, options: options)
        let colors = list.items.reduce(into: [String: RGBA]()) { colors, item in
            if case .text(let run) = item { colors[run.text] = run.color }
        }
        #expect(colors == ["inside": .white, "outside": .black])
        #expect(list.background == .white)
    }

    @Test("the room of an emoji does not spread over the letters beside")
    func lettersBesideAnEmoji() {
        var tree = LayoutTree(root: .view())
        for (y, text) in [(0.0, "Great 👍"), (40, "Great ")] {
            var label = View.label(text)
            label.frame = Rect(x: 0, y: y, width: 200, height: 20)
            tree.addSubview(label, to: tree.root)
        }
        let environment = LayoutEnvironment(width: 200, height: 90)
        var options = RenderOptions()
        options.layers = .plain
        let list = DisplayList(
            tree: tree, layout: tree.resolve(in: environment), environment: environment, options: options)
        let runs = list.items.compactMap { item -> TextRun? in if case .text(let run) = item { run } else { nil } }
        #expect(runs.map(\.text) == ["Great ", "👍", "Great "])
        #expect(runs.count == 3 && abs((runs[0].width ?? 0) - (runs[2].width ?? 1)) < 0.001)
        #expect(runs.count == 3 && abs(runs[1].origin.x - (runs[0].width ?? 0)) < 0.001)
    }
}
