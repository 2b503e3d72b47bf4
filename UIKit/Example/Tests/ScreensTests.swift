import Foundation
import Screens
import Testing
import UIKit
import UIKitTesting

/// Every screen of the example, on several devices and for several users.
@MainActor
struct ScreensTests {
    static let pages: [(name: String, traits: SnapshotTraits)] = [
        ("light", SnapshotTraits()), ("dark", SnapshotTraits(style: .dark)),
        ("large", SnapshotTraits(contentSize: .accessibilityMedium)), ("rtl", SnapshotTraits(isRightToLeft: true)),
        ("small", SnapshotTraits(device: "iPhoneSe")), ("pad", SnapshotTraits(device: "iPad9")),
    ]

    private static let messages = [
        Message("Are you still up for Sunday?", isOwn: false), Message("Sure!", isOwn: true),
        Message(
            "Great. The forecast says sun until two o'clock, so I would rather start early and be back at the hut for lunch.",
            isOwn: false),
        Message("Six at the bridge? I will bring the rope, you bring coffee.", isOwn: true),
        Message("Deal.", isOwn: false),
    ]

    private static func screen(_ name: String) -> UIViewController {
        switch name {
        case "login": LoginViewController()
        case "chat": UINavigationController(rootViewController: ChatViewController(messages: messages))
        case "settings": large(SettingsViewController())
        case "profile": ProfileViewController()
        default: large(GridViewController())
        }
    }

    private static func large(_ controller: UIViewController) -> UIViewController {
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = true
        return navigation
    }

    @Test(arguments: ["login", "chat", "settings", "profile", "grid"])
    func screen(name: String) throws {
        for page in Self.pages {
            assertLayoutSnapshot(
                of: Self.screen(name), named: page.name, traits: page.traits, testName: name)
            let problems = page.traits.with { Self.screen(name).inWindow().layoutProblems }
            #expect(problems == [], "\(name) \(page.name)")
            guard let folder = ProcessInfo.processInfo.environment["UIKIT_PICTURES"] else { continue }
            let data = try page.traits.with { try Self.screen(name).inWindow().png() }
            try data?.write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).\(page.name).png"))
        }
    }
}
