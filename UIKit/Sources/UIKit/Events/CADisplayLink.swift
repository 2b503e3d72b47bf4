/// A clock of the screen's frames: no frame comes while a view is tested, so that nothing is called.
open class CADisplayLink: NSObject {
    open private(set) var timestamp = CFTimeInterval(0)
    open private(set) var targetTimestamp = CFTimeInterval(0)
    open var duration: CFTimeInterval { 1.0 / 60 }
    @Kept open var isPaused = false
    @Kept open var preferredFramesPerSecond = 0
    @Kept open var preferredFrameRateRange = CAFrameRateRange.default

    public init(target: Any, selector: Selector) {
        super.init()
        Missing.note("CADisplayLink: it is not called, since no frame comes")
    }
    /// - Note: Does nothing.
    open func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// - Note: Does nothing.
    open func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {}
    open func invalidate() { isPaused = true }
}

public struct CAFrameRateRange: Hashable, Sendable {
    public var minimum: Float
    public var maximum: Float
    public var preferred: Float?
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}

extension RunLoop.Mode {
    /// The mode while a finger scrolls.
    public static let tracking = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")
}
