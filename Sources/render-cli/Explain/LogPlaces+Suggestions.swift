import ConstraintLogs
import Notation

/// The line of code that makes a constraint of a report.
struct CodePlace: Hashable {
    /// The place in the report, from 0.
    var constraint: Int
    var path: String
    /// From 1.
    var line: Int
}

/// The lines to write in place of a constraint's line of code: a suggestion, since nobody has compiled them.
extension LogPlaces {
    /// The most repairs for which lines are suggested.
    private static let suggested = 2

    /// For each repair that is enough, and whose constraint is a line of the code, the lines to write there.
    /// - Parameter numbers: the places found by the constraints' numbers.
    func suggestions(for report: ReportExplanation, _ numbers: [CodePlace]) -> [String] {
        let places = sourcePlaces(of: report.report, numbers)
        let repairs = report.repairs.filter(\.isEnough)
        return repairs.compactMap { repair -> [String]? in
            // Several files may have the name that the log has.
            let own = places.filter { $0.constraint == repair.constraint }
            guard own.count == 1, let place = own.first, let line = line(place.line, of: place.path) else { return nil }
            let constraint = report.report.constraints[repair.constraint]
            let lines: [String]?
            let change: String
            switch repair.change {
            case .lower:
                lines = CodeSuggestion.lowering(line, named: constraint.first.attribute.rawValue)
                change = "priority 999"
            case .constant(let new):
                lines = CodeSuggestion.changing(line, from: constraint.constant, to: new)
                change = "the constant \(PlainNumber.text(new))"
            }
            guard let lines else { return nil }
            let head =
                "to write at \(displayName(place.path)):\(place.line) for \(change) at constraint \(place.constraint + 1):"
            return [head] + lines.map { "    " + displayLine($0) }
        }.prefix(Self.suggested).flatMap { $0 }
    }

    /// The lines that make constraints: lines that SnapKit names, then lines with a constraint's number.
    private func sourcePlaces(of report: LoggedReport, _ numbers: [CodePlace]) -> [CodePlace] {
        let named = report.constraints.enumerated().flatMap { index, constraint -> [CodePlace] in
            guard let source = namedSource(of: constraint) else { return [] }
            return source.paths.map { CodePlace(constraint: index, path: $0, line: source.line) }
        }
        let known = Set(named.map(\.constraint))
        return named + numbers.filter { !known.contains($0.constraint) }
    }

    /// The files of the name that SnapKit writes beside a constraint, with the line: `Card.swift#12`.
    func namedSource(of constraint: LoggedConstraint) -> (paths: [String], line: Int)? {
        guard let source = constraint.source, let mark = source.lastIndex(of: "#"),
            let line = Int(source[source.index(after: mark)...])
        else { return nil }
        return (code.map(\.path).filter { lastComponent($0) == source[..<mark] }, line)
    }

    /// A line of a file of the folder, without the spaces around; nil for a line that the file lacks or that is too long.
    private func line(_ number: Int, of path: String) -> String? {
        guard let bytes = code.first(where: { $0.path == path })?.bytes else { return nil }
        let lines = bytes.split(separator: 10, maxSplits: max(number, 0), omittingEmptySubsequences: false)
        guard number > 0, number <= lines.count, lines[number - 1].count <= Self.longestLine else { return nil }
        let line = String(decoding: lines[number - 1], as: UTF8.self)
        return String(line.trimmed.drop { $0 == " " || $0 == "\t" })
    }

    /// The most bytes of a line that are read.
    private static let longestLine = 400
}
