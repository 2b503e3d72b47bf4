/// A subscription to the moves of one item; it ends when its last reference is released.
///
/// A class because its lifetime is the subscription.
public final class Observation {
    let item: ItemID
    /// Called after the session has taken up all frames of a change.
    let handler: (FrameChange) -> Void

    init(item: ItemID, handler: @escaping (FrameChange) -> Void) {
        self.item = item
        self.handler = handler
    }
}

/// The observations of a session, weakly referenced.
struct ObserverList {
    private struct Entry {
        weak var observation: Observation?
    }

    /// In the order of observing, which is the order of notification.
    private var entries: [Entry] = []
    /// The number of live entries at the last cleaning; the list is cleaned when it has doubled.
    private var aliveCount = 0

    /// Without those whose subscription has ended.
    var count: Int { entries.reduce(0) { $0 + ($1.observation == nil ? 0 : 1) } }

    mutating func add(_ item: ItemID, _ handler: @escaping (FrameChange) -> Void) -> Observation {
        if entries.count > 2 * aliveCount + 8 { removeDead() }
        let observation = Observation(item: item, handler: handler)
        entries.append(Entry(observation: observation))
        return observation
    }

    /// The live observations of the changed items, in the order of observing. The caller notifies them afterwards,
    /// because a handler may start or end observations.
    mutating func concerned(by changes: [FrameChange]) -> [(Observation, FrameChange)] {
        guard !changes.isEmpty, !entries.isEmpty else { return [] }
        removeDead()
        var concerned: [(Observation, FrameChange)] = []
        for entry in entries {
            guard let observation = entry.observation else { continue }
            let item = observation.item
            // Changes are sorted by item: a binary search keeps many observers cheap.
            var low = 0
            var high = changes.count
            while low < high {
                let middle = (low + high) / 2
                if changes[middle].item < item { low = middle + 1 } else { high = middle }
            }
            if low < changes.count, changes[low].item == item {
                concerned.append((observation, changes[low]))
            }
        }
        return concerned
    }

    private mutating func removeDead() {
        entries.removeAll { $0.observation == nil }
        aliveCount = entries.count
    }
}
