import Foundation
import PNGCodec
import Testing
import UIKit
import UIKitDrawing

/// Backgrounds of sheets in the dark, sheets on pads, and what a navigation bar's background covers, release by release.
@MainActor
@Suite struct SheetLookTests {
    private static func sheet(
        _ color: UIColor = .systemBackground, style: UIModalPresentationStyle = .automatic, size: CGSize = .zero
    ) -> UIViewController {
        let (screen, shown) = (UIViewController(), UIViewController())
        screen.view.backgroundColor = .systemBackground
        shown.view.backgroundColor = color
        shown.modalPresentationStyle = style
        shown.preferredContentSize = size
        screen.present(shown, animated: false)
        return screen
    }

    /// Red, green and blue of points of one picture of a screen, as `1C1C1E`.
    private func tones(_ traits: SnapshotTraits, _ points: [(Int, Int)], _ make: () -> UIViewController) throws
        -> [String]
    {
        try traits.with {
            let bitmap = try PNG.decode([UInt8](try make().inWindow().png(scale: 1)))
            return points.map { x, y in
                let place = (y * bitmap.width + x) * 4
                return bitmap.pixels[place..<place + 3].map { byte in
                    String(String(Int(byte) + 0x100, radix: 16).uppercased().dropFirst())
                }.joined()
            }
        } ?? []
    }

    private func tone(_ traits: SnapshotTraits, _ x: Int, _ y: Int, _ make: () -> UIViewController) throws -> String? {
        try tones(traits, [(x, y)], make).first
    }

    // MARK: The elevated level

