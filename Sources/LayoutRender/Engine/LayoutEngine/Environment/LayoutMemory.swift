import Cassowary
import Synchronization

/// What the layouts of one document share: pages differ in little, and a page is laid out more than once.
///
/// Whatever is kept, a layout is the one that the tree has by itself. Part of `LayoutEnvironment`.
package final class LayoutMemory: Sendable {
    /// The sizes of texts, for those who measure: see `texts`.
    let textMemory: any AnyObject & Sendable
    let presolves = PresolveMemory()

    private let hasAsked = Atomic(false)

    init(_ texts: any AnyObject & Sendable) { textMemory = texts }

    /// Whether any result so far depends on the text size: until then, pages of other text sizes have equal layouts.
    package var dependsOnTextSize: Bool { hasAsked.load(ordering: .relaxed) }

    /// The result of a closure, and whether it depends on the text size.
    package func notingTextSize<Result>(_ body: () -> Result) -> (result: Result, dependsOnTextSize: Bool) {
        let before = hasAsked.exchange(false, ordering: .relaxed)
        let result = body()
        let asked = hasAsked.load(ordering: .relaxed)
        if before { noteTextSize() }
        return (result, asked)
    }

    /// Notes that something depends on the text size: whoever reads it from an environment calls this.
    package func noteTextSize() { hasAsked.store(true, ordering: .relaxed) }
}
