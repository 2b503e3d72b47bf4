import LayoutDocument
import Notation

/// The rest of a message about an unknown word.
enum UnknownWord {
    /// `; did you mean 'wide'? States are wide, tall and 3 more`
    static func hint(_ word: String, among known: [String], called plural: String, _ more: String = "") -> String {
        hint(word, among: known, printing: known, called: plural, more)
    }

    /// The same, printing other words than the candidates for the nearest word.
    static func hint(
        _ word: String, among known: [String], printing printed: [String], called plural: String, _ more: String = ""
    ) -> String {
        let near = nearestWord(to: word, in: known).map { "; did you mean '\(escapedForDisplay($0))'?" }
        return (near ?? "") + list(printed, called: plural, afterSentence: near != nil, more)
    }

    /// ` States are wide, tall and 3 more` after a whole sentence, else `; states are ...`
    static func list(
        _ known: [String], called plural: String, afterSentence: Bool, _ more: String = ""
    ) -> String {
        let names = Folded.list(known.map { escapedForDisplay($0) }, showing: 24)
        let noun = afterSentence ? " " + plural.prefix(1).uppercased() + plural.dropFirst() : "; " + plural
        return "\(noun) are \(names)" + (more.isEmpty ? "" : "; " + more)
    }
}
