import Testing
import UIKit
import UIKitTesting

/// Screens beside each other, and what stands where there is nothing to show.
@MainActor
struct ContainerTests {
    private func split() -> (UISplitViewController, UIViewController, UIViewController) {
        let (list, detail) = (UIViewController(), UIViewController())
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        return (split, list, detail)
    }

    @Test func narrowShowsOne() {
        let (split, list, detail) = split()
        split.view.frame = CGRect(x: 0, y: 0, width: 320, height: 600)
        split.view.layoutIfNeeded()
        #expect(split.isCollapsed)
        #expect(list.view.frame == CGRect(x: 0, y: 0, width: 320, height: 600))
        #expect(detail.viewIfLoaded?.superview == nil)
        #expect(list.splitViewController === split)
        let other = UIViewController()
        split.showDetailViewController(other, sender: nil)
        #expect(split.viewControllers == [list, other])
        #expect(detail.parent == nil)
    }

    @Test func contentsAreReplacedWhereThereAreNone() {
        let screen = UIViewController()
        screen.view.frame = CGRect(x: 0, y: 0, width: 320, height: 600)
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "Nothing"
        configuration.secondaryText = "Come back"
        configuration.button.title = "Try"
        screen.contentUnavailableConfiguration = configuration
        screen.view.layoutIfNeeded()
        let cover = screen.view.subviews.last
        #expect(cover?.frame == screen.view.bounds)
        let stack = cover?.subviews.first as? UIStackView
        #expect(stack?.arrangedSubviews.count == 3)
        #expect((stack?.arrangedSubviews.first as? UILabel)?.text == "Nothing")
        #expect(abs((stack?.center.y ?? 0) - 300) < 1)
        screen.contentUnavailableConfiguration = nil
        #expect(screen.view.subviews.isEmpty)
    }

    @Test func lightOrDarkForAPart() {
        let view = UIView()
        view.traitOverrides.userInterfaceStyle = .dark
        #expect(view.overrideUserInterfaceStyle == .dark)
        view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        #expect(view.overrideUserInterfaceStyle == .unspecified)
        view.traitOverrides.horizontalSizeClass = .compact
        #expect(view.traitOverrides.horizontalSizeClass == .compact)
    }

    /// Members that subclasses override, though they are none of the class's own in UIKit's headers.
    private final class Field: UITextField {
        override func caretRect(for position: UITextPosition) -> CGRect { CGRect(x: 1, y: 2, width: 3, height: 4) }
        override var selectedTextRange: UITextRange? {
            get { textRange(from: beginningOfDocument, to: beginningOfDocument) }
            set {}
        }
    }
    private final class Tabs: UITabBarController {
        override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    }

    @Test func membersAreOverridden() {
        let field = Field()
        field.text = "abc"
        let text: any UITextInput = field
        #expect(text.selectedTextRange?.isEmpty == true)
        #expect((field as UITextField).caretRect(for: field.endOfDocument).width == 3)
        #expect(
            field.tokenizer.rangeEnclosingPosition(
                field.beginningOfDocument, with: .word, inDirection: .storage(.forward))?.end == field.endOfDocument)
        #expect(Tabs().tabBar.items?.isEmpty ?? true)
        let bar = UISearchBar()
        #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
    }

    @Test func updatesRunAtOnce() {
        final class Counter {
            var count = 0
            let table = UITableView()
            func run() { table.performBatchUpdates { count += 1 } }
        }
        let counter = Counter()
        counter.run()
        #expect(counter.count == 1)
    }
}
