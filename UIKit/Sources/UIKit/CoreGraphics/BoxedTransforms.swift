import Synchronization

/// Transforms in boxes, as long as these live: Foundation's box knows points, sizes and rectangles only.
enum BoxedTransforms {
    private struct Entry {
        weak var box: NSValue?
        let transform: CATransform3D
    }
    private struct Store: @unchecked Sendable {
        var entries: [ObjectIdentifier: Entry] = [:]
        /// With so many entries those of boxes that have gone are taken out.
        var limit = 64
    }
    private static let stored = Mutex(Store())

    static func set(_ transform: CATransform3D, of box: NSValue) {
        stored.withLock { store in
            if store.entries.count >= store.limit {
                store.entries = store.entries.filter { $0.value.box != nil }
                store.limit = 2 * store.entries.count + 64
            }
            store.entries[ObjectIdentifier(box)] = Entry(box: box, transform: transform)
        }
    }

    static func transform(of box: NSValue) -> CATransform3D? {
        stored.withLock { store in
            store.entries[ObjectIdentifier(box)].flatMap { $0.box === box ? $0.transform : nil }
        }
    }
}
