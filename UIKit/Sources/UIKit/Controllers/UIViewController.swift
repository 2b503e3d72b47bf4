internal import LayoutEngine

public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case none = -1
    case automatic = -2
}
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }

@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
    var preferredContentSize: CGSize { get }
}

/// A screen, or a part of one: its view and what happens to it.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UITraitEnvironment, UIContentContainer {
    /// Without effect since iOS 10.
    open var preferredFocusedView: UIView? { nil }
    // Nobody turns a device: rotations are never told.
    open func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {}
    open func didRotate(from orientation: UIInterfaceOrientation) {}
    open func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) {}
    // Segues are not unwound, and no state of an app is restored.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from controller: UIViewController, sender: Any?
    ) -> Bool { responds(to: action) }
    open func unwind(for segue: UIStoryboardSegue, towards controller: UIViewController) {}
    open func decodeRestorableState(with coder: NSCoder) {}
    open func applicationFinishedRestoringState() {}
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
    open var restoresFocusAfterTransition: Bool { true }
    open var prefersPointerLocked: Bool { false }
    open var childViewControllerForPointerLock: UIViewController? { nil }
    /// - Note: Does nothing.
    open func setNeedsUpdateOfPrefersPointerLocked() {}
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        responds(to: action) ? self : parent?.targetViewController(forAction: action, sender: sender)
    }
    open func collapseSecondaryViewController(_ other: UIViewController, for split: UISplitViewController) {}
    open func separateSecondaryViewController(for split: UISplitViewController) -> UIViewController? { nil }
    open var previewActionItems: [any UIPreviewActionItem] { [] }
    private var ownView: UIView?
    /// Where the controller comes from, and its id there.
    var nibFile: NibFile?
    var nibID: String?
    open internal(set) var nibName: String?
    open internal(set) var nibBundle: Bundle?

    public init(nibName: String?, bundle: Bundle?) {
        (self.nibName, nibBundle) = (nibName, bundle)
    }
    public override convenience init() { self.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) {
        super.init()
        coder.nib?.decode(self)
    }
    open func awakeFromNib() { MethodExchange.run("awakeFromNib", UIViewController.self, self) {} }
    open func encode(with coder: NSCoder) {}

    // MARK: View

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return ownView
        }
        set {
            ownView?.controller = nil
            ownView = newValue
            newValue?.controller = self
        }
    }
    open var viewIfLoaded: UIView? { ownView }
    open var isViewLoaded: Bool { ownView != nil }
    open func loadView() {
        MethodExchange.run("loadView", UIViewController.self, self) { ownLoadView() }
    }
    open func loadViewIfNeeded() {
        guard ownView == nil else { return }
        loadView()
        if ownView == nil { view = UIView(frame: UIScreen.main.bounds) }
        viewDidLoad()
    }
    open func viewDidLoad() { MethodExchange.run("viewDidLoad", UIViewController.self, self) {} }
    open func viewWillAppear(_ animated: Bool) {
        MethodExchange.run("viewWillAppear", UIViewController.self, self, [animated]) {}
    }
    open func viewIsAppearing(_ animated: Bool) {
        MethodExchange.run("viewIsAppearing", UIViewController.self, self, [animated]) {}
    }
    open func viewDidAppear(_ animated: Bool) {
        MethodExchange.run("viewDidAppear", UIViewController.self, self, [animated]) {}
    }
    open func viewWillDisappear(_ animated: Bool) {
        MethodExchange.run("viewWillDisappear", UIViewController.self, self, [animated]) {}
    }
    open func viewDidDisappear(_ animated: Bool) {
        MethodExchange.run("viewDidDisappear", UIViewController.self, self, [animated]) {}
    }
    open func viewWillLayoutSubviews() { MethodExchange.run("viewWillLayoutSubviews", UIViewController.self, self) {} }
    open func viewDidLayoutSubviews() { MethodExchange.run("viewDidLayoutSubviews", UIViewController.self, self) {} }
    open func updateViewConstraints() { MethodExchange.run("updateViewConstraints", UIViewController.self, self) {} }
    open func viewSafeAreaInsetsDidChange() {
        MethodExchange.run("viewSafeAreaInsetsDidChange", UIViewController.self, self) {}
    }
    open func viewLayoutMarginsDidChange() {
        MethodExchange.run("viewLayoutMarginsDidChange", UIViewController.self, self) {}
    }
    open func didReceiveMemoryWarning() {}
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        MethodExchange.run("traitCollectionDidChange", UIViewController.self, self, [previousTraitCollection]) {}
    }
    /// - Note: Does nothing.
    open func setNeedsStatusBarAppearanceUpdate() {}
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// - Note: Does nothing.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    /// - Note: Does nothing.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// - Note: Does nothing.
    open class func attemptRotationToDeviceOrientation() {}
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// - Note: Does nothing.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
    /// - Note: Does nothing.
    open func endAppearanceTransition() {}
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize
    ) -> CGSize { size }
    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild child: UIViewController) {
        Missing.note("UIViewController.setOverrideTraitCollection: the child keeps the traits of the screen")
    }
    open func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? { nil }
    open func showDetailViewController(_ controller: UIViewController, sender: Any?) {
        show(controller, sender: sender)
    }
    /// - Note: Does nothing.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {}
    /// - Note: Does nothing.
    open func setContentScrollView(_ scrollView: UIScrollView?) {}
    /// - Note: Does nothing.
    open func addKeyCommand(_ command: UIKeyCommand) {}
    /// - Note: Does nothing.
    open func removeKeyCommand(_ command: UIKeyCommand) {}
    /// - Note: Does nothing.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    open var isBeingPresented: Bool { false }
    open var isBeingDismissed: Bool { false }
    open var isMovingToParent: Bool { false }
    open var isMovingFromParent: Bool { false }

    private(set) var hasAppeared = false
    func appeared() {
        viewIsAppearing(false)
        hasAppeared = true
        viewDidAppear(false)
    }
    func disappear() {
        guard hasAppeared else { return }
        viewWillDisappear(false)
        hasAppeared = false
        viewDidDisappear(false)
    }

    // MARK: Look

    open var title: String? { didSet { navigationController?.barChanged() } }
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open var shouldAutorotate: Bool { true }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { ownView?.markTreeDirty() } }
    open var traitCollection: UITraitCollection { ownView?.traitCollection ?? .current }
    /// The size of a form sheet on a pad; elsewhere kept without effect.
    open var preferredContentSize = CGSize.zero
    @Kept open var definesPresentationContext = false
    @Kept open var providesPresentationContextTransitionStyle = false
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    @Kept open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    @Kept open var isModalInPresentation = false
    @Kept open var modalPresentationCapturesStatusBarAppearance = false
    /// How the controller is presented, once code asks for it.
    var ownPresentation: UIPresentationController?
    /// - Note: Kept without effect.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
    @Kept open var restorationIdentifier: String?
    open var isEditing = false
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    @Kept open var edgesForExtendedLayout: UIRectEdge = .all
    @Kept open var extendedLayoutIncludesOpaqueBars = false
    @Kept open var automaticallyAdjustsScrollViewInsets = true
    @Kept open var hidesBottomBarWhenPushed = false
    @Kept open var toolbarItems: [UIBarButtonItem]?
    open func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) { toolbarItems = items }
    open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "", of: self)
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
    open private(set) lazy var editButtonItem = UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)

    // MARK: Safe area

    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            guard additionalSafeAreaInsets != oldValue else { return }
            ownView?.markDirty()
            ownView?.setNeedsLayout()
        }
    }
    /// What the bars of containers cover.
    var barInsets = UIEdgeInsets.zero {
        didSet { if barInsets != oldValue { ownView?.markDirty() } }
    }
    var addedSafeArea: EdgeInsets? {
        let sum = additionalSafeAreaInsets + barInsets
        return sum == .zero ? nil : sum.insets
    }
    open var viewRespectsSystemMinimumLayoutMargins = true { didSet { ownView?.markDirty() } }
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: 0, leading: systemMinimum, bottom: 0, trailing: systemMinimum)
    }
    private var systemMinimum: CGFloat {
        let width = ownView?.bounds.width ?? UIScreen.main.bounds.width
        return CGFloat(Surroundings.environment.systemMinimumMargin(width: Double(width)))
    }
    /// The margins of the root view: at least the system's minimum at its sides.
    func margins(_ state: ViewState) -> Margins {
        let least = viewRespectsSystemMinimumLayoutMargins ? Double(systemMinimum) : 0
        var margins = state.margins
        margins.top = margins.top ?? 0
        margins.bottom = margins.bottom ?? 0
        if margins.leading != nil || margins.trailing != nil {
            margins.leading = max(least, margins.leading ?? least)
            margins.trailing = max(least, margins.trailing ?? least)
        } else {
            margins.left = max(least, margins.left ?? least)
            margins.right = max(least, margins.right ?? least)
        }
        return margins
    }
    private var screenGuides: [Anchor.Region: UILayoutGuide] = [:]
    open var topLayoutGuide: any UILayoutSupport { layoutGuide(.topLayoutGuide, in: view) }
    open var bottomLayoutGuide: any UILayoutSupport { layoutGuide(.bottomLayoutGuide, in: view) }
    /// The guide of a view that is to be the controller's.
    func layoutGuide(_ kind: Anchor.Region, in view: UIView) -> UILayoutGuide {
        if let guide = screenGuides[kind] { return guide }
        let guide = UILayoutGuide(kind, of: view)
        screenGuides[kind] = guide
        return guide
    }

    // MARK: Containers

    open private(set) weak var parent: UIViewController?
    open private(set) var children: [UIViewController] = []
    open override var next: UIResponder? { ownView?.superview ?? parent }
    open func addChild(_ child: UIViewController) {
        guard child.parent !== self else { return }
        child.removeFromParent()
        child.willMove(toParent: self)
        children.append(child)
        child.parent = self
    }
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }
    /// Takes a child in, and says so.
    func take(_ child: UIViewController) {
        addChild(child)
        child.didMove(toParent: self)
    }
    /// Leaves the parent with the view.
    func leave() {
        willMove(toParent: nil)
        viewIfLoaded?.removeFromSuperview()
        removeFromParent()
    }
    /// Shows the view of a child, which fills the screen below all else.
    func show(_ child: UIViewController) {
        guard let inner = child.view, inner.superview !== view else { return }
        inner.fill(view.bounds)
        insert(inner, of: child, at: 0)
    }
    /// Adds the view of a child, who is told if the screen is seen.
    func insert(_ inner: UIView, of child: UIViewController, at index: Int) {
        if hasAppeared { child.viewWillAppear(false) }
        view.insertSubview(inner, at: index)
        if hasAppeared { child.appeared() }
    }
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
    open func transition(
        from old: UIViewController, to new: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        old.view.superview?.addSubview(new.view)
        animations?()
        old.view.removeFromSuperview()
        MainTurns.call(completion)
    }
    private func around<Kind: UIViewController>(_ kind: Kind.Type) -> Kind? {
        sequence(first: self) { $0.parent }.dropFirst().lazy.compactMap { $0 as? Kind }.first
    }
    open var navigationController: UINavigationController? { around(UINavigationController.self) }
    open var tabBarController: UITabBarController? { around(UITabBarController.self) }
    var overriddenTraits: [String: Any] = [:]
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }
    open var preferredUserInterfaceStyle: UIUserInterfaceStyle { .unspecified }
    open var childViewControllerForUserInterfaceStyle: UIViewController? { nil }
    /// - Note: Does nothing.
    open func setNeedsUserInterfaceAppearanceUpdate() {}
    open func encodeRestorableState(with coder: NSCoder) {}
    @Kept open var restorationClass: AnyClass?
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
    @Kept open var focusGroupIdentifier: String?
    open func updateProperties() {}
    @discardableResult
    open func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing {
        Missing.note("UIViewController.registerForPreviewing: nothing is pressed hard")
        return Previewing(sourceView: sourceView, delegate: delegate)
    }
    /// - Note: Does nothing.
    open func unregisterForPreviewing(withContext context: any UIViewControllerPreviewing) {}
    /// What stands in place of the view's contents where there is nothing to show.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        didSet {
            unavailableView?.removeFromSuperview()
            unavailableView = contentUnavailableConfiguration?.makeContentView()
            guard let cover = unavailableView else { return }
            view.addSubview(cover.following(view.bounds))
        }
    }
    private var unavailableView: UIView?
    open var splitViewController: UISplitViewController? { around(UISplitViewController.self) }
    open var storyboard: UIStoryboard? { nibFile.map { UIStoryboard(name: $0.name, bundle: $0.bundle) } }

    // MARK: Presenting

    open private(set) var presentedViewController: UIViewController?
    open private(set) weak var presentingViewController: UIViewController?
    open func present(_ other: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        presentedViewController = other
        other.presentingViewController = self
        other.loadViewIfNeeded()
        viewIfLoaded?.window?.arrangePresentations()
        completion?()
    }
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        if presentedViewController == nil {
            presentingViewController?.presentedViewController = nil
            presentingViewController = nil
        }
        let window = viewIfLoaded?.window
        presentedViewController?.presentingViewController = nil
        presentedViewController = nil
        window?.arrangePresentations()
        completion?()
    }
    open func show(_ controller: UIViewController, sender: Any?) {
        guard let navigation = navigationController else { return present(controller, animated: false) }
        navigation.pushViewController(controller, animated: false)
    }
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        StoryboardSegues.perform(identifier, from: self, sender: sender)
    }
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
}

public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

/// What looks into a screen when something is pressed hard: nobody presses.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: AnyObject {
    var sourceView: UIView { get }
    var sourceRect: CGRect { get set }
    var delegate: any UIViewControllerPreviewingDelegate { get }
}
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: AnyObject {
    func previewingContext(
        _ context: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController?
    func previewingContext(_ context: any UIViewControllerPreviewing, commit controller: UIViewController)
}
private final class Previewing: UIViewControllerPreviewing {
    let sourceView: UIView
    var sourceRect = CGRect.zero
    let delegate: any UIViewControllerPreviewingDelegate
    init(sourceView: UIView, delegate: any UIViewControllerPreviewingDelegate) {
        (self.sourceView, self.delegate) = (sourceView, delegate)
    }
}
