import LayoutEngine

/// A view that is being described: its content and appearance kept apart until it is done, so that a property is one
/// plain store.
struct ViewDraft {
    var view: View
    let kindBit: UInt64
    /// Nil until one of its properties is set.
    var changedAppearance: Appearance?
    /// The content, in the field of the family; the others stay nil.
    var text: TextContent?
    var button: ButtonContent?
    var image: ImageContent?
    var control: ControlContent?
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
        makeContent()
    }

    /// An existing view, to be changed.
    init(opening view: View) {
        self.view = view
        kindBit = KindSet.bit(view.kind)
        family = Self.family(of: view.kind)
        switch view.content {
        case .none: makeContent()
        case .text(let content): text = content
        case .button(let content): button = content
        case .image(let content): image = content
        case .control(let content): control = content
        }
    }

    private mutating func makeContent() {
        switch family {
        case .text: text = TextContent(text: "")
        case .button: button = ButtonContent()
        case .control: control = ControlContent()
        case .image, .none: break
        }
    }

    /// The appearance, to be changed.
    var appearance: Appearance {
        get { changedAppearance ?? view.appearance }
        set { changedAppearance = newValue }
    }

    /// The finished view.
    consuming func close() -> View {
        if let changedAppearance { view.appearance = changedAppearance }
        if let text {
            view.content = .text(text)
        } else if let button {
            view.content = .button(button)
        } else if let image {
            view.content = .image(image)
        } else if let control {
            view.content = .control(control)
        }
        return view
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
