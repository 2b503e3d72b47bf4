/// A live tree: change it, get the moved frames back.
///
/// A class because it has identity: observers hold on to one session, and its state is what they observe. The law it
/// keeps: what the session shows equals what resolving its tree afresh would show. Not for use from two threads.
public final class LayoutSession {
    public private(set) var tree: LayoutTree
    public private(set) var layout: ResolvedLayout
    public let environment: LayoutEnvironment
    private var observers = ObserverList()
    private var resolver: Resolver

    public init(_ tree: LayoutTree, in environment: LayoutEnvironment) {
        self.tree = tree
        self.environment = environment
        resolver = Resolver(tree: tree, root: tree.root, environment: environment)
        layout = resolver.resolve(findingAmbiguity: false)
    }

    /// Changes the tree and lays out what depends on the change.
    /// - Returns: the items whose frames moved, in the order of the tree's arena.
    @discardableResult
    public func update(_ edit: (inout LayoutTree) throws -> Void) rethrows -> [FrameChange] {
        try edit(&tree)
        resolver = Resolver(tree: tree, root: tree.root, environment: environment)
        let old = layout
        layout = resolver.resolve(findingAmbiguity: false)
        let changes = Self.changes(from: old, to: layout)
        for (observation, change) in observers.concerned(by: changes) { observation.handler(change) }
        return changes
    }

    /// Calls `handler` after each update that moved the item, for as long as the returned observation lives.
    ///
    /// Each call makes an independent observation, so there is nothing to add twice or to remove twice; an observation
    /// may outlive the session, and the session an observation.
    public func observe(_ item: ItemID, _ handler: @escaping (FrameChange) -> Void) -> Observation {
        observers.add(item, handler)
    }

    /// How many observations are alive.
    public var observationCount: Int { observers.count }

    private static func changes(from old: ResolvedLayout, to new: ResolvedLayout) -> [FrameChange] {
        var changes: [FrameChange] = []
        for index in new.items.indices {
            let before = index < old.items.count && old.items[index].isInstalled ? old.items[index].frame : nil
            let after = new.items[index].isInstalled ? new.items[index].frame : nil
            guard before != after else { continue }
            changes.append(
                FrameChange(item: ItemID(index: Int32(truncatingIfNeeded: index)), old: before, new: after))
        }
        return changes
    }
}

/// A frame that moved: nil where the item was not, or is no longer, in the tree.
public struct FrameChange: Sendable, Hashable {
    public var item: ItemID
    public var old: Rect?
    public var new: Rect?

    public init(item: ItemID, old: Rect?, new: Rect?) {
        self.item = item
        self.old = old
        self.new = new
    }
}
