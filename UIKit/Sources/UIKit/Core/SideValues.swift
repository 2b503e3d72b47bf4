/// Values of objects that have no place for them, such as those of Foundation: kept beside the object, and let go some time after
/// the object has gone, where UIKit lets them go with the object.
package enum SideValues {
    private final class Entry {
        weak var object: AnyObject?
        var values: [AnyHashable: Any] = [:]

        init(_ object: AnyObject) { self.object = object }
    }

    private static let lock = NSLock()
    private nonisolated(unsafe) static var entries: [ObjectIdentifier: Entry] = [:]
    /// As many entries as are looked through for those whose objects have gone.
    private nonisolated(unsafe) static var limit = 64

    package static func value(_ key: AnyHashable, of object: AnyObject) -> Any? {
        lock.withLock {
            // Another object may lie where one lay that has gone.
            entries[ObjectIdentifier(object)].flatMap { $0.object === object ? $0.values[key] : nil }
        }
    }

    /// - Parameter value: nil for none.
    package static func set(_ value: Any?, _ key: AnyHashable, of object: AnyObject) {
        // What goes may have an end of its own, which may ask for other values: it goes when the lock is free.
        var (gone, old): ([Entry], Any?) = ([], nil)
        // So does an object whose last other owner lets it go while it is looked at.
        var seen: [AnyObject] = []
        defer { withExtendedLifetime((gone, old, seen)) {} }
        lock.withLock {
            let id = ObjectIdentifier(object)
            if let entry = entries[id], entry.object === object {
                old = entry.values.removeValue(forKey: key)
                entry.values[key] = value
                return
            }
            if let other = entries[id] { gone.append(other) }
            guard let value else { return entries[id] = nil }
            let entry = Entry(object)
            entry.values[key] = value
            entries[id] = entry
            guard entries.count > limit else { return }
            let dead = entries.filter { _, entry in
                guard let object = entry.object else { return true }
                seen.append(object)
                return false
            }
            for id in dead.keys { entries[id] = nil }
            gone += dead.values
            limit = max(64, 2 * entries.count)
        }
    }

    /// Lets all values of an object go.
    static func remove(of object: AnyObject, where isMeant: (AnyHashable) -> Bool) {
        let keys = lock.withLock {
            entries[ObjectIdentifier(object)].flatMap { $0.object === object ? Array($0.values.keys) : nil } ?? []
        }
        for key in keys where isMeant(key) { set(nil, key, of: object) }
    }
}
