/// A live tree: change it, get the moved frames back.
///
/// Only what depends on a change is lowered and solved again. A class because it has identity: observers hold on to one
/// session, and its state is what they observe. The law it keeps: what the session shows equals what resolving its tree
/// afresh would show. Not for use from two threads.
public final class LayoutSession {
    public private(set) var tree: LayoutTree
    public let environment: LayoutEnvironment
    private(set) var resolver: Resolver
    private var frames: FrameTable
    private var observers = ObserverList()
    /// The whole layout, once somebody asked for it since the last change.
    private var cachedLayout: ResolvedLayout?

    public init(_ tree: LayoutTree, in environment: LayoutEnvironment) {
        self.tree = tree
        self.environment = environment
        resolver = Resolver(tree: tree, root: tree.root, environment: environment, isWhole: true)
        resolver.settle()
        frames = FrameTable(resolver)
    }

    /// Every frame, gap guide, content size and conflict; made when asked for.
    public var layout: ResolvedLayout {
        if let cachedLayout { return cachedLayout }
        let layout = resolver.readLayout(findingAmbiguity: false)
        cachedLayout = layout
        return layout
    }

    /// An item's frame in its superview, in points; nil when it is not in the tree. O(1).
    public func frame(of item: ItemID) -> Rect? { frames[item] }

    /// Changes the tree and lays out what depends on the change.
    ///
    /// What an edit wrote before it threw stays written, and is laid out before the error goes on.
    /// - Returns: the items whose frames moved, in the order of the tree's arena.
    @discardableResult
    public func update<Failure: Error>(
        _ edit: (inout LayoutTree) throws(Failure) -> Void
    ) throws(Failure) -> [FrameChange] {
        // 1 the edit; while it runs nobody else may hold the tree: writing to a shared one would copy every record
        resolver.letGoOfTree()
        tree.journal = Journal()
        var failure: Failure?
        do { try edit(&tree) } catch { failure = error }
        let journal = tree.journal ?? Journal()
        tree.journal = nil
        resolver.take(tree)
        // 2 what it touched
        let changes = journal.isEmpty ? [] : layOut(journal)
        // 3 whoever waits for it
        for (observation, change) in observers.concerned(by: changes) { observation.handler(change) }
        if let failure { throw failure }
        return changes
    }

    private func layOut(_ journal: Journal) -> [FrameChange] {
        cachedLayout = nil
        if resolver.update(journal) { return frames.update(resolver) }
        resolver = Resolver(tree: tree, root: tree.root, environment: environment, isWhole: true)
        resolver.settle()
        let old = frames
        frames = FrameTable(resolver)
        return frames.changes(from: old)
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
