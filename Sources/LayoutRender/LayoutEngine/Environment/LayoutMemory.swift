import Cassowary

/// What the layouts of one document share: pages differ in little, and a page is laid out more than once.
///
/// Whatever is kept, a layout is the one that the tree has by itself. Part of `LayoutEnvironment`, which reaches whatever
/// measures and solves.
package final class LayoutMemory: Sendable {
    /// The sizes of texts.
    let texts = TextMemory()
    /// The presolves of programs.
    let presolves = PresolveMemory()

    /// Nothing.
    package init() {}
}
