import ConstraintLogs
import Notation
import TestSupport
import Testing

/// Published logs, with what a person and a linear solver read in them.
@Suite("Published logs")
struct PublishedLogTests {
    static let folder = Fixtures.packageRoot + "/../shared/logs"
    static let logs = JSONReading.value(Fixtures.bytes(folder + "/index.json"))?["logs"]?.values

    @Test(.enabled(if: logs != nil, "../shared/logs is absent"))
    func understood() throws {
        var (lines, right, cores, found) = (0, 0, 0, 0)
        for entry in Self.logs ?? [] {
            let file = entry["file"]?.string ?? ""
            let log = ConsoleLog(Fixtures.bytes("\(Self.folder)/\(file)"))
            for (index, expected) in (entry["expected"]?.values ?? []).enumerated() {
                guard index < log.reports.count else {
                    Issue.record("\(file): \(log.reports.count) reports")
                    continue
                }
                let report = log.reports[index]
                for (place, constraint) in (expected["constraints"]?.values ?? []).enumerated() {
                    lines += 1
                    let isRight =
                        place < report.constraints.count
                        && Self.agree(constraint, report.constraints[place], report)
                    right += isRight ? 1 : 0
                    if !isRight { print("\(file): constraint \(place) is read otherwise") }
                }
                guard let core = expected["core"]?.values, !core.isEmpty else {
                    #expect(report.contradiction() == nil, "\(file): nothing contradicts there")
                    continue
                }
                cores += 1
                if report.contradiction()?.members.count == core.count {
                    found += 1
                } else {
                    print("\(file): another set than \(core.count) constraints")
                }
            }
        }
        print("\(right) of \(lines) constraint lines, \(found) of \(cores) minimal sets of the published size")
        #expect(Double(right) >= 0.97 * Double(lines))
        #expect(Double(found) >= 0.95 * Double(cores))
    }

    private static func agree(_ expected: JSONValue, _ constraint: LoggedConstraint, _ report: LoggedReport) -> Bool {
        func side(_ side: LoggedConstraint.Side?) -> String {
            side.map { "\(report.items[$0.item].address ?? "").\($0.attribute)" } ?? ""
        }
        func side(_ side: JSONValue?) -> String {
            guard let item = side?["item"]?.string, let attribute = side?["attribute"]?.string else { return "" }
            return "\(item).\(attribute)"
        }
        return side(constraint.first) == side(expected["first"]) && side(constraint.second) == side(expected["second"])
            && constraint.relation.rawValue == expected["relation"]?.string
            && constraint.multiplier == expected["multiplier"]?.double
            && constraint.constant == expected["constant"]?.double
            && constraint.priority == expected["priority"]?.double
    }
}
