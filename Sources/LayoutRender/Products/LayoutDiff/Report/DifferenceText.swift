import LayoutEngine
import Notation

/// The report in words.
extension LayoutDifference {
    /// The report for a terminal: what moved by which change, then what nobody sees.
    public var text: String { [SceneDifference(title: "", difference: self)].text() }

    /// What no person sees, a line each.
    var unseen: [String] {
        (environment + bars.filter { !$0.isVisual }).map { "~ " + $0.text }
            + views.filter { !$0.isVisual }.flatMap { view in view.facts.map { "\(view.mark) \(view.name)  \($0)" } }
            + constraints.map(\.line)
    }

    /// The changes by view, as rows of a table.
    public var moves: [(view: String, change: String)] {
        views.flatMap { view in view.facts.map { (view.name, $0) } }
    }

    /// The whole difference in one sentence: `2 moved, 1 resized` or `no visual change (1 constraint changed)`.
    public var headline: String {
        let counted = counts.map { "\($0.count) \($0.event.rawValue)" }
        let rewritten = constraints.isEmpty ? [] : [countText(constraints.count, "constraint") + " changed"]
        let surroundings = environment.isEmpty ? [] : [environment.map(\.name).joined(separator: ", ") + " changed"]
        let inBars = bars.isEmpty ? [] : [countText(bars.count, "change") + " in bars"]
        let picture = hasOtherPicture ? ["the picture differs"] : []
        let all = (counted + rewritten + diagnosticCounts + surroundings + inBars + picture).joined(separator: ", ")
        if isVisual { return all }
        return all.isEmpty ? "no visual change" : "no visual change (\(all))"
    }
}

extension LayoutDifference {
    /// `1 conflict added`, `2 ambiguities removed`.
    private var diagnosticCounts: [String] {
        var counts: [String] = []
        for kind in LayoutDiagnostic.Kind.allCases {
            for event in [DiagnosticChange.Event.added, .removed] {
                let count = diagnostics.count { $0.kind == kind && $0.event == event }
                guard count > 0 else { continue }
                counts.append("\(count) \(count == 1 ? kind.noun.one : kind.noun.many) \(event.rawValue)")
            }
        }
        return counts
    }
}

extension LayoutDiagnostic.Kind {
    /// In headlines.
    fileprivate var noun: (one: String, many: String) {
        switch self {
        case .conflict: ("conflict", "conflicts")
        case .ambiguous: ("ambiguity", "ambiguities")
        case .ambiguousContentSize: ("ambiguous content size", "ambiguous content sizes")
        case .notice: ("notice", "notices")
        case .workLimit: ("reached work limit", "reached work limits")
        }
    }
}

extension DiagnosticChange {
    /// `conflict`, `ambiguity`.
    var noun: String { kind.noun.one }

    /// `+ conflict  box.width == 20, box.width == 30`
    public var line: String { "\(event == .added ? "+" : "-") \(kind.noun.one)  \(escapedForDisplay(message))" }
}

extension ViewChange {
    /// `+`, `-` or `~`.
    public var mark: String { events.first == .added ? "+" : events.first == .removed ? "-" : "~" }
}

extension EdgeChange {
    /// `y 44 -> 52 (+8)`
    public var text: String {
        "\(edge.rawValue) \(before.plain) -> \(after.plain) (\(PlainNumber.signed(distance)))"
    }
}

extension PropertyChange {
    /// `text "a" -> "b"`
    public var text: String {
        before == nil && after == nil ? name : "\(name) \(before ?? "none") -> \(after ?? "none")"
    }
}

extension ConstraintChange {
    /// `~ k3J-xx-yyy  bio.top == name.bottom + 8: constant 4 -> 8`
    public var line: String {
        let mark = event == .added ? "+" : event == .removed ? "-" : "~"
        let id = id.isEmpty ? "" : id + "  "
        let parts = properties.map(\.text).joined(separator: ", ")
        return "\(mark) \(id)\(text)" + (parts.isEmpty ? "" : ": " + parts)
    }
}
