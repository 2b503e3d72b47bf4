/// What a person would feel: nothing here.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    /// - Note: Does nothing.
    open func prepare() {}
    func play() { Missing.note("UIFeedbackGenerator: nothing is felt") }
}
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
    public init(style: FeedbackStyle) { super.init() }
    public override convenience init() { self.init(style: .medium) }
    open func impactOccurred() { play() }
    open func impactOccurred(intensity: CGFloat) { play() }
}
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }
    open func notificationOccurred(_ type: FeedbackType) { play() }
}
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() { play() }
}
