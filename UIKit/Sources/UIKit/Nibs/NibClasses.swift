internal import InterfaceBuilder

/// The classes that a nib's objects are made of.
@preconcurrency @MainActor
enum NibClasses {
    /// The program's class of an object, looked for in its module and in the modules of whoever loads the nib.
    static func named(_ object: DocumentObjects.Object?, modules: [String]) -> AnyClass? {
        guard let object, let name = object.customClass else { return nil }
        for module in [object.customModule].compactMap({ $0 }) + modules {
            if let found = NSClassFromString("\(module).\(name)") { return found }
        }
        if let own = NSClassFromString("UIKit.\(name)") { return own }
        Missing.note("Unknown class \(name) in Interface Builder file.")
        return nil
    }

    /// UIKit's class of an element, or that of a module which the program links.
    static func view(_ element: String) -> UIView.Type {
        if let known = views[element] { return known }
        if let other = ofModules[element].flatMap(NSClassFromString) as? UIView.Type { return other }
        Missing.note("nib: \(element) is an empty view")
        return UIView.self
    }

    private static let ofModules = ["mapView": "AppleMaps.MKMapView", "wkWebView": "AppleWeb.WKWebView"]
    private static let views: [String: UIView.Type] = [
        "view": UIView.self, "containerView": UIView.self, "label": UILabel.self, "button": UIButton.self,
        "imageView": UIImageView.self, "stackView": UIStackView.self, "scrollView": UIScrollView.self,
        "tableView": UITableView.self, "tableViewCell": UITableViewCell.self, "collectionView": UICollectionView.self,
        "collectionViewCell": UICollectionViewCell.self, "collectionReusableView": UICollectionReusableView.self,
        "textField": UITextField.self, "textView": UITextView.self, "switch": UISwitch.self, "slider": UISlider.self,
        "stepper": UIStepper.self, "segmentedControl": UISegmentedControl.self, "progressView": UIProgressView.self,
        "activityIndicatorView": UIActivityIndicatorView.self, "pageControl": UIPageControl.self,
        "datePicker": UIDatePicker.self, "pickerView": UIPickerView.self, "searchBar": UISearchBar.self,
        "navigationBar": UINavigationBar.self, "toolbar": UIToolbar.self, "tabBar": UITabBar.self,
        "visualEffectView": UIVisualEffectView.self, "window": UIWindow.self,
        "tableViewCellContentView": UIView.self, "collectionViewCellContentView": UIView.self,
    ]

    static func controller(_ element: String) -> UIViewController.Type? {
        switch element {
        case "viewController": return UIViewController.self
        case "tableViewController": return UITableViewController.self
        case "collectionViewController": return UICollectionViewController.self
        case "navigationController": return UINavigationController.self
        case "tabBarController": return UITabBarController.self
        case "pageViewController": return UIPageViewController.self
        default:
            guard element.hasSuffix("ontroller") else { return nil }
            Missing.note("storyboard: \(element) is an empty controller")
            return UIViewController.self
        }
    }

    static func recognizer(_ element: String) -> UIGestureRecognizer? {
        switch element {
        case "tapGestureRecognizer": UITapGestureRecognizer()
        case "panGestureRecognizer": UIPanGestureRecognizer()
        case "pinchGestureRecognizer": UIPinchGestureRecognizer()
        case "rotationGestureRecognizer": UIRotationGestureRecognizer()
        case "swipeGestureRecognizer": UISwipeGestureRecognizer()
        // Interface Builder writes the first name.
        case "pongPressGestureRecognizer", "longPressGestureRecognizer": UILongPressGestureRecognizer()
        case "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer()
        default: nil
        }
    }
}

extension UIGestureRecognizer {
    /// What a nib says of the gesture.
    func decode(_ object: DocumentObjects.Object) {
        func number(_ name: String) -> Int? { object.attributes[name].flatMap(Int.init) }
        isEnabled = object.attributes["enabled"] != "NO"
        cancelsTouchesInView = object.attributes["cancelsTouchesInView"] != "NO"
        switch self {
        case let tap as UITapGestureRecognizer:
            tap.numberOfTapsRequired = number("numberOfTapsRequired") ?? 1
            tap.numberOfTouchesRequired = number("numberOfTouchesRequired") ?? 1
        case let press as UILongPressGestureRecognizer:
            press.minimumPressDuration = object.attributes["minimumPressDuration"].flatMap(Double.init) ?? 0.5
        case let swipe as UISwipeGestureRecognizer:
            let directions: [String: UISwipeGestureRecognizer.Direction] = [
                "left": .left, "right": .right, "up": .up, "down": .down,
            ]
            swipe.direction = object.attributes["direction"].flatMap { directions[$0] } ?? .right
        default: break
        }
    }
}
