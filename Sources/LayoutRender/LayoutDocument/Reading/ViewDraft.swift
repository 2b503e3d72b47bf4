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
    /// The content, in the field of the family; the others stay nil. Spelled out, so that each is set once: `?` sets to
    /// nil first, and a large record is moved for that.
    // swift-format-ignore: UseShorthandTypeNames
    var text: Optional<TextContent>
    // swift-format-ignore: UseShorthandTypeNames
    var button: Optional<ButtonContent>
    var image: ImageContent?
    // swift-format-ignore: UseShorthandTypeNames
    var control: Optional<ControlContent>
    /// Which of the four above is the view's content.
    let family: Family
    /// True when `translatesAutoresizingMaskIntoConstraints` is stated rather than derived from `frame`.
    var statesTranslation = false

    enum Family { case none, text, button, image, control }

    /// A fresh view of a kind.
    /// - Parameter bit: the kind's bit in a `KindSet`; all bits when no property is to be refused.
    init(_ kind: View.Kind, bit: UInt64) {
        view = View(kind, identifier: "")
        kindBit = bit
        family = Self.family(of: kind)
        text = family == .text ? TextContent(text: "") : nil
        button = family == .button ? ButtonContent() : nil
        control = family == .control ? ControlContent() : nil
    }

    /// An existing view, to be changed.
    init(opening view: View) {
        self.init(view.kind, bit: KindSet.bit(view.kind))
        self.view = view
        appearance = view.appearance
        switch view.content {
        case .none: break
        case .text(let content): text = content
        case .button(let content): button = content
        case .image(let content): image = content
        case .control(let content): control = content
        }
    }

    /// Sets a property of the content, if the view has one.
    mutating func setContent(_ key: PropertyKey, _ value: Int, _ reader: inout DocumentReader) {
        switch family {
        case .text: text?.set(key, value, &reader)
        case .button: button?.set(key, value, &reader)
        case .image: if key == .image, let read = reader.image(value) { image = read }
        case .control: control?.set(key, value, &reader)
        case .none: break
        }
    }

    mutating func setAppearance(_ key: PropertyKey, _ value: Int, _ reader: inout DocumentReader) {
        appearance.set(key, value, &reader)
        hasAppearance = true
    }

    /// Puts appearance and content into the view, which is finished then and may be moved out.
    mutating func finish() {
        if hasAppearance { view.appearance = appearance }
        switch family {
        case .text: if let text = text.take() { view.content = .text(text) }
        case .button: if let button = button.take() { view.content = .button(button) }
        case .image: if let image = image.take() { view.content = .image(image) }
        case .control: if let control = control.take() { view.content = .control(control) }
        case .none: break
        }
    }

    private static func family(of kind: View.Kind) -> Family {
        switch kind {
        case .label, .textField, .textView, .searchBar: .text
        case .button: .button
        case .imageView: .image
        case .switch, .slider, .stepper, .segmentedControl, .activityIndicatorView, .progressView, .pageControl,
            .datePicker, .pickerView, .navigationBar, .toolbar, .tabBar:
            .control
        default: .none
        }
    }
}
