/// The methods of UIKit's that a program can exchange: those by which UIKit's classes call a program's code. Each asks
/// `MethodExchange`, and has its own implementation beside it.
extension UIView {
    /// The methods of the class that programs exchange by their names.
    final class UIKitMembers0: MemberTable {
        override class var exchangeable: [String: String] {
            byNames([
                "layoutSubviews", "updateConstraints", "didMoveToWindow", "didMoveToSuperview", "awakeFromNib",
                "drawRect:", "sizeThatFits:", "pointInside:withEvent:", "hitTest:withEvent:", "didAddSubview:",
                "willRemoveSubview:", "tintColorDidChange", "traitCollectionDidChange:", "safeAreaInsetsDidChange",
                "layoutMarginsDidChange", "intrinsicContentSize",
            ])
        }
        override class func own(_ name: String, _ values: MemberValues, on object: AnyObject) throws -> Any? {
            guard let view = object as? UIView else { return nil }
            switch name {
            case "layoutSubviews": return view.ownLayoutSubviews()
            case "updateConstraints": return view.ownUpdateConstraints()
            case "sizeThatFits": return try view.ownSizeThatFits(values.get(0))
            case "point": return try view.ownPoint(inside: values.get(0), with: values.get(1))
            case "hitTest": return try view.ownHitTest(values.get(0), with: values.get(1))
            case "tintColorDidChange": return view.ownTintColorDidChange()
            case "intrinsicContentSize": return view.ownIntrinsicContentSize()
            default: return ()
            }
        }
    }
}

extension UIViewController {
    /// The methods of the class that programs exchange by their names.
    final class UIKitMembers0: MemberTable {
        override class var exchangeable: [String: String] {
            byNames([
                "awakeFromNib", "loadView", "viewDidLoad", "viewWillAppear:", "viewIsAppearing:", "viewDidAppear:",
                "viewWillDisappear:", "viewDidDisappear:", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
                "updateViewConstraints", "viewSafeAreaInsetsDidChange", "viewLayoutMarginsDidChange",
                "traitCollectionDidChange:",
            ])
        }
        override class func own(_ name: String, _ values: MemberValues, on object: AnyObject) throws -> Any? {
            guard let controller = object as? UIViewController else { return nil }
            return name == "loadView" ? controller.ownLoadView() : ()
        }
    }
}

extension MemberTable {
    /// Swift's names of methods without parameters, by themselves and by Objective-C's.
    fileprivate class func byNames(_ selectors: [String]) -> [String: String] {
        let others = ["drawRect:": "draw", "pointInside:withEvent:": "point"]
        let own = selectors.map { others[$0] ?? String($0.prefix { $0 != ":" }) }
        return Dictionary(zip(selectors + own, own + own)) { first, _ in first }
    }
}

/// What the methods do that are not exchanged.
extension UIView {
    final func ownLayoutSubviews() { layoutContext.place(subviewsOf: self) }
    final func ownUpdateConstraints() { placement.needsUpdateConstraints = false }
    final func ownSizeThatFits(_ size: CGSize) -> CGSize { viewState.bounds.size }
    final func ownPoint(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    final func ownHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, self.point(inside: point, with: event) else {
            return nil
        }
        for view in viewState.subviews.reversed() {
            if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
        }
        return self
    }
    final func ownTintColorDidChange() {
        for view in viewState.subviews where view.viewState.tintColor == nil { view.tintColorDidChange() }
    }
}

/// What the methods do that are not exchanged.
extension UIViewController {
    final func ownLoadView() {
        if loadNibView() { return }
        if let nibName {
            Missing.note("Could not load NIB in bundle: no file \(nibName).xib with a view for its owner")
        }
        view = UIView(frame: UIScreen.main.bounds)
    }
}

/// Methods of UIKit's classes below `UIView` and `UIViewController` that are not written to be exchanged.
@MainActor
enum UIKitExchange {
    static func isFixed(_ selector: Selector, in type: AnyClass) -> Bool {
        let table: MemberTable.Type =
            type is UIView.Type ? UIView.UIKitMembers0.self : UIViewController.UIKitMembers0.self
        let name = table.exchangeable[selector.name] ?? selector.name
        return fixed.contains { $0.type == type && $0.names.contains(name) }
            || (name == "intrinsicContentSize" && sized.contains { $0 == type })
    }

    /// Classes whose content has a size, which UIKit's classes say in methods of their own.
    private static let sized: [AnyClass] = [
        UIActivityIndicatorView.self, UIButton.self, UIImageView.self, UILabel.self, UIPageControl.self,
        UIProgressView.self, UISegmentedControl.self, UISlider.self, UIStepper.self, UISwitch.self, UITextField.self,
        UITextView.self,
    ]

    /// Every method of the tables that a class of this module overrides.
    static let fixed: [(type: AnyClass, names: Set<String>)] = [
        (UIButton.self, ["sizeThatFits", "layoutSubviews"]),
        (UICollectionView.self, ["layoutSubviews"]),
        (UICollectionViewCell.self, ["layoutSubviews"]),
        (UIAlertController.self, ["loadView"]),
        (UICollectionViewController.self, ["loadView"]),
        (UICollectionViewListCell.self, ["layoutSubviews"]),
        (UIColorWell.self, ["intrinsicContentSize"]),
        (UIImageView.self, ["sizeThatFits"]),
        (UILabel.self, ["sizeThatFits"]),
        (UINavigationController.self, ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillLayoutSubviews"]),
        (UIPickerView.self, ["layoutSubviews"]),
        (UIProgressView.self, ["layoutSubviews"]),
        (UIScrollView.self, ["layoutSubviews"]),
        (UISplitViewController.self, ["viewDidLoad", "viewWillLayoutSubviews", "viewWillAppear", "viewDidAppear"]),
        (UISwitch.self, ["sizeThatFits"]),
        (UITabBarController.self, ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillLayoutSubviews"]),
        (UITableView.self, ["layoutSubviews"]),
        (UITableViewCell.self, ["layoutSubviews"]),
        (UITableViewController.self, ["loadView"]),
        (UITableViewHeaderFooterView.self, ["layoutSubviews"]),
        (UITextField.self, ["layoutSubviews"]),
        (UITextView.self, ["sizeThatFits"]),
    ]
}
