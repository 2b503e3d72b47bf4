/// Whether a row is the first or the last of its section: no other row touches the row on that side.
struct CardEnds {
    /// Whether the row has the card's upper corners.
    var top: Bool
    /// Whether the row has the card's lower corners.
    var bottom: Bool
}
