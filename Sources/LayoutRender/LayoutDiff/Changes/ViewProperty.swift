import LayoutEngine

/// One property of a view: how a report writes it, and how a record takes it over from another.
struct ViewProperty {
    var name: String
    /// Whether the property itself shows, apart from what it does to frames.
    var isVisual: Bool
    /// Nil where the view has none, or a default that a report leaves out. Items are called as the closure says; one
    /// without a name there is left out.
    var text: (View, (ItemID) -> String?) -> String?
    /// Gives the first record the second one's value.
    var copy: (inout View, View) -> Void
}

/// Properties that belong together: where they agree as a whole, none of them is looked at.
struct PropertyGroup {
    var isEqual: (View, View) -> Bool
    var properties: [ViewProperty]

    /// Everything that a report tells of a view but its place: its superview, its order there, hiding and frames. A test
    /// holds the list to the keys of tree.json.
    static var all: [PropertyGroup] {
        [identity, geometry, margins, look, text, button, image, control, stack, arranger, scroll, table, cell]
    }
}

/// Compares the properties of matched views; structure, frames and hiding are compared elsewhere.
struct PropertyComparison {
    let before: LayoutTree
    let after: LayoutTree
    let items: ItemMatching
    let groups = PropertyGroup.all

    func changes(_ old: ItemID, _ new: ItemID) -> [PropertyChange] {
        let one = before[old]
        let other = after[new]
        var changes: [PropertyChange] = []
        for group in groups where !group.isEqual(one, other) {
            for property in group.properties {
                let values = (property.text(one, oldName), property.text(other, newName))
                guard values.0 != values.1 else { continue }
                let change = PropertyChange(
                    property.name, before: values.0, after: values.1, isVisual: property.isVisual)
                // A font of a text that became one of a button is one property.
                if let place = changes.firstIndex(where: { $0.name == property.name }) {
                    changes[place].before = changes[place].before ?? change.before
                    changes[place].after = changes[place].after ?? change.after
                } else {
                    changes.append(change)
                }
            }
        }
        changes.removeAll { $0.before == $0.after }
        return changes
    }

    /// Items that both trees have, as the new one calls them: what came or went is told where it did.
    private func oldName(_ old: ItemID) -> String? { items.afterOf[Int(old.index)].map(after.displayName(of:)) }

    private func newName(_ new: ItemID) -> String? {
        items.beforeOf[Int(new.index)] == nil ? nil : after.displayName(of: new)
    }
}

extension ViewProperty {
    /// A property whose effect, if any, is seen in frames.
    static func layout<Value>(
        _ name: String, _ field: WritableKeyPath<View, Value>, _ text: @escaping (Value) -> String?
    ) -> ViewProperty {
        ViewProperty(
            name: name, isVisual: false, text: { view, _ in text(view[keyPath: field]) },
            copy: { $0[keyPath: field] = $1[keyPath: field] })
    }

    /// A property of a part that not every view has, such as a stack's.
    static func part<Part, Value>(
        _ name: String, isVisual: Bool, _ part: WritableKeyPath<View, Part?>, _ field: WritableKeyPath<Part, Value>,
        _ text: @escaping (Value) -> String?
    ) -> ViewProperty {
        ViewProperty(
            name: name, isVisual: isVisual,
            text: { view, _ in view[keyPath: part].flatMap { text($0[keyPath: field]) } },
            copy: { view, source in
                guard let value = source[keyPath: part]?[keyPath: field] else { return }
                view[keyPath: part]?[keyPath: field] = value
            })
    }
}

extension ViewProperty {
    /// A rule that is off by default, or on.
    static func rule(_ name: String, _ field: WritableKeyPath<View, Bool>, standard: Bool = false) -> ViewProperty {
        layout(name, field) { $0 == standard ? nil : "\($0)" }
    }
}
