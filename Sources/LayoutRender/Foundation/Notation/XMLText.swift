/// One line as text of XML 1.0, which cannot contain most control characters: for contents and for attributes in double
/// quotes.
///
///     xmlText("a < \"b\"")    // a &lt; &quot;b&quot;
public func xmlText(_ text: String) -> String {
    var result = ""
    for scalar in displayLine(text).unicodeScalars {
        switch scalar {
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "&": result += "&amp;"
        case "\"": result += "&quot;"
        case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result
}
