import Findings
import LayoutEngine
import Notation

/// Required constraints that cannot hold together; conflicts that follow from another conflict are folded into it.
///
/// UIKit logs each unsatisfiable set of constraints; here sets with a common constraint are one finding.
enum ConflictRule: ScreenRule {
    /// Every page is examined; a conflict that shows on the own page and elsewhere is one entry. A conflict that only the
    /// sizes that code decides bring about is information, as is one that rests on the length of a content that the app may
    /// not have; a warning where a row lacks or has the half point of a separator, and
    /// where a part has the conflict at the size of the file, but for one that the canvas brings about by a safe area or a
    /// prototype's height.
    static func observations(on screen: AuditedScreen, own: AuditedScreen?) -> [Observation] {
        observations(on: screen, without: [])
    }

    /// The same for the conflicts without any of the given constraints: whether code settles a conflict takes layouts.
    static func observations(on screen: AuditedScreen, without known: Set<Int>) -> [Observation] {
        var found = observations(on: screen, as: .conflict).filter { known.isDisjoint(with: $0.constraints) }
        guard !found.isEmpty else { return found }
        found = joined(found, on: screen)
        var settlement = ConflictSettlement(screen)
        for index in found.indices {
            let isOfSeparator = settlement.isOfSeparator(found[index])
            found[index].isOfSeparator = isOfSeparator
            if settlement.endsWithoutSafeArea(found[index])
                || !isOfSeparator && settlement.endsInMeasuredRows(found[index])
            {
                found[index].severity = .information
            } else if settlement.settles(found[index]) {
                let isLogged = isOfSeparator || (screen.traits == .own && screen.shows(found[index]))
                found[index].severity =
                    isLogged && !settlement.isConnected(found[index]) ? .warning : .information
            } else if settlement.endsAtSeparator(found[index]) || settlement.endsInOpenRow(found[index]) {
                found[index].severity = .warning
            }
        }
        return found
    }

    /// The conflicts with those of a row that contradicts itself at any height in place of the row's conflicts with the height
    /// of the page: each of these names one of several chains between the ends of the row.
    private static func joined(_ found: [Observation], on screen: AuditedScreen) -> [Observation] {
        guard found.contains(where: screen.isAboutHeight), let scene = ResizedParts.open(screen) else { return found }
        let open = AuditedScreen(scene, screen.traits, findingAmbiguity: false)
        let count = screen.tree.constraints.count
        var whole = observations(on: open, as: .conflict, naming: mostNamed)
        whole.removeAll { one in
            one.constraints.contains { $0 >= count } || !screen.isAboutHeight(one)
                || !one.constraints.contains { screen.isAtEndOfRow($0) }
                || !found.contains { !Set($0.constraints).isDisjoint(with: one.constraints) }
        }
        guard !whole.isEmpty else { return found }
        return found.filter { one in
            !screen.isAboutHeight(one) || whole.allSatisfy { Set($0.constraints).isDisjoint(with: one.constraints) }
        } + whole
    }

    /// Constraints of two chains that are named, three for each.
    private static let mostNamed = 6

