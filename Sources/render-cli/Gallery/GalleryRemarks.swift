import Findings
import LayoutDocument
import LayoutGallery

/// What the audit says of the screens of a file: errors and warnings, the worst first.
struct GalleryRemarks {
    private let found: [Finding]
    /// Why the audit does not look at the file; nil where it did.
    let failure: Failure?

    init(_ file: String, _ limits: Limits, _ store: ProjectStore) {
        switch AuditRun.audit(file, limits, AuditWishes(), store, isNamed: false) {
        case .success(let audited): (found, failure) = (audited.findings.filter { $0.severity > .information }, nil)
        case .failure(let reason): (found, failure) = ([], reason)
        }
    }

    /// What the audit says of a screen.
    func remarks(of screen: GalleryScreen, scene: String) -> [GalleryScreen.Remark] {
        let name = scene.isEmpty ? screen.name : scene
        let own = found.filter { $0.screen == name || $0.screen.hasPrefix(name + "/") }
        let sorted = own.enumerated().sorted {
            ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset)
        }
        return sorted.map(\.element).map {
            .init(severity: $0.severity.rawValue, rule: $0.rule, message: $0.message, line: $0.line)
        }
    }
}
