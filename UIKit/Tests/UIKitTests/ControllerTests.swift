import Testing
import UIKit
import UIKitTesting

/// Safe areas, margins and the bars of containers.
@MainActor
struct ControllerTests {
    private final class Screen: UIViewController {
        let inner = UIView()
        var log: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            log.append("load")
            view.backgroundColor = .systemBackground
            view.addSubview(inner)
            inner.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                inner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                inner.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
                inner.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
                inner.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            ])
        }
        override func viewWillAppear(_ animated: Bool) { log.append("will") }
        override func viewDidLayoutSubviews() { log.append("layout") }
        override func viewDidAppear(_ animated: Bool) { log.append("did") }
    }

    @Test func safeAreaOfAWindow() {
        SnapshotTraits(device: "iPhone15").with {
            let screen = Screen()
            let window = screen.inWindow()
            #expect(screen.inner.frame == CGRect(x: 16, y: 59, width: 361, height: 759))
            #expect(window.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
            #expect(screen.log.first == "load" && screen.log.contains("layout"))
            #expect(screen.log.filter { $0 != "layout" } == ["load", "will", "did"])
        }
    }

    /// Below a status bar of 59 points.
    @Test(arguments: [(18, 44.0), (26, 54)])
    func barsOfContainers(ios: Int, bar: CGFloat) {
        SnapshotTraits(device: "iPhone15", ios: ios).with {
            let screen = Screen()
            screen.title = "Title"
            let navigation = UINavigationController(rootViewController: screen)
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            let window = tabs.inWindow()
            defer { withExtendedLifetime(window) {} }
            #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 59 + bar, left: 0, bottom: 83, right: 0))
            #expect(screen.inner.frame == CGRect(x: 16, y: 59 + bar, width: 361, height: 710 - bar))
            screen.additionalSafeAreaInsets.top = 10
            screen.view.layoutIfNeeded()
            #expect(screen.inner.frame.minY == 69 + bar)
        }
    }
}
