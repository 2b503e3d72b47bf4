/// A known word of up to seven bytes with its closing quote, as the next key may begin.
struct KeyGuess {
    /// The bytes with the quote.
    var block: UInt64 = 1
    /// All bits of these bytes; 0, with a block of 1, is a guess that no text matches.
    var mask: UInt64 = 0
    /// The token that the key has, but for its start.
    var token = JSONArena.Node(key: 0, length: 0, place: nil)
    /// Without the quote.
    var length = 0
    /// The index of the word.
    var place = 0
}
