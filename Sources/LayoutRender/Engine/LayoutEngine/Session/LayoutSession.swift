/// A tree that is edited and laid out again; each update returns the moved frames.
///
/// Where an edit changes properties of items and numbers of constraints, only the constraints of these items, and of the
/// items that depend on them, are lowered and solved again; where items or constraints come, leave or change their order,
/// the whole tree is. The law: the session shows the layout that resolving its tree from scratch gives.
///
///     let session = LayoutSession(tree, in: LayoutEnvironment(width: 320))
///     let moved = session.update { $0[title].isHidden = true }
///
/// A class because it has identity: whoever edits refers to one session and its state. Not thread-safe.
public final class LayoutSession {
    /// The tree as of the last update; `update(_:)` edits it.
    public private(set) var tree: LayoutTree
    /// Fixed: another size or other traits need another session.
    public let environment: LayoutEnvironment
    private(set) var resolver: Resolver
    private var frames: FrameTable
    /// The whole layout, if it was requested since the last change.
    private var cachedLayout: ResolvedLayout?
    /// How often the whole tree was laid out: once at first, and again after each edit that reaches too far for updates,
    /// such as an edit that adds or removes a view or a constraint.
    public private(set) var wholeLayoutCount = 1

    /// Lays the whole tree out.
    public init(_ tree: LayoutTree, in environment: LayoutEnvironment) {
        self.tree = tree
        self.environment = environment
        resolver = Self.resolver(tree, environment)
        frames = FrameTable(resolver)
    }

    private static func resolver(_ tree: LayoutTree, _ environment: LayoutEnvironment) -> Resolver {
        var resolver = Resolver(tree: tree, root: tree.root, environment: environment, isWhole: true)
        resolver.updates.isUpdated = true
        resolver.settle()
        return resolver
    }

    /// Every frame, gap guide, content size and conflict; computed on demand.
    public var layout: ResolvedLayout {
        if let cachedLayout { return cachedLayout }
        let layout = resolver.readLayout(findingAmbiguity: false)
        cachedLayout = layout
        return layout
    }

    /// The same, with the frames that the constraints do not determine.
    package var layoutWithAmbiguity: ResolvedLayout {
        // A copy, whose search for other solutions leaves the session's solver alone.
        var copy = resolver
        return copy.readLayout(findingAmbiguity: true)
    }

    /// An item's frame in its superview, in points; nil if the item is not in the tree. O(1).
    public func frame(of item: ItemID) -> Rect? { frames[item] }

    /// Changes the tree and lays out the affected part, or everything where `edit` assigns another tree.
    ///
    /// If the edit throws, its changes so far are kept and laid out before the error is thrown on.
    /// - Returns: the items whose frames changed, ordered by id.
    @discardableResult
    public func update<Failure: Error>(
        _ edit: (inout LayoutTree) throws(Failure) -> Void
    ) throws(Failure) -> [FrameChange] {
        // 1 the edit; the resolver gives up its tree, which is written in place
        let identity = Journal.Edit()
        resolver.releaseTree()
        tree.journal = Journal(of: identity)
        var failure: Failure?
        do { try edit(&tree) } catch { failure = error }
        // 2 layout of the affected part
        let changes: [FrameChange]
        if let journal = tree.journal.take(), journal.edit === identity {
            resolver.take(tree)
            changes = journal.isEmpty ? [] : layOut(journal)
        } else {
            changes = layOutWhole()
        }
        if let failure { throw failure }
        return changes
    }

    private func layOut(_ journal: Journal) -> [FrameChange] {
        cachedLayout = nil
        if resolver.update(journal) { return frames.update(resolver) }
        return layOutWhole()
    }

    private func layOutWhole() -> [FrameChange] {
        cachedLayout = nil
        wholeLayoutCount += 1
        resolver = Self.resolver(tree, environment)
        let old = frames
        frames = FrameTable(resolver)
        return frames.changes(from: old)
    }

    /// All records, constraints, rows and unknowns of the session, unused ones included: the measure of its memory.
    public var recordCount: Int { tree.count + tree.constraints.count + resolver.recordCount }
}

/// The frame of an item before and after an update, in its superview in points; nil where it is not in the tree.
public struct FrameChange: Sendable, Hashable {
    /// The moved item.
    public var item: ItemID
    /// Nil for an item that was added.
    public var old: Rect?
    /// Nil for an item that was removed.
    public var new: Rect?
}
