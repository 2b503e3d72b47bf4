import LayoutEngine
import Notation

/// The differences of two layouts, in the order of the new tree.
///
///     let difference = LayoutDiff.compare(before: LayoutSide(old, in: phone), after: LayoutSide(new, in: phone))
///     print(difference.text)
public struct LayoutDifference: Sendable, Equatable {
    /// Views and guides with any change. A removed view is listed at its old place.
    public var views: [ViewChange]
    /// Explicit constraints with any change, in the new order, then removed constraints.
    public var constraints: [ConstraintChange]
    /// Conflicts and ambiguities of only one layout: added ones first, then removed ones.
    public var diagnostics: [DiagnosticChange] = []
    /// Differences of the environments: the size of the root, the scale, the direction.
    public var environment: [PropertyChange] = []
    /// Differences of bars and their items (`navigationItem n0N-aa-001 title`), and of embedded scenes.
    public var bars: [PropertyChange] = []
    /// Whether the pictures of the screens differ although no change of a view accounts for the difference.
    public var hasOtherPicture = false

    /// A difference without changes of diagnostics, environment and bars.
    public init(views: [ViewChange] = [], constraints: [ConstraintChange] = []) {
        self.views = views
        self.constraints = constraints
    }

    /// Whether there is no difference at all.
    public var isEmpty: Bool {
        views.isEmpty && constraints.isEmpty && diagnostics.isEmpty && environment.isEmpty && bars.isEmpty
            && !hasOtherPicture
    }

    /// Whether a visible property differs, or a conflict or ambiguity was added or removed.
    public var isVisual: Bool {
        hasOtherPicture || !diagnostics.isEmpty || views.contains { $0.isVisual } || bars.contains { $0.isVisual }
    }

    /// For each kind of event the number of views, in the order of `ViewChange.Event`.
    public var counts: [(event: ViewChange.Event, count: Int)] {
        ViewChange.Event.allCases.compactMap { event in
            let count = views.count { $0.events.contains(event) }
            return count == 0 ? nil : (event, count)
        }
    }
}

extension LayoutDifference {
    /// Takes the items of a scene, with their names, for the views that a text of frames knows by their identifiers alone.
    package mutating func takeNames(of scene: LayoutScene) {
        let names = ItemNames(scene)
        var items: [String: ItemID] = [:]
        scene.tree.forEachDescendant(of: scene.tree.root) { items[scene.tree[$0].identifier] = $0 }
        for place in views.indices where views[place].after != nil {
            guard let item = items[views[place].identifier] else { continue }
            (views[place].after, views[place].name) = (item, names.name(of: item))
            views[place].quotedName = names.quotedName(of: item)
        }
    }
}

/// All changes of one view or guide.
public struct ViewChange: Sendable, Equatable {
    /// What happened to a view; one view may have several events.
    public enum Event: String, Sendable, CaseIterable {
        /// `moved` and `resized`: x or y, width or height changed by more than `LayoutDiff.tolerance`. `reordered`:
        /// another order among the same siblings. `reparented`: another superview. `hidden` and `shown`: `isHidden`
        /// itself changed. `changed`: another property.
        case added, removed, moved, resized, reordered, reparented, hidden, shown, changed
    }

    /// The rectangle of a view in both layouts.
    public struct Frames: Sendable, Equatable {
        /// In the old layout; nil for an added view.
        public var before: Rect?
        /// In the new layout; nil for a removed view.
        public var after: Rect?
    }

    /// The view's name in reports; unique enough to find the view.
    public var name: String
    /// The identifier in the new tree, or in the old tree for a removed view.
    public var identifier: String
    /// The old identifier, if the view was matched by structure and has another identifier now.
    public var formerIdentifier: String?
    /// The kind's name, such as `label` or `stackView`.
    public var kind: String
    /// The view in the old tree; nil for an added view.
    public var before: ItemID?
    /// The view in the new tree; nil for a removed view.
    public var after: ItemID?
    /// In the order of `Event`.
    public var events: [Event] = []
    /// The frames in the superview.
    public var frame = Frames()
    /// The frames in the root's coordinates.
    public var absoluteFrame = Frames()
    /// The changes of x, y, width and height.
    public var edges: [EdgeChange] = []
    /// Properties with another value, frames excepted.
    public var properties: [PropertyChange] = []
    /// Whether the change is visible.
    public var isVisual = false
    /// Whether the view came or went together with the view around it.
    var isInside = false
    /// The name as in a sentence, in quotes where it is more than a word.
    var quotedName: String

