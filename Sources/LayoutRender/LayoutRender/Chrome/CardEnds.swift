/// Whether a row is the first or the last of its section: no other row touches the row on that side.
struct CardEnds {
    var top: Bool
    var bottom: Bool
}