    /// [Apple's dark palette: backgrounds of the base and of the elevated level]
    @Test(arguments: [13, 15, 18, 26])
    func aSheetInTheDarkIsElevated(ios: Int) throws {
        func strips(_ presentation: UIModalPresentationStyle) -> UIViewController {
            let screen = Self.sheet(style: presentation)
            for (index, color) in [
                UIColor.systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
                .systemGroupedBackground, .red,
            ].enumerated() {
                let strip = UIView(frame: CGRect(x: index * 50, y: 0, width: 50, height: 900))
                strip.backgroundColor = color
                screen.presentedViewController?.view.addSubview(strip)
            }
            return screen
        }
        let points = (0..<6).map { ($0 * 50 + 25, 600) }
        let dark = SnapshotTraits(style: .dark, ios: ios)
        #expect(
            try tones(dark, points) { strips(.automatic) }
                == ["1C1C1E", "2C2C2E", "3A3A3C", "1C1C1E", "FF0000", "1C1C1E"])
        #expect(
            try tones(dark, points) { strips(.fullScreen) }
                == ["000000", "1C1C1E", "2C2C2E", "000000", "FF0000", "000000"])
        #expect(try tone(SnapshotTraits(ios: ios), 200, 600) { Self.sheet() } == "FFFFFF")
    }

    /// What code asks of its traits agrees with what is drawn.
    @Test func codeSeesTheLevel() throws {
        func levels(_ ios: Int, _ style: UIModalPresentationStyle) -> [UIUserInterfaceLevel] {
            SnapshotTraits(style: .dark, ios: ios).with {
                let screen = Self.sheet(style: style)
                let window = screen.inWindow()
                defer { window.isHidden = true }
                return [screen, screen.presentedViewController].compactMap { $0?.traitCollection.userInterfaceLevel }
            } ?? []
        }
        #expect(levels(18, .automatic) == [.base, .elevated] && levels(26, .pageSheet) == [.base, .elevated])
        #expect(levels(18, .fullScreen) == [.base, .base])
        #expect(levels(12, .pageSheet) == [.base, .base], "there is one level before iOS 13")
        let raised = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(userInterfaceLevel: .elevated),
        ])
        var red = CGFloat(0)
        UIColor.systemBackground.resolvedColor(with: raised).getRed(&red, green: nil, blue: nil, alpha: nil)
        #expect((red * 255).rounded() == 28)
    }

    /// A screen that asks for the dark style over a light one is as elevated, and a light one over a dark one is white.
    @Test func aSheetWithAStyleOfItsOwn() throws {
        func sheet(_ style: UIUserInterfaceStyle) -> UIViewController {
            let screen = Self.sheet()
            screen.presentedViewController?.overrideUserInterfaceStyle = style
            return screen
        }
        #expect(try tone(SnapshotTraits(ios: 18), 200, 600) { sheet(.dark) } == "1C1C1E")
        #expect(try tone(SnapshotTraits(style: .dark, ios: 18), 200, 600) { sheet(.light) } == "FFFFFF")
    }

    // MARK: Pads

    private func frame(
        _ ios: Int, _ style: UIModalPresentationStyle, size: CGSize = .zero, device: String = "iPadPro11"
    ) -> CGRect? {
        SnapshotTraits(device: device, ios: ios).with {
            let screen = Self.sheet(style: style, size: size)
            let window = screen.inWindow()
            guard let view = screen.presentedViewController?.view else { return .null }
            return view.convert(view.bounds, to: window)
        }
    }

    /// The screen has 834 x 1194 points. [the widths of page sheets: prefersPageSizing's documentation and the readable width]
    @Test func sheetsOnPads() {
        let whole = CGRect(x: 0, y: 0, width: 834, height: 1194)
        for ios in [12, 13, 18, 26] {
            #expect(frame(ios, .formSheet) == CGRect(x: 147, y: 287, width: 540, height: 620))
            #expect(
                frame(ios, .formSheet, size: CGSize(width: 300, height: 400))
                    == CGRect(x: 267, y: 397, width: 300, height: 400))
            #expect(frame(ios, .formSheet, size: CGSize(width: 9e3, height: 9e3)) == whole, "no larger than the screen")
            #expect(frame(ios, .fullScreen) == whole)
        }
        #expect(frame(12, .automatic) == whole)
        #expect(frame(12, .pageSheet) == CGRect(x: 0, y: 24, width: 834, height: 1170))
        for ios in [13, 18, 26] {
            #expect(frame(ios, .automatic) == CGRect(x: 61, y: 24, width: 712, height: 1146))
            #expect(frame(ios, .pageSheet) == frame(ios, .automatic))
        }
        #expect(
            frame(12, .pageSheet, device: "iPadPro11.landscape") == CGRect(x: 180, y: 24, width: 834, height: 810),
            "as wide as the screen upright")
    }

    @Test func aSheetOnAPadIsElevatedAndTheScreenIsDimmed() throws {
        let dark = SnapshotTraits(device: "iPadPro11", style: .dark, ios: 18)
        #expect(try tone(dark, 400, 600) { Self.sheet(style: .formSheet) } == "1C1C1E")
        let light = SnapshotTraits(device: "iPadPro11", ios: 18)
        #expect(
            try tones(light, [(20, 600), (400, 600)]) { Self.sheet(style: .formSheet) } == ["CCCCCC", "FFFFFF"])
    }

    // MARK: Bars

    private static func search(isLarge: Bool, color: UIColor? = nil) -> UIViewController {
        let list = UIViewController()
        list.view.backgroundColor = .systemBackground
        list.title = "Contacts"
        list.navigationItem.searchController = UISearchController(searchResultsController: nil)
        list.navigationItem.preferredSearchBarPlacement = .stacked
        let screen = UINavigationController(rootViewController: list)
        screen.navigationBar.prefersLargeTitles = isLarge
        screen.navigationBar.barTintColor = color
        return screen
    }

    /// The bar ends at 59 + 44, the search bar 52 below.
    @Test func theHairlineIsBelowTheSearchBar() throws {
        func tones(_ ios: Int, isLarge: Bool = false, color: UIColor? = nil) throws -> [String] {
            let end = 103 + (isLarge ? 52 : 0) + (ios == 26 ? 10 : 0)
            return try self.tones(SnapshotTraits(ios: ios), [-1, 1, 51, 53].map { (4, end + $0) }) {
                Self.search(isLarge: isLarge, color: color)
            }
        }
        for ios in [12, 13, 14] {
            let found = try tones(ios)
            #expect(found[0] == "F8F8F8" && found[1] == "F8F8F8", "no line between bar and search bar")
            #expect(found[2] != "F8F8F8" && found[2] != "FFFFFF", "a line at the end")
            #expect(found[3] == "FFFFFF")
        }
        #expect(try tones(12, isLarge: true)[0] == "F8F8F8")
        for ios in [13, 14, 15, 18, 26] {
            #expect(try tones(ios, isLarge: true) == Array(repeating: "FFFFFF", count: 4), "no background at the edge")
        }
        for ios in [15, 18, 26] { #expect(try tones(ios) == Array(repeating: "FFFFFF", count: 4)) }
        for ios in [14, 18] { #expect(try tones(ios, color: .red) == ["FF0000", "FF0000", "FF0000", "FFFFFF"]) }
    }

    /// A bar without a search bar: the line is its own.
    @Test func aBarBeforeIOS15HasItsBackground() throws {
        func tones(_ ios: Int) throws -> [String] {
            try self.tones(SnapshotTraits(ios: ios), [101, 102, 104].map { (4, $0) }) {
                let controller = UIViewController()
                controller.view.backgroundColor = .systemBackground
                return UINavigationController(rootViewController: controller)
            }
        }
        let old = try tones(14)
        #expect(old[0] == "F8F8F8" && old[1] != "F8F8F8" && old[2] == "FFFFFF")
        #expect(try tones(15) == ["FFFFFF", "FFFFFF", "FFFFFF"])
    }
}
