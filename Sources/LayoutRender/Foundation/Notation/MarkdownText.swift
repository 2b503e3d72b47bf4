/// A foreign text for a Markdown document: all its characters are shown, and none acts as Markdown, HTML, a link or a
/// mention.
///
///     markdownText("a_b <i> @me")    // a\_b &lt;i> @<!-- -->me
package func markdownText(_ text: some StringProtocol) -> String {
    var out = ""
    var rest = displayLine(String(text))[...]
    while let character = rest.popFirst() {
        switch character {
        case "|", "*", "`", "_", "[", "]", "\\", "#", "!", "~": out += "\\" + String(character)
        case "<": out += "&lt;"
        case "&": out += "&amp;"
        // An escaped `@` would still mention a person; after an empty comment it does not.
        case "@": out += "@<!-- -->"
        // Bare addresses would become links.
        case ":" where rest.first == "/": out += "&#58;"
        case "." where out.hasSuffix("www") || out.hasSuffix("WWW"): out += "&#46;"
        default: out.append(character)
        }
    }
    return out
}
