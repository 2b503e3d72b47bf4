import LayoutEngine

/// A view that is being described: its content and appearance kept apart until it is done, so that a property is one
/// plain store.
struct ViewDraft {
    var view: View
    var kindBit: UInt64
    var appearance: Appearance
    var appearanceChanged = false
    var text: TextContent
    var button: ButtonContent
    var image: ImageContent?
    var control: ControlContent
    /// Which of the four above is the view's content.
    let family: Family
    /// True when `translatesAutoresizingMaskIntoConstraints` is stated rather than derived from `frame`.
    var statesTranslation = false

    enum Family { case none, text, button, image, control }

    /// A fresh view of a kind.
    /// - Parameter takesEverything: whether no property is refused, because the kind was only guessed.
    init(_ kind: View.Kind, takesEverything: Bool = false) {
        self.init(opening: View(kind, identifier: ""))
        if takesEverything { kindBit = .max }
    }

    /// An existing view, to be changed.
    init(opening view: View) {
        self.view = view
        kindBit = KindSet.bit(view.kind)
        family = Self.family(of: view.kind)
        appearance = view.appearance
        text = Self.emptyText
        button = Self.emptyButton
        control = Self.emptyControl
        switch view.content {
        case .none: break
        case .text(let content): text = content
        case .button(let content): button = content
        case .image(let content): image = content
        case .control(let content): control = content
        }
    }

    /// The finished view.
    consuming func close() -> View {
        if appearanceChanged { view.appearance = appearance }
        switch family {
        case .none: break
        case .text: view.content = .text(text)
        case .button: view.content = .button(button)
        case .image: if let image { view.content = .image(image) }
        case .control: view.content = .control(control)
        }
        return view
    }

    private static func family(of kind: View.Kind) -> Family {
        switch kind {
        case .label, .textField, .textView, .searchBar: .text
        case .button: .button
        case .imageView: .image
        default: KindSet.control.contains(kind) ? .control : .none
        }
    }

    private static let emptyText = TextContent(text: "")
    private static let emptyButton = ButtonContent()
    private static let emptyControl = ControlContent()
}
