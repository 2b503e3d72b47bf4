import LayoutEngine

/// A view while its properties are read: content and appearance are kept apart until the end, so that setting a
/// property is a plain store.
///
/// Not copyable, since copying the draft for each property would cost more than reading the property.
struct ViewDraft: ~Copyable {
    var view: View
    let kindBit: UInt64
    private var appearance = Appearance()
    /// True when a property of `appearance` was set.
    private var hasAppearance = false
    /// The content, in the field of its type; the others stay nil. Spelled out, so that each is set once: `?` sets to
    /// nil first, and a large record is moved for that.
    // swift-format-ignore: UseShorthandTypeNames
    private var text: Optional<TextContent>
    // swift-format-ignore: UseShorthandTypeNames
    private var button: Optional<ButtonContent>
    // swift-format-ignore: UseShorthandTypeNames
    private var control: Optional<ControlContent>
    /// Which of the three the view has, so that the end need not look at the others.
    private var shown: KindTraits
    /// True when `translatesAutoresizingMaskIntoConstraints` is stated rather than derived from `frame`.
    var statesTranslation = false

    /// A fresh view of a kind.
    /// - Parameter bit: the kind's bit in a `KindSet`; all bits when no property is to be refused.
    init(_ kind: View.Kind, bit: UInt64) {
        view = View(kind, identifier: "")
        kindBit = bit
        let traits = kind.traits
        shown = traits
        if traits.contains(.text) { text = TextContent(text: "") } else { text = nil }
        if traits.contains(.button) { button = ButtonContent() } else { button = nil }
        if traits.contains(.control) { control = ControlContent() } else { control = nil }
    }

    /// An existing view, to be changed.
    init(opening view: View) {
        self.init(view.kind, bit: KindSet.bit(view.kind))
        self.view = view
        appearance = view.appearance
        switch view.content {
        case .none, .image: break
        case .text(let content): (text, shown) = (content, .text)
        case .button(let content): (button, shown) = (content, .button)
        case .control(let content): (control, shown) = (content, .control)
        }
    }

    /// Sets a property, if the view has the record that it belongs to.
    mutating func set(_ field: FieldReader, _ value: Int, _ reader: inout DocumentReader) {
        switch field.record {
        case .view: field.view(&view, value, &reader)
        case .appearance:
            field.appearance(&appearance, value, &reader)
            hasAppearance = true
        case .stack: view.stack?.apply { field.stack(&$0, value, &reader) }
        case .scroll: view.scroll?.apply { field.scroll(&$0, value, &reader) }
        case .table: view.table?.apply { field.table(&$0, value, &reader) }
        case .cell: view.cell?.apply { field.cell(&$0, value, &reader) }
        case .text: text?.apply { field.text(&$0, value, &reader) }
        case .button: button?.apply { field.button(&$0, value, &reader) }
        case .control: control?.apply { field.control(&$0, value, &reader) }
        }
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
        if shown.contains(.text) {
            if let text = text.take() { view.content = .text(text) }
        } else if shown.contains(.button) {
            if let button = button.take() { view.content = .button(button) }
        } else if shown.contains(.control) {
            if let control = control.take() { view.content = .control(control) }
        }
    }
}

extension PropertyHolder {
    /// Changes the record in place, where an optional one is unwrapped without a copy.
    @inline(__always)
    fileprivate mutating func apply(_ change: (inout Self) -> Void) { change(&self) }
}
