import Notation

/// The meaning of a report: its contradiction, cause and repairs, as lines of text and as JSON.
///
///     for report in ConsoleLog(bytes).reports {
///         print(ReportExplanation(report).lines.joined(separator: "\n"))
///     }
package struct ReportExplanation: Sendable {
    /// The report that is explained.
    package let report: LoggedReport
    /// A minimal set of constraints that cannot hold together; nil if the printed constraints can hold.
    package let contradiction: Contradiction?
    /// Why an app comes to such a contradiction; nil where nothing contradicts. Rounding also where the printed digits
    /// add up, and UIKit broke a constraint all the same; a bar, the keyboard or an alert where all constraints are theirs.
    package let cause: ConflictCause?
    /// The members of a loop whose printed digits add up exactly, with the constraint that UIKit broke.
    private let loop: [Int]?
    /// Tested changes of the app's own constraints; empty without a contradiction.
    package let repairs: [Repair]
    /// The titles of the report's objects.
    private let words: ReportWords
    /// How many constraints and repairs are listed in text; the rest is counted.
    package static let listLimit = 24

    /// Finds the contradiction, its cause and its repairs by solving.
    package init(_ report: LoggedReport) {
        self.report = report
        words = ReportWords(report)
        contradiction = report.contradiction()
        loop = contradiction == nil ? report.closedLoop() : nil
        cause =
            contradiction.map { ConflictCause($0, in: report) }
            ?? (loop == nil ? ConflictCause(unproven: report) : .rounding)
        repairs = contradiction.map(report.repairs(of:)) ?? []
    }

    /// The names of the report's objects, each of them different, in the order of `LoggedReport.items`.
    package var titles: [String] { words.titles }

    /// What the numbers add to the cause.
    private var detail: ConflictDetail? {
        guard let cause, let contradiction else { return nil }
        return ConflictDetail(cause, contradiction, in: report)
    }

    /// The cause in a sentence; nil without a cause.
    package var explanation: String? { detail?.explanation ?? cause?.explanation }

    /// The remedy that is mostly right for the cause; nil without a cause.
    package var remedy: String? { detail?.remedy ?? cause?.remedy }

    /// A constraint of the report in words: `card.leading == UIView.leading + 16`.
    package func equation(of index: Int) -> String { words.equation(report.constraints[index]) }

    /// `16 + 200 + 16 = 232 must equal 320`; nil without a proof.
    package var numbers: String? { contradiction.flatMap { $0.hasProof ? words.numbers($0) : nil } }

    // MARK: Text

    /// The explanation for a person, without a line break at the end of a line.
    ///
    ///     6 constraints cannot hold together, and each of them is needed for that:
    ///       1  UIImageView 'ferry'.leading == UITableViewCellContentView.leading + 16  (line 4)
    ///       …
    ///     sum: 16 (…) + 140 (width of UIImageView 'ferry') + … = 348 needs to be at most 320 (…)
    ///     cause: The container (a table, a collection, a controller) has given the view another width or place.
    ///     repair: give constraint 1, 2, 3, 4 or 5 priority 999
    package var lines: [String] {
        var lines: [String] = []
        let count = report.constraints.count
        // 1 what contradicts
        if let contradiction {
            let members = contradiction.members.count
            lines.append(Self.headline(members, of: count))
            lines += list(contradiction.members.map { index in "  \(index + 1)  \(line(of: index))" })
            if contradiction.hasProof { lines.append("sum: \(words.sentence(contradiction))") }
            if let assumed = contradiction.assumption.text {
                lines.append("assumed: \(assumed); the log does not print \(unprinted(contradiction))")
            }
        } else if count > 0 {
            lines.append(noContradiction)
            lines += list((loop ?? Array(report.constraints.indices)).map { "  \($0 + 1)  \(line(of: $0))" })
        } else if !report.unread.isEmpty {
            lines.append("no constraint could be read:")
        }
        // 2 why, and what helps
        if let explanation, let remedy { lines += ["cause: \(explanation)", "usual remedy: \(remedy)"] }
        lines += list(repairLines)
        // 3 what UIKit did
        if let broken = report.broken {
            let place = report.brokenIndex.map { "constraint \($0 + 1)" } ?? words.equation(broken)
            let isMember = report.brokenIndex.map { contradiction?.members.contains($0) ?? true } ?? true
            lines.append(
                "UIKit broke \(place)" + (report.brokenIndex == nil ? ", which the list lacks" : "")
                    + (isMember ? "" : ", which is not in this set")
                    + "; its choice does not say which constraint is wrong")
        }
        // 4 what could not be read
        for unread in report.unread {
            lines.append("not understood, line \(unread.line): \(unread.reason): \(escapedForDisplay(unread.text))")
        }
        return lines
    }

    /// The thing that a log does not print and an assumption states.
    private func unprinted(_ contradiction: Contradiction) -> String {
        guard contradiction.assumption.margin != nil else { return "the superviews of views placed by their frames" }
        return "margins, and "
            + (contradiction.fitsSmallerMargins
                ? "margins of 8 fit to within a point: a rounded size or a separator may take that point"
                : "smaller ones would fit")
    }

    /// How many constraints contradict each other.
    private static func headline(_ members: Int, of count: Int) -> String {
        if members == 1 {
            return count == 1 ? "this constraint cannot hold:" : "1 of \(count) constraints cannot hold:"
        }
        guard members < count else {
            return "\(count) constraints cannot hold together, and each of them is needed for that:"
        }
        return "\(members) of \(count) constraints cannot hold together:"
    }

    /// What is said where nothing contradicts; that nothing does is known only where every line was read.
    private var noContradiction: String {
        guard report.unread.isEmpty else {
            let count = report.unread.count
            return "the constraints that could be read do not contradict each other, but "
                + "\(count) \(count == 1 ? "line" : "lines") below could not be read:"
        }
        if loop != nil {
            return
                "the printed digits add up exactly: UIKit broke a constraint over the digits that the log does not keep, in"
        }
        return "no contradiction in what was printed, \(reasonForNone):"
    }

    /// A constraint as a line, with its identifier and its source in notes.
    private func line(of index: Int) -> String {
        let constraint = report.constraints[index]
        var text = words.equation(constraint)
        var notes: [String] = []
        if let identifier = constraint.identifier { notes.append("'\(escapedForDisplay(identifier))'") }
        if constraint.origin == .autoresizingMask { notes.append("autoresizing mask") }
        if let source = constraint.source { notes.append(escapedForDisplay(source)) }
        notes.append("line \(constraint.line)")
        text += "  (\(notes.joined(separator: ", ")))"
        return text
    }

    /// Why no contradiction may have been found, as the end of a sentence.
    private var reasonForNone: String {
        if report.constraints.contains(where: { $0.priority < 1000 }) { return "where some constraints are optional" }
        if report.broken == nil { return "which may be a part of a report or a list of constraints" }
        return "to the digits that the log keeps; a constraint may be missing, or the numbers were rounded"
    }

    /// A line for all constraints that a lower priority mends, usually most members, then a line for each constant.
    private var repairLines: [String] {
        let enough = repairs.filter(\.isEnough)
        let lowered = enough.filter { $0.change == .lower }.map { "\($0.constraint + 1)" }
        var lines: [String] = []
        if let last = lowered.last {
            let numbers = lowered.count == 1 ? last : lowered.dropLast().joined(separator: ", ") + " or " + last
            lines.append("repair: give constraint \(numbers) priority 999")
        }
        for repair in enough {
            guard case .constant(let constant) = repair.change else { continue }
            lines.append(
                "repair: change the constant of constraint \(repair.constraint + 1) to \(PlainNumber.text(constant))")
        }
        if enough.isEmpty, contradiction != nil {
            lines.append(
                repairs.isEmpty
                    ? "no repair: UIKit makes all of these constraints"
                    : "no repair: another contradiction is left in each case")
        }
        return lines
    }

    /// The first lines of a long list, and the number of the others.
    private func list(_ lines: [String]) -> [String] {
        guard lines.count > Self.listLimit else { return lines }
        return lines.prefix(Self.listLimit) + ["  and \(lines.count - Self.listLimit) more"]
    }
}
