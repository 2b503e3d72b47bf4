import LayoutEngine
import Notation
import Synchronization

/// What rules ask of a screen more than once, found when it is asked for first: most pages have no finding, and each search
/// walks over the whole tree.
///
/// A class, since the copies of a screen share what was found.
final class ScreenMemory: Sendable {
    private let known = Mutex(Known())

    private struct Known {
        var names: ItemNames?
        var index: ItemIndex?
        var match: ItemMatch?
        var hasSameConstraints: Bool?
        /// The constraints of the page that was last compared with the file's own page.
        var compared: (list: [LayoutConstraint], isSame: Bool)?
        var hasListDefects: Bool?
        var words: [ComparedByBytes<String>: [String]] = [:]
    }

    /// The names of a screen's views.
    /// - Parameter scene: that of the screen.
    func names(in scene: LayoutScene) -> ItemNames { once({ $0.names }, { $0.names = $1 }, { ItemNames(scene) }) }

    /// The screen's views by their ids.
    func index(of tree: LayoutTree) -> ItemIndex { once({ $0.index }, { $0.index = $1 }, { ItemIndex(tree) }) }

    /// The screen's views on the file's own page.
    func match(_ screen: AuditedScreen, _ own: AuditedScreen) -> ItemMatch {
        once({ $0.match }, { $0.match = $1 }, { ItemMatch(screen.tree, own.tree, own.memory.index(of: own.tree)) })
    }

    /// Whether the screen has the views and the list of constraints of the file's own page.
    func hasSameConstraints(_ screen: AuditedScreen, _ own: AuditedScreen) -> Bool {
        once(
            { $0.hasSameConstraints }, { $0.hasSameConstraints = $1 },
            { match(screen, own).isSame && own.memory.compare(screen.tree.constraints, own) })
    }

    /// Whether a page has the list of this page; the pages of a document share lists, which are not compared again.
    private func compare(_ list: [LayoutConstraint], _ own: AuditedScreen) -> Bool {
        if let last = known.withLock({ $0.compared }), last.list == list { return last.isSame }
        let isSame = list == own.tree.constraints
        known.withLock { $0.compared = (list, isSame) }
        return isSame
    }

    /// Whether the list of constraints has defects of its own, noted by the rule that looks for them.
    var hasListDefects: Bool? {
        get { known.withLock { $0.hasListDefects } }
        set { known.withLock { $0.hasListDefects = newValue } }
    }

    /// The words of a text, as a rule finds them.
    func words(of text: String, _ find: (String) -> [String]) -> [String] {
        let key = ComparedByBytes(text)
        if let known = known.withLock({ $0.words[key] }) { return known }
        let words = find(text)
        known.withLock { $0.words[key] = words }
        return words
    }

    /// Finds a value once; what finds it may ask for other values.
    private func once<Value: Sendable>(
        _ read: (borrowing Known) -> Value?, _ write: (inout Known, Value) -> Void, _ find: () -> Value
    ) -> Value {
        if let value = known.withLock({ read($0) }) { return value }
        let value = find()
        known.withLock { write(&$0, value) }
        return value
    }
}

/// The first item of each id in a tree.
struct ItemIndex: Sendable {
    private var first: [String: ItemID] = [:]
    /// By item: whether no item before has its id.
    private var isFirst: [Bool]

    init(_ tree: LayoutTree) {
        isFirst = Array(repeating: false, count: tree.count)
        for index in tree.items.indices where first[tree.items[index].identifier] == nil {
            first[tree.items[index].identifier] = ItemID(index: Int32(truncatingIfNeeded: index))
            isFirst[index] = true
        }
    }

    /// The first item with an id.
    subscript(id: String) -> ItemID? { first[id] }

    /// Whether an item of the tree is the first with its id.
    func isFirst(_ index: Int) -> Bool { isFirst[index] }
}

/// Pairs the items of two trees by identifier: size classes may leave views out.
struct ItemMatch: Sendable {
    /// By item: the item of the same identifier in the other tree.
    private var places: [ItemID?] = []
    /// Whether each item has the same index in both trees.
    private(set) var isSame = true

    /// Pairs the items of two trees by their identifiers; of several items with one identifier in the other tree, the
    /// first counts.
    init(_ tree: LayoutTree, _ other: LayoutTree, _ index: ItemIndex) {
        places.reserveCapacity(tree.count)
        for place in tree.items.indices {
            let id = ItemID(index: Int32(truncatingIfNeeded: place))
            let isHere = place < other.count && other.items[place].identifier == tree.items[place].identifier
            if isHere, index.isFirst(place) {
                places.append(id)
                continue
            }
            let found = index[tree.items[place].identifier]
            if found != id { isSame = false }
            places.append(found)
        }
    }

    /// The same view in the other tree; nil for a view that the other tree lacks.
    subscript(id: ItemID) -> ItemID? { places[Int(id.index)] }
}
