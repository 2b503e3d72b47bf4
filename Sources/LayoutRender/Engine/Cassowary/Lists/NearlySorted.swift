/// Sorts a range of a list; fast where the range is short, already in order or in reverse order, as nearly all are here.
///
/// Stable: equal elements keep their order.
@inline(__always)
func sortNearlySorted<Element>(
    _ list: inout [Element], _ range: Range<Int>, by precedes: (Element, Element) -> Bool
) {
    var falls = 0
    for i in range.dropFirst() where precedes(list[i], list[i - 1]) { falls += 1 }
    if falls == 0 { return }
    if falls == range.count - 1 {
        for i in 0..<range.count / 2 { list.swapAt(range.lowerBound + i, range.upperBound - 1 - i) }
    } else if range.count > 24 {
        list[range].sort(by: precedes)
    } else {
        for i in range.dropFirst() {
            let moved = list[i]
            var j = i
            while j > range.lowerBound, precedes(moved, list[j - 1]) {
                list[j] = list[j - 1]
                j -= 1
            }
            list[j] = moved
        }
    }
}
