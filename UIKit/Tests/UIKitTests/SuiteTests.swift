import Foundation
import PNGCodec
import SnapshotTesting
import Testing
import UIKit

/// The module for suites of swift-snapshot-testing: names, folders, recording and comparison.
@MainActor
struct SuiteTests {
    private struct Card: Encodable { var name = "a" }
    /// A view that says itself what it is.
    private final class Named: UIView { override var description: String { "named" } }

    private func withFolder(_ body: (String) throws -> Void) rethrows {
        let folder = NSTemporaryDirectory() + "suite-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(folder)
    }

    @Test func referencesAreRecordedAndCompared() throws {
        try withFolder { folder in
            func verify(_ view: UIView, _ name: String? = nil) -> String? {
                verifySnapshot(of: view, as: .image, named: name, snapshotDirectory: folder, testName: "a(b:) c")
            }
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
            view.backgroundColor = .red
            #expect(verify(view, "red one")?.hasPrefix("No reference was found on disk.") == true)
            #expect(verify(view, "red one") == nil)
            #expect(verify(view) != nil)
            let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            #expect(files.sorted() == ["a-b-c.1.png", "a-b-c.red-one.png"])
            view.backgroundColor = .blue
            #expect(verify(view, "red one")?.contains("does not match reference") == true)
            view.frame.size.width = 30
            #expect(verify(view, "red one")?.contains("snapshot@(90, 30) does not match reference@(60, 30)") == true)
            let failure = withSnapshotTesting(record: .never) { verify(view, "other") }
            #expect(failure?.contains("none is recorded") == true)
        }
    }

    /// A view without a background is clear where nothing is drawn, as on a device.
    @Test func clearPictures() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 2))
        let box = UIView(frame: CGRect(x: 2, y: 0, width: 2, height: 2))
        box.backgroundColor = .red
        view.addSubview(box)
        func bytes() throws -> [UInt8] {
            var found: UIImage?
            Snapshotting<UIView, UIImage>.image(traits: UITraitCollection(displayScale: 1)).snapshot(view).run {
                found = $0
            }
            return try PNG.decode([UInt8](try #require(found?.pngData()))).pixels
        }
        let clear = try bytes()
        #expect(Array(clear[0..<4]) == [0, 0, 0, 0] && Array(clear[8..<12]) == [255, 0, 0, 255])
        view.backgroundColor = .white
        let white = try bytes()
        #expect(Array(white[0..<4]) == [255, 255, 255, 255])
    }

    /// A view comes to each screen anew: its layout follows the traits.
    @Test func traitsOfPictures() {
        final class Sides: UIView {
            let mark = UIView()
            override func layoutSubviews() {
                super.layoutSubviews()
                if mark.superview == nil { addSubview(mark) }
                mark.backgroundColor = .red
                let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
                mark.frame = CGRect(x: isTurned ? 10 : 0, y: 0, width: 10, height: 10)
            }
        }
        let view = Sides(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        func picture(_ traits: UITraitCollection) -> Data? {
            var found: UIImage?
            let strategy = Snapshotting<UIView, UIImage>.image(traits: traits)
            strategy.snapshot(view).run { found = $0 }
            return found?.pngData()
        }
        let plain = picture(UITraitCollection())
        #expect(plain != picture(UITraitCollection(layoutDirection: .rightToLeft)))
        #expect(plain == picture(UITraitCollection(layoutDirection: .leftToRight)))
        let pad = ViewImageConfig.iPadPro12_9(.landscape(splitView: .oneHalf))
        #expect(pad.size == CGSize(width: 678, height: 1024) && pad.traits.horizontalSizeClass == .regular)
        #expect(ViewImageConfig.iPhoneX(.landscape).traits.verticalSizeClass == .compact)
        #expect(ViewImageConfig.iPhone8.traits.preferredContentSizeCategory == .medium)
    }

    @Test func textsAndScreens() {
        withFolder { folder in
            func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) -> String {
                var found = ""
                strategy.snapshot(value).run { found = $0 }
                return found
            }
            #expect(text(Card(), .json) == "{\n  \"name\" : \"a\"\n}")
            #expect(text(Card(), .dump).contains("name: \"a\""))
            let view = UIView(frame: CGRect(x: 1, y: 2, width: 3.5, height: 4))
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 154 / 3.0, height: 20))
            (label.text, label.tag, label.alpha) = ("Total", 3, 0.5)
            view.addSubview(label)
            view.addSubview(Named())
            #expect(
                text(view, .recursiveDescription) == """
                    <UIView; frame = (1 2; 3.5 4); layer = <CALayer>>
                       | <UILabel; frame = (0 0; 51.3333 20); text = 'Total'; alpha = 0.5; userInteractionEnabled = NO; \
                    tag = 3; backgroundColor = UIExtendedGrayColorSpace 0 0; layer = <_UILabelLayer>>
                       | named
                    """)
            let controller = UIViewController()
            let guide = UIView()
            guide.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(guide)
            let area = controller.view.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                guide.topAnchor.constraint(equalTo: area.topAnchor), guide.heightAnchor.constraint(equalToConstant: 5),
                guide.leadingAnchor.constraint(equalTo: area.leadingAnchor),
                guide.widthAnchor.constraint(equalToConstant: 6),
            ])
            #expect(
                text(controller, .recursiveDescription(on: .iPhoneX)).hasSuffix(
                    "| <UIView; frame = (0 44; 6 5); layer = <CALayer>>"))
            var size = CGSize.zero
            Snapshotting<UIViewController, UIImage>.image(on: .iPhoneSe(.landscape)).snapshot(controller).run {
                size = $0.size
            }
            #expect(size == CGSize(width: 568, height: 320))
        }
    }
}
