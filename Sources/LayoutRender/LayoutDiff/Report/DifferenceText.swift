import LayoutEngine
import Notation

/// The report in words.
extension LayoutDifference {
    /// The report for a terminal: one line per moved number, the views in the order of the new tree.
    ///
    ///     ~ bio    y 44 -> 52 (+8)  because name.height 20.5 -> 41 (wraps to 2 lines)
    ///     + badge  label added at [12, 20, 40, 18]
    public var text: String {
        var lines: [String] = []
        let width = min(28, views.filter { !$0.isOnlyRectangle }.map(\.name.count).max() ?? 0)
        let shown = views.filter { !$0.isOnlyRectangle }
        for view in shown { lines += view.lines(nameWidth: width) }
        if let line = rectangleLine { lines.append(line) }
        let surroundings = (environment + bars).map { "~ " + $0.text }
        // Where no view moved, the surroundings are the news: the invisible changes may be thousands.
        if !isVisual { lines = surroundings + lines }
        if !constraints.isEmpty { lines.append("constraints") }
        for change in constraints { lines.append("  " + change.line) }
        for change in diagnostics { lines.append(change.line) }
        if isVisual { lines += surroundings }
        // Invisible changes are summarised: a file that was only tidied up may have thousands.
        if !isVisual, lines.count > Self.unseenLines {
            let rest = lines.count - Self.unseenLines
            lines.removeLast(rest)
            lines.append("and \(countText(rest, "more line")) that nobody sees; --format json has all")
        }
        lines.append(headline)
        return lines.map { displayLine($0) }.joined(separator: "\n") + "\n"
    }

    /// The views that moved by other rectangles in the file alone, in one line; nil without such views.
    private var rectangleLine: String? {
        let found = views.filter(\.isOnlyRectangle)
        guard !found.isEmpty else { return nil }
        let named = found.prefix(3).map { view in
            "\(view.name) "
                + view.edges.map { "\($0.edge.rawValue) \($0.before.plain) -> \($0.after.plain)" }.joined(
                    separator: ", ")
        }
        let rest = found.count - named.count
        return "~ \(countText(found.count, "rectangle")) recorded anew by Interface Builder: "
            + named.joined(separator: "; ") + (rest > 0 ? "; and \(rest) more (--format json has all)" : "")
    }

    /// The most lines about changes that cannot be seen; the others are counted.
    private static let unseenLines = 20

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
    /// `+ conflict  box.width == 20, box.width == 30`
    public var line: String { "\(event == .added ? "+" : "-") \(kind.noun.one)  \(escapedForDisplay(message))" }
}

extension ViewChange {
    /// Whether the view's own rectangle in the file is the only thing that differs.
    var isOnlyRectangle: Bool {
        let others = properties.filter { $0.name != "frame" && $0.name != "recordedFrame" }
        return others.isEmpty && formerIdentifier == nil && !edges.isEmpty
            && events.allSatisfy { [.moved, .resized, .changed].contains($0) }
            && edges.allSatisfy { $0.cause?.isOwnRectangle == true }
    }

    /// `+`, `-` or `~`.
    public var mark: String { events.first == .added ? "+" : events.first == .removed ? "-" : "~" }

    /// The lines of a view: the first with its mark and name, the others indented below.
    fileprivate func lines(nameWidth: Int) -> [String] {
        let name = name.count < nameWidth ? name + String(repeating: " ", count: nameWidth - name.count) : name
        let head = "\(mark) \(name)  "
        let blank = String(repeating: " ", count: nameWidth + 4)
        let facts = facts
        return facts.enumerated().map { ($0 == 0 ? head : blank) + $1 }
    }

    /// The changes as clauses; numbers with the same cause share a clause. `x 49.5 -> 53.5 (+4)  because constraint
    /// badge.leading == title.trailing + 12: constant 8 -> 12`. Two numbers with one cause stand next to each other
    /// in the order x, y, width, height: `x 0 -> 8 (+8), width 20 -> 30 (+10)  because …`.
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
