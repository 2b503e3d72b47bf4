import Foundation
import TestSupport
import Testing

/// A tree.json in a project: pictures, colours, fonts and texts by their names.
@Suite("A tree.json takes from its project")
struct ProjectTreeTests {
    private static let tree = """
        {"version": 1, "name": "ferry", "devices": [{"name": "small", "size": [200, "fit"]}],
         "assets": {"strings": {"fr": {"go": "Allons-y donc"}}},
         "root": {"type": "stackView", "id": "col", "axis": "vertical", "alignment": "leading", "backgroundColor": {"asset": "Sea"},
          "arrangedSubviews": [
           {"type": "imageView", "id": "pic", "image": {"asset": "logo", "size": [4, 4]}},
           {"type": "label", "id": "go", "text": {"key": "go", "text": "GO"},
            "font": {"family": "Sample", "faceName": "Sample-Regular", "size": 10}}]}}
        """

    private static let files = [
        "tree.json": tree,
        "App.xcodeproj/project.pbxproj": "",
        "App/A.xcassets/logo.imageset/Contents.json": #"{"images": [{"filename": "l.svg"}]}"#,
        "App/A.xcassets/logo.imageset/l.svg":
            ##"<svg xmlns="http://www.w3.org/2000/svg" width="30" height="12"><rect width="30" height="12" fill="#ff0000"/></svg>"##,
        "App/A.xcassets/Sea.colorset/Contents.json": """
        {"colors": [
          {"color": {"components": {"red": "0x10", "green": "0x20", "blue": "0x30", "alpha": "1"}}},
          {"appearances": [{"appearance": "contrast", "value": "high"}],
           "color": {"components": {"red": "0xA0", "green": "0xB0", "blue": "0xC0", "alpha": "1"}}}]}
        """,
        "App/de.lproj/Localizable.strings": "\"go\" = \"LOS JETZT\";\n",
    ]

    private func withProject(_ body: (String) throws -> Void) throws {
        try Fixtures.withFolder { folder in
            for (path, text) in Self.files { try put(text, path, in: folder) }
            try FileManager.default.createDirectory(atPath: folder + "/Fonts", withIntermediateDirectories: true)
            try Data(SampleFont.bytes()).write(to: URL(fileURLWithPath: folder + "/Fonts/Sample.ttf"))
            try body(folder)
        }
    }

    private func frames(_ arguments: String..., in folder: String) throws -> [String: [Double]] {
        let run = try Fixtures.run(
            Fixtures.commandLine, ["frames", folder + "/tree.json", "--format", "json"] + arguments)
        #expect(run.status == 0, "\(run.errors)")
        let document = try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
        let scene = try #require((document?["scenes"] as? [[String: Any]])?.first)
        return try #require(scene["frames"] as? [String: [Double]])
    }

    private func width(_ text: String) -> Double {
        let units = text.unicodeScalars.map { SampleFont.advance(of: $0.value) }.reduce(0, +)
        return (Double(units) / 100 * 2 - 0.0001).rounded(.up) / 2
    }

    @Test("sizes, the font's metrics and a language's texts; the file alone without the project")
    func layout() throws {
        try withProject { folder in
            let base = try frames(in: folder)
            #expect(base["pic"]?.suffix(2) == [30, 12])
            #expect(base["go"]?[2] == width("GO"))
            let german = try frames("--locale", "de", in: folder)
            #expect(german["go"]?[2] == width("LOS JETZT"))
            // The document's own table.
            #expect(try frames("--locale", "fr", in: folder)["go"] != base["go"])
            let alone = try frames("--project", "none", in: folder)
            #expect(alone["pic"]?.suffix(2) == [4, 4])
            #expect(alone["go"] != base["go"])
        }
    }

    @Test("every name with its file; a missing one ends with 1")
    func resources() throws {
        try withProject { folder in
            let run = try renderCLI("check", "tree.json", "--list", "resources", folder: folder)
            #expect(run.status == 0, "\(run.errors)")
            for line in [
                "image logo: App/A.xcassets/logo.imageset/l.svg, 30 x 12",
                "color Sea: App/A.xcassets/Sea.colorset, (0.063, 0.125, 0.188, 1)",
                "font Sample-Regular: Fonts/Sample.ttf", "table de: 1 of 1 key, App/de.lproj/Localizable.strings",
                "table fr: 1 of 1 key, tree.json",
            ] { #expect(run.text.contains(line), "\(run.text)") }
            try FileManager.default.removeItem(atPath: folder + "/Fonts/Sample.ttf")
            #expect(try renderCLI("check", "tree.json", "--list", "resources", folder: folder).status == 1)
        }
    }

    @Test("the picture, the colour and its variant for increased contrast are drawn")
    func drawing() throws {
        try withProject { folder in
            func svg(_ arguments: String...) throws -> String {
                let run = try Fixtures.run(
                    Fixtures.commandLine, ["render", folder + "/tree.json", "-o", "-", "--format", "svg"] + arguments)
                #expect(run.status == 0, "\(run.errors)")
                return run.text
            }
            let plain = try svg()
            #expect(plain.contains("#102030") && plain.contains("<image") && plain.contains("face-sample-regular."))
            #expect(try svg("--traits", "highContrast").contains("#a0b0c0"))
        }
    }
}
