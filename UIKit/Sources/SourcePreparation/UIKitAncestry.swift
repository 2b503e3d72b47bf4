/// The superclasses of UIKit's and Foundation's classes that programs subclass, as far as sources have to be told apart by them.
package enum UIKitAncestry {
    /// A class and its superclasses, the nearest first.
    /// - Parameter own: superclasses of further classes.
    static func line(from type: String, _ own: [String: String] = [:]) -> [String] {
        Array(sequence(first: type) { own[$0] ?? superclasses[$0] }.prefix(64))
    }

    package static let superclasses = Dictionary(
        uniqueKeysWithValues: subclasses.flatMap { above, names in names.map { ($0, above) } })

    private static let subclasses: [String: [String]] = [
        "NSObject": [
            "_AccessibleObject", "UIGestureRecognizer", "UICollectionViewLayout", "CALayer", "UILayoutGuide",
            "UIPresentationController", "NSLayoutConstraint", "NSLayoutManager", "NSTextContainer", "Formatter",
        ],
        "Formatter": ["DateFormatter", "NumberFormatter"],
        "_AccessibleObject": ["UIResponder", "UIBarItem"],
        "UIResponder": ["UIView", "UIViewController", "UIApplication"],
        "UIView": [
            "UIWindow", "UIControl", "UILabel", "UIImageView", "UIStackView", "UIProgressView",
            "UIActivityIndicatorView", "UIPickerView", "UISearchBar", "UINavigationBar", "UITabBar", "UIToolbar",
            "UIVisualEffectView", "UIScrollView", "UITableViewCell", "UITableViewHeaderFooterView",
            "UICollectionReusableView",
        ],
        "UIControl": [
            "UIButton", "UITextField", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl",
            "UIDatePicker", "UIRefreshControl",
        ],
        "UITextField": ["UISearchTextField"],
        "UIScrollView": ["UITextView", "UITableView", "UICollectionView"],
        "UICollectionReusableView": ["UICollectionViewCell"],
        "UICollectionViewCell": ["UICollectionViewListCell"],
        "UIViewController": [
            "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
            "_ListController", "UISearchController", "UIAlertController", "UIActivityViewController",
        ],
        "_ListController": ["UITableViewController", "UICollectionViewController"],
        "UIGestureRecognizer": ["UITapGestureRecognizer", "UIPanGestureRecognizer", "UILongPressGestureRecognizer"],
        "UIBarItem": ["UIBarButtonItem", "UITabBarItem"],
        "UICollectionViewLayout": ["UICollectionViewFlowLayout", "UICollectionViewCompositionalLayout"],
        "CALayer": ["CAShapeLayer", "CAGradientLayer"],
    ]
}
