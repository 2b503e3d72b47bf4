/// A growing list of entries for each key: linked lists in one array.
struct LinkedLists<Key: TypedIndex, Entry: TypedIndex>: Sendable {
    /// The first link of each key; -1 for an empty list.
    private(set) var heads: Table<Key, Int32> = Table()
    /// The last link of each key; -1 for an empty list.
    private var tails: Table<Key, Int32> = Table()
    /// All links, in the order of adding.
    private(set) var links: [(entry: Entry, next: Int32)] = []

    /// Makes room for so many keys; `entries` is how many entries are expected in all.
    mutating func grow(keys: Int, entries: Int) {
        guard keys > heads.count else { return }
        heads.grow(to: keys, with: -1)
        tails.grow(to: keys, with: -1)
        if links.isEmpty { links.reserveCapacity(entries) }
    }

    /// Adds an entry to the end of a list, O(1).
    mutating func append(_ entry: Entry, to key: Key) {
        let link = Int32(truncatingIfNeeded: links.count)
        links.append((entry, -1))
        let tail = Int(tails[key])
        if tail >= 0 { links[tail].next = link } else { heads[key] = link }
        tails[key] = link
    }

    /// The entries of a key, in the order of adding.
    @inline(__always)
    func forEach(_ key: Key, _ body: (Entry) -> Void) {
        var link = Int(heads[key])
        while link >= 0 {
            let (entry, next) = links[link]
            link = Int(next)
            body(entry)
        }
    }

    func list(_ key: Key) -> [Entry] {
        var result: [Entry] = []
        forEach(key) { result.append($0) }
        return result
    }
}
