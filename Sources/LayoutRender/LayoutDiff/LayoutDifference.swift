import LayoutEngine

/// What changed between two layouts, in the order of the new tree.
public struct LayoutDifference: Sendable, Equatable {
    /// Views and guides with any change. A removed one stands where it stood.
    public var views: [ViewChange]
    /// Explicit constraints with any change, new order first, then removed ones.
    public var constraints: [ConstraintChange]
    /// Conflicts and ambiguities that only one of the layouts has: new ones first, then those that are gone.
    public var diagnostics: [DiagnosticChange] = []
    /// What the layouts were made for, where it differs: the size of the root, the scale, the direction.
    public var environment: [PropertyChange] = []
    /// What is no view: bars and their items (`navigationItem n0N-aa-001 title`), and what container views show.
    public var bars: [PropertyChange] = []
    /// The screens would not show the same although no change of a view accounts for that.
    public var hasOtherPicture = false

    public init(views: [ViewChange] = [], constraints: [ConstraintChange] = []) {
        self.views = views
        self.constraints = constraints
    }

    /// Nothing at all differs.
    public var isEmpty: Bool {
        views.isEmpty && constraints.isEmpty && diagnostics.isEmpty && environment.isEmpty && bars.isEmpty
            && !hasOtherPicture
    }

    /// Something that a person looking at the screen could see differs, or something went wrong with the layout that
    /// was right before, or came right.
    public var isVisual: Bool {
        hasOtherPicture || !diagnostics.isEmpty || views.contains { $0.isVisual } || bars.contains { $0.isVisual }
    }

    /// How many views each kind of event happened to, in the order of `ViewChange.Event`.
    public var counts: [(event: ViewChange.Event, count: Int)] {
        ViewChange.Event.allCases.compactMap { event in
            let count = views.count { $0.events.contains(event) }
            return count == 0 ? nil : (event, count)
        }
    }
}

/// Everything that happened to one view or guide.
public struct ViewChange: Sendable, Equatable {
    public enum Event: String, Sendable, CaseIterable {
        case added, removed, moved, resized, reordered, reparented, hidden, shown, changed
    }

    /// How a person would call it; unique enough to find it.
    public var name: String
    public var identifier: String
    /// Its identifier before, when it was matched by structure and is called something else now.
    public var formerIdentifier: String?
    /// `label`, `stackView`, ...
    public var kind: String
    public var before: ItemID?
    public var after: ItemID?
    /// In the order of `Event`.
    public var events: [Event] = []
    /// In the superview, before and after; nil on the side where there is no view.
    public var frameBefore: Rect?
    public var frameAfter: Rect?
    /// In the root's coordinates.
    public var absoluteBefore: Rect?
    public var absoluteAfter: Rect?
    /// One entry for each of x, y, width and height that differs.
    public var edges: [EdgeChange] = []
    public var properties: [PropertyChange] = []
    /// Whether a person could see it.
    public var isVisual = false

    public init(name: String, identifier: String, kind: String) {
        self.name = name
        self.identifier = identifier
        self.kind = kind
    }
}

/// One number of a frame that differs.
public struct EdgeChange: Sendable, Equatable {
    public enum Edge: String, Sendable, CaseIterable { case x, y, width, height }

    public var edge: Edge
    public var before: Double
    public var after: Double
    /// Nil when the equations were not known or led nowhere.
    public var cause: Cause?

    public init(_ edge: Edge, before: Double, after: Double, cause: Cause? = nil) {
        self.edge = edge
        self.before = before
        self.after = after
        self.cause = cause
    }

    public var distance: Double { after - before }
}

/// One property of a view or a constraint with its old and new value as text; nil where there is none. Without either
/// the name says what happened.
public struct PropertyChange: Sendable, Equatable {
    public var name: String
    public var before: String?
    public var after: String?
    /// Whether the property itself shows, apart from what it does to frames.
    public var isVisual: Bool

    public init(_ name: String, before: String?, after: String?, isVisual: Bool) {
        self.name = name
        self.before = before
        self.after = after
        self.isVisual = isVisual
    }
}

/// What happened to one explicit constraint.
public struct ConstraintChange: Sendable, Equatable {
    public enum Event: String, Sendable { case added, removed, changed }

    public var event: Event
    /// The document's id; empty when there is none.
    public var id: String
    /// The constraint as it reads now, or as it read when it was removed: `bio.top == name.bottom + 4 @750`.
    public var text: String
    public var properties: [PropertyChange] = []
    /// Places in the constraint lists of the two trees.
    public var before: Int?
    public var after: Int?

    public init(_ event: Event, id: String, text: String) {
        self.event = event
        self.id = id
        self.text = text
    }
}

/// A conflict or an ambiguity that came or went.
public struct DiagnosticChange: Sendable, Equatable {
    public enum Event: String, Sendable { case added, removed }

    public var event: Event
    public var kind: LayoutDiagnostic.Kind
    /// As the layout that has it says it.
    public var message: String

    public init(_ event: Event, kind: LayoutDiagnostic.Kind, message: String) {
        self.event = event
        self.kind = kind
        self.message = message
    }
}

/// Why a number changed. Undoing what is named, and nothing else, gives the old number back: each cause was tried by
/// laying out again.
public struct Cause: Sendable, Equatable {
    /// A clause that follows "because".
    public var text: String
    /// The items and edges between the change and its cause, nearest first: `bio.y`, `name.height`. Empty where several
    /// changes are the cause.
    public var path: [String]
    /// How many changes the text names.
    public var changes: Int

    public init(text: String, path: [String] = [], changes: Int = 1) {
        self.text = text
        self.path = path
        self.changes = changes
    }
}
