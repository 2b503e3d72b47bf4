import Synchronization

/// The names of a page with small letters, made when a name is asked for that no item has as written.
///
/// A class, since the copies of a page's names share what was made.
final class FoldedNames: Sendable {
    private let known = Mutex<[[String: [ItemID]]]?>(nil)

    /// - Parameter make: the tables by kind.
    func tables(_ make: () -> [[String: [ItemID]]]) -> [[String: [ItemID]]] {
        known.withLock { known in
            if let known { return known }
            let tables = make()
            known = tables
            return tables
        }
    }
}
