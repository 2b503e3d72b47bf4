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
    /// - Parameter place: of the field in `PropertyTable`.
    mutating func set(_ field: PropertyField, _ value: Int, at place: Int, _ reader: inout DocumentReader) {
        switch field {
        case .view(let shape): view.set(shape, value, at: place, &reader)
        case .appearance(let shape):
            appearance.set(shape, value, at: place, &reader)
            hasAppearance = true
        case .stack(let shape): view.stack?.set(shape, value, at: place, &reader)
        case .scroll(let shape): view.scroll?.set(shape, value, at: place, &reader)
        case .table(let shape): view.table?.set(shape, value, at: place, &reader)
        case .cell(let shape): view.cell?.set(shape, value, at: place, &reader)
        case .text(let shape): text?.set(shape, value, at: place, &reader)
        case .button(let shape): button?.set(shape, value, at: place, &reader)
        case .control(let shape): control?.set(shape, value, at: place, &reader)
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
        if let text = text.take() { view.content = .text(text) }
        if let button = button.take() { view.content = .button(button) }
        if let control = control.take() { view.content = .control(control) }
    }
}
