/// Animations end at once: their blocks run, and their completions after the current turn of the main run loop, or at once
/// where animations are turned off. The steps between are not shown.
extension UIView {
    private class func run(_ animations: () -> Void, _ completion: ((Bool) -> Void)?) {
        animations()
        MainTurns.call(completion)
    }
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) { animations() }
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)?
    ) { run(animations, completion) }
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) { run(animations, completion) }
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping damping: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) { run(animations, completion) }
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) { run(animations, completion) }
    public class func addKeyframe(
        withRelativeStartTime start: Double, relativeDuration: Double, animations: @escaping () -> Void
    ) { animations() }
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) { run(animations ?? {}, completion) }
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) { run(animations, completion) }
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) { animations() }
    /// Puts one view into the other's place.
    public class func transition(
        from: UIView, to: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        if options.contains(.showHideTransitionViews) {
            (from.isHidden, to.isHidden) = (true, false)
        } else {
            from.superview?.insertSubview(to, aboveSubview: from)
            from.removeFromSuperview()
        }
        MainTurns.call(completion)
    }
    public enum SystemAnimation: UInt, Sendable { case delete }
    /// Takes the views out, as the system's animation of deletion ends.
    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        for view in views { view.removeFromSuperview() }
        MainTurns.call(completion)
    }
    public class var inheritedAnimationDuration: TimeInterval { 0 }

    // The spelling before blocks; what is changed between the two calls takes effect at once.
    /// - Note: Does nothing.
    public class func beginAnimations(_ identifier: String?, context: UnsafeMutableRawPointer?) {}
    /// - Note: Does nothing.
    public class func commitAnimations() {}
    /// - Note: Does nothing.
    public class func setAnimationDuration(_ duration: TimeInterval) {}
    public class func setAnimationDelay(_ delay: TimeInterval) {}
    public class func setAnimationDelegate(_ delegate: Any?) {}
    public class func setAnimationWillStart(_ selector: Selector?) {}
    public class func setAnimationDidStop(_ selector: Selector?) {}
    public class func setAnimationRepeatCount(_ count: Float) {}
    public class func setAnimationRepeatAutoreverses(_ repeats: Bool) {}
    public class func setAnimationTransition(_ kind: AnimationTransition, for view: UIView, cache: Bool) {}
    public enum AnimationTransition: Int, Sendable { case none, flipFromLeft, flipFromRight, curlUp, curlDown }
    /// - Note: Does nothing.
    public class func setAnimationCurve(_ curve: AnimationCurve) {}
    /// - Note: Does nothing.
    public class func setAnimationBeginsFromCurrentState(_ flag: Bool) {}
    public class func performWithoutAnimation(_ actions: () -> Void) {
        let before = MainTurns.areEnabled
        MainTurns.areEnabled = false
        defer { MainTurns.areEnabled = before }
        actions()
    }
    public class func setAnimationsEnabled(_ enabled: Bool) { MainTurns.areEnabled = enabled }
}

open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    private var blocks: [() -> Void] = []
    private var endings: [(UIViewAnimatingPosition) -> Void] = []
    @Kept open var fractionComplete = CGFloat(0)
    @Kept open var scrubsLinearly = true
    @Kept open var isManualHitTestingEnabled = false
    open private(set) var isRunning = false

    public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        blocks = animations.map { [$0] } ?? []
    }
    public init(duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil) {
        blocks = animations.map { [$0] } ?? []
    }
    public init(duration: TimeInterval, timingParameters: any UITimingCurveProvider) { super.init() }
    public init(
        duration: TimeInterval, controlPoint1: CGPoint, controlPoint2: CGPoint, animations: (() -> Void)? = nil
    ) { blocks = animations.map { [$0] } ?? [] }
    /// Runs at once, as every animation here.
    @discardableResult
    public class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .linear, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation()
        return animator
    }
    open var state: UIViewAnimatingState { isRunning ? .active : .inactive }
    @Kept open var isReversed = false
    @Kept open var isInterruptible = true
    open var isUserInteractionEnabled = true
    @Kept open var pausesOnCompletion = false
    open var duration: TimeInterval { 0 }
    open var delay: TimeInterval { 0 }
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) { startAnimation() }
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }
    open func addAnimations(_ animation: @escaping () -> Void) { blocks.append(animation) }
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { endings.append(completion) }
    open func startAnimation() {
        guard !isRunning else { return }
        let (own, last) = (blocks, endings)
        (blocks, endings) = ([], [])
        for block in own { block() }
        fractionComplete = 1
        isRunning = true
        MainTurns.call { [self] in
            isRunning = false
            for ending in last + endings { ending(.end) }
            endings = []
        }
    }
    open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
    /// - Note: Does nothing.
    open func stopAnimation(_ withoutFinishing: Bool) {}
    /// - Note: Does nothing.
    open func pauseAnimation() {}
    /// - Note: Does nothing.
    open func finishAnimation(at position: UIViewAnimatingPosition) {}
}

@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
    var state: UIViewAnimatingState { get }
    var isRunning: Bool { get }
    var isReversed: Bool { get set }
    var fractionComplete: CGFloat { get set }
    func startAnimation()
    func startAnimation(afterDelay delay: TimeInterval)
    func pauseAnimation()
    func stopAnimation(_ withoutFinishing: Bool)
    func finishAnimation(at position: UIViewAnimatingPosition)
}
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    func addAnimations(_ animation: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

public protocol UITimingCurveProvider {}
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    public override init() { super.init() }
    public init(animationCurve: UIView.AnimationCurve) { super.init() }
    public init(controlPoint1: CGPoint, controlPoint2: CGPoint) { super.init() }
}
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    public override init() { super.init() }
    public init(dampingRatio: CGFloat) { super.init() }
    public init(dampingRatio: CGFloat, initialVelocity: CGVector) { super.init() }
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector) { super.init() }
    public init(duration: TimeInterval, bounce: CGFloat) { super.init() }
}

public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }
