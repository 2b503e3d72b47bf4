import LayoutDocument
import LayoutEngine
import Notation

/// The names that flags ask for, against those that the inputs have: a name that no input has is a mistake.
///
/// An input without such a state, step, scene or device is no mistake as long as another input has one.
struct AskedNames {
    enum Kind: String, CaseIterable { case device, state, step, scene }

    /// Every name that an input has, in the order of meeting them.
    private var known: [Kind: [String]] = [:]
    private var listed: Set<String> = []
    /// Names, ids and other spellings that fit what was asked for.
    private var met: Set<String> = []

    /// Keeps a name for the list that a mistake shows.
    mutating func offer(_ name: String, _ kind: Kind) {
        if listed.insert("\(kind.rawValue) \(name)").inserted { known[kind, default: []].append(name) }
    }

    /// Every name that was offered, in the order of meeting them.
    func names(of kind: Kind) -> [String] { known[kind] ?? [] }

    /// Notes that an input has what was asked for.
    mutating func meet(_ name: String, _ kind: Kind) { met.insert("\(kind.rawValue) \(name)") }

    /// Takes over what another reader of inputs met.
    mutating func merge(_ other: AskedNames) {
        for kind in Kind.allCases { for name in other.known[kind] ?? [] { offer(name, kind) } }
        met.formUnion(other.met)
    }

    /// The first name that no input knows, with the nearest one and the list.
    func check(_ selection: SelectionOptions) throws(Failure) {
        let asked: [(Kind, [String])] = [
            (.device, selection.deviceNames), (.state, selection.states), (.step, selection.steps),
            (.scene, selection.scenes),
        ]
        for (kind, names) in asked {
            for name in names where !met.contains("\(kind.rawValue) \(name)") {
                if kind != .device, name == "all" || name == "base" && kind != .scene { continue }
                throw Failure.usage(message(name, kind))
            }
        }
    }

    private func message(_ name: String, _ kind: Kind) -> String {
        var names = known[kind] ?? []
        if kind == .device { names += Device.all.map(\.name).filter { !names.contains($0) } }
        let word = kind.rawValue
        let start =
            kind == .device
            ? "unknown device '\(escapedForDisplay(name))'"
            : "--\(word) \(escapedForDisplay(name)): no input has such a \(word)"
        let end = kind == .device ? "'render-cli devices' lists them with their sizes" : ""
        guard !names.isEmpty else { return start + "; no input has \(word)s" }
        return start + UnknownWord.hint(name, among: names, called: "\(word)s", end)
    }
}
