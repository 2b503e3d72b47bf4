import Foundation

/// Properties of bars that change nothing in a picture, or nothing that is drawn here.
extension UINavigationBar {
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
    public var compactAppearance: UIToolbarAppearance? {
        get { kept(or: nil) }
        set { keep(newValue) }
    }
    public var scrollEdgeAppearance: UIToolbarAppearance? {
        get { kept(or: nil) }
        set { keep(newValue) }
    }
    public func setBackgroundImage(
        _ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
    ) { Missing.note("UIToolbar.setBackgroundImage: not drawn") }
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
    public var itemPositioning: ItemPositioning {
        get { kept(or: .automatic) }
        set { keep(newValue) }
    }
    public var itemWidth: CGFloat {
        get { kept(or: 0) }
        set { keep(newValue) }
    }
    public var itemSpacing: CGFloat {
        get { kept(or: 0) }
        set { keep(newValue) }
    }
}

extension UISearchBar {
    public var searchTextPositionAdjustment: UIOffset {
        get { kept(or: .zero) }
        set { keep(newValue) }
    }
    public var searchFieldBackgroundPositionOffset: UIOffset {
        get { kept(or: .zero) }
        set { keep(newValue) }
    }
    public var showsSearchResultsButton: Bool {
        get { kept(or: false) }
        set { keep(newValue) }
    }
    public var isSearchResultsButtonSelected: Bool {
        get { kept(or: false) }
        set { keep(newValue) }
    }
    public var scopeBarBackgroundImage: UIImage? {
        get { kept(or: nil) }
        set { keep(newValue) }
    }
    public var textContentType: UITextContentType? {
        get { kept(or: nil) }
        set { keep(newValue) }
    }
    public func backgroundImage(for position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { nil }
    public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { nil }
    public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        Missing.note("UISearchBar.setPositionAdjustment: icons keep their places")
    }
    public func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {}
}

@preconcurrency @MainActor
public protocol UIBarPositioning: AnyObject {
    var barPosition: UIBarPosition { get }
}
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: AnyObject {
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}
extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
}
extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
}
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}
extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
    public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
    public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
    public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
    func presentSearchController(_ searchController: UISearchController)
}
extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
    public func presentSearchController(_ searchController: UISearchController) {}
}
