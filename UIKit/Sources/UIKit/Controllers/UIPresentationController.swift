/// How a controller is presented. A window shows page sheets, whole screens and alerts; see `PresentedScreen`.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
    open var traitOverrides: UITraitOverrides {
        get { presentedViewController.traitOverrides }
        set { presentedViewController.traitOverrides = newValue }
    }
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    open var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle }
    @Kept open var overrideTraitCollection: UITraitCollection?
    open var shouldPresentInFullscreen: Bool { true }
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize
    ) -> CGSize { size }
    open internal(set) var presentedViewController: UIViewController
    open internal(set) var presentingViewController: UIViewController
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    open var containerView: UIView? { nil }
    open var presentedView: UIView? { presentedViewController.view }
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    open var shouldRemovePresentersView: Bool { false }

    public init(presentedViewController presented: UIViewController, presenting: UIViewController?) {
        presentedViewController = presented
        presentingViewController = presenting ?? presented
    }
    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}
}

@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}
extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

open class UISheetPresentationController: UIPresentationController {
    open var sourceView: UIView?
    @preconcurrency @MainActor
    open class Detent: NSObject {
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }
            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
        }
        public let identifier: Identifier
        private let resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?
        init(
            _ identifier: Identifier,
            resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)? = nil
        ) {
            (self.identifier, self.resolver) = (identifier, resolver)
        }
        /// Without the strip of the home indicator; nil for the largest.
        /// - Parameter most: the value of the largest detent.
        /// - Parameter screen: the height of the screen, of which a medium sheet takes half.
        func value(most: CGFloat, screen: CGFloat) -> CGFloat? {
            if identifier == .large { return nil }
            if let resolver { return resolver(Resolution(maximumDetentValue: most)) }
            return screen / 2 - CGFloat(Surroundings.environment.safeAreaInsets.bottom)
        }
        private final class Resolution: UISheetPresentationControllerDetentResolutionContext {
            let maximumDetentValue: CGFloat
            init(maximumDetentValue: CGFloat) { self.maximumDetentValue = maximumDetentValue }
        }
        open class func medium() -> Detent { Detent(.medium) }
        open class func large() -> Detent { Detent(.large) }
        open class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier("custom"), resolver: resolver) }
    }
    open var detents: [Detent] = [.large()]
    open var selectedDetentIdentifier: Detent.Identifier?
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    open var prefersGrabberVisible = false
    @Kept open var prefersScrollingExpandsWhenScrolledToEdge = true
    @Kept open var prefersEdgeAttachedInCompactHeight = false
    @Kept open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    open var preferredCornerRadius: CGFloat?
    open func animateChanges(_ changes: () -> Void) { changes() }
    /// - Note: Does nothing.
    open func invalidateDetents() {}
}

@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
    var maximumDetentValue: CGFloat { get }
}

@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController)
    func popoverPresentationControllerShouldDismissPopover(_ controller: UIPopoverPresentationController) -> Bool
    func popoverPresentationControllerDidDismissPopover(_ controller: UIPopoverPresentationController)
}
extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) {}
    public func popoverPresentationControllerShouldDismissPopover(
        _ controller: UIPopoverPresentationController
    ) -> Bool { true }
    public func popoverPresentationControllerDidDismissPopover(_ controller: UIPopoverPresentationController) {}
}

open class UIPopoverPresentationController: UIPresentationController {
    open var adaptiveSheetPresentationController: UISheetPresentationController {
        UISheetPresentationController(presentedViewController: presentedViewController, presenting: nil)
    }
    open weak var sourceView: UIView?
    open var sourceRect = CGRect.zero
    /// - Note: The popover is at the trailing end of the bar.
    open weak var barButtonItem: UIBarButtonItem?
    open var permittedArrowDirections = ArrowDirection.any
    @Kept open var passthroughViews: [UIView]?
    open var backgroundColor: UIColor?
    open var sourceItem: AnyObject?
    @Kept open var popoverLayoutMargins = UIEdgeInsets.zero
    @Kept open var popoverBackgroundViewClass: AnyClass?
    open var arrowDirection: ArrowDirection { shownDirection ?? [] }
    var shownDirection: ArrowDirection?
    public struct ArrowDirection: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let up = ArrowDirection(rawValue: 1)
        public static let down = ArrowDirection(rawValue: 2)
        public static let left = ArrowDirection(rawValue: 4)
        public static let right = ArrowDirection(rawValue: 8)
        public static let any = ArrowDirection(rawValue: 15)
    }
}

