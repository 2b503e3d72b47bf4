internal import LayoutEngine

/// A view that tells targets what a person does with it.
open class UIControl: UIView, UIContextMenuInteractionDelegate {
    @Kept open var toolTip: String?
    /// The interaction that opens a menu of the control's: there is none.
    open var contextMenuInteraction: UIContextMenuInteraction? { nil }
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal = State([])
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
        public static let focused = State(rawValue: 8)
        public static let application = State(rawValue: 0xFF0000)
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Event(rawValue: 1)
        public static let touchDownRepeat = Event(rawValue: 2)
        public static let touchDragInside = Event(rawValue: 4)
        public static let touchDragOutside = Event(rawValue: 8)
        public static let touchDragEnter = Event(rawValue: 16)
        public static let touchDragExit = Event(rawValue: 32)
        public static let touchUpInside = Event(rawValue: 64)
        public static let touchUpOutside = Event(rawValue: 128)
        public static let touchCancel = Event(rawValue: 256)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    public enum ContentHorizontalAlignment: Int, Sendable {
        case center, left, right, fill, leading, trailing

        var word: ButtonContent.HorizontalAlignment {
            switch self {
            case .center: .center
            case .left: .left
            case .right: .right
            case .trailing: .trailing
            case .leading: .natural
            case .fill: .justified
            }
        }
    }
    public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

    private struct Target {
        weak var object: AnyObject?
        var selector: Selector
        var events: Event
    }
    private var targets: [Target] = []
    private var handlers: [(action: UIAction, events: Event)] = []

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    open var isEnabled = true { didSet { stateChanged() } }
    open var isSelected = false { didSet { stateChanged() } }
    open var isHighlighted = false { didSet { stateChanged() } }
    open var isTracking: Bool { false }
    open var isTouchInside: Bool { false }
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { markDirty() } }
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { markDirty() } }
    @Kept open var showsMenuAsPrimaryAction = false
    @Kept open var isContextMenuInteractionEnabled = false

    func stateChanged() {
        markDirty()
        KeyValueObservers.check(self)
    }

    open var state: State {
        var found: State = isEnabled ? .normal : .disabled
        if isSelected { found.insert(.selected) }
        if isHighlighted { found.insert(.highlighted) }
        return found
    }

    open func addTarget(_ target: Any?, action: Selector, for events: Event) {
        targets.append(Target(object: target.map { $0 as AnyObject }, selector: action, events: events))
    }
    open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
        targets.removeAll { entry in
            (target == nil || entry.object === target.map { $0 as AnyObject })
                && (action == nil || entry.selector == action) && !entry.events.isDisjoint(with: events)
        }
    }
    open func addAction(_ action: UIAction, for events: Event) { handlers.append((action, events)) }
    open func removeAction(_ action: UIAction, for events: Event) { handlers.removeAll { $0.action === action } }
    open var allTargets: Set<AnyHashable> {
        Set(targets.compactMap { ($0.object as? NSObject).map(AnyHashable.init) })
    }
    open var allControlEvents: Event { targets.reduce(into: []) { $0.formUnion($1.events) } }
    open func actions(forTarget target: Any?, forControlEvent event: Event) -> [String]? {
        let own = targets.filter { $0.object === target.map { $0 as AnyObject } && $0.events.contains(event) }
        return own.isEmpty ? nil : own.map(\.selector.name)
    }
    open func sendActions(for events: Event) {
        for entry in targets where !entry.events.isDisjoint(with: events) {
            sendAction(entry.selector, to: entry.object, for: nil)
        }
        for (action, wanted) in handlers where !wanted.isDisjoint(with: events) { action.run(from: self) }
    }
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        if let target {
            if Members.call(action, [self, event], on: target as AnyObject) { return }
        } else {
            for responder in sequence(first: self as UIResponder, next: { $0.next })
            where Members.call(action, [self, event], on: responder) { return }
        }
        Members.noteMissing(action, on: target)
    }
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}

    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.midX, y: bounds.midY)
    }

    /// What a control of the engine says: its words, on or off, its value.
    func control() -> ControlContent {
        var control = ControlContent()
        control.isEnabled = isEnabled
        return control
    }
}

open class UIMenuElement: NSObject {
    open var subtitle: String?
    open var accessibilityIdentifier: String?
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled = Attributes(rawValue: 1)
        public static let destructive = Attributes(rawValue: 2)
        public static let hidden = Attributes(rawValue: 4)
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }
    public enum State: Int, Sendable { case off, on, mixed }
    open internal(set) var title: String
    open internal(set) var image: UIImage?
    init(title: String, image: UIImage?) {
        (self.title, self.image) = (title, image)
    }
}

@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    private let handler: (UIAction) -> Void
    public private(set) weak var sender: AnyObject?
    open var attributes: Attributes
    open var state: State

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping (UIAction) -> Void
    ) {
        (self.handler, self.attributes, self.state) = (handler, attributes, state)
        super.init(title: title, image: image)
    }

    func run(from sender: AnyObject?) {
        self.sender = sender
        handler(self)
    }
}

open class UIMenu: UIMenuElement {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let displayInline = Options(rawValue: 1)
        public static let singleSelection = Options(rawValue: 1 << 5)
        public static let displayAsPalette = Options(rawValue: 1 << 7)
        public static let destructive = Options(rawValue: 2)
    }
    public enum ElementSize: Int, Sendable { case small, medium, large, automatic }
    @Kept open var preferredElementSize = ElementSize.automatic
    open var selectedElements: [UIMenuElement] { children.filter { ($0 as? UIAction)?.state == .on } }
    open func replacingChildren(_ children: [UIMenuElement]) -> UIMenu {
        UIMenu(title: title, image: image, identifier: identifier, options: options, children: children)
    }
    public let children: [UIMenuElement]
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    public let identifier: Identifier
    public let options: Options
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        (self.options, self.children) = (options, children)
        super.init(title: title, image: image)
    }
}
