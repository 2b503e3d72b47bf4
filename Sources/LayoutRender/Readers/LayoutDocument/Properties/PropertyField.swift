import LayoutEngine

/// A field of a view or of one of its records, with the shape of its values.
package enum PropertyField: Sendable {
    /// Every view has the field.
    case view(PropertyShape<View>)
    /// Every view has the field; a view without an appearance of its own holds the defaults.
    case appearance(PropertyShape<Appearance>)
    /// Stack views only, as the records below belong to their kinds: copying the field to a view without the record
    /// does nothing.
    case stack(PropertyShape<StackAttributes>)
    case scroll(PropertyShape<ScrollAttributes>)
    case table(PropertyShape<TableAttributes>)
    case cell(PropertyShape<CellAttributes>)
    case collection(PropertyShape<CollectionAttributes>)
    case text(PropertyShape<TextContent>)
    case button(PropertyShape<ButtonContent>)
    case control(PropertyShape<ControlContent>)

    /// The result of `visitor` for the field of a view; nil if the view has no such record.
    package func visit<Visitor: PropertyVisitor>(_ view: View, _ visitor: inout Visitor) -> Visitor.Result? {
        switch self {
        case .view(let shape): visitor.visit(shape, view, fresh: View(view.kind, identifier: ""))
        case .appearance(let shape): visitor.visit(shape, view.appearance, fresh: Appearance())
        case .stack(let shape): view.stack.flatMap { visitor.visit(shape, $0, fresh: StackAttributes()) }
        case .scroll(let shape): view.scroll.flatMap { visitor.visit(shape, $0, fresh: ScrollAttributes()) }
        case .table(let shape): view.table.flatMap { visitor.visit(shape, $0, fresh: TableAttributes()) }
        case .cell(let shape): view.cell.flatMap { visitor.visit(shape, $0, fresh: CellAttributes()) }
        case .collection(let shape):
            view.collection.flatMap { visitor.visit(shape, $0, fresh: CollectionAttributes()) }
        case .text(let shape): view.content.text.flatMap { visitor.visit(shape, $0, fresh: TextContent(text: "")) }
        case .button(let shape): view.content.button.flatMap { visitor.visit(shape, $0, fresh: ButtonContent()) }
        case .control(let shape):
            view.content.control.flatMap { visitor.visit(shape, $0, fresh: view.kind.freshControl) }
        }
    }

    /// Copies the field's value from `source` to `view`, if both have the record.
    package func copy(_ source: View, into view: inout View) {
        switch self {
        case .view(let shape): shape.field.copy(source, into: &view)
        case .appearance(let shape): shape.field.copy(source.appearance, into: &view.appearance)
        case .stack(let shape): Self.copy(shape, source.stack, into: &view.stack)
        case .scroll(let shape): Self.copy(shape, source.scroll, into: &view.scroll)
        case .table(let shape): Self.copy(shape, source.table, into: &view.table)
        case .cell(let shape): Self.copy(shape, source.cell, into: &view.cell)
        case .collection(let shape): Self.copy(shape, source.collection, into: &view.collection)
        case .text(let shape): Self.copy(shape, source.content.text, into: &view.content.text)
        case .button(let shape): Self.copy(shape, source.content.button, into: &view.content.button)
        case .control(let shape): Self.copy(shape, source.content.control, into: &view.content.control)
        }
    }

    private static func copy<Root>(_ shape: PropertyShape<Root>, _ source: Root?, into target: inout Root?) {
        guard let source, var changed = target, !shape.field.isEqual(changed, source) else { return }
        shape.field.copy(source, into: &changed)
        target = changed
    }
}

/// A use of the catalogue that reads the values of views.
package protocol PropertyVisitor {
    associatedtype Result

    /// - Parameter fresh: the record of a new view of the same kind, which holds the default.
    mutating func visit<Root>(_ shape: PropertyShape<Root>, _ root: Root, fresh: Root) -> Result?
}

extension StackAttributes {
    /// The gap between two arranged subviews.
    package enum Spacing: Sendable, Equatable {
        case points(Double)
        /// Interface Builder's standard spacing, the platform's.
        case standard
    }

    package var gap: Spacing {
        get { usesSystemSpacing ? .standard : .points(spacing) }
        set {
            switch newValue {
            case .points(let points):
                spacing = points
                usesSystemSpacing = false
            case .standard: usesSystemSpacing = true
            }
        }
    }
}
