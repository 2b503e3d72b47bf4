/// Properties of bars that change nothing in a picture, or nothing that is drawn here.
extension UINavigationBar {
    public func popItem(animated: Bool) -> UINavigationItem? {
        let last = items?.last
        items = items.map { Array($0.dropLast()) }
        return last
    }
    public func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for metrics: UIBarMetrics) {
        Missing.note("UINavigationBar.setTitleVerticalPositionAdjustment: the title stays in the middle")
    }
    public func setBackgroundImage(
        _ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics
    ) { setBackgroundImage(image, for: barMetrics) }
    public func backgroundImage(for metrics: UIBarMetrics) -> UIImage? { nil }
}

extension UIToolbar {
    public func setBackgroundImage(
        _ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
    ) { Missing.note("UIToolbar.setBackgroundImage: not drawn") }
    /// - Note: Does nothing.
    public func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) {}
}

extension UITabBar {
    public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
}

extension UISearchBar {
    /// - Note: Does nothing.
    public func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {}
}
