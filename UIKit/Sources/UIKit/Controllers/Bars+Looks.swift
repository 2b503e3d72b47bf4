import Foundation

/// Properties of bars that change nothing in a picture, or nothing that is drawn here.
extension UINavigationBar {
    /// - Note: Kept without effect.
    public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { kept(or: nil) }
        set { keep(newValue) }
    }
    public var delegate: (any UINavigationBarDelegate)? {
        get { weakly() }
        set { keepWeakly(newValue) }
    }
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
    public var delegate: (any UIToolbarDelegate)? {
        get { weakly() }
        set { keepWeakly(newValue) }
    }
    public var standardAppearance: UIToolbarAppearance {
        get { kept(or: UIToolbarAppearance()) }
        set { keep(newValue) }
    }
    /// - Note: Kept without effect.
    public var compactAppearance: UIToolbarAppearance? {
        get { kept(or: nil) }
        set { keep(newValue) }
    }
    /// - Note: Kept without effect.
    public var scrollEdgeAppearance: UIToolbarAppearance? {
        get { kept(or: nil) }
        set { keep(newValue) }
    }
    public func setBackgroundImage(
        _ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
    ) { Missing.note("UIToolbar.setBackgroundImage: not drawn") }
    /// - Note: Does nothing.
    public func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) {}
    public func sizeThatFitsBar(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
}

extension UITabBar {
    public var delegate: (any UITabBarDelegate)? {
        get { weakly() }
        set { keepWeakly(newValue) }
    }
    public var backgroundImage: UIImage? {
        get { kept(or: nil) }
        set {
            keep(newValue)
            Missing.note("UITabBar.backgroundImage: not drawn")
        }
    }
    public var shadowImage: UIImage? {
        get { kept(or: nil) }
        set { keep(newValue) }
    }
    public var selectionIndicatorImage: UIImage? {
        get { kept(or: nil) }
        set {
            keep(newValue)
            Missing.note("UITabBar.selectionIndicatorImage: not drawn")
        }
    }
    public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
    /// - Note: Kept without effect.
    public var itemPositioning: ItemPositioning {
        get { kept(or: .automatic) }
        set { keep(newValue) }
    }
    /// - Note: Kept without effect.
    public var itemWidth: CGFloat {
        get { kept(or: 0) }
        set { keep(newValue) }
    }
    /// - Note: Kept without effect.
    public var itemSpacing: CGFloat {
        get { kept(or: 0) }
        set { keep(newValue) }
    }
}

extension UISearchBar {
    /// - Note: Kept without effect.
    public var searchTextPositionAdjustment: UIOffset {
        get { kept(or: .zero) }
        set { keep(newValue) }
    }
    /// - Note: Kept without effect.
    public var searchFieldBackgroundPositionOffset: UIOffset {
        get { kept(or: .zero) }
        set { keep(newValue) }
    }
    /// - Note: Kept without effect.
    public var showsSearchResultsButton: Bool {
        get { kept(or: false) }
        set { keep(newValue) }
    }
    /// - Note: Kept without effect.
    public var isSearchResultsButtonSelected: Bool {
        get { kept(or: false) }
        set { keep(newValue) }
    }
    /// - Note: Kept without effect.
    public var scopeBarBackgroundImage: UIImage? {
        get { kept(or: nil) }
        set { keep(newValue) }
    }
    /// - Note: Kept without effect.
    public var textContentType: UITextContentType? {
        get { kept(or: nil) }
        set { keep(newValue) }
    }
    public func backgroundImage(for position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { nil }
    public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { nil }
    public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        Missing.note("UISearchBar.setPositionAdjustment: icons keep their places")
    }
    /// - Note: Does nothing.
    public func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {}
}
