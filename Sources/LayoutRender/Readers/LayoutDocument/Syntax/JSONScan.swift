/// The result of a scan.
struct JSONScan {
    /// The tokens.
    var arena: JSONArena
    /// Mistakes of syntax; empty for valid JSON without repeated keys.
    var problems: [JSONScanner.Problem]
    /// Whether the tokens end before the text does.
    var isCutShort: Bool
    /// The number of keys `type`: about the number of nodes of a document.
    var typeKeyCount = 0
    /// The number of keys `id`: about the number of names.
    var idKeyCount = 0
}
