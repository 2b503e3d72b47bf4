/// The record of a view that a property belongs to.
package enum PropertyRecord: Sendable, CaseIterable {
    /// `view` stands for the fields of the view itself, outside every record.
    case view, appearance, stack, scroll, table, cell, collection, text, button, control

    /// Whether two views agree in the whole record; always false for the record `view`.
    package func isEqual(_ one: View, _ other: View) -> Bool {
        switch self {
        case .view: false
        case .appearance: one.look == other.look
        case .stack: one.stack == other.stack
        case .scroll: one.scroll == other.scroll
        case .table: one.table == other.table
        case .cell: one.cell == other.cell
        case .collection: one.collection == other.collection
        case .text, .button, .control: one.content == other.content
        }
    }

    /// Copies the whole record from `source` to `view`; nothing happens if one of them has none, or for the record
    /// `view`.
    func copy(_ source: View, into view: inout View) {
        switch self {
        case .view: break
        case .appearance: view.look = source.look
        case .stack: if view.stack != nil, source.stack != nil { view.stack = source.stack }
        case .scroll: if view.scroll != nil, source.scroll != nil { view.scroll = source.scroll }
        case .table: if view.table != nil, source.table != nil { view.table = source.table }
        case .cell: if view.cell != nil, source.cell != nil { view.cell = source.cell }
        case .collection:
            if view.collection != nil, source.collection != nil { view.collection = source.collection }
        case .text: if case .text = source.content, case .text = view.content { view.content = source.content }
        case .button: if case .button = source.content, case .button = view.content { view.content = source.content }
        case .control: if case .control = source.content, case .control = view.content { view.content = source.content }
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

extension PropertyCatalog {
    /// Records whose properties a session can all take up by lowering single units.
    static let recordsOfUnits = PropertyRecord.allCases.filter { record in
        // A stack and a table hold items too.
        guard record != .view, record != .stack, record != .table, record != .cell, record != .collection
        else { return false }
        return all.flatMap(\.fields).allSatisfy { $0.place.record != record || !$0.effect.contains(.structure) }
    }

    /// Fields that a session takes up by lowering single units, of records outside `recordsOfUnits`.
    static let fieldsOfUnits = all.flatMap(\.fields).compactMap { field in
        field.effect.contains(.structure) || recordsOfUnits.contains(field.place.record) ? nil : field.place
    }
}
