internal import LayoutEngine

/// The root of what a screen shows.
open class UIWindow: UIView {
    open var canBecomeKey: Bool { true }
    public nonisolated static let didBecomeVisibleNotification = Notification.Name(
        "UIWindowDidBecomeVisibleNotification")
    public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Level(rawValue: 0)
        public static let statusBar = Level(rawValue: 1000)
        public static let alert = Level(rawValue: 2000)
    }
    static var shown: [Weak<UIWindow>] = []
    /// What is shown over the window's own controller, the lowest first.
    var presentations: [PresentedScreen] = []
    var isArranging = false

    @Kept open var windowLevel = Level.normal
    open var screen: UIScreen { .main }
    open weak var windowScene: UIWindowScene?
    open var isKeyWindow: Bool { UIWindow.shown.last?.object === self }
    open var rootViewController: UIViewController? {
        didSet {
            guard oldValue !== rootViewController else { return }
            oldValue?.disappear()
            oldValue?.view.removeFromSuperview()
            if !isHidden { show() }
        }
    }

    override func didMake(from coder: NSCoder?) { if coder == nil { isHidden = true } }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public convenience init() { self.init(frame: UIScreen.main.bounds) }
    public init(windowScene: UIWindowScene) {
        super.init(frame: UIScreen.main.bounds)
        self.windowScene = windowScene
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func makeKeyAndVisible() {
        makeKey()
        isHidden = false
    }
    open func makeKey() {
        UIWindow.shown.removeAll { $0.object === self || $0.object == nil }
        UIWindow.shown.append(Weak(self))
    }
    open override var isHidden: Bool { didSet { if oldValue, !isHidden { show() } } }

    private func show() {
        guard let controller = rootViewController else { return }
        let view = controller.view!
        if view.superview !== self {
            view.fill(bounds)
            controller.viewWillAppear(false)
            addSubview(view)
            layoutIfNeeded()
            controller.appeared()
        }
        layoutIfNeeded()
        arrangePresentations()
    }

    /// - Note: Does nothing.
    open func sendEvent(_ event: UIEvent) {}
    open func becomeKey() {}
    open func resignKey() {}
    public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
}