    /// A view without events.
    public init(name: String, identifier: String, kind: String) {
        self.name = name
        quotedName = name
        self.identifier = identifier
        self.kind = kind
    }
}

/// One number of a frame that differs.
public struct EdgeChange: Sendable, Equatable {
    /// The number of the frame.
    public enum Edge: String, Sendable, CaseIterable { case x, y, width, height }

    /// Which number.
    public var edge: Edge
    /// In points, in the old superview's coordinates.
    public var before: Double
    /// In points, in the new superview's coordinates.
    public var after: Double
    /// Nil if the equations are not known or no cause was found.
    public var cause: Cause?

    /// A changed number.
    public init(_ edge: Edge, before: Double, after: Double, cause: Cause? = nil) {
        self.edge = edge
        self.before = before
        self.after = after
        self.cause = cause
    }

    /// The numbers of a frame that changed by more than a tolerance in points.
    package static func all(from before: Rect, to after: Rect, tolerance: Double) -> [EdgeChange] {
        Edge.allCases.map { EdgeChange($0, before: before[$0], after: after[$0]) }
            .filter { $0.distance.magnitude > tolerance }
    }

    /// In points; positive for a move to the right or down, and for growth.
    public var distance: Double { after - before }
}

/// One property of a view or a constraint with its old and new value as text; nil on a side without the property.
/// Without both values the name is the whole message.
public struct PropertyChange: Sendable, Equatable {
    /// The property's name: of a view UIKit's, as in tree.json; of a constraint its part, such as `constant`.
    public var name: String
    /// The old value as text.
    public var before: String?
    /// The new value as text.
    public var after: String?
    /// Whether the property itself is visible, apart from its effect on frames.
    public var isVisual: Bool

    /// A property with its values; of values that look alike the scalars that differ are escaped.
    public init(_ name: String, before: String?, after: String?, isVisual: Bool) {
        self.name = name
        self.before = before
        self.after = after
        if let before, let after { (self.before, self.after) = toldApart(before, after) }
        self.isVisual = isVisual
    }
}

/// The change of one explicit constraint.
public struct ConstraintChange: Sendable, Equatable {
    /// What happened to the constraint.
    public enum Event: String, Sendable { case added, removed, changed }

    /// One of the three.
    public var event: Event
    /// The document's id; empty if there is none.
    public var id: String
    /// The constraint's text in the new tree, or in the old tree if it was removed: `bio.top == name.bottom + 4 @750`.
    public var text: String
    /// The parts that differ, or one change named `constraint` if items, attributes or the relation differ.
    public var properties: [PropertyChange] = []
    /// Indices in the constraint lists of the two trees.
    public var before: Int?
    /// As `before`, in the new tree.
    public var after: Int?

    /// A change without properties.
    public init(_ event: Event, id: String, text: String) {
        self.event = event
        self.id = id
        self.text = text
    }
}

/// An added or removed conflict or ambiguity.
public struct DiagnosticChange: Sendable, Equatable {
    /// Whether the diagnostic is new or gone.
    public enum Event: String, Sendable { case added, removed }

    /// New or gone.
    public var event: Event
    /// A conflict or an ambiguity.
    public var kind: LayoutDiagnostic.Kind
    /// The message of the layout that has the diagnostic.
    public var message: String

    /// An added or removed diagnostic.
    public init(_ event: Event, kind: LayoutDiagnostic.Kind, message: String) {
        self.event = event
        self.kind = kind
        self.message = message
    }
}

/// Why a number changed. Every cause was tested by laying out again: undoing the named changes, and nothing else,
/// restores the old number.
public struct Cause: Sendable, Equatable {
    /// A clause that follows "because".
    public var text: String
    /// The items and edges between the moved edge and the cause, nearest first: `bio.y`, `name.height`. Empty if
    /// several changes are the cause.
    public var path: [String]
    /// The number of changes that the text names.
    public var changes: Int
    /// The changes, at most twelve, named as on every other page.
    public var edits: [EditName]

    /// A cause of one change unless stated otherwise.
    public init(text: String, edits: [EditName] = [], path: [String] = [], changes: Int = 1) {
        self.text = text
        self.edits = edits
        self.path = path
        self.changes = changes
    }
}
