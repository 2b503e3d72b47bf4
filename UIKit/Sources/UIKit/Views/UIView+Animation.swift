import Foundation

/// Animations end at once: their blocks run, then their completions. The steps between are not shown.
extension UIView {
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) { animations() }
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)?
    ) {
        animations()
        completion?(true)
    }
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping damping: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }
    public class func addKeyframe(
        withRelativeStartTime start: Double, relativeDuration: Double, animations: @escaping () -> Void
    ) {
        animations()
    }
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        completion?(true)
    }
    public class func performWithoutAnimation(_ actions: () -> Void) { actions() }
    public class func setAnimationsEnabled(_ enabled: Bool) {}
}

open class UIViewPropertyAnimator: NSObject {
    private var blocks: [() -> Void] = []
    private var endings: [(UIViewAnimatingPosition) -> Void] = []
    open var fractionComplete = CGFloat(0)
    open var isRunning: Bool { false }

    public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        super.init()
        if let animations { blocks.append(animations) }
    }
    public init(duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil) {
        super.init()
        if let animations { blocks.append(animations) }
    }
    open func addAnimations(_ animation: @escaping () -> Void) { blocks.append(animation) }
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { endings.append(completion) }
    open func startAnimation() {
        for block in blocks { block() }
        for ending in endings { ending(.end) }
        fractionComplete = 1
    }
    open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
    open func stopAnimation(_ withoutFinishing: Bool) {}
    open func pauseAnimation() {}
    open func finishAnimation(at position: UIViewAnimatingPosition) {}
}

public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }
