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
        records = constraints.indices.map { constraints.record(at: $0) }
    }

    /// Finds the differences to the present list, and keeps its records.
    ///
    /// The constraints that stayed are those between the same anchors, in their order.
    /// - Returns: nil if so many were removed, or have other anchors, that a whole layout costs less.
    mutating func takeUp(_ constraints: [LayoutConstraint]) -> ConstraintEdits? {
        var edits = ConstraintEdits()
        var place = 0
        for index in records.indices {
            if place < constraints.count, constraints.isRecord(records[index], at: place) {
                // As it was.
            } else if place < constraints.count, constraints.record(at: place).hasEnds(of: records[index]) {
                edits.changed.append(place)
                records[index] = constraints.record(at: place)
            } else {
                if edits.removed.isEmpty { edits.kept = Array(0..<index) }
                edits.removed.append((index, records[index]))
                if edits.removed.count > records.count / 4 + 16 { return nil }
                continue
            }
            if !edits.removed.isEmpty { edits.kept.append(index) }
            place += 1
        }
        if !edits.removed.isEmpty { records = edits.kept.map { records[$0] } }
        edits.added = place..<constraints.count
        for index in edits.added { records.append(constraints.record(at: index)) }
        return edits
    }
}

/// How a tree's list of explicit constraints differs from the one that was laid out last.
struct ConstraintEdits {
    /// Those that the list has no longer: their former places, in order, and what they said.
    var removed: [(place: Int, record: ConstraintRecords.Record)] = []
    /// By present place, the former place of those that stayed, in order; empty if none was removed.
    var kept: [Int] = []
    /// Those between the same anchors that say something else, by present place.
    var changed: [Int] = []
    /// Those at the end of the list, by present place.
    var added: Range<Int> = 0..<0
}

extension [LayoutConstraint] {
    /// Field by field: reading the whole constraint would copy the references to its names.
    @inline(__always)
    fileprivate func record(at place: Int) -> ConstraintRecords.Record {
        ConstraintRecords.Record(
            first: self[place].first, second: self[place].second, relation: self[place].relation,
            isActive: self[place].isActive, priority: self[place].priority, multiplier: self[place].multiplier,
            constant: self[place].constant, systemSpacing: self[place].systemSpacingMultiplier)
    }

    /// Whether the constraint says what the record says; the numbers that edits change come first.
    @inline(__always)
    fileprivate func isRecord(_ record: ConstraintRecords.Record, at place: Int) -> Bool {
        guard self[place].constant == record.constant, self[place].isActive == record.isActive,
            self[place].first.isSame(as: record.first), self[place].priority == record.priority,
            self[place].multiplier == record.multiplier, self[place].relation == record.relation,
            self[place].systemSpacingMultiplier == record.systemSpacing
        else { return false }
        guard let second = self[place].second, let end = record.second else {
            return self[place].second == nil && record.second == nil
        }
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
        var places: [Int32] = []
        places.reserveCapacity(edits.kept.count)
        for (present, former) in edits.kept.enumerated() {
            let constraint = lowering.explicitPlaces[former]
            places.append(constraint)
            if constraint >= 0, present != former {
                solverKeys[Int(constraint)].index = Int32(truncatingIfNeeded: present)
            }
        }
        // Those that updates have lowered again.
        var moved: [LoweringUnit: [ConstraintIndex]] = [:]
        for (unit, constraints) in rewritten {
            guard case .explicit(let former) = unit else {
                moved[unit] = constraints
                continue
            }
            guard let present = edits.present(of: former) else { continue }
            moved[.explicit(present)] = constraints
            for constraint in constraints {
                solverKeys[Int(constraint.index)].index = Int32(truncatingIfNeeded: present)
            }
        }
        rewritten = moved
        lowering.explicitPlaces = places
        constraintsByItem = ConstraintsByItem()
    }
}

extension ConstraintEdits {
    /// The present place of a constraint that stayed, by its former one; nil for one that was removed.
    fileprivate func present(of former: Int) -> Int? {
        var (low, high) = (0, kept.count)
        while low < high {
            let middle = (low + high) / 2
            if kept[middle] < former { low = middle + 1 } else { high = middle }
        }
        return low < kept.count && kept[low] == former ? low : nil
    }
}
