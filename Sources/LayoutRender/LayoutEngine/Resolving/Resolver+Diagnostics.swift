import Cassowary

extension Resolver {
    /// Conflicts first, then what is ambiguous, each in the order of the tree.
    mutating func diagnostics(findingAmbiguity: Bool) -> [LayoutDiagnostic] {
        guard !reachedWorkLimit else {
            return [
                LayoutDiagnostic(
                    kind: .workLimit, items: [root],
                    message: "the constraints need more than \(environment.workLimit) row operations to solve")
            ]
        }
        return conflicts.map(describe) + (findingAmbiguity ? ambiguities() : [])
    }

    private func describe(_ conflict: Conflict) -> LayoutDiagnostic {
        let keys = conflict.members.map { solverKeys[Int($0.index)] }
        let setAside = solverKeys[Int(conflict.setAside.index)]
        let names = keys.map { lowering.describe($0) }
        var items: [ItemID] = []
        for key in [setAside] + keys where !items.contains(key.item) { items.append(key.item) }
        return LayoutDiagnostic(
            kind: .conflict, items: items,
            message: "Unable to simultaneously satisfy constraints. Will attempt to recover by breaking constraint "
                + lowering.describe(setAside),
            constraints: names,
            constraintIndices: keys.filter { $0.role == .explicit }.map { Int($0.index) })
    }

    /// Items that a second, equally good solution would place or size differently.
    ///
    /// An item whose superview is ambiguous along the same axis moves with it and is not named again; hidden views are
    /// parked by rules too weak to matter.
    private mutating func ambiguities() -> [LayoutDiagnostic] {
        var asked: [Variable] = []
        for id in lowering.order where id != root {
            for axis in Axis.allCases {
                let own = lowering.variables(id, axis)
                asked += [own.position, own.size]
            }
        }
        var isAmbiguous = [Bool](repeating: false, count: solver.program.variableCount)
        for variable in solver.ambiguous(among: asked) { isAmbiguous[Int(variable.index)] = true }
        var found: [LayoutDiagnostic] = []
        for id in lowering.order where id != root && !isHidden(id) {
            for axis in Axis.allCases {
                let own = lowering.variables(id, axis)
                let position = isAmbiguous[Int(own.position.index)]
                let size = isAmbiguous[Int(own.size.index)]
                guard position || size, !isSuperviewAmbiguous(id, axis, isAmbiguous) else { continue }
                found.append(ambiguity(of: id, axis, position: position, size: size))
            }
        }
        return found
    }

    private func isHidden(_ id: ItemID) -> Bool {
        var next: ItemID? = id
        while let current = next {
            if tree[current].isHidden { return true }
            next = tree[current].superview
        }
        return false
    }

    private func isSuperviewAmbiguous(_ id: ItemID, _ axis: Axis, _ isAmbiguous: [Bool]) -> Bool {
        guard let parent = tree[id].superview else { return false }
        let outer = lowering.variables(parent, axis)
        return isAmbiguous[Int(outer.position.index)] || isAmbiguous[Int(outer.size.index)]
    }

    private func ambiguity(of id: ItemID, _ axis: Axis, position: Bool, size: Bool) -> LayoutDiagnostic {
        let place = axis == .horizontal ? "horizontal position" : "vertical position"
        let length = axis == .horizontal ? "width" : "height"
        let what = position && size ? "\(place) and \(length) are" : "\(position ? place : length) is"
        return LayoutDiagnostic(
            kind: .ambiguous, items: [id], axis: axis, message: "\(tree[id].identifier): \(what) ambiguous")
    }
}

extension Lowering {
    /// A constraint as Xcode's console would name it.
    func describe(_ key: ConstraintKey) -> String {
        if key.role == .explicit { return tree.describe(tree.constraints[Int(key.index)]) }
        let other = key.other.map { " and \(tree[$0].identifier)" } ?? ""
        return "'\(key.role.rawValue)' of \(tree[key.item].identifier)\(other)"
    }
}

extension LayoutTree {
    /// `title.leading == parent.leading + 12 @750`, with the constraint's own name when it has one.
    public func describe(_ constraint: LayoutConstraint) -> String {
        var text = describe(constraint.first)
        switch constraint.relation {
        case .lessThanOrEqual: text += " <= "
        case .equal: text += " == "
        case .greaterThanOrEqual: text += " >= "
        }
        if let second = constraint.second {
            if constraint.multiplier != 1 { text += "\(Self.number(constraint.multiplier)) * " }
            text += describe(second)
            if constraint.constant != 0 {
                text +=
                    constraint.constant < 0
                    ? " - \(Self.number(-constraint.constant))" : " + \(Self.number(constraint.constant))"
            }
        } else {
            text += Self.number(constraint.constant)
        }
        if constraint.priority < LayoutPriority.required { text += " @\(Self.number(Double(constraint.priority)))" }
        if let name = constraint.identifier ?? (constraint.id.isEmpty ? nil : constraint.id) {
            text = "'\(name)' \(text)"
        }
        return text
    }

    private func describe(_ anchor: Anchor) -> String {
        let region: String =
            switch anchor.region {
            case .item: ""
            case .safeArea: ".safeArea"
            case .layoutMargins: ".layoutMargins"
            case .readableContent: ".readableContent"
            case .contentLayout: ".contentLayout"
            case .frameLayout: ".frameLayout"
            case .topLayoutGuide: ".topLayoutGuide"
            case .bottomLayoutGuide: ".bottomLayoutGuide"
            case .keyboard: ".keyboard"
            }
        return "\(self[anchor.item].identifier)\(region).\(anchor.attribute.rawValue)"
    }

    /// A number as a person writes it: no trailing zeros, at most three decimals.
    static func number(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
        let thousandths = (value * 1000).rounded()
        guard let whole = Int(exactly: thousandths) else { return "\(value)" }
        let sign = whole < 0 ? "-" : ""
        let magnitude = whole.magnitude
        var decimals = String(magnitude % 1000 + 1000).dropFirst()
        while decimals.last == "0" { decimals = decimals.dropLast() }
        return "\(sign)\(magnitude / 1000)" + (decimals.isEmpty ? "" : ".\(decimals)")
    }
}
