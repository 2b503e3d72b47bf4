import Foundation
import Testing
import UIKit
import UIKitDrawing

/// Popovers on pads and phones, and the size classes of what pads show in cards.
@MainActor
@Suite struct PopoverTests {
    private final class Chooser: NSObject, UIPopoverPresentationControllerDelegate {
        let style: UIModalPresentationStyle
        init(_ style: UIModalPresentationStyle) { self.style = style }
        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle { style }
    }

    private struct Seen: Equatable {
        var frame = CGRect.null
        var width = UIUserInterfaceSizeClass.unspecified
        var arrow = UIPopoverPresentationController.ArrowDirection()
    }

    private func seen(
        _ device: String, ios: Int = 26, size: CGSize = CGSize(width: 300, height: 200),
        source: CGRect = CGRect(x: 400, y: 100, width: 44, height: 44), chooser: Chooser? = nil,
        style: UIModalPresentationStyle = .popover, wrap: (UIViewController) -> UIViewController = { $0 }
    ) -> Seen? {
        SnapshotTraits(device: device, ios: ios).with { () -> Seen in
            let (screen, content) = (UIViewController(), UIViewController())
            let button = UIView(frame: source)
            screen.view.addSubview(button)
            content.preferredContentSize = size
            let shown = wrap(content)
            shown.modalPresentationStyle = style
            shown.popoverPresentationController?.sourceView = button
            shown.popoverPresentationController?.delegate = chooser
            screen.present(shown, animated: false)
            let window = screen.inWindow()
            window.layoutIfNeeded()
            return Seen(
                frame: shown.view.convert(shown.view.bounds, to: window),
                width: content.traitCollection.horizontalSizeClass,
                arrow: shown.popoverPresentationController?.arrowDirection ?? [])
        }
    }

    /// `UIKIT_PICTURES` names a folder for pictures of a popover in three releases, light and dark.
    @Test func pictures() throws {
        guard let folder = ProcessInfo.processInfo.environment["UIKIT_PICTURES"] else { return }
        for ios in [15, 18, 26] {
            for style in [UIUserInterfaceStyle.light, .dark] {
                let traits = SnapshotTraits(device: "iPadPro11", style: style, ios: ios)
                let data = try traits.with { () throws -> Data in
                    let (screen, content) = (UIViewController(), UITableViewController(style: .insetGrouped))
                    screen.view.backgroundColor = .systemBackground
                    let button = UIButton(frame: CGRect(x: 400, y: 100, width: 44, height: 44))
                    button.setTitle("Sort", for: .normal)
                    button.setTitleColor(.systemBlue, for: .normal)
                    screen.view.addSubview(button)
                    content.title = "Sort by"
                    content.preferredContentSize = CGSize(width: 300, height: 240)
                    let shown = UINavigationController(rootViewController: content)
                    shown.modalPresentationStyle = .popover
                    shown.popoverPresentationController?.sourceView = button
                    screen.present(shown, animated: false)
                    return try screen.inWindow().png(scale: 1)
                }
                let file = "popover-\(ios)-\(style == .dark ? "dark" : "light").png"
                try data?.write(to: URL(fileURLWithPath: folder).appendingPathComponent(file))
            }
        }
    }

    @Test(arguments: [15, 18, 26])
    func aPadShowsTheCardBelowItsSource(ios: Int) {
        let seen = seen("iPadPro11", ios: ios)
        #expect(seen?.frame == CGRect(x: 272, y: 157, width: 300, height: 200))
        #expect(seen?.arrow == .up && seen?.width == .compact)
    }

    /// [contentSizeForViewInPopover: 320 by 1100; popoverLayoutMargins: 10 on each side]
    @Test func aControllerWithoutASizeHasTheSystems() {
        let seen = seen("iPadPro11", size: .zero, source: CGRect(x: 100, y: 100, width: 600, height: 44))
        #expect(seen?.frame.width == 320 && seen?.frame.maxY == 1194 - 10)
        let below = self.seen("iPadPro11", source: CGRect(x: 10, y: 1100, width: 44, height: 44))
        #expect(below?.arrow == .down && below?.frame.minX == 10 && below?.frame.maxY == 1087)
    }

    @Test func aNavigationControllerAddsItsBar() {
        let seen = seen("iPadPro11", ios: 18, wrap: { UINavigationController(rootViewController: $0) })
        #expect(seen?.frame.size == CGSize(width: 300, height: 244), "a bar of compact width")
    }

    /// [UIModalPresentationStyle.popover: a form sheet in compact environments since iOS 13; a delegate may refuse]
    @Test func aPhoneShowsASheetUnlessTheDelegateSaysNone() {
        #expect(seen("iPhone16", ios: 18)?.frame == CGRect(x: 0, y: 69, width: 393, height: 783))
        #expect(seen("iPhone16", ios: 18, chooser: Chooser(.fullScreen))?.frame.height == 852)
        let small = seen(
            "iPhone16", ios: 18, source: CGRect(x: 20, y: 100, width: 44, height: 44), chooser: Chooser(.none))
        #expect(small?.frame == CGRect(x: 10, y: 157, width: 300, height: 200) && small?.arrow == .up)
        #expect(seen("iPhone16", ios: 12)?.frame.height == 852, "no sheets yet")
    }

    @Test func cardsOfPadsAreCompact() {
        #expect(seen("iPadPro11", style: .formSheet)?.width == .compact)
        #expect(seen("iPadPro11", style: .pageSheet)?.width == .regular)
        #expect(seen("iPadPro11", style: .fullScreen)?.width == .regular)
    }

    /// [articles: sheets of pads have their own height whatever the detents are]
    @Test func detentsChangeNothingOnAPad() {
        func height(_ detents: [UISheetPresentationController.Detent]) -> CGFloat? {
            SnapshotTraits(device: "iPadPro11", ios: 26).with { () -> CGFloat in
                let (screen, shown) = (UIViewController(), UIViewController())
                shown.modalPresentationStyle = .formSheet
                shown.sheetPresentationController?.detents = detents
                screen.present(shown, animated: false)
                screen.inWindow().layoutIfNeeded()
                return shown.view.bounds.height
            }
        }
        #expect(height([.medium()]) == 620 && height([.large()]) == 620)
    }
}
