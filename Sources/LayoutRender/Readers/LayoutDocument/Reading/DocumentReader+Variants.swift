import LayoutEngine
import Notation

/// States and steps: changes of the base tree, checked by applying them.
///
///     "states": {"open": {"set": {"ad.isHidden": false, "row/*/title.numberOfLines": 0}}},
///     "steps": [{"name": "tap", "set": {"ad.isHidden": true}, "animate": {"duration": 0.3}, "expect": {}}]
///
/// A change reaches properties of items, and constant, priority and `isActive` of constraints; structure (subviews,
/// ids, kinds, new constraints) cannot change, so that every state has the same items and films can pair them.
extension DocumentReader {
    /// The base, the states in document order, the steps; a step changes the step before unless it resets.
    ///
    /// Each change is applied to the one tree while it is read, so that a wrong path or value has its message, and
    /// taken back by the journal. The trees of the variants are made later, by `LayoutDocument.tree(of:)`.
    mutating func readVariants(base: Int?, states: Int?, steps: Int?) -> [LayoutDocument.Variant] {
        let expected = base.map { readExpectations($0) } ?? []
        var variants = [
            LayoutDocument.Variant(
                kind: .base, name: "", note: nil, event: nil, animation: StepAnimation(), expectations: expected,
                changes: [], keyboard: nil)
        ]
        let count = (states.map { arena.count($0) } ?? 0) + (steps.map { arena.count($0) } ?? 0)
        guard count < limits.renders else {
            report(
                states ?? steps ?? 0,
                "states and steps: \(count); --max-renders allows \(countText(limits.renders, "page"))")
            return variants
        }
        if let states, var cursor = object(states, "an object of states") {
            while let (key, value) = cursor.nextMember(in: arena) {
                let name = arena.string(key)
                if !isPlainID(name) { reportName(key, name, "state name") }
                journal.start()
                if let state = readVariant(value, .state, name, before: nil) { variants.append(state) }
                journal.undo(in: &tree)
            }
        }
        if let steps, var cursor = array(steps, "an array of steps") {
            var before: LayoutDocument.Variant?
            var names = Set(variants.map(\.name))
            journal.start()
            while let element = cursor.nextElement(in: arena) {
                guard let step = readVariant(element, .step, nil, before: before) else { continue }
                if !names.insert(step.name).inserted { report(element, "the name \(quoted(step.name)) is used twice") }
                before = step
                variants.append(step)
            }
            journal.undo(in: &tree)
        }
        return variants
    }

    /// Limit of the changes of all states and steps together; a step counts the changes of earlier steps again.
    private static let changeCap = 500_000
    /// Limit of the items compared with paths that contain `*`.
    private static let wildcardCap = 2_000_000

    /// The members of a state.
    private static let stateWords = ["note", "set", "keyboard", "expect"]
    /// The members of a step; `animate` and `hold` are for films.
    private static let stepWords = ["name", "event", "note", "reset", "set", "keyboard", "animate", "hold", "expect"]

