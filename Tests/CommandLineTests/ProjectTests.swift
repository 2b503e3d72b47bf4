import Foundation
import TestSupport
import Testing

/// The command line on a project of our own: a harbour with pictures, colours and two languages.
@Suite("Projects")
struct ProjectTests {
    static let harbour = Fixtures.packageRoot + "/fixtures/projects/Harbour"
    static let storyboard = harbour + "/Harbour/Base.lproj/Main.storyboard"

    /// The frames of a run as JSON: id to four numbers.
    static func frames(_ arguments: String...) throws -> [String: [Double]] {
        let run = try Fixtures.run(Fixtures.commandLine, ["frames", storyboard, "--format", "json"] + arguments)
        #expect(run.status == 0, "\(run.errors)")
        let document = try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
        let scenes = document?["scenes"] as? [[String: Any]]
        return try #require(scenes?.first?["frames"] as? [String: [Double]])
    }

    @Test("sets that no file of the project names are listed, and found")
    func unusedAssets() throws {
        try Fixtures.withFolder { folder in
            try FileManager.default.copyItem(atPath: Self.harbour, toPath: folder + "/App")
            let own = folder + "/App/Harbour"
            let code = URL(fileURLWithPath: own + "/Code.swift")
            try Data("let harbour = 1\n".utf8).write(to: code)
            try FileManager.default.createDirectory(
                atPath: own + "/Assets.xcassets/buoy.imageset", withIntermediateDirectories: true)
            let document = own + "/Base.lproj/Main.storyboard"
            try FileManager.default.moveItem(atPath: code.path, toPath: folder + "/aside")
            let blind = try renderCLI("resources", document, "--unused")
            #expect(blind.status == 2 && blind.text.contains("no source of Swift or Objective-C"), "\(blind.text)")
            try FileManager.default.moveItem(atPath: folder + "/aside", toPath: code.path)
            let run = try renderCLI("resources", document, "--unused")
            #expect(run.text.contains("  imageset buoy: Harbour/Assets.xcassets/buoy.imageset\n"))
            #expect(!run.text.contains("imageset anchor:"))
            #expect(run.status == 1)
            try Data("let image = UIImage(resource: .buoy)\n".utf8).write(to: code)
            #expect(try !renderCLI("resources", document, "--unused").text.contains("imageset buoy"))
        }
    }

