import Findings
import LayoutDiff
import LayoutEngine
import Notation

/// One screen in two releases of iOS: whether a person sees a change, which rows of lists have another height, and which
/// defects only the newer release has.
package struct ReleaseChange: Sendable, Equatable {
    /// A row of a list whose height differs.
    package struct Row: Sendable, Equatable {
        /// The row's name in reports.
        package var view: String
        /// The height in the older release, in points.
        package var before: Double
        /// The height in the newer release, in points.
        package var after: Double
    }

    /// File, scene and device, as far as needed to distinguish the screen from others.
    package var title: String
    /// Whether a person sees a change.
    package var isVisual: Bool
    /// The rows of another height, in the order of the tree.
    package var rows: [Row]
    /// The defects that only the newer release has, the most severe first.
    package var defects: [Finding]

    /// The change of a screen whose layouts were compared.
    /// - Parameter defects: as `ReleaseChange.defects(in:_:_:)` finds them.
    package init(_ scene: SceneDifference, defects: [Finding]) {
        title = scene.title
        isVisual = scene.isVisual
        rows = scene.difference.views.compactMap(Self.row)
        let severities: [Finding.Severity] = [.error, .warning, .information]
        self.defects = severities.flatMap { severity in defects.filter { $0.severity == severity } }
    }

    /// The row of a change of height; nil for a view that is no row, or whose height stays.
    private static func row(_ change: ViewChange) -> Row? {
        guard let kind = View.Kind(rawValue: change.kind), [.tableViewCell, .collectionViewCell].contains(kind),
            change.isVisual, let height = change.edges.first(where: { $0.edge == .height })
        else { return nil }
        return Row(view: change.name, before: height.before, after: height.after)
    }

    /// The defects that a screen has in the newer release alone, judged by the rules of the audit.
    ///
    /// - Parameters:
    ///   - file: the file's name in the findings.
    ///   - before: the scene in the older release.
    ///   - after: the same scene in the newer release.
    ///   - device: the name of a known device that both are laid out for; nil for the file's own.
    /// - Complexity: the layouts of an audit of two pages.
    package static func defects(
        in file: String, _ before: LayoutScene, _ after: LayoutScene, device: String?
    ) -> [Finding] {
        var audit = FileAudit(file: file, own: [before])
        var traits = AuditTraits(device: device.flatMap(Device.named)?.name)
        traits.release = after.environment.release
        var scene = after
        scene.id = before.id
        audit.take([scene], on: traits)
        return Folding.fold(audit.findings.filter { !$0.releases.isEmpty })
    }
}
