import LayoutEngine

/// Which conflicts and ambiguities an edit has made or mended.
extension Comparison {
    /// Conflicts and ambiguities of one side only; two with the same items and constraints are the same. Messages are
    /// not compared, since a message has numbers: a conflict stays the same conflict when its constants change.
    func diagnosticChanges() -> [DiagnosticChange] {
        var waiting: [DiagnosticKey: Int] = [:]
        for diagnostic in before.layout.diagnostics where diagnostic.kind != .notice {
            waiting[key(diagnostic, isOld: true), default: 0] += 1
        }
        var changes: [DiagnosticChange] = []
        for diagnostic in after.layout.diagnostics where diagnostic.kind != .notice {
            let key = key(diagnostic, isOld: false)
            if let count = waiting[key], count > 0 {
                waiting[key] = count - 1
            } else {
                changes.append(
                    DiagnosticChange(.added, kind: diagnostic.kind, message: text(diagnostic, after.tree, afterNames)))
            }
        }
        for diagnostic in before.layout.diagnostics.reversed() where diagnostic.kind != .notice {
            let key = key(diagnostic, isOld: true)
            guard let count = waiting[key], count > 0 else { continue }
            waiting[key] = count - 1
            changes.append(
                DiagnosticChange(.removed, kind: diagnostic.kind, message: text(diagnostic, before.tree, beforeNames)))
        }
        return changes
    }

    /// The identity of a diagnostic in both layouts.
    private func key(_ diagnostic: LayoutDiagnostic, isOld: Bool) -> DiagnosticKey {
        let named = diagnostic.items.map { isOld ? items.common($0, afterCount: after.tree.count) : $0 }
        let places = diagnostic.constraintIndices.map { isOld ? constraints.afterOf[$0] ?? -1 - $0 : $0 }
        return DiagnosticKey(
            kind: diagnostic.kind, axis: diagnostic.axis, items: named.sorted(), constraints: places.sorted())
    }

    /// The message, for a conflict with its constraints.
    private func text(_ diagnostic: LayoutDiagnostic, _ tree: LayoutTree, _ names: ItemNames) -> String {
        guard diagnostic.kind == .conflict else { return diagnostic.message }
        let members = diagnostic.constraintIndices.map { tree.text(of: tree.constraints[$0], names) }
        let shown = members.isEmpty ? diagnostic.constraints : members
        let rest = shown.count > 5 ? " and \(shown.count - 5) more" : ""
        return shown.prefix(5).joined(separator: ", ") + rest
    }
}

/// The subject of a diagnostic, with ids of the new tree.
private struct DiagnosticKey: Hashable {
    /// Conflict, ambiguity and so on.
    var kind: LayoutDiagnostic.Kind
    /// Of an ambiguity.
    var axis: Axis?
    /// In rising order.
    var items: [ItemID]
    /// Indices in the new tree's list, in rising order; an old constraint without a partner has a negative number.
    var constraints: [Int]
}