    @Test("every name with its file, and the tables with what the document uses of them")
    func resources() throws {
        let run = try renderCLI("resources", Self.storyboard)
        // The document's font comes with a package, which the machine may have elsewhere.
        let fonts = run.text.split(separator: "\n").filter { $0.hasPrefix("  font ") }
        #expect(fonts.count == 4)
        #expect(
            fonts.allSatisfy { $0.contains(": not in the project; /") && $0.hasSuffix(" stands in") }, "\(fonts)")
        let others = run.text.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.hasPrefix("  font ") }.joined(separator: "\n")
        #expect(
            others == """
                \(Self.storyboard)
                  project \(Self.harbour)
                  iOS 17, the SDK of the Xcode that saved the file
                  image anchor: Harbour/Assets.xcassets/anchor.imageset/anchor.svg, 24 x 24, template
                  image lighthouse: Harbour/Assets.xcassets/lighthouse.imageset/lighthouse.svg, 393 x 240
                  color Lamp: Harbour/Assets.xcassets/Lamp.colorset, (1, 0.953, 0.839, 1), dark (0.165, 0.141, 0.071, 1)
                  color Sea: Harbour/Assets.xcassets/Sea.colorset, (0.122, 0.388, 0.604, 1), dark (0.353, 0.69, 0.941, 1)
                  table ar: 2 of 2 keys, Harbour/ar.lproj/Main.strings
                    3 texts have no translation
                  table de: 4 of 5 keys, Harbour/de.lproj/Main.strings
                    1 key points nowhere
                    1 text has no translation

                """)
        #expect(run.errors.isEmpty)
        #expect(run.status == 0)
    }

    @Test("a picture's file wins over the recorded size; without the project the record counts")
    func sizes() throws {
        #expect(try Self.frames("--sizes", "measured")["anc"]?.suffix(2) == [24, 24])
        #expect(try Self.frames("--sizes", "measured", "--no-project")["anc"]?.suffix(2) == [20, 20])
    }

    @Test("a colour that the project does not have is the recorded one, in the dark too")
    func missingColors() throws {
        try Fixtures.withFolder { folder in
            try put("", "App.xcodeproj/project.pbxproj", in: folder)
            try put(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
                <device id="retina6_0" orientation="portrait"/><objects><view id="v">
                <rect key="frame" x="0" y="0" width="100" height="100"/><color key="backgroundColor" name="Gone"/></view>
                </objects><resources><namedColor name="Gone"><color red="1" green="0" blue="0" alpha="1"
                colorSpace="custom" customColorSpace="sRGB"/></namedColor></resources></document>
                """, "App/V.xib", in: folder)
            let run = try renderCLI("App/V.xib", "--traits", "dark", "-o", "out.svg", folder: folder)
            #expect(run.status == 0 && !run.errors.contains("drawn light"), "\(run.errors)")
            #expect(try contents("out.svg", in: folder).contains("#ff0000"))
            let alone = try renderCLI("App/V.xib", "--traits", "dark", "--no-project", "-o", "out.svg", folder: folder)
            #expect(alone.errors.contains("drawn light"))
        }
    }

    @Test("a language's texts and direction; what it does not translate stays")
    func languages() throws {
        let base = try Self.frames("--sizes", "measured")
        let german = try Self.frames("--sizes", "measured", "--locale", "de-AT")
        let arabic = try Self.frames("--sizes", "measured", "--locale", "ar")
        #expect(german["ttl"] == base["ttl"])
        #expect(german["pier"]?[0] == base["pier"]?[0])
        // From right to left the picture and its text change places.
        let row = try #require(arabic["row"])
        #expect(arabic["anc"]?[0] == row[2] - 24)
        #expect(arabic["buy"]?[0] == 257.0)
        let run = try renderCLI("frames", Self.storyboard, "--locale", "fr")
        #expect(run.errors.contains("no fr in the project; the development language en stands in"))
        #expect(try renderCLI("frames", Self.storyboard, "--locale", "f r").status == 64)
        #expect(!run.errors.contains("no table"))
    }

    @Test("a document that no table of the language translates says so once for each language")
    func languagesWithoutATable() throws {
        try Fixtures.withFolder { folder in
            try FileManager.default.copyItem(atPath: Self.harbour, toPath: folder + "/Harbour")
            let file = "Harbour/Harbour/Base.lproj/Other.storyboard"
            try FileManager.default.copyItem(atPath: Self.storyboard, toPath: folder + "/" + file)
            let run = try renderCLI("frames", file, "--locale", "de,ar,en", folder: folder)
            #expect(run.status == 0)
            for (language, isTold) in [("de", true), ("ar", true), ("en", false)] {
                let line = "no table translates the document into \(language); its own texts are shown"
                #expect(run.errors.contains(line) == isTold, "\(run.errors)")
            }
            // A language folder makes a language of the app, whether or not the project file names it.
            try FileManager.default.createDirectory(
                atPath: folder + "/Harbour/Harbour/fr.lproj", withIntermediateDirectories: true)
            let french = try renderCLI("frames", file, "--locale", "fr", folder: folder)
            #expect(french.errors.contains("no table translates the document into fr; its own texts are shown"))
            #expect(!french.errors.contains("no fr in the project"))
            let translated = "Harbour/Harbour/Base.lproj/Main.storyboard"
            let other = try renderCLI("frames", translated, "--locale", "de", folder: folder)
            #expect(!other.errors.contains("no table"))
        }
    }

    @Test("all languages are pages of their own")
    func allLanguages() throws {
        let run = try renderCLI("frames", Self.storyboard, "--locale", "all", "--format", "json")
        let document = try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
        #expect((document?["scenes"] as? [Any])?.count == 3)
    }

    @Test("what is missing is said, with exit code 1; without a project nothing is found")
    func missing() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("harbour-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let copy = folder.appendingPathComponent("Main.storyboard")
        try FileManager.default.copyItem(atPath: Self.storyboard, toPath: copy.path)
        let run = try renderCLI("resources", copy.path)
        #expect(run.text.contains("image anchor: missing: nothing in the project has this name"))
        #expect(run.text.contains("color Sea: missing: nothing in the project has this name"))
        #expect(run.status == 1)
        #expect(try renderCLI("resources", copy.path, "--assets", Self.harbour + "/Harbour").status == 0)
        #expect(try renderCLI("resources", copy.path, "--project", Self.harbour).status == 0)
        #expect(try renderCLI("resources", copy.path, "--project", folder.path + "/none").status == 2)
        #expect(try renderCLI("resources", copy.path, "--project", "/").status == 64)
        #expect(try renderCLI("resources", copy.path, "--no-project", "--assets", folder.path).status == 64)
    }
}
