@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: UIKitMessaged {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore controller: UIViewController
    ) -> UIViewController?
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter controller: UIViewController
    ) -> UIViewController?
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}
extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: UIKitMessaged {
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pending: [UIViewController])
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}
extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pending: [UIViewController]
    ) {}
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}

/// Pages one after the other: the first of the controllers that are set fills the view.
open class UIPageViewController: UIViewController {
    public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
    public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    public enum NavigationDirection: Int, Sendable { case forward, reverse }
    public enum SpineLocation: Int, Sendable { case none, min, mid, max }
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    open weak var dataSource: (any UIPageViewControllerDataSource)?
    open weak var delegate: (any UIPageViewControllerDelegate)?
    open internal(set) var transitionStyle = TransitionStyle.scroll
    open internal(set) var navigationOrientation = NavigationOrientation.horizontal
    @Kept open var isDoubleSided = false
    open var spineLocation: SpineLocation { transitionStyle == .pageCurl ? .min : .none }
    open private(set) var viewControllers: [UIViewController]? = []
    open var gestureRecognizers: [UIGestureRecognizer] { [] }

    public init(
        transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        (self.transitionStyle, self.navigationOrientation) = (transitionStyle, navigationOrientation)
        super.init(nibName: nil, bundle: nil)
    }
    /// Pages that curl, as of a page controller that is made without a transition.
    public override init(nibName: String?, bundle: Bundle?) {
        transitionStyle = .pageCurl
        super.init(nibName: nibName, bundle: bundle)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func setViewControllers(
        _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        for old in viewControllers ?? [] { old.leave() }
        viewControllers = controllers
        if let first = controllers?.first {
            addChild(first)
            first.view.fill(view.bounds)
            view.addSubview(first.view)
            first.didMove(toParent: self)
        }
        MainTurns.call(completion)
    }
}
