import LayoutDocument
import Notation

/// The rest of a message about an unknown word.
enum UnknownWord {
    /// `; did you mean 'wide'? States are wide, tall and 3 more`
    static func hint(_ word: String, among known: [String], called plural: String, _ more: String = "") -> String {
        let near = nearestWord(to: word, in: known).map { "; did you mean '\(escapedForDisplay($0))'?" } ?? ";"
        let names = Folded.list(known.map { escapedForDisplay($0) }, showing: 24)
        let noun = near == ";" ? plural : plural.prefix(1).uppercased() + plural.dropFirst()
        return "\(near) \(noun) are \(names)" + (more.isEmpty ? "" : "; " + more)
    }
}
