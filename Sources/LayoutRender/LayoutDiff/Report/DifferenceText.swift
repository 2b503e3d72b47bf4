import LayoutEngine
import Notation

extension LayoutDifference {
    /// The report for a terminal: one line a moved number, the views in the order of the new tree.
    ///
    ///     ~ bio    y 44 -> 52 (+8)  because name.height 20.5 -> 41 (wraps to 2 lines)
    ///     + badge  label added at [12, 20, 40, 18]
    public var text: String {
        var lines: [String] = []
        let shown = isVisual ? views : views.filter { !$0.edges.isEmpty || $0.events != [.changed] }
        let width = min(28, shown.map(\.name.count).max() ?? 0)
        for view in shown { lines += view.lines(nameWidth: width) }
        if !constraints.isEmpty, isVisual {
            lines.append("constraints")
            for change in constraints { lines.append("  " + change.line) }
        }
        lines.append(headline)
        return lines.map { displayLine($0) }.joined(separator: "\n") + "\n"
    }

    /// Each view with each thing that happened to it, as tables show them.
    public var moves: [(view: String, change: String)] {
        views.flatMap { view in view.facts.map { (view.name, $0) } }
    }

    /// The whole difference in one sentence: `2 moved, 1 resized` or `no visual change (1 constraint changed)`.
    public var headline: String {
        let counted = counts.map { "\($0.count) \($0.event.rawValue)" }
        let rewritten = constraints.isEmpty ? [] : [countText(constraints.count, "constraint") + " changed"]
        let all = (counted + rewritten).joined(separator: ", ")
        if isVisual { return all }
        return all.isEmpty ? "no visual change" : "no visual change (\(all))"
    }
}

/// `1 view`, `2 views`.
func countText(_ count: Int, _ noun: String) -> String { "\(count) \(noun)" + (count == 1 ? "" : "s") }

extension ViewChange {
    /// `+`, `-` or `~`.
    public var mark: String { events.first == .added ? "+" : events.first == .removed ? "-" : "~" }

    fileprivate func lines(nameWidth: Int) -> [String] {
        let name = name.count < nameWidth ? name + String(repeating: " ", count: nameWidth - name.count) : name
        let head = "\(mark) \(name)  "
        let blank = String(repeating: " ", count: nameWidth + 4)
        let facts = facts
        return facts.enumerated().map { ($0 == 0 ? head : blank) + $1 }
    }

    /// What happened, one clause an entry; numbers with the same cause share one.
    public var facts: [String] {
        var facts: [String] = []
        if events.first == .added, let frame = frameAfter { facts.append("\(kind) added at \(frame.text)") }
        if events.first == .removed, let frame = frameBefore { facts.append("\(kind) removed, was at \(frame.text)") }
        if events.contains(.hidden) { facts.append("hidden") }
        if events.contains(.shown) { facts.append("shown") }
        var place = 0
        while place < edges.count {
            var group = [edges[place]]
            while place + 1 < edges.count, edges[place + 1].cause?.text == edges[place].cause?.text {
                place += 1
                group.append(edges[place])
            }
            let moves = group.map(\.text).joined(separator: ", ")
            facts.append(moves + (group[0].cause.map { "  because " + $0.text } ?? ""))
            place += 1
        }
        for change in properties { facts.append(change.text) }
        if let formerIdentifier { facts.append("id was \(formerIdentifier)") }
        return facts
    }
}

extension EdgeChange {
    /// `y 44 -> 52 (+8)`
    public var text: String {
        "\(edge.rawValue) \(before.plain) -> \(after.plain) (\(PlainNumber.signed(distance)))"
    }
}

extension PropertyChange {
    /// `text "a" -> "b"`
    public var text: String { "\(name) \(before ?? "none") -> \(after ?? "none")" }
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
