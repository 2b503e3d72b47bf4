import LayoutEngine

/// The record of a view that a property belongs to.
package enum PropertyRecord: Sendable, CaseIterable {
    /// `view` stands for the fields of the view itself, outside every record.
    case view, appearance, stack, scroll, table, cell, collection, text, button, control

    /// Whether two views agree in the whole record; always false for the record `view`.
    package func isEqual(_ one: View, _ other: View) -> Bool {
        switch self {
        case .view: false
        case .appearance: one.appearance == other.appearance
        case .stack: one.stack == other.stack
        case .scroll: one.scroll == other.scroll
        case .table: one.table == other.table
        case .cell: one.cell == other.cell
        case .collection: one.collection == other.collection
        case .text, .button, .control: one.content == other.content
        }
    }
}

extension PropertyField {
    package var record: PropertyRecord {
        switch self {
        case .view: .view
        case .appearance: .appearance
        case .stack: .stack
        case .scroll: .scroll
        case .table: .table
        case .cell: .cell
        case .collection: .collection
        case .text: .text
        case .button: .button
        case .control: .control
        }
    }
}

extension PropertyField {
    /// The words of a field that takes words.
    package var words: [String] {
        switch self {
        case .view(let shape): shape.words
        case .appearance(let shape): shape.words
        case .stack(let shape): shape.words
        case .scroll(let shape): shape.words
        case .table(let shape): shape.words
        case .cell(let shape): shape.words
        case .collection(let shape): shape.words
        case .text(let shape): shape.words
        case .button(let shape): shape.words
        case .control(let shape): shape.words
        }
    }
}