    /// - Parameter rule: the rule for a conflict of a page, or the rule for a conflict of a resized cell or view.
    ///
    /// The sentence has some of the constraints and two lengths of contents at most, the finding all constraints.
    static func observations(on screen: AuditedScreen, as rule: AuditRule, naming most: Int = 3) -> [Observation] {
        let conflicts = screen.layout.diagnostics.filter { $0.kind == .conflict && !$0.constraintIndices.isEmpty }
        let contents = ConflictContents(screen)
        let record = rule == .conflict && screen.traits == .own ? ConflictRecord(screen, contents) : nil
        return groups(conflicts).map { group in
            let first = group[0]
            var places: [Int] = []
            var items: [ItemID] = []
            for conflict in group {
                for place in conflict.constraintIndices where !places.contains(place) { places.append(place) }
            }
            // The views of the explicit constraints come before the views of a stack's rules.
            for place in places {
                let item = screen.tree.constraints[place].first.item
                if !items.contains(item) { items.append(item) }
            }
            for item in group.flatMap(\.items) where !items.contains(item) { items.append(item) }
            let names =
                first.constraintIndices.prefix(most).map { screen.text(ofConstraint: $0) }
                + first.contentLengths.prefix(2).map(contents.words)
            let rest = places.count - min(most, first.constraintIndices.count)
            var sentence =
                "constraints contradict each other: " + names.joined(separator: "; ")
                + (rest > 0 ? " and \(rest) more" : "")
            if group.count > 1 { sentence += " (\(group.count) conflicts with one cause)" }
            var observation = Observation(
                rule, .error, sentence, items: items,
                detail: screen.constraintNames(places.sorted()), extent: Double(group.count))
            observation.constraints = places
            observation.arranged = items.filter(screen.isArranged).map { screen.tree[$0].identifier }
            // The other side of a single constraint is a rule of the engine for a cell, a mask or a stack, or a content.
            observation.isOfGuess =
                (rule == .conflict && places.count < 2 && !contents.isStated)
                || group.allSatisfy { $0.contentLengths.contains(where: contents.isGuess) }
            observation.isDenied = record?.denies(group) ?? false
            observation.cause =
                observation.isDenied
                ? "the frames that the file records fulfil all of them"
                : first.message.hasPrefix("Unable") ? "UIKit would break one of them and log it" : ""
            return observation
        }
    }

    /// Groups conflicts that share a constraint, which have one cause; in the order of the first conflict of each
    /// group. A conflict that shares constraints with two groups joins them.
    private static func groups(_ conflicts: [LayoutDiagnostic]) -> [[LayoutDiagnostic]] {
        var groups: [(places: Set<Int>, members: [LayoutDiagnostic])] = []
        for conflict in conflicts {
            let places = Set(conflict.constraintIndices)
            let touching = groups.indices.filter { !groups[$0].places.isDisjoint(with: places) }
            guard let first = touching.first else {
                groups.append((places, [conflict]))
                continue
            }
            groups[first].places.formUnion(places)
            groups[first].members.append(conflict)
            for other in touching.dropFirst().reversed() {
                groups[first].places.formUnion(groups[other].places)
                groups[first].members += groups[other].members
                groups.remove(at: other)
            }
        }
        return groups.map(\.members)
    }
}

extension AuditedScreen {
    /// Whether the author sees a conflict on the canvas: the constraints of a part contradict each other at the size that the
    /// file gives the part, of which no table takes a share.
    fileprivate func shows(_ observation: Observation) -> Bool {
        !isScreen && tree[tree.root].kind != .tableViewCell && observation.constraints.count > 1
            && observation.items.allSatisfy { cell(around: $0).map { $0 == tree.root } ?? true }
    }

    /// Whether a constraint refers to the contents of a row, as the ends of a chain through the row do.
    fileprivate func isAtEndOfRow(_ place: Int) -> Bool {
        let constraint = tree.constraints[place]
        return [constraint.first.item, constraint.second?.item].compactMap(\.self).contains { item in
            tree[item].superview.map { tree[$0].cell?.contentView == item } ?? false
        }
    }

    /// A constraint with the captions of its views in place of their ids.
    func text(ofConstraint place: Int) -> String {
        tree.expression(of: tree.constraints[place]) { shortName($0) }
    }

    /// The ids of constraints in a sentence; a constraint without an id by its text. Sorted, so that the fingerprint
    /// of a finding survives another order of the constraints.
    func constraintNames(_ places: [Int]) -> String {
        places.map { place in
            let constraint = tree.constraints[place]
            return constraint.id.isEmpty ? tree.expression(of: constraint) { tree[$0].identifier } : constraint.id
        }.sorted().joined(separator: ",")
    }

    /// A short name of a view for a sentence: its text or display name in quotes, else the name that a document gives, else its
    /// class; never `its superview`.
    func shortName(_ id: ItemID) -> String {
        if id == tree.root { return "the view" }
        let caption = tree.caption(of: id)
        guard let quote = caption.firstIndex(of: "\"") else {
            let isNamed = scene.facts == nil && tree[id].hasOwnIdentifier && !tree[id].identifier.isObjectID
            return isNamed ? "'\(tree[id].identifier)'" : caption
        }
        return "'" + caption[caption.index(after: quote)...].dropLast() + "'"
    }
}
