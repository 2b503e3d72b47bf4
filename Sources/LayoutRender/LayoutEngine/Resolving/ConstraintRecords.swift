import Cassowary

/// What layout reads of a tree's explicit constraints, as the last layout read them.
///
/// After an edit the list is compared with these records: numbers alone, since a tree has thousands of constraints and an
/// edit changes few. A copy of the list in their place would cost as much as laying the edited part out.
struct ConstraintRecords {
    struct Record {
        var first: Anchor
        var second: Anchor?
        var relation: Relation
        var isActive: Bool
        var priority: Float
        var multiplier: Double
        var constant: Double
        var systemSpacing: Double

        /// Whether both constraints are between the same anchors.
        @inline(__always)
        func hasEnds(of other: Self) -> Bool {
            guard first.isSame(as: other.first) else { return false }
            guard let second, let end = other.second else { return second == nil && other.second == nil }
            return second.isSame(as: end)
        }
    }

    /// In the order of the list.
    private var records: [Record]

    init(_ constraints: [LayoutConstraint]) {
        let constraints = constraints.span
        records = constraints.indices.map { constraints.record(at: $0) }
    }

    /// Finds the differences to the present list, and keeps its records. Where the edit wrote the list itself, each record is
    /// compared, at 65 instructions.
    ///
    /// The constraints that stayed are those between the same anchors, in their order.
    /// - Returns: nil if so many were removed, or have other anchors, that a whole layout costs less.
    mutating func takeUp(_ constraints: [LayoutConstraint], _ writes: ConstraintWrites) -> ConstraintEdits? {
        var edits = ConstraintEdits()
        switch writes {
        case .none, .behind: break
        case .without(let places): edits.removed = places.map { ($0, records[$0]) }
        case .at(let written):
            let places = Set(written).sorted().filter { $0 < records.count }
            // Between other anchors: one has left, and another has come. Asked before a record is written.
            guard places.allSatisfy({ constraints.span.record(at: $0).hasEnds(of: records[$0]) }) else {
                return takeUp(constraints, .anywhere)
            }
            for place in places where !constraints.span.isRecord(records[place], at: place) {
                edits.changed.append(place)
                records[place] = constraints.span.record(at: place)
            }
        case .anywhere: guard compare(constraints.span, &edits) else { return nil }
        }
        if !edits.removed.isEmpty { records.remove(edits.removed.map(\.place)) }
        edits.added = records.count..<constraints.count
        for index in edits.added { records.append(constraints.span.record(at: index)) }
        return edits
    }

    /// Notes what changed and what was removed, and writes the records of what changed.
    /// - Returns: false if too many were removed.
    private mutating func compare(_ constraints: Span<LayoutConstraint>, _ edits: inout ConstraintEdits) -> Bool {
        var known = records.mutableSpan
        var place = 0
        for index in known.indices {
            if place < constraints.count {
                if constraints.isRecord(known[index], at: place) {
                    place &+= 1
                    continue
                }
                if constraints.record(at: place).hasEnds(of: known[index]) {
                    edits.changed.append(place)
                    known[index] = constraints.record(at: place)
                    place &+= 1
                    continue
                }
            }
            edits.removed.append((index, known[index]))
            if edits.removed.count > known.count / 4 + 16 { return false }
        }
        return true
    }
}

/// How a tree's list of explicit constraints differs from the one that was laid out last.
struct ConstraintEdits {
    /// Those that the list has no longer: their former places, in order, and what they said.
    var removed: [(place: Int, record: ConstraintRecords.Record)] = []
    /// Those between the same anchors that say something else, by present place.
    var changed: [Int] = []
    /// Those at the end of the list, by present place.
    var added: Range<Int> = 0..<0
}

extension Span<LayoutConstraint> {
    /// Field by field: reading the whole constraint would copy the references to its names.
    @inline(__always)
    fileprivate func record(at place: Int) -> ConstraintRecords.Record {
        ConstraintRecords.Record(
            first: self[place].first, second: self[place].second, relation: self[place].relation,
            isActive: self[place].isActive, priority: self[place].priority, multiplier: self[place].multiplier,
            constant: self[place].constant, systemSpacing: self[place].systemSpacingMultiplier)
    }

