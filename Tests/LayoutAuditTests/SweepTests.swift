import InterfaceBuilder
import LayoutEngine
import LayoutRender
import TestSupport
import Testing

@testable import LayoutAudit

@Suite struct SweepTests {
    /// Halving finds the two neighbours that a walk from the whole end finds, in either direction.
    @Test func halvingFindsWhatAWalkFinds() {
        var generator = SeededGenerator(seed: 15)
        for _ in 0..<500 {
            let whole = Int.random(in: -500...500, using: &generator)
            let broken =
                whole + Int.random(in: 1...1_500, using: &generator) * (Bool.random(using: &generator) ? 1 : -1)
            let step = (broken - whole).signum()
            let first = whole + step * Int.random(in: 1...Int((broken - whole).magnitude), using: &generator)
            var asked = 0
            let found = Sweep.halve(whole: whole, broken: broken) { place in
                asked += 1
                return step > 0 ? place >= first : place <= first
            }
            #expect(found.broken == first && found.whole == first - step)
            #expect(asked <= 11)
        }
    }

    private func scenes(_ views: String, _ constraints: String) throws -> [LayoutScene] {
        let text = Planted.storyboard(views, constraints)
        return try InterfaceBuilderSource(Array(text.utf8), file: "Main.storyboard").read().scenes
    }

    private static let text = "Notifications and alerts"
    private static let wide =
        Planted.corner("lb0-00-001") + Planted.constraint("t", "sa0-00-001", "trailing", "lb0-00-001", "trailing", 120)

    @Test func theWidthAtWhichATextBreaksIsFoundToThePoint() throws {
        let scene = try #require(
            try scenes(Planted.label("lb0-00-001", Self.text, "20 79 253 21"), Self.wide).first)
        var sweep = Sweep()
        let found = sweep.breaks(of: [scene], view: nil, from: 393, to: [240, 1_366]) {
            [scene.filling(Size(width: Double($0), height: 852))]
        }
        let row = try #require(found.first)
        #expect(found.count == 1 && row.view == "lb0-00-001" && row.line != nil)
        // The reference: the first broken width of a walk over all widths.
        let first = try (240...393).reversed().first { width in
            let page = AuditedScreen(
                scene.filling(Size(width: Double(width), height: 852)), .own, findingAmbiguity: false)
            return page.cutText(try #require(page.tree.item(named: "lb0-00-001")), exactly: true) != nil
        }
        #expect(row.broken == first && row.whole == row.broken + 1 && row.broken < 393)
        #expect(row.words.hasPrefix("needs ") && row.words.contains(" of width and has "))
        #expect(sweep.layouts <= 12)
    }

    @Test func theTextSizeAtWhichATextIsCutIsFound() throws {
        let style = "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"
        let text = Planted.storyboard(
            Planted.label("lb0-00-001", Self.text, "20 79 253 21", font: style), Self.wide)
        let source = try InterfaceBuilderSource(Array(text.utf8), file: "Main.storyboard")
        let sizes = ContentSizeCategory.allCases
        func scenes(_ place: Int) -> [LayoutScene] {
            var options = InterfaceBuilderReader.Options()
            options.contentSizeCategory = sizes[place]
            return source.read(options).scenes
        }
        var sweep = Sweep()
        let own = try #require(sizes.firstIndex(of: .large))
        let found = sweep.breaks(of: source.read().scenes, view: nil, from: own, to: [sizes.count - 1], scenes)
        let row = try #require(found.first)
        #expect(row.broken == row.whole + 1 && row.whole >= own)
        func isCut(_ place: Int) throws -> Bool {
            let screen = AuditedScreen(scenes(place)[0], .own, findingAmbiguity: false)
            return screen.cutText(try #require(screen.tree.item(named: "lb0-00-001")), exactly: true) != nil
        }
        #expect(try !isCut(row.whole) && isCut(row.broken))
    }

    @Test func theLettersThatFitAreCounted() throws {
        let label = Planted.label("lb0-00-001", "Pier", "20 79 120 21")
        let constraints = Planted.corner("lb0-00-001") + Planted.constraint("w", "lb0-00-001", "width", nil, nil, 120)
        var sweep = Sweep()
        let scenes = try scenes(label, constraints)
        let row = try #require(sweep.longestTexts(of: scenes, view: "lb0-00-001").first)
        #expect(row.broken == row.whole + 1 && row.whole >= 4)
        let screen = AuditedScreen(
            Sweep.scene(scenes[0], letters: row.whole, in: "lb0-00-001"), .own, findingAmbiguity: false)
        let longer = AuditedScreen(
            Sweep.scene(scenes[0], letters: row.broken, in: "lb0-00-001"), .own, findingAmbiguity: false)
        let id = try #require(screen.tree.item(named: "lb0-00-001"))
        #expect(screen.cutText(id, exactly: true) == nil && longer.cutText(id, exactly: true) != nil)
        #expect(sweep.longestTexts(of: scenes, view: "nowhere").isEmpty)
    }
}
