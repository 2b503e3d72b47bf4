import LayoutEngine
import Notation

/// One entry of a report: an edit, with all that follows from it on all pages.
package struct ChangeEntry: Sendable {
    /// The edit; of several alike the subjects differ. Empty where no cause is known.
    package var edits: [EditName]
    /// Edits that decide nothing alone, and something together with the first.
    package var others: [EditName] = []
    /// The changes, each with the place of its page.
    package var facts: [(page: Int, fact: ChangeFact)]

    /// A view that moved, as on the page where the view moved most.
    package struct Row: Sendable {
        package var view: String
        package var text: String
        package var distance: Double
    }

    /// The entries of pages, the one that moves most views first; moves without a known cause last, page by page.
    ///
    /// A move that follows from several edits belongs to the edit with most effects, so that each edit is said once.
    package static func entries(_ pages: [[ChangeFact]]) -> [ChangeEntry] {
        var counts: [EditName: Int] = [:]
        for fact in pages.joined() { for edit in fact.edits { counts[edit, default: 0] += 1 } }
        var all: [(page: Int, fact: ChangeFact, owner: EditName)] = []
        for (page, facts) in pages.enumerated() {
            for fact in facts {
                guard var owner = fact.edits.first else { continue }
                for edit in fact.edits
                where (edit.rank, counts[edit, default: 0]) > (owner.rank, counts[owner, default: 0]) { owner = edit }
                all.append((page, fact, owner))
            }
        }
        let owners = Set(all.map(\.owner))
        var met = owners
        let byEdit = groupedPlaces(all.count) { all[$0].owner }.map { places in
            var entry = ChangeEntry(edits: [all[places[0]].owner], facts: places.map { (all[$0].page, all[$0].fact) })
            for edit in entry.facts.flatMap(\.fact.edits) where met.insert(edit).inserted { entry.others.append(edit) }
            return entry
        }
        // The same change of several subjects is one entry.
        let alike = groupedPlaces(byEdit.count) { place -> [String] in
            let entry = byEdit[place]
            let edit = entry.edits[0]
            let isOwn = edit.subject.isEmpty || !entry.others.isEmpty
            return [edit.lead, edit.change, isOwn ? "\(place)" : ""]
        }.map { places in
            ChangeEntry(
                edits: places.flatMap { byEdit[$0].edits }, others: places.flatMap { byEdit[$0].others },
                facts: places.flatMap { byEdit[$0].facts })
        }
        let weights = alike.map(\.weight)
        let sorted = alike.indices.sorted { one, other in
            weights[one] == weights[other] ? one < other : weights[other].lexicographicallyPrecedes(weights[one])
        }.map { alike[$0] }
        return sorted + unexplained(pages)
    }

    /// The moves without a known cause; pages with equal ones are one entry.
    private static func unexplained(_ pages: [[ChangeFact]]) -> [ChangeEntry] {
        let moves = pages.map { $0.filter(\.edits.isEmpty) }
        return groupedPlaces(moves.count) { moves[$0].isEmpty ? nil : moves[$0] }.map { places in
            ChangeEntry(edits: [], facts: places.flatMap { place in moves[place].map { (place, $0) } })
        }
    }

    /// What a reader should see first: the rank of the edit, then the number of views.
    private var weight: [Int] { [edits.first?.rank.rawValue ?? 0, Set(facts.map(\.fact.view)).count] }

    /// `+` for what was added, `-` for what was removed, `~` for every other change.
    package var mark: String {
        let lead = edits.first?.lead ?? ""
        return lead.hasPrefix("added ") ? "+" : lead.hasPrefix("removed ") ? "-" : "~"
    }

    /// The edits in words: `row.spacing 12 -> 20`, `title.numberOfLines 1 -> 2 and 3 more changes`.
    package var title: String {
        let first = EditName.text(edits)
        guard !others.isEmpty else { return first }
        if others.count == 1 { return first + " and " + others[0].text }
        return first + ", " + others[0].text + " and \(countText(others.count - 1, "more change"))"
    }

    /// The views that moved, the farthest first.
    package var rows: [Row] {
        let moved = facts.filter { $0.fact.distance != 0 }
        var rows = groupedPlaces(moved.count) { moved[$0].fact.view }.map { places -> Row in
            func distance(_ place: Int) -> Double { moved[place].fact.distance }
            let largest = places.dropFirst().reduce(places[0]) {
                distance($1).magnitude > distance($0).magnitude ? $1 : $0
            }
            let text = places.filter { moved[$0].page == moved[largest].page }.map { moved[$0].fact.text }
            return Row(view: moved[largest].fact.view, text: text.joined(separator: ", "), distance: distance(largest))
        }
        let order = rows.indices.sorted { (-rows[$0].distance.magnitude, $0) < (-rows[$1].distance.magnitude, $1) }
        rows = order.map { rows[$0] }
        return rows
    }

    /// The pages, the one where most moved first.
    package var pages: [Int] {
        let groups = groupedPlaces(facts.count) { facts[$0].page }.map { places in
            (
                page: facts[places[0]].page, views: places.count { facts[$0].fact.distance != 0 },
                distance: places.map { facts[$0].fact.distance.magnitude }.max() ?? 0
            )
        }
        return groups.sorted { (-$0.views, -$0.distance, $0.page) < (-$1.views, -$1.distance, $1.page) }.map(\.page)
    }
}
