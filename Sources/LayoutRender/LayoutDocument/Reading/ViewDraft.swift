import LayoutEngine

/// A view that is being described: its content and appearance kept apart until it is done, so that a property is one
/// plain store.
///
/// Not copyable, since a copy for each property would cost more than reading it.
struct ViewDraft: ~Copyable {
    var view: View
    let kindBit: UInt64
    private var appearance = Appearance()
    /// True when one of its properties was set.
    private var hasAppearance = false
    /// The content, in the field of its type; the others stay nil. Spelled out, so that each is set once: `?` sets to
    /// nil first, and a large record is moved for that.
    // swift-format-ignore: UseShorthandTypeNames
    private var text: Optional<TextContent>
    // swift-format-ignore: UseShorthandTypeNames
    private var button: Optional<ButtonContent>
    // swift-format-ignore: UseShorthandTypeNames
    private var control: Optional<ControlContent>
    /// True when `translatesAutoresizingMaskIntoConstraints` is stated rather than derived from `frame`.
    var statesTranslation = false

    /// A fresh view of a kind.
    /// - Parameter bit: the kind's bit in a `KindSet`; all bits when no property is to be refused.
    init(_ kind: View.Kind, bit: UInt64) {
        view = View(kind, identifier: "")
        kindBit = bit
        let traits = kind.traits
        text = traits.contains(.text) ? TextContent(text: "") : nil
        button = traits.contains(.button) ? ButtonContent() : nil
        control = traits.contains(.control) ? ControlContent() : nil
    }

    /// An existing view, to be changed.
    init(opening view: View) {
        self.init(view.kind, bit: KindSet.bit(view.kind))
        self.view = view
        appearance = view.appearance
        switch view.content {
        case .none, .image: break
        case .text(let content): text = content
        case .button(let content): button = content
        case .control(let content): control = content
        }
    }

    /// Sets a property, if the view has the record that it belongs to.
    mutating func set(_ field: FieldReader, _ value: Int, _ reader: inout DocumentReader) {
        switch field {
        case .view(let read): read(&view, value, &reader)
        case .appearance(let read):
            read(&appearance, value, &reader)
            hasAppearance = true
        case .stack(let read): Self.set(read, &view.stack, value, &reader)
        case .scroll(let read): Self.set(read, &view.scroll, value, &reader)
        case .table(let read): Self.set(read, &view.table, value, &reader)
        case .cell(let read): Self.set(read, &view.cell, value, &reader)
        case .text(let read): Self.set(read, &text, value, &reader)
        case .button(let read): Self.set(read, &button, value, &reader)
        case .control(let read): Self.set(read, &control, value, &reader)
        }
    }

    @inline(__always)
    private static func set<Root: PropertyHolder>(
        _ read: FieldReader.Read<Root>, _ root: inout Root?, _ value: Int, _ reader: inout DocumentReader
    ) {
        root?.apply { read(&$0, value, &reader) }
    }

    /// Sets one part of a property.
    /// - Returns: false where the property has no parts.
    mutating func set(
        part: String, of field: PropertyField, _ keyNode: Int, _ value: Int, _ reader: inout DocumentReader
    ) -> Bool {
        switch field {
        case .view(let shape): return view.set(part: part, of: shape, keyNode, value, &reader)
        case .appearance(let shape):
            hasAppearance = true
            return appearance.set(part: part, of: shape, keyNode, value, &reader)
        case .stack(let shape): return view.stack?.set(part: part, of: shape, keyNode, value, &reader) ?? true
        case .scroll(let shape): return view.scroll?.set(part: part, of: shape, keyNode, value, &reader) ?? true
        case .table(let shape): return view.table?.set(part: part, of: shape, keyNode, value, &reader) ?? true
        case .cell(let shape): return view.cell?.set(part: part, of: shape, keyNode, value, &reader) ?? true
        case .text(let shape): return text?.set(part: part, of: shape, keyNode, value, &reader) ?? true
        case .button(let shape): return button?.set(part: part, of: shape, keyNode, value, &reader) ?? true
        case .control(let shape): return control?.set(part: part, of: shape, keyNode, value, &reader) ?? true
        }
    }

    /// Puts appearance and content into the view, which is finished then and may be moved out.
    mutating func finish() {
        if hasAppearance { view.appearance = appearance }
        if let text = text.take() { view.content = .text(text) }
        if let button = button.take() { view.content = .button(button) }
        if let control = control.take() { view.content = .control(control) }
    }
}

extension PropertyHolder {
    /// Changes the record in place, where an optional one is unwrapped without a copy.
    @inline(__always)
    fileprivate mutating func apply(_ change: (inout Self) -> Void) { change(&self) }
}
