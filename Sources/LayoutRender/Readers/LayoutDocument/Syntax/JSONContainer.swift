/// An object or an array whose closing bracket a scan has not reached.
struct JSONContainer {
    /// The index of its token; -1 around the document's value.
    var token = -1
    /// Whether the container is an object.
    var isObject = false
    /// A bit for each of the first 128 known words that was a key.
    var words: (low: UInt64, high: UInt64) = (0, 0)
    /// The number of other keys.
    var otherKeys = 0
    /// Whether one of the known words was a key twice.
    var repeatsWord = false
}
