import LayoutEngine
import TestSupport
import Testing

/// What the pages of a document share does not show in their layouts.
@Suite("Layouts with a common memory")
struct LayoutMemoryTests {
    @Test(
        "the pages of random trees have, number for number, the layouts that they have by themselves",
        arguments: 0..<40)
    func pages(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(70_000 + seed))
        let full = FullTree(using: &generator, views: 6 + seed % 24)
        let memory = LayoutMemory()
        var tree = full.tree
        for (place, page) in Self.pages(of: full.environment).enumerated() {
            var environment = page
            environment.memory = memory
            #expect(environment == page)
            #expect(tree.resolve(in: environment) == tree.resolve(in: page), "seed \(seed), page \(place)")
            // A session writes to what it got from the memory.
            let session = LayoutSession(tree, in: environment)
            session.update { _ = FullTree.edit(&$0, using: &generator) }
            if place % 3 == 2 { tree = session.tree }
        }
    }

    private static func pages(of environment: LayoutEnvironment) -> [LayoutEnvironment] {
        let sizes: [(Double, Double)] = [(320, 568), (568, 320), (440, 956), (810, 1_080), (320, 568)]
        var pages = [environment]
        for (width, height) in sizes {
            var page = environment
            (page.width, page.height) = (width, height)
            pages.append(page)
            page.safeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
            page.scale = 3
            pages.append(page)
        }
        var mirrored = pages[1]
        mirrored.layoutDirection = .rightToLeft
        var large = pages[1]
        large.contentSizeCategory = .accessibilityLarge
        return pages + [mirrored, large, environment]
    }
}
