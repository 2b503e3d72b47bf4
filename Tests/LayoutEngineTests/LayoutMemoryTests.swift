import LayoutEngine
import TestSupport
import Testing

/// What the pages of a document share does not show in their layouts.
@Suite("Layouts with a common memory")
struct LayoutMemoryTests {
    @Test(
        "the pages of random trees have, number for number, the layouts that they have by themselves",
        arguments: 0..<16)
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

    @Test("a text has the size that it has by itself at each width, in turn with others")
    func texts() {
        let words = [
            "a", "Lorem ipsum dolor sit amet", "trailing   ", "soft\u{AD}hyphen", "two\nlines", "Wort für Wort",
        ]
        let memory = LayoutMemory()
        var random = SeededGenerator(seed: 71)
        for number in 0..<400 {
            let count = Int.random(in: 1..<24, using: &random)
            let text = (0..<count).map { _ in words.randomElement(using: &random)! }.joined(separator: " ")
            var content = TextContent(text: number % 3 == 0 ? words[number % words.count] : text)
            content.font = number % 2 == 0 ? .system(17) : Font(size: 17, textStyle: .body)
            content.numberOfLines = number % 4
            content.lineBreakMode = number % 5 == 0 ? .byCharWrapping : .byWordWrapping
            var page = LayoutEnvironment(scale: number % 7 == 0 ? 3 : 2)
            if number % 11 == 0 { page.contentSizeCategory = .accessibilityLarge }
            var shared = page
            shared.memory = memory
            let own = content.measure(wrappingAt: nil, in: page)
            #expect(content.measure(wrappingAt: nil, in: shared) == own)
            for width in [own.size.width, own.size.width - 0.4, own.size.width + 9, 100, 0] {
                let measured = content.measure(wrappingAt: width, in: shared)
                #expect(measured == content.measure(wrappingAt: width, in: page), "\(text) at \(width)")
            }
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
