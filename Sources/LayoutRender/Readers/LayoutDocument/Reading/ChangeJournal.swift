import LayoutEngine

/// Views and constraints as they were before states and steps changed them.
///
/// A state is read by applying its changes to the one tree of the document, so that a wrong path, value or kind has
/// its message at once. `DocumentReader.readVariants` starts the journal before each state and undoes it afterwards;
/// for steps it is undone once at the end, and at a step with `reset`. Not to be confused with the journal of a
/// `LayoutSession`, which finds what an edit touches.
struct ChangeJournal: Sendable {
    /// False while the base tree is made, whose changes are final.
    private(set) var isOn = false
    /// The records before each change, in the order of the changes.
    private var views: [(item: ItemID, view: View)] = []
    /// The constraints before each change.
    private var constraints: [(place: Int, constraint: LayoutConstraint)] = []

    /// Changes from here on are noted.
    mutating func start() { isOn = true }

    /// Keeps a record before a change.
    mutating func note(_ item: ItemID, _ view: View) { if isOn { views.append((item, view)) } }

    /// Keeps a constraint before a change.
    mutating func note(_ place: Int, _ constraint: LayoutConstraint) {
        if isOn { constraints.append((place, constraint)) }
    }

    /// Puts everything back, the latest change first. The order matters where one view was changed twice: its oldest
    /// record is put back last.
    mutating func undo(in tree: inout LayoutTree) {
        for entry in views.reversed() { tree[entry.item] = entry.view }
        for entry in constraints.reversed() { tree.constraints[entry.place] = entry.constraint }
        self = ChangeJournal()
    }
}
