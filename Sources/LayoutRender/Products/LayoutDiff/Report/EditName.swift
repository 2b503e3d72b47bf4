import LayoutEngine
import Notation

/// An edit as a report names it, the same on every page where the edit has effects: `row.spacing 12 -> 20`, `added label badge`.
public struct EditName: Sendable, Hashable {
    /// A word before the subject: `added`, `hidden`, `constraint`; empty for a property.
    public var lead: String
    /// The view or the constraint; empty for a change of the whole page.
    public var subject: String
    /// `spacing 12 -> 20`; empty where `lead` says what happened.
    public var change: String

    /// How much an edit tells by itself, the least first: what a tool wrote, a property or constraint, a view that came,
    /// went, was hidden or shown, a scene that came or went.
    enum Rank: Int, Comparable {
        case record, change, view, scene
        static func < (one: Rank, other: Rank) -> Bool { one.rawValue < other.rawValue }
    }

    /// The rank of the edit in a report.
    var rank: Rank {
        switch lead {
        case Self.rectangle: .record
        case "" where self == Self.rounding: .record
        case "added scene", "removed scene": .scene
        case "hidden", "shown", "added conflict": .view
        default:
            lead.hasPrefix("added ") || lead.hasPrefix("removed ")
                ? View.Kind(rawValue: String(lead.drop { $0 != " " }.dropFirst())) == nil ? .change : .view : .change
        }
    }

    /// Interface Builder writes the rectangles of a whole file anew when anything moves.
    static let rectangle = "rectangle in the file of"
    /// A move of less than a pixel, by the edges around.
    static let rounding = EditName("", "", "rounding to pixels")

    /// A scene that one version lacks.
    static func scene(_ event: String, _ name: String) -> EditName { EditName("\(event) scene", name) }

    /// A name of three parts.
    public init(_ lead: String = "", _ subject: String = "", _ change: String = "") {
        self.lead = lead
        self.subject = subject
        self.change = change
    }

    /// The property of a view with its values, long values shortened.
    init(_ subject: String, _ change: PropertyChange) { self.init("", subject, change.shortText) }

    /// What happened to a constraint.
    init(_ change: ConstraintChange) {
        let subject = change.id.isEmpty ? change.text : "\(change.id) (\(change.text))"
        switch change.event {
        case .added: self.init("added constraint", subject)
        case .removed: self.init("removed constraint", subject)
        case .changed:
            self.init("constraint", subject, change.properties.map(\.shortText).joined(separator: ", "))
        }
    }

    /// A conflict or ambiguity that came or went.
    init(_ change: DiagnosticChange) {
        self.init("\(change.event.rawValue) \(change.noun)", escapedForDisplay(change.message))
    }

    /// `row.spacing 12 -> 20`, `constraint k1 (a.top == b.top + 8): constant 4 -> 8`, `hidden banner`.
    public var text: String { Self.text(lead, subject, change, isOne: true) }

    /// One edit of several subjects: `a, b, c and 4 more: font system 15 -> system 17`.
    static func text(_ edits: [EditName]) -> String {
        guard let first = edits.first else { return "" }
        let subjects = FoldedList.text(edits.map(\.subject), showing: 3)
        return text(first.lead, subjects, first.change, isOne: edits.count == 1)
    }

    private static func text(_ lead: String, _ subject: String, _ change: String, isOne: Bool) -> String {
        let start = [lead, subject].filter { !$0.isEmpty }.joined(separator: " ")
        if start.isEmpty || change.isEmpty { return start + change }
        return start + (isOne && lead.isEmpty ? "." : ": ") + change
    }
}

extension PropertyChange {
    /// As `text`, with at most 48 characters of each value.
    var shortText: String {
        func short(_ value: String?) -> String {
            guard let value else { return "none" }
            return value.count > 48 ? value.prefix(47) + "…" : value
        }
        return before == nil && after == nil ? name : "\(name) \(short(before)) -> \(short(after))"
    }
}

