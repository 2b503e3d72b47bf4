/// Finds a small set of constraints that cannot hold together.
///
/// 1 assume nothing about margins, then 8, 16 and 20, then one superview for views placed by their frames; 2 take the solver's conflict; 3 remove one constraint after the
/// other as long as the rest cannot hold (a deletion filter, Chinneck 2008), once from the last and once from the
/// first; 4 keep the smaller set; 5 the same for the lengths that must not be negative; 6 the factors of the proof.
///
/// The set is minimal, not the smallest: no member can be left out, but another minimal set may have fewer members.
/// Filtering from both ends and, for short reports, from all constraints finds the short sets that people expect.
struct ContradictionSearch {
    /// The report whose constraints are searched.
    let report: LoggedReport
    /// Above this number of constraints only the solver's own conflict is filtered.
    private static let thoroughLimit = 64
    /// Above this number the solver's conflict is returned unfiltered and without sums.
    private static let proofLimit = 200

    /// Nil if the constraints can hold together as printed. A report whose contradiction needs a margin of a certain
    /// size (`card.leading == parent.leadingMargin`) is found with the second or third assumption, and the
    /// explanation says so.
    func run() -> Contradiction? {
        let plainSystem = LoggedSystem(report, .none)
        for assumption in MarginAssumption.allCases {
            if assumption.margin != nil, !plainSystem.hasMargins { continue }
            if assumption == .commonSuperview, !plainSystem.hasUnnamedSuperviews { continue }
            let system = assumption == .none ? plainSystem : LoggedSystem(report, assumption)
            let all = Array(report.constraints.indices)
            guard let found = system.conflict(all) else { continue }
            let plain = Contradiction(members: found, assumption: assumption, more: [], less: [], isAtLeast: false)
            guard found.count <= Self.proofLimit else { return plain }
            let starts = all.count <= Self.thoroughLimit ? [all, found] : [found]
            var best: [Int]?
            for start in starts {
                for order in [start, start.reversed()] {
                    let members = filter(order, system)
                    if members.count < best?.count ?? .max { best = members }
                }
            }
            if let best { return proof(best, system, assumption) }
            return plain
        }
        return nil
    }

    /// Removes one member after the other, in the given order, as long as the rest still cannot hold. One solve for
    /// each constraint of the order.
    private func filter(_ order: [Int], _ system: LoggedSystem) -> [Int] {
        var members = Set(order)
        for index in order {
            members.remove(index)
            if system.canHold(members.sorted()) { members.insert(index) }
        }
        return members.sorted()
    }

    /// The sums that contradict each other: lengths that the contradiction does not need are left out first, then the
    /// factors are computed.
    private func proof(_ members: [Int], _ system: LoggedSystem, _ assumption: MarginAssumption) -> Contradiction {
        var lengths = Set(system.isLength.indices.filter { system.isLength[$0] })
        for place in lengths.sorted() {
            lengths.remove(place)
            if system.canHold(members, lengths: lengths) { lengths.insert(place) }
        }
        return FarkasProof(system, members, lengths: lengths.sorted())?.contradiction(report, assumption)
            ?? Contradiction(members: members, assumption: assumption, more: [], less: [], isAtLeast: false)
    }
}

extension LoggedReport {
    /// A minimal set of constraints that cannot hold together, with its sums; nil if the printed constraints can.
    package func contradiction() -> Contradiction? { ContradictionSearch(report: self).run() }
}
