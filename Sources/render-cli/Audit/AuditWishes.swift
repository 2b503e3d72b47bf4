import Findings
import LayoutAudit
import LayoutEngine

/// What the flags of an audit ask for, checked.
struct AuditWishes: Sendable {
    var plan = AuditPlan()
    /// Nil: all of the project.
    var namedLanguages: [String]?
    /// The least severity of findings whose views have names.
    var named: Finding.Severity = .information

    /// The languages to look at, of those that a file has; the first of these is the development language, whose texts
    /// stand in the file.
    func languages(_ known: [String]) -> [String] {
        if let namedLanguages { return namedLanguages }
        return plan.extent == .quick ? [] : Array(known.dropFirst())
    }
}