    /// A variant keeps all changes that lead from the base to itself: the changes of a step begin with those of the
    /// step before.
    ///
    /// - Parameters:
    ///   - stateName: the key of a state; a step has its name as a member.
    ///   - before: the step before; nil for a state.
    /// - Returns: nil after a message that leaves nothing to show.
    private mutating func readVariant(
        _ node: Int, _ kind: LayoutDocument.Variant.Kind, _ stateName: String?, before: LayoutDocument.Variant?
    ) -> LayoutDocument.Variant? {
        guard var cursor = object(node, "an object") else { return nil }
        let known = kind == .state ? Self.stateWords : Self.stepWords
        var members: [String: Int] = [:]
        while let (key, value) = cursor.nextMember(in: arena) {
            let word = arena.string(key)
            if known.contains(word) { members[word] = value } else { unknownKey(key, known: known) }
        }
        var name = stateName ?? ""
        if kind == .step {
            guard let nameNode = members["name"], let text = string(nameNode) else {
                if members["name"] == nil { report(node, "a step needs a 'name'") }
                return nil
            }
            if !isPlainID(text) { reportName(nameNode, text, "step name") }
            name = text
        }
        var changes = before?.changes ?? []
        var keyboard = before?.keyboard
        if let reset = members["reset"], bool(reset) == true {
            changes = []
            keyboard = nil
            journal.undo(in: &tree)
            journal.start()
        }
        if let set = members["set"] { changes += readChanges(set) }
        if let shown = members["keyboard"] { keyboard = self.keyboard(shown) ?? keyboard }
        counts.changeCount += changes.count
        guard counts.changeCount <= Self.changeCap else {
            stop(node, "states and steps make more than \(Self.changeCap) changes")
            return nil
        }
        var animation = StepAnimation()
        if let animate = members["animate"] { readAnimation(animate, into: &animation) }
        if let hold = members["hold"], let seconds = number(hold, in: StepAnimation.holds) { animation.hold = seconds }
        let note = members["note"].flatMap { string($0) }
        let event = members["event"].flatMap { string($0) }
        let expectations = members["expect"].map { readExpectations($0) } ?? []
        return LayoutDocument.Variant(
            kind: kind, name: name, note: note, event: event, animation: animation, expectations: expectations,
            changes: changes, keyboard: keyboard)
    }

    /// The duration in seconds and UIView.AnimationCurve; what is missing has UIView's default.
    private mutating func readAnimation(_ node: Int, into animation: inout StepAnimation) {
        guard var cursor = object(node) else { return }
        while let (key, value) = cursor.nextMember(in: arena) {
            switch arena.string(key) {
            case "duration":
                if let seconds = number(value, in: StepAnimation.durations) { animation.duration = seconds }
            case "curve":
                guard let text = string(value) else { continue }
                guard let curve = AnimationCurve(rawValue: text) else {
                    unknownWord(text, value, known: AnimationCurve.allCases.map(\.rawValue))
                    continue
                }
                animation.curve = curve
            default: unknownKey(key, known: ["duration", "curve"])
            }
        }
    }

    /// Reads a `set` and applies its changes to the current tree. The key before the first dot is the id of a
    /// constraint or item, the rest a property or one part of it: `title.frame.height`. Changes are applied in the
    /// order of the text; of two changes of one property the later one holds.
    private mutating func readChanges(_ node: Int) -> [LayoutDocument.Change] {
        guard var cursor = object(node, "an object of key paths") else { return [] }
        var changes: [LayoutDocument.Change] = []
        while let (key, value) = cursor.nextMember(in: arena) {
            let path = arena.string(key)
            guard let (name, property) = splitPath(path) else {
                let isObject = arena.isKind(value, .object)
                report(key, "a key path is 'id.property'" + (isObject ? ", as \(quoted(path + ".text"))" : ""))
                continue
            }
            let targets = targets(named: name, property: String(property), key)
            guard changes.count + targets.count <= Self.changeCap else {
                stop(key, "states and steps make more than \(Self.changeCap) changes")
                return changes
            }
            for target in targets {
                let change = LayoutDocument.Change(target: target, keyNode: key, value: value)
                apply(change)
                changes.append(change)
            }
        }
        for change in changes { remarkUnconfigured(change) }
        return changes
    }

    /// The constraints with an id, else the items with an identifier; a wildcard may match many items.
    private mutating func targets(named name: String, property: String, _ key: Int) -> [LayoutDocument.Change.Target] {
        if let places = defined.constraintPlaces[name] { return places.map { .constraint($0, property) } }
        let found = matches(name)
        if found.isEmpty {
            let known = cellPath(name, property)
            report(
                key,
                "no item or constraint has the id \(quoted(name))"
                    + (known.map { "; did you mean \(quoted($0))?" }
                        ?? hint(for: name, in: defined.items.sortedNames + defined.constraintPlaces.keys.sorted())))
        }
        return found.map { part(of: $0, property) }
    }

