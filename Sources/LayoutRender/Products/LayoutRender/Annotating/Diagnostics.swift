/// The layer `ambiguity`: conflicts and ambiguities at the views that they concern.
extension PictureBuilder {
    /// Conflicts and ambiguous frames, in the colour of errors: solid for contradicting constraints, dashed for
    /// ambiguous frames.
    ///
    /// At most 2,000 diagnostics; the texts of the messages are in the legend. Notices and limits of work have no
    /// place in the picture.
    mutating func drawDiagnostics() {
        var marked: Set<ItemID> = []
        for diagnostic in layout.diagnostics.prefix(2000) {
            switch diagnostic.kind {
            case .conflict: drawConflict(diagnostic, &marked)
            case .ambiguous:
                for id in diagnostic.items.prefix(1) where isInSight(id) {
                    let frame = self[id].frame
                    list.stroke(.rect(frame.insetBy(0.75)), Stroke(color: theme.error, width: 1.5, dash: [4, 2.5]))
                    let axis = diagnostic.axis.map { $0 == .horizontal ? " horizontally" : " vertically" } ?? ""
                    label(
                        "\(name(of: id)) ambiguous\(axis)", short: "ambiguous", at: frame, color: theme.error, owner: id
                    )
                }
            case .ambiguousContentSize:
                for id in diagnostic.items.prefix(1) where isInSight(id) {
                    let frame = self[id].frame
                    list.stroke(.rect(frame.insetBy(1.5)), Stroke(color: theme.error, width: 1.5, dash: [1.5, 2.5]))
                    label("content size ambiguous", at: frame, color: theme.error, owner: id)
                }
            case .notice, .workLimit: break
            }
        }
    }

    /// The constraints of the conflict as dimension lines, the broken one dashed, and the views that it touches; a view of several conflicts
    /// is marked once.
    private mutating func drawConflict(_ diagnostic: LayoutDiagnostic, _ marked: inout Set<ItemID>) {
        for index in diagnostic.constraintIndices.prefix(50) where tree.constraints.indices.contains(index) {
            drawConstraint(
                tree.constraints[index], color: theme.error, isBroken: index == diagnostic.brokenIndex)
        }
        for (place, id) in diagnostic.items.prefix(50).enumerated() where isInSight(id) && id != tree.root {
            guard marked.insert(id).inserted else { continue }
            let frame = self[id].frame
            list.fill(.rect(frame), theme.error.opacity(0.1))
            list.stroke(.rect(frame.insetBy(0.75)), Stroke(color: theme.error, width: 1.5))
            if place == 0 { label("conflict", at: frame, color: theme.error, owner: id) }
        }
    }
}
