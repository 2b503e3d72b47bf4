import ProjectResources
import Testing

/// Sets of asset catalogs that no file names.
@Suite struct UnusedAssetTests {
    /// The unused sets of a project that has the sets and the files given.
    private func unused(_ sets: [String], _ texts: [String: String]) -> [String]? {
        var all = texts
        for set in sets { all["App/A.xcassets/\(set)/Contents.json"] = "{}" }
        all["App/Main.swift"] = "import UIKit"
        return try? project(all).project.unusedAssets().map(\.path).map {
            String($0.dropFirst("App/A.xcassets/".count))
        }
    }

    @Test(
        "a set is named by a document, a list, a project file or a source",
        arguments: [
            ("App/Main.storyboard", #"<imageView image="sea-green"/>"#),
            ("App/View.xib", #"<namedColor name="sea-green">"#),
            ("App/Info.plist", "<string>sea-green</string>"),
            ("App/theme.json", #"{"tint": "sea-green"}"#),
            ("App.xcodeproj/project.pbxproj", "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = sea-green;"),
            ("App/A.swift", #"let a = UIImage(named: "sea-green")"#),
            ("App/A.swift", "let a = UIImage(resource: .seaGreen)"),
            ("App/A.swift", "let a = Asset.SeaGreen.image"),
            ("App/A.swift", ##"let a = "sea-\(shade)""##),
            ("App/A.swift", ##"let a = "sea-" + shade"##),
            ("App/A.swift", ##"let a = String(format: "sea-%@", shade)"##),
            ("App/A.m", #"[UIImage imageNamed:@"sea-green"];"#),
        ] as [(String, String)])
    func named(path: String, text: String) {
        #expect(unused(["sea-green.imageset"], [path: text]) == [])
    }

    @Test(
        "a comment, a part of a word and another name name no set",
        arguments: [
            "// sea-green", "let seaGreener = 1", ##"let a = "sea""##, ##"let a = "\(shade)-green""##,
            "let sea = green",
        ])
    func notNamed(text: String) {
        #expect(unused(["sea-green.imageset"], ["App/A.swift": text]) == ["sea-green.imageset"])
    }

    @Test("Xcode's symbols lack the ending that says the kind; names count with and without their namespace")
    func symbols() {
        #expect(unused(["SeaColor.colorset"], ["App/A.swift": "view.tintColor = .sea"]) == [])
        #expect(unused(["SeaImage.imageset"], ["App/A.swift": "Image(.sea)"]) == [])
        let group = ["App/A.xcassets/Icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#]
        let set = ["Icons/sea.imageset"]
        #expect(unused(set, group.merging(["App/A.swift": #"let a = "Icons/sea""#]) { $1 }) == [])
        #expect(unused(set, group) == set)
    }

    @Test("all sets that nothing names are listed in the order of their paths, app icons never")
    func order() {
        let sets = ["b.colorset", "a.imageset", "c.dataset", "AppIcon.appiconset", "d.symbolset"]
        #expect(unused(sets, [:]) == ["a.imageset", "b.colorset", "c.dataset", "d.symbolset"])
    }

    @Test("where a limit ends the reading, or no source is there, none is called unused")
    func gaps() throws {
        var texts = ["App/A.xcassets/a.imageset/Contents.json": "{}"]
        #expect(throws: UnknownUse.noSource) { try project(texts).project.unusedAssets() }
        texts["App/A.swift"] = "let b = 1"
        let (full, files) = project(texts)
        #expect(try full.unusedAssets().count == 1)
        var limits = ProjectLimits()
        limits.sourceBytes = 3
        let short = Project(root: full.root, files: files, limits: limits)
        #expect(throws: UnknownUse.limit) { try short.unusedAssets() }
    }
}
