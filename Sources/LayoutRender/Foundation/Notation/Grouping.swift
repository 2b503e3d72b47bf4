/// Groups of indices with equal keys: groups in the order of their first index, indices ascending.
///
///     groupedPlaces(4) { ["b", "a", "b", "c"][$0] }    // [[0, 2], [1], [3]]
///
/// - Parameter key: nil excludes an index.
package func groupedPlaces<Key: Hashable>(_ count: Int, by key: (Int) -> Key?) -> [[Int]] {
    var groups: [[Int]] = []
    var known: [Key: Int] = [:]
    for place in 0..<count {
        guard let key = key(place) else { continue }
        if let group = known[key] {
            groups[group].append(place)
        } else {
            known[key] = groups.count
            groups.append([place])
        }
    }
    return groups
}
