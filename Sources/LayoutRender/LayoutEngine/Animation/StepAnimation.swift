/// How a film goes to a step and how long it rests there.
public struct StepAnimation: Sendable, Hashable {
    /// Seconds from the step before; 0 jumps, as UIKit does outside an animation block.
    public var duration: Double
    public var curve: AnimationCurve
    /// Seconds that the step stays.
    public var hold: Double

    /// The defaults: CATransaction's duration, UIView's curve, and a second to look.
    public init(duration: Double = 0.25, curve: AnimationCurve = .easeInOut, hold: Double = 1) {
        self.duration = duration
        self.curve = curve
        self.hold = hold
    }

    /// What a duration may be.
    public static let durations = 0.0...1_000.0
    /// What a hold may be: a GIF counts its delays in hundredths of a second, in sixteen bits.
    public static let holds = 0.0...600.0
}
