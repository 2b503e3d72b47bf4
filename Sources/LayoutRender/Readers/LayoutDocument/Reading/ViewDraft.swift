import LayoutEngine

/// A view while its properties are read: content and appearance are kept apart until the end, so that setting a
/// property is a plain store.
///
/// Not copyable, since copying the draft for each property would cost more than reading the property.
struct ViewDraft: ~Copyable {
    var view: View
    /// The kind's bit in a `KindSet`; all bits when no property is to be refused.
    let kindBit: UInt64
    /// Empty until a property of it is set, or the appearance of an existing view.
    private var appearance = Appearance()
    /// True when a property of `appearance` was set.
    private var hasAppearance = false
    /// The content, in the field of its type; the others stay empty. Spelled out, so that it is set once: `?` sets to
    /// nil first, and a large record is moved for that.
    // swift-format-ignore: UseShorthandTypeNames
    private var text: Optional<TextContent>
    /// One element at most: the large records of few views, kept out of the draft, which is made for every view.
    private var button: [ButtonContent] = []
    private var control: [ControlContent] = []
    /// True when `translatesAutoresizingMaskIntoConstraints` is stated rather than derived from `frame`.
    var statesTranslation = false
    /// True when `font` or a part of the font is stated, also when that is the usual font.
    private(set) var statesFont = false

    /// A fresh view of a kind.
    init(_ known: KnownKind) {
        view = View(known.kind, identifier: "")
        kindBit = known.bit
        let traits = known.traits
        if traits.contains(.text) { text = TextContent(text: "") } else { text = nil }
        if traits.contains(.button) { button = [ButtonContent()] }
        if traits.contains(.control) { control = [known.kind.freshControl] }
    }

    /// Notes that the document states a property.
    /// - Parameter place: the property's place in the catalogue.
    mutating func note(_ place: Int) {
        if place == Self.font { statesFont = true }
    }

    private static let font = PropertyCatalog.places["font"]

    /// An existing view, to be changed.
    ///
    /// The draft of a state's change: properties that are not set again stay as they are.
    init(opening view: View) {
        self.init(KnownKind(view.kind))
        self.view = view
        appearance = view.appearance
        switch view.content {
        case .none, .image: break
        case .text(let content): (text, button, control) = (content, [], [])
        case .button(let content): (text, button, control) = (nil, [content], [])
        case .control(let content): (text, button, control) = (nil, [], [content])
        }
    }

    /// Gives a cell's own text or picture, once its members are read, the font and colour that UIKit gives the part of the style,
    /// where the document states none.
    ///
    /// UIKit's: `body`, `caption1` below a title, `secondaryLabel` beside one. A symbol without a size stands beside `body`.
    mutating func dress(as role: DocumentReader.Role, of style: CellAttributes.Style) {
        switch (role, view.content) {
        case (.textLabel, .text(var text)):
            if !statesFont { text.font = Font(textStyle: .body) }
            view.content = .text(text)
        case (.detailTextLabel, .text(var text)):
            if !statesFont { text.font = Font(textStyle: style == .subtitle ? .caption1 : .body) }
            if style == .value1, text.color == nil { text.color = .named("secondaryLabel") }
            view.content = .text(text)
        case (.cellImage, .image(var image)) where image.isSystemSymbol && image.symbolPointSize == nil:
            image.symbolTextStyle = image.symbolTextStyle ?? .body
            view.content = .image(image)
        default: break
        }
    }

    /// Sets a property, if the view has the record that it belongs to.
    ///
    /// - Parameters:
    ///   - field: the declared field, which knows its record.
    ///   - value: the token of the value.
    mutating func set(_ field: PropertyField, _ value: Int, _ reader: inout DocumentReader) {
        switch field {
        case .view(let shape): view.set(shape, value, &reader)
        case .appearance(let shape):
            appearance.set(shape, value, &reader)
            hasAppearance = true
        case .stack(let shape): view.stack?.set(shape, value, &reader)
        case .scroll(let shape): view.scroll?.set(shape, value, &reader)
        case .table(let shape): view.table?.set(shape, value, &reader)
        case .cell(let shape): view.cell?.set(shape, value, &reader)
        case .collection(let shape): view.collection?.set(shape, value, &reader)
        case .text(let shape): text?.set(shape, value, &reader)
        case .button(let shape): if !button.isEmpty { button[0].set(shape, value, &reader) }
        case .control(let shape): if !control.isEmpty { control[0].set(shape, value, &reader) }
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
        case .collection(let shape):
            return view.collection?.set(part: part, of: shape, keyNode, value, &reader) ?? true
        case .text(let shape): return text?.set(part: part, of: shape, keyNode, value, &reader) ?? true
        case .button(let shape):
            return button.isEmpty || button[0].set(part: part, of: shape, keyNode, value, &reader)
        case .control(let shape):
            return control.isEmpty || control[0].set(part: part, of: shape, keyNode, value, &reader)
        }
    }

    /// Puts appearance and content into the view, which is finished then and may be moved out.
    mutating func finish() {
        if hasAppearance {
            // Moved, since a copy would count references.
            var finished = Appearance()
            swap(&finished, &appearance)
            view.appearance = finished
        }
        if let text = text.take() { view.content = .text(text) }
        if let content = button.popLast() { view.content = .button(content) }
        if let content = control.popLast() { view.content = .control(content) }
    }
}
