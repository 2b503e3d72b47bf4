import Findings
import LayoutAudit

/// What a file gave.
struct AuditedFile: Sendable {
    var findings: [Finding]
    var pages: Int
    /// By a finding's fingerprint, the page of the message.
    var worst: [String: AuditTraits]
    /// What was asked for and is not there.
    var notices: [Notice] = []
    /// The flags that choose the states and steps of a tree.json, by screen; nil: `--scene` chooses a scene.
    var flags: [String: String]?
}
