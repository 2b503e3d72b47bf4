import Foundation
import Testing

@testable import SourcePreparation

/// What a drawn app finds in its own bundle.
struct ProgramBundleTests {
    /// The files of a package whose manifest names none lie in the program's bundle, which is that of its classes.
    @Test func looseFiles() throws {
        try ScratchFiles.withFolder { folder in
            for path in ["a.json", "b.swift", "c/d.png", "UI/e.json", ".f"] {
                try ScratchFiles.put("", path, in: folder)
            }
            let target = PackageDescription.Target(
                name: "P", package: "P", type: "regular", origin: folder.standardizedFileURL,
                excluded: [folder.appendingPathComponent("UI").standardizedFileURL.path], dependencies: [], wishes: [])
            #expect(TargetResources.loose(in: target).map(\.lastPathComponent) == ["a.json", "d.png"])
        }
    }

    @Test func filesAndInformation() throws {
        try ScratchFiles.withFolder { folder in
            func put(_ text: String, _ path: String) throws -> URL {
                try ScratchFiles.put(text, "app/" + path, in: folder)
                return folder.appendingPathComponent("app/" + path)
            }
            let program = try put("program", "uikit-draw-program")
            let list = """
                <plist version="1.0"><dict>
                <key>CFBundleName</key><string>$(PRODUCT_NAME) $(UNKNOWN)</string>
                <key>CFBundleVersion</key><string>$(UNKNOWN)</string>
                <key>Address</key><string>https://example.com</string>
                </dict></plist>
                """
            var bundle = ProgramBundle()
            bundle.module = "Ferry"
            bundle.settings.add(["INFOPLIST_KEY_UIUserInterfaceStyle": "Dark"])
            bundle.information = try put(list, "Info.plist")
            bundle.files = [
                try put("1", "a/data.json"), try put("2", "b/data.json"), try put("", "Main.storyboard"),
                try put("", "en.lproj/Localizable.strings"), try put("", "en.lproj/InfoPlist.strings"),
            ]
            let target = folder.appendingPathComponent("bundle")
            for _ in 0..<2 { _ = try bundle.write(program, to: target) }
            let names = try FileManager.default.subpathsOfDirectory(atPath: target.path).sorted()
            #expect(
                names == [
                    "Info.plist", "Main.storyboardc", "data.json", "en.lproj", "en.lproj/Localizable.strings",
                    "uikit-draw-program",
                ])
            #expect(try ScratchFiles.text("data.json", in: target) == "1")
            let data = try Data(contentsOf: target.appendingPathComponent("Info.plist"))
            let found = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
            #expect(found?["CFBundleName"] as? String == "Ferry ")
            #expect(found?["CFBundleVersion"] as? String == "1")
            #expect(found?["CFBundleShortVersionString"] as? String == "1.0")
            #expect(found?["UIUserInterfaceStyle"] as? String == "Dark")
            #expect(found?["Address"] as? String == "https://example.com")
        }
    }
}
