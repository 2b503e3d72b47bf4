import Findings
import LayoutEngine
import Notation

/// Frames that the file records and its constraints do not give.
extension FileAudit {
    /// Adds one finding a screen about the views that the file marks as misplaced. The mark is Interface Builder's own: only
    /// where its author and the layout agree that a frame is stale, the frame is told.
    ///
    /// Nothing is said of a screen with a conflict, whose frames are left to chance, of views whose place or size nothing
    /// decides, and of views that code or a mask places.
    /// - Parameter misplaced: the ids of views.
    package mutating func take(misplaced: Set<String>) {
        guard !misplaced.isEmpty else { return }
        for screen in ownScreens {
            let troubles = screen.layout.diagnostics
            guard !troubles.contains(where: { $0.kind == .conflict }) else { continue }
            let undecided = Set(troubles.filter { $0.kind == .ambiguous }.compactMap(\.items.first))
            let views = screen.order.filter { id in
                misplaced.contains(screen.tree[id].identifier) && screen.isStale(id) && !undecided.contains(id)
            }
            guard let first = views.first, let recorded = screen.tree[first].recordedFrame else { continue }
            let uses = views.map {
                SourceObject(id: screen.tree[$0].identifier, line: screen.scene.positions?.line(of: $0))
            }
            var finding = finding(.staleFrame, .information, uses, detail: screen.scene.id)
            finding.message =
                "\(screen.shortName(first)) is recorded at \(Self.words(recorded)), and its constraints give "
                + Self.words(screen.layout[first].frame)
                + (views.count > 1 ? "; and \(countText(views.count - 1, "more view"))" : "")
            add(finding)
        }
    }

    /// A frame: `20, 79 with 100 by 21`.
    private static func words(_ frame: Rect) -> String {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(PlainNumber.text)
        return "\(numbers[0]), \(numbers[1]) with \(numbers[2]) by \(numbers[3])"
    }
}

extension AuditedScreen {
    /// Whether the constraints of a view give another frame than the file records, by more than a point.
    fileprivate func isStale(_ id: ItemID) -> Bool {
        let view = tree[id]
        guard isConstrained(id), !isLeftToCode(id), isOfTheFile(id), view.cell == nil,
            !view.translatesAutoresizingMaskIntoConstraints, let recorded = view.recordedFrame
        else { return false }
        let frame = layout[id].frame
        return [
            frame.minX - recorded.minX, frame.minY - recorded.minY, frame.width - recorded.width,
            frame.height - recorded.height,
        ].contains { $0.magnitude > 1 }
    }
}
