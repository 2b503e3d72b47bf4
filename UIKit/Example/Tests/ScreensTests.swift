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
        ("german", SnapshotTraits(language: "de")), ("ios18", SnapshotTraits(ios: 18)),
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
        case "form": large(form)
        case "onboarding": OnboardingViewController(page: 1)
        case "player": PlayerViewController()
        case "product": product
        case "hotel": HotelViewController()
        default: large(GridViewController())
        }
    }

    /// With three wrong entries, after the button was pressed.
    private static var form: FormViewController {
        let form = FormViewController()
        form.fill(name: "", email: "maria.example.com", password: "secret")
        form.submit()
        return form
    }

    /// Scrolled until the heading stays at the top.
    private static var product: ProductViewController {
        let product = ProductViewController()
        product.scrolled = 300
        return product
    }

    private static func large(_ controller: UIViewController) -> UIViewController {
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = true
        return navigation
    }

    @Test(
        arguments: [
            "login", "chat", "settings", "profile", "grid", "form", "onboarding", "player", "product", "hotel",
        ])
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

    /// The page of `fixtures/scenes/hotel.json`, step by step: the same parts at the same heights.
    @Test func hotelStepByStep() throws {
        let tops: [[CGFloat]]? = SnapshotTraits(device: "iPhone8").with {
            let hotel = HotelViewController()
            _ = hotel.inWindow()
            var found: [[CGFloat]] = []
            func note() { found.append(hotel.frames.parts.map(\.minY) + [hotel.frames.content.height]) }
            note()
            hotel.closeAdvertisement()
            note()
            hotel.expandDescription()
            note()
            let shop = HotelViewController()
            _ = shop.inWindow()
            shop.showShop()
            found.append(shop.frames.parts.map(\.minY) + [shop.frames.content.height])
            return found
        }
        #expect(
            tops == [
                [0, 200, 310, 380, 530, 770], [0, 200, 310, 310, 460, 700], [0, 200, 310, 310, 760, 1000],
                [0, 70, 180, 330, 570],
            ])
    }
}
