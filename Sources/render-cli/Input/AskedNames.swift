import LayoutDocument
import LayoutEngine
import Notation

/// The names in the flags and the names in the inputs: a name that no input has is wrong usage.
///
/// An input without the named state, step, scene or device is skipped if another input has the name.
struct AskedNames {
    enum Kind: String, CaseIterable { case device, state, step, scene }

    /// Every name in the inputs, in the order of reading.
    private var known: [Kind: [String]] = [:]
    private var listed: Set<String> = []
    /// Names, ids and other spellings in the flags that an input has.
    private var met: Set<String> = []

    /// Adds a name to the list that an error message shows.
    mutating func offer(_ name: String, _ kind: Kind) {
        if listed.insert("\(kind.rawValue) \(name)").inserted { known[kind, default: []].append(name) }
    }

    /// All names and spellings, as lists of words that `take` reads.
    var words: [[String]] {
        let offered = Kind.allCases.flatMap { kind in (known[kind] ?? []).map { [kind.rawValue, $0] } }
        return offered + met.sorted().map { [$0] }
    }

    /// Takes a list of `words`: a kind with a name that an input has, or a spelling of the flags.
    mutating func take(_ words: [String]) {
        if words.count == 2, let kind = Kind(rawValue: words[0]) {
            offer(words[1], kind)
        } else if let spelling = words.first {
            met.insert(spelling)
        }
    }

    /// Every known name, in the order of reading.
    func names(of kind: Kind) -> [String] { known[kind] ?? [] }

    /// Records that an input has a name of the flags.
    mutating func meet(_ name: String, _ kind: Kind) { met.insert("\(kind.rawValue) \(name)") }

    /// Adds the names of another reader of inputs.
    mutating func merge(_ other: AskedNames) {
        for kind in Kind.allCases { for name in other.known[kind] ?? [] { offer(name, kind) } }
        met.formUnion(other.met)
    }

    /// Refuses the first name that no input has, with the nearest name and the list.
    /// - Parameter asked: the names by kind, in the order of the flags.
    func check(_ asked: [(kind: Kind, names: [String])]) throws(Failure) {
        if let first = missing(asked).first { throw Failure.usage(first.message) }
    }

    /// The names that no input has, in their order, each with the message.
    func missing(_ asked: [(kind: Kind, names: [String])]) -> [(name: String, message: String)] {
        asked.flatMap { kind, names in
            names.filter { name in
                if kind != .device, name == "all" || name == "base" && kind != .scene { return false }
                return !met.contains("\(kind.rawValue) \(name)")
            }.map { ("\(kind.rawValue) \($0)", message($0, kind)) }
        }
    }

    private func message(_ name: String, _ kind: Kind) -> String {
        var names = known[kind] ?? []
        var near = names
        if kind == .device {
            let others = Device.all.map(\.name).filter { !names.contains($0) }
            names += others
            // Of names that are equally near the newest device's is suggested.
            near += others.reversed()
        }
        let word = kind.rawValue
        let start =
            kind == .device
            ? "unknown device '\(escapedForDisplay(name))'"
            : "--\(word) \(escapedForDisplay(name)): no input has such a \(word)"
        let end = kind == .device ? "'render-cli about devices' lists them with their sizes" : ""
        guard !names.isEmpty else { return start + "; no input has \(word)s" }
        let meant = kind == .device ? Device.ofSameScreen(as: name) : name
        return start + UnknownWord.hint(meant, among: near, printing: names, called: "\(word)s", end)
    }
}
