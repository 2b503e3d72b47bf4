import Foundation
import PNGCodec
import SourcePreparation
import Testing
import UIKit
import UIKitDrawing

/// Small things that pictures of apps show.
@MainActor
struct BadgeTests {
    /// The number of red pixels in the picture of a window with two tabs.
    private func red(_ change: (UITabBarItem) -> Void) throws -> Int {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
        let tabs = UITabBarController()
        let first = UIViewController()
        first.tabBarItem = UITabBarItem(title: "One", image: UIImage(systemName: "star"), tag: 0)
        change(first.tabBarItem)
        tabs.viewControllers = [first, UIViewController()]
        window.rootViewController = tabs
        window.isHidden = false
        window.layoutIfNeeded()
        let pixels = try PNG.decode([UInt8](window.png(scale: 1)))
        return stride(from: 0, to: pixels.pixels.count, by: 4).count {
            pixels.pixels[$0] > 200 && pixels.pixels[$0 + 1] < 90 && pixels.pixels[$0 + 2] < 90
        }
    }

    @Test func aTabHasItsBadge() throws {
        #expect(try red { _ in } == 0)
        let (short, long) = (try red { $0.badgeValue = "3" }, try red { $0.badgeValue = "1,024" })
        #expect((150...320).contains(short) && long > short + 100)
        #expect(try red { ($0.badgeValue, $0.badgeColor) = ("3", .systemBlue) } == 0)
    }

    @Test func aConfigurationsForegroundTintsItsTitle() throws {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
        button.configuration = .plain()
        button.configuration?.title = "mmmmmm"
        button.configuration?.baseForegroundColor = .red
        let pixels = try PNG.decode([UInt8](button.png(scale: 2)))
        #expect(
            stride(from: 0, to: pixels.pixels.count, by: 4).contains {
                pixels.pixels[$0 + 3] > 0 && pixels.pixels[$0] > 200 && pixels.pixels[$0 + 1] < 60
                    && pixels.pixels[$0 + 2] < 60
            })
    }

    @Test func textRectanglesAreLimited() {
        let label = UILabel()
        label.text = "one two three four five six seven eight"
        label.numberOfLines = 0
        let bounds = CGRect(x: 0, y: 0, width: 60, height: 400)
        let (one, all) = (
            label.textRect(forBounds: bounds, limitedToNumberOfLines: 1),
            label.textRect(forBounds: bounds, limitedToNumberOfLines: 0)
        )
        #expect(one.height < 25 && all.height > 2 * one.height)
    }

    @Test func imageContextsHaveTheirScale() throws {
        for scale in [CGFloat(1), 2] {
            UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 4), false, scale)
            let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
            UIGraphicsEndImageContext()
            #expect(image.scale == scale && image.size == CGSize(width: 10, height: 4))
            #expect(image.cgImage.map { [$0.width, $0.height] } == [Int(10 * scale), Int(4 * scale)])
        }
    }

    @Test func aSearchBarsTextIsDark() throws {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
        func darkest() throws -> UInt8 {
            let pixels = try PNG.decode([UInt8](bar.png(scale: 2)))
            return (60..<560).map { x in (0..<112).map { pixels.pixels[($0 * pixels.width + x) * 4] }.min() ?? 0 }
                .dropFirst(20).min() ?? 0
        }
        bar.placeholder = "mmmm"
        let pale = try darkest()
        bar.text = "mmmm"
        #expect(try darkest() < 40 && pale > 90)
    }

    /// A text of a view that is made elsewhere says the class, and looks at nothing.
    @Test func viewsArePrintedOnAnyThread() async {
        let view = UIView()
        let text = await Task.detached { "\(view)" }.value
        #expect(text.contains("UIView") && !text.contains("frame") && "\(view)".contains("frame = (0 0; 0 0)"))
    }

    @Test func geometryIsPrintedAsOnIOS() {
        #expect("\(CGRect(x: 1, y: 2, width: 3, height: 4))" == "(1.0, 2.0, 3.0, 4.0)")
        #expect("\(CGSize(width: 1, height: 2))" == "(1.0, 2.0)" && "\(CGPoint(x: 1, y: 2))" == "(1.0, 2.0)")
        #expect(CGRect(x: 1, y: 2, width: 3, height: 4).debugDescription == "(1.0, 2.0, 3.0, 4.0)")
    }
}
