/// A film's animation to a step, and the time for which the film shows the step.
public struct StepAnimation: Sendable, Hashable {
    /// Seconds of the animation from the step before; 0 changes at once, as UIKit does outside an animation block.
    public var duration: Double
    /// The timing of the animation. Default: `easeInOut`.
    public var curve: AnimationCurve
    /// Seconds for which the step is shown.
    public var hold: Double

    /// The defaults: CATransaction's duration, UIView's curve, and a second.
    public init(duration: Double = 0.25, curve: AnimationCurve = .easeInOut, hold: Double = 1) {
        self.duration = duration
        self.curve = curve
        self.hold = hold
    }

    /// The possible durations.
    public static let durations = 0.0...1_000.0
    /// The possible hold times: a GIF counts delays in hundredths of a second, in sixteen bits.
    public static let holds = 0.0...600.0
}
