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
    /// Whether the file has scenes, which `--scene` chooses: a tree.json has none.
    var hasScenes: Bool
}
