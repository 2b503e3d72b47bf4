/// A word of a shell command.
package enum ShellWord {
    /// The word itself if the shell gives it no special meaning, else in single quotes; nil for a word with control or
    /// invisible characters: the printed word could not be pasted.
    package static func quoted(_ word: String) -> String? {
        guard escapedForDisplay(word, limit: .max) == word, !word.contains("\u{FFFD}") else {
            return nil
        }
        let plain = word.utf8.allSatisfy { byte in
            switch byte {
            case 48...57, 65...90, 97...122: true
            default: Array("_-./:,+@%=".utf8).contains(byte)
            }
        }
        if plain, !word.isEmpty { return word }
        return "'" + word.replacing("'", with: "'\\''") + "'"
    }

    /// A line of words that can be pasted into a shell; nil where a word cannot be printed.
    package static func line(_ words: [String]) -> String? {
        let quoted = words.compactMap(quoted)
        guard quoted.count == words.count else { return nil }
        let line = quoted.joined(separator: " ")
        return displayLine(line) == line ? line : nil
    }
}