    /// A cell's own views are found under their names in the cell: `wifi.detailTextLabel.text`.
    private func part(of item: ItemID, _ property: String) -> LayoutDocument.Change.Target {
        guard let dot = property.firstIndex(of: "."),
            let view = ownView(property[..<dot], ofCell: item)
        else { return .item(item, property) }
        return .item(view, String(property[property.index(after: dot)...]))
    }

    /// A view that belongs to a cell by a name of UIKit.
    private func ownView(_ name: Substring, ofCell item: ItemID) -> ItemID? {
        guard let cell = tree[item].cell else { return nil }
        switch name {
        case "textLabel": return cell.textLabel
        case "detailTextLabel": return cell.detailTextLabel
        case "imageView": return cell.imageView
        case "accessoryView": return cell.accessoryView
        case "contentView": return cell.contentView
        default: return nil
        }
    }

    /// The path of a cell's own view that was written like a view of a component: `wifi.textLabel.text` for
    /// `wifi/textLabel.text`.
    private func cellPath(_ name: String, _ property: String) -> String? {
        guard let slash = name.lastIndex(of: "/"), let cell = defined.items[String(name[..<slash])],
            ownView(name[name.index(after: slash)...], ofCell: cell) != nil
        else { return nil }
        return name[..<slash] + "." + name[name.index(after: slash)...] + "." + property
    }

    /// Items by identifier; `*` matches one part of an identifier.
    ///
    /// `*` stands for one whole part between slashes: `row/*/title`. Items whose id was made up are never matched, as
    /// their numbers would change with the document.
    mutating func matches(_ name: String) -> [ItemID] {
        guard name.contains("*") else { return defined.items[name].map { [$0] } ?? [] }
        counts.wildcardWork += tree.count
        guard counts.wildcardWork <= Self.wildcardCap else {
            stop(0, "too many paths hold '*'")
            return []
        }
        let pattern = name.split(separator: "/", omittingEmptySubsequences: false)
        return tree.items.indices.compactMap { index in
            let view = tree.items[index]
            guard view.hasOwnIdentifier else { return nil }
            let parts = view.identifier.split(separator: "/", omittingEmptySubsequences: false)
            guard parts.count == pattern.count else { return nil }
            for (part, wanted) in zip(parts, pattern) where wanted != "*" && part != wanted { return nil }
            return ItemID(index: Int32(truncatingIfNeeded: index))
        }
    }

    /// Applies one change to the current tree.
    mutating func apply(_ change: LayoutDocument.Change) {
        switch change.target {
        case .item(let item, let property):
            remarkRow(item, property, change.keyNode)
            present.isChange = true
            self.change(item, property[...], change.keyNode, change.value, scope: 0)
            present.isChange = false
        case .constraint(let place, let property):
            journal.note(place, tree.constraints[place])
            switch property {
            case "constant": if let value = measure(change.value) { tree.constraints[place].constant = value }
            case "priority": if let level = priority(change.value) { tree.constraints[place].priority = level }
            case "isActive": if let active = bool(change.value) { tree.constraints[place].isActive = active }
            default:
                let known = ["constant", "priority", "isActive"]
                report(
                    change.keyNode,
                    "a constraint has no property \(quoted(property)) to set; it may be "
                        + known.joined(separator: ", "))
            }
        }
    }

    /// Says that a frame moves no row of a table.
    private mutating func remarkRow(_ item: ItemID, _ property: String, _ key: Int) {
        guard property == "frame" || property.hasPrefix("frame."), tree[item].frame == nil, tree[item].cell != nil,
            let table = tree[item].superview, tree[table].kind == .tableView
        else { return }
        remark(key, "a table places its rows: 'rowHeight' is the height of \(quoted(tree[item].identifier))")
    }

    /// The first step of AASubviews: subviews that the arranger does not list are removed, listed subviews get the
    /// list's order.
    mutating func installArrangements() {
        for index in tree.items.indices {
            let item = ItemID(index: Int32(truncatingIfNeeded: index))
            guard let order = tree[item].arrangement else { continue }
            for child in tree[item].subviews where !order.contains(child) { tree.removeFromSuperview(child) }
            tree.setSubviews(order, of: item)
        }
    }
}