    /// Whether the constraint says what the record says; the numbers that edits change come first.
    ///
    /// A place of the list: asking eight times, once for each field, whether it is one took half of the time.
    @inline(__always)
    fileprivate func isRecord(_ record: ConstraintRecords.Record, at place: Int) -> Bool {
        guard unsafe self[unchecked: place].constant == record.constant,
            unsafe self[unchecked: place].isActive == record.isActive,
            unsafe self[unchecked: place].first.isSame(as: record.first),
            unsafe self[unchecked: place].priority == record.priority,
            unsafe self[unchecked: place].multiplier == record.multiplier,
            unsafe self[unchecked: place].relation == record.relation,
            unsafe self[unchecked: place].systemSpacingMultiplier == record.systemSpacing
        else { return false }
        guard let second = unsafe self[unchecked: place].second else { return record.second == nil }
        guard let end = record.second else { return false }
        return second.isSame(as: end)
    }
}

extension Anchor {
    @inline(__always)
    fileprivate func isSame(as other: Anchor) -> Bool {
        item.index == other.item.index && attribute == other.attribute && region == other.region
    }
}

extension ConstraintRecords.Record {
    /// Whether removing the constraint could change more than its own rows: margins or baselines would no longer be asked
    /// for.
    var reachesFar: Bool {
        first.refersToInsets || first.isBaseline || second.map { $0.refersToInsets || $0.isBaseline } ?? false
    }
}

extension Resolver {
    /// Takes those constraints out of the program that have left the tree's list, and gives the others their present places.
    mutating func takeOut(_ edits: ConstraintEdits) {
        guard !edits.removed.isEmpty else { return }
        for (place, _) in edits.removed {
            for constraint in constraints(of: .explicit(place)) { solver.remove(constraint) }
        }
        let places = edits.removed.map(\.place)
        lowering.explicitPlaces.remove(places)
        constraintsByItem.remove(places)
        staleKeys = min(staleKeys, places[0])
        // Those that updates have lowered again.
        var moved: [(former: Int, constraints: [ConstraintIndex])] = []
        for case (.explicit(let former), let constraints) in rewritten where former >= places[0] {
            moved.append((former, constraints))
        }
        for (former, _) in moved { rewritten[.explicit(former)] = nil }
        for (former, constraints) in moved {
            if let present = edits.present(of: former) { rewritten[.explicit(present)] = constraints }
        }
    }

    /// Gives the keys of explicit constraints the present places. After constraints have left, this waits until somebody reads
    /// the keys: there are thousands, and the next edit may take out another.
    mutating func bringKeysUpToDate() {
        guard staleKeys < .max else { return }
        let count = lowering.explicitPlaces.count
        for place in min(staleKeys, count)..<count where lowering.explicitPlaces[place] >= 0 {
            solverKeys[Int(lowering.explicitPlaces[place])].index = Int32(truncatingIfNeeded: place)
        }
        for case (.explicit(let place), let constraints) in rewritten { noteKeys(of: constraints, at: place) }
        staleKeys = .max
    }

    /// Gives the keys of one explicit constraint its present place.
    mutating func noteKeys(of constraints: [ConstraintIndex], at place: Int) {
        for constraint in constraints { solverKeys[Int(constraint.index)].index = Int32(truncatingIfNeeded: place) }
    }
}

extension ConstraintEdits {
    /// The present place of a constraint that stayed, by its former one; nil for one that was removed.
    fileprivate func present(of former: Int) -> Int? {
        var (low, high) = (0, removed.count)
        while low < high {
            let middle = (low + high) / 2
            if removed[middle].place < former { low = middle + 1 } else { high = middle }
        }
        return low < removed.count && removed[low].place == former ? nil : former - low
    }
}
