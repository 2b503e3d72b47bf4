import Foundation
import Testing

@testable import SourcePreparation

/// The names that Xcode gives pictures and colours of catalogs.
struct AssetSymbolTests {
    @Test(arguments: [
        ("ChatBubble", true, "chatBubble"), ("AccentColor", true, "accent"),
        ("icon-check_mark", false, "iconCheckMark"),
        ("gray_F8F8F8", true, "grayF8F8F8"), ("URLIcon", false, "urlIcon"), ("QR", false, "qr"), ("2fa", false, "_2fa"),
        ("heroImage", false, "hero"), ("Image", false, "image"), ("a b", false, "aB"),
    ])
    func names(_ name: String, _ isColor: Bool, _ symbol: String) {
        #expect(AssetSymbols.symbol(name, isColor: isColor) == symbol)
    }

    @Test func namedAssetsAreWritten() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("symbols-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let catalog = folder.appendingPathComponent("Deep/Media.xcassets")
        for set in [
            "Bubble.colorset", "Group/hero-picture.imageset", "Unused.imageset", "Own.colorset", "red.colorset",
            "Names/inner.imageset", "default.imageset",
        ] {
            try ScratchFiles.put("{}", "Contents.json", in: catalog.appendingPathComponent(set))
        }
        try Data(#"{"properties": {"provides-namespace": true}}"#.utf8).write(
            to: catalog.appendingPathComponent("Names/Contents.json"))
        let symbols = AssetSymbols(below: folder)
        #expect(symbols.assets.count == 7)
        let code = symbols.code(for: [
            "extension UIColor { static var own: UIColor { .black }; enum Kind { case bubble } }\n"
                + "func f() { use(.bubble); use(UIImage(resource: .heroPicture)); use(.own, .red, .Names.inner, .default) }"
                + "// .unused"
        ])
        #expect(
            code == """
                import UIKit

                extension ImageResource { static let `heroPicture` = ImageResource(name: "hero-picture", bundle: .main) }
                extension UIImage { static var `heroPicture`: UIImage { .init(resource: ImageResource.`heroPicture`) } }
                extension ImageResource { enum `Names` {} }
                extension UIImage { enum `Names` {} }
                extension ImageResource.Names { static let `inner` = ImageResource(name: "Names/inner", bundle: .main) }
                extension UIImage.Names { static var `inner`: UIImage { .init(resource: ImageResource.Names.`inner`) } }
                extension ImageResource { static let `default` = ImageResource(name: "default", bundle: .main) }
                extension UIImage { static var `default`: UIImage { .init(resource: ImageResource.`default`) } }
                extension ColorResource { static let `bubble` = ColorResource(name: "Bubble", bundle: .main) }
                extension UIColor { static var `bubble`: UIColor { .init(resource: ColorResource.`bubble`) } }
                extension ColorResource { static let `red` = ColorResource(name: "red", bundle: .main) }

                """)
        #expect(symbols.code(for: ["let a = 1"]).isEmpty)
        #expect(AssetSymbols(below: folder.appendingPathComponent("no such folder")).assets.isEmpty)
    }
}