/// One visible change on a page, with the edits that it follows from.
public struct ChangeFact: Sendable, Hashable {
    /// The view; empty for a change of the page.
    public var view: String
    /// `x 40 -> 46 (+6), width 60 -> 54 (-6)`, `label added at [12, 20, 40, 18]`.
    public var text: String
    /// The largest move in points, 0 for what is no move.
    public var distance: Double
    /// Empty where the cause of a move is not known.
    public var edits: [EditName]

    /// A change of a view, or of the page.
    public init(_ view: String, _ text: String, distance: Double = 0, edits: [EditName]) {
        self.view = view
        self.text = text
        self.distance = distance
        self.edits = edits
    }
}

extension ViewChange {
    /// The moves of the view: numbers that follow from the same edits are one fact.
    private var moves: [(fact: ChangeFact, because: String?)] {
        var moves: [(ChangeFact, String?)] = []
        var place = 0
        while place < edges.count {
            var group = [edges[place]]
            while place + 1 < edges.count, edges[place + 1].cause?.text == edges[place].cause?.text {
                place += 1
                group.append(edges[place])
            }
            let largest = group.map(\.distance).max { $0.magnitude < $1.magnitude } ?? 0
            let text = group.map(\.text).joined(separator: ", ")
            moves.append(
                (
                    ChangeFact(quotedName, text, distance: largest, edits: group[0].cause?.edits ?? []),
                    group[0].cause?.text
                ))
            place += 1
        }
        return moves
    }

    /// What happened to the view itself: it came, went, was hidden or shown.
    private var presence: [ChangeFact] {
        var facts: [ChangeFact] = []
        if events.first == .added, let frame = frame.after {
            facts.append(
                ChangeFact(quotedName, "\(kind) added at \(frame.text)", edits: [EditName("added \(kind)", quotedName)])
            )
        }
        if events.first == .removed, let frame = frame.before {
            facts.append(
                ChangeFact(
                    quotedName, "\(kind) removed, was at \(frame.text)",
                    edits: [EditName("removed \(kind)", quotedName)]))
        }
        if events.contains(.hidden) {
            facts.append(ChangeFact(quotedName, "hidden", edits: [EditName("hidden", quotedName)]))
        }
        if events.contains(.shown) {
            facts.append(ChangeFact(quotedName, "shown", edits: [EditName("shown", quotedName)]))
        }
        return facts
    }

    /// The changes as clauses; numbers with the same cause share a clause. `x 49.5 -> 53.5 (+4)  because constraint
    /// badge.leading == title.trailing + 12: constant 8 -> 12`. Two numbers with one cause stand next to each other
    /// in the order x, y, width, height: `x 0 -> 8 (+8), width 20 -> 30 (+10)  because …`.
    public var facts: [String] {
        presence.map(\.text) + moves.map { $0.fact.text + ($0.because.map { "  because " + $0 } ?? "") }
            + properties.map(\.text) + (formerIdentifier.map { ["id was \($0)"] } ?? [])
    }

    /// What a person sees of the view; a view that came or went with the view around it is a part of that change.
    var seen: [ChangeFact] {
        guard isVisual else { return [] }
        return (isInside ? [] : presence) + moves.map(\.fact)
            + properties.filter(\.isVisual).map { ChangeFact(quotedName, $0.text, edits: [EditName(quotedName, $0)]) }
    }
}

extension LayoutDifference {
    /// What a person sees, in the order of the new tree; then what changed in bars and diagnostics.
    public var seen: [ChangeFact] {
        func whole(_ text: String) -> ChangeFact { ChangeFact("", "", edits: [EditName("", "", text)]) }
        return views.flatMap(\.seen) + bars.filter(\.isVisual).map { whole($0.text) }
            + diagnostics.map { ChangeFact("", "", edits: [EditName($0)]) }
            + (hasOtherPicture ? [whole("the picture differs")] : [])
    }
}
