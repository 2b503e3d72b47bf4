import Testing
import UIKit

/// A module in Swift 4: the names that UIKit's API had then.
@MainActor
struct NamesOfSwift4Tests {
    private final class Cell: UITableViewCell {
        override init(style: UITableViewCellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            accessibilityTraits |= UIAccessibilityTraitButton
            selectionStyle = UITableViewCellSelectionStyle.none
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test func oldNamesMeanTheNewThings() {
        let cell = Cell(style: .subtitle, reuseIdentifier: nil)
        #expect(cell.accessibilityTraits.contains(.button))
        cell.accessibilityTraits &= ~UIAccessibilityTraitButton
        #expect(cell.accessibilityTraits.isEmpty)
        let wheel = UIActivityIndicatorView(activityIndicatorStyle: .large)
        #expect(wheel.activityIndicatorViewStyle == .large)
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChildViewController(child)
        #expect(parent.childViewControllers == [child])
        child.removeFromParentViewController()
        #expect(parent.children.isEmpty)
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fillMode = kCAFillModeForwards
        #expect(animation.fillMode == .forwards)
        #expect(UIEdgeInsetsInsetRect(CGRect(x: 0, y: 0, width: 9, height: 9), UIEdgeInsetsMake(1, 2, 3, 4)).width == 3)
        #expect(UITableViewAutomaticDimension == UITableView.automaticDimension)
        #expect(Notification.Name.UIKeyboardWillShow == UIResponder.keyboardWillShowNotification)
    }
}
