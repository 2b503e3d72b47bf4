import Findings
import LayoutDocument
import LayoutGallery

/// What the audit says of the screens of some files: errors and warnings, the worst first.
struct GalleryRemarks {
    private let found: [String: [Finding]]

    init(
        _ paths: [String], _ limits: Limits, _ project: ProjectOptions, _ store: ProjectStore
    ) throws(Failure) {
        let run = AuditRun(
            files: InputFiles(found: paths), limits: limits, wishes: AuditWishes(), project: project)
        found = Dictionary(
            grouping: try run.findings(store).findings.filter { $0.severity > .information }, by: \.file)
    }

    /// What the audit says of a screen.
    func remarks(of drawn: GalleryFile.Drawn) -> [GalleryScreen.Remark] {
        let name = drawn.scene.isEmpty ? drawn.screen.name : drawn.scene
        let own = (found[drawn.screen.file] ?? []).filter { $0.screen == name || $0.screen.hasPrefix(name + "/") }
        let sorted = own.enumerated().sorted {
            ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset)
        }
        return sorted.map(\.element).map {
            .init(severity: $0.severity.rawValue, rule: $0.rule, message: $0.message, line: $0.line)
        }
    }
}