extension UIViewController {
    private func presentation<Kind: UIPresentationController>(_ make: () -> Kind) -> Kind {
        if let known = ownPresentation as? Kind { return known }
        let made = make()
        ownPresentation = made
        return made
    }
    public var sheetPresentationController: UISheetPresentationController? {
        presentation {
            UISheetPresentationController(presentedViewController: self, presenting: presentingViewController)
        }
    }
    /// Nil unless the controller's presentation style is a popover, as in UIKit.
    public var popoverPresentationController: UIPopoverPresentationController? {
        guard modalPresentationStyle == .popover || (self as? UIAlertController)?.preferredStyle == .actionSheet else {
            return nil
        }
        return presentation {
            UIPopoverPresentationController(presentedViewController: self, presenting: presentingViewController)
        }
    }
    public var presentationController: UIPresentationController? {
        ownPresentation ?? presentation { UIPresentationController(presentedViewController: self, presenting: nil) }
    }
}

@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: UIKitMessaged {
    var containerView: UIView { get }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    func finalFrame(for controller: UIViewController) -> CGRect
    func initialFrame(for controller: UIViewController) -> CGRect
    var transitionWasCancelled: Bool { get }
    func completeTransition(_ didComplete: Bool)
    var isAnimated: Bool { get }
    var isInteractive: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }
    var targetTransform: CGAffineTransform { get }
    func updateInteractiveTransition(_ share: CGFloat)
    func finishInteractiveTransition()
    func cancelInteractiveTransition()
    func pauseInteractiveTransition()
}
extension UIViewControllerContextTransitioning {
    public var isAnimated: Bool { false }
    public var isInteractive: Bool { false }
    public var presentationStyle: UIModalPresentationStyle { .none }
    public var targetTransform: CGAffineTransform { .identity }
    public func updateInteractiveTransition(_ share: CGFloat) {}
    public func finishInteractiveTransition() {}
    public func cancelInteractiveTransition() {}
    public func pauseInteractiveTransition() {}
}
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let from = UITransitionContextViewControllerKey(rawValue: "from")
    public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let from = UITransitionContextViewKey(rawValue: "from")
    public static let to = UITransitionContextViewKey(rawValue: "to")
}

/// A transition of the program's own: never asked, since screens change at once.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: UIKitMessaged {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    func animateTransition(using context: any UIViewControllerContextTransitioning)
    func animationEnded(_ completed: Bool)
    func interruptibleAnimator(
        using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating
}
extension UIViewControllerAnimatedTransitioning {
    public func animationEnded(_ completed: Bool) {}
    public func interruptibleAnimator(
        using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { UIViewPropertyAnimator(duration: 0, curve: .linear) }
}

@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
    func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning)
    var completionSpeed: CGFloat { get }
    var completionCurve: UIView.AnimationCurve { get }
    var wantsInteractiveStart: Bool { get }
}
extension UIViewControllerInteractiveTransitioning {
    public var completionSpeed: CGFloat { 1 }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var wantsInteractiveStart: Bool { true }
}

/// A transition that a finger drives: never asked, since screens change at once.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    open private(set) var percentComplete = CGFloat(0)
    open var duration: CGFloat { 0 }
    @Kept open var completionSpeed = CGFloat(1)
    @Kept open var completionCurve = UIView.AnimationCurve.easeInOut
    @Kept open var timingCurve: (any UITimingCurveProvider)?
    @Kept open var wantsInteractiveStart = true
    /// - Note: Does nothing.
    open func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {}
    open func update(_ share: CGFloat) { percentComplete = min(max(0, share), 1) }
    open func finish() { percentComplete = 1 }
    open func cancel() { percentComplete = 0 }
    /// - Note: Does nothing.
    open func pause() {}
}

public typealias UIPopoverArrowDirection = UIPopoverPresentationController.ArrowDirection
