/// A foreign text in a Markdown document: the reader sees its characters, and none of them is a sign of Markdown, HTML,
/// a link or a mention.
public func markdownText(_ text: some StringProtocol) -> String {
    var out = ""
    var rest = displayLine(text)[...]
    while let character = rest.popFirst() {
        switch character {
        case "|", "*", "`", "_", "[", "]", "\\", "#", "!", "~": out += "\\" + String(character)
        case "<": out += "&lt;"
        case "&": out += "&amp;"
        // An escaped sign would still mention a person; behind an empty comment it stands alone.
        case "@": out += "@<!-- -->"
        // Bare addresses become links of their own accord.
        case ":" where rest.first == "/": out += "&#58;"
        case "." where out.hasSuffix("www") || out.hasSuffix("WWW"): out += "&#46;"
        default: out.append(character)
        }
    }
    return out
}
