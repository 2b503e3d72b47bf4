import LayoutEngine
import TestSupport
import Testing

@testable import ProjectResources

/// Which file a picture's name stands for, and how large it is.
@Suite("Images of a project")
struct ImageTests {
    /// One set with a file for every condition; sizes tell the slots apart.
    static let slots: [(String, String, Int)] = [
        ("any1.png", #""idiom": "universal", "scale": "1x""#, 10),
        ("any2.png", #""idiom": "universal", "scale": "2x""#, 22),
        ("any3.png", #""idiom": "universal", "scale": "3x""#, 36), ("pad2.png", #""idiom": "ipad", "scale": "2x""#, 42),
        (
            "dark2.png",
            #""idiom": "universal", "scale": "2x", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#, 52
        ),
        (
            "contrast2.png",
            #""idiom": "universal", "scale": "2x", "appearances": [{"appearance": "luminosity", "value": "dark"}, {"appearance": "contrast", "value": "high"}]"#,
            62
        ),
        ("right2.png", #""idiom": "universal", "scale": "2x", "language-direction": "right-to-left""#, 72),
        ("german2.png", #""idiom": "universal", "scale": "2x", "locale": "de""#, 82),
        ("tv.png", #""idiom": "tv", "scale": "2x""#, 92),
    ]

    static func wholeProject(without left: Set<String> = []) -> Project {
        var bytes: [String: [UInt8]] = [:]
        var entries: [String] = []
        for (file, conditions, side) in slots where !left.contains(file) {
            bytes["App/A.xcassets/logo.imageset/\(file)"] = pngHead(side, side)
            entries.append(#"{"filename": "\#(file)", \#(conditions)}"#)
        }
        let contents = imageSet(entries.joined(separator: ", "))
        return project(["App/A.xcassets/logo.imageset/Contents.json": contents], bytes: bytes).project
    }

    static let screens: [(String, Double, AssetTraits)] = [
        ("any2.png", 11.0, AssetTraits()),
        ("any3.png", 12, AssetTraits.with { $0.scale = 3 }),
        ("any1.png", 10, AssetTraits.with { $0.scale = 1 }),
        ("pad2.png", 21, AssetTraits.with { $0.isPad = true }),
        ("dark2.png", 26, AssetTraits.with { $0.userInterfaceStyle = .dark }),
        (
            "contrast2.png", 31,
            AssetTraits.with {
                $0.userInterfaceStyle = .dark
                $0.hasHighContrast = true
            }
        ),
        ("any2.png", 11, AssetTraits.with { $0.hasHighContrast = true }),
        ("right2.png", 36, AssetTraits.with { $0.layoutDirection = .rightToLeft }),
        ("german2.png", 41, AssetTraits.with { $0.language = "de-AT" }),
        ("any2.png", 11, AssetTraits.with { $0.language = "fr" }),
    ]

    @Test(arguments: screens)
    func slotFitsTheScreen(file: String, side: Double, traits: AssetTraits) {
        // A locale's slot is for that language alone; no language wanted means the development one.
        let left: Set<String> = traits.language == nil ? ["german2.png"] : []
        let image = Self.wholeProject(without: left).image("logo", near: appFolder, for: traits)
        #expect(image.path == "App/A.xcassets/logo.imageset/\(file)")
        #expect(image.size == Size(width: side, height: side))
        #expect(image.kind == .catalog)
    }

    @Test("a missing scale: the next larger one, else the largest")
    func missingScale() {
        let project = Self.wholeProject(without: ["any2.png", "right2.png", "german2.png", "dark2.png"])
        #expect(project.image("logo", near: appFolder, for: AssetTraits()).path?.hasSuffix("any3.png") == true)
        // A name with the extension of a file finds the set.
        let named = project.image("logo.png", near: appFolder, for: AssetTraits())
        #expect(named.name == "logo.png" && named.path?.hasSuffix("any3.png") == true)
        let files = project.files(ofImage: "logo.png", near: appFolder)
        #expect(!files.paths.isEmpty && files.paths == project.files(ofImage: "logo", near: appFolder).paths)
        let less = Self.wholeProject(without: ["any3.png", "right2.png", "german2.png", "dark2.png"])
        let traits = AssetTraits.with { $0.scale = 3 }
        #expect(less.image("logo", near: appFolder, for: traits).path?.hasSuffix("any2.png") == true)
    }

    @Test(
        arguments: [
            ("Icons/star", true, "App/A.xcassets/Icons/star.imageset/s.png"),
            ("star", true, nil), ("Icons/star", false, nil),
            ("star", false, "App/A.xcassets/Icons/star.imageset/s.png"),
            ("Star", false, nil),
        ] as [(String, Bool, String?)])
    func groupsBelongToTheNameWhenTheySaySo(name: String, isNamespace: Bool, path: String?) {
        let project = project(
            [
                "App/A.xcassets/Icons/Contents.json": #"{"properties": {"provides-namespace": \#(isNamespace)}}"#,
                "App/A.xcassets/Icons/star.imageset/Contents.json": imageSet(#"{"filename": "s.png"}"#),
            ], bytes: ["App/A.xcassets/Icons/star.imageset/s.png": pngHead(4, 4)]
        ).project
        #expect(project.image(name, near: appFolder, for: AssetTraits()).path == path)
    }

    @Test("the nearest catalog wins, the others are listed, a loose file comes last")
    func nearestWins() {
        let set = imageSet(#"{"filename": "l.png"}"#)
        let project = project(
            [
                "App/A.xcassets/logo.imageset/Contents.json": set, "Kit/K.xcassets/logo.imageset/Contents.json": set,
                "Aside/B.xcassets/logo.imageset/Contents.json": set,
            ],
            bytes: [
                "App/A.xcassets/logo.imageset/l.png": pngHead(1, 1),
                "Kit/K.xcassets/logo.imageset/l.png": pngHead(2, 2),
                "Aside/B.xcassets/logo.imageset/l.png": pngHead(3, 3), "App/logo.png": pngHead(4, 4),
            ]
        ).project
        let image = project.image("logo", near: "/work/app/Kit/Views", for: AssetTraits())
        #expect(image.path == "Kit/K.xcassets/logo.imageset/l.png")
        #expect(
            image.others == ["App/A.xcassets/logo.imageset", "Aside/B.xcassets/logo.imageset", "App/logo.png"])
        let far = project.image("logo", near: "/work/app/Other", for: AssetTraits())
        #expect(far.path == "App/A.xcassets/logo.imageset/l.png")
    }

    @Test(
        arguments: [
            ("a", 2.0, false, "a@2x.png", 5.0), ("a", 3, false, "a@3x.png", 10), ("a.png", 1, false, "a.png", 10),
            ("b.png", 2, false, "b@2x.png", 5), ("c.jpg", 2, false, "c.jpg", 7), ("c", 2, false, nil, 0),
            ("a", 2, true, "a@2x~ipad.png", 20), ("B", 2, false, "b@2x.png", 5),
        ] as [(String, Double, Bool, String?, Double)])
    func looseFilesByScaleAndDevice(name: String, scale: Double, isPad: Bool, file: String?, side: Double) {
        let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 7, 0, 7, 1, 1, 0x11, 0]
        let project = project(
            [:],
            bytes: [
                "Art/a.png": pngHead(10, 10), "Art/a@2x.png": pngHead(10, 10), "Art/a@3x.png": pngHead(30, 30),
                "Art/a@2x~ipad.png": pngHead(40, 40), "Art/b@2x.png": pngHead(10, 10), "Art/c.jpg": jpeg,
            ]
        ).project
        let traits = AssetTraits.with {
            $0.scale = scale
            $0.isPad = isPad
        }
        let image = project.image(name, near: appFolder, for: traits)
        #expect(image.path == file.map { "Art/" + $0 })
        #expect(image.size == (file == nil ? nil : Size(width: side, height: side)))
        #expect(image.notes.isEmpty == (name != "B"))
    }

    @Test(
        "a fetched package's picture stands for a name that the project lacks, one of a bundle does not",
        arguments: [
            ("Pods/Kit/Assets/check.png", "Pods/Kit/Assets/check.png"),
            ("Kit/Pods/K/check@2x.png", "Kit/Pods/K/check@2x.png"),
            ("Pods/Kit/Kit.bundle/check.png", nil), ("build/check.png", nil), ("Pods/Kit/other.png", nil),
        ])
    func packages(file: String, path: String?) {
        let project = project([:], bytes: [file: pngHead(20, 20)]).project
        let found = project.image("check.png", near: appFolder, for: AssetTraits())
        #expect(found.path == path)
        #expect(found.kind == (path == nil ? .missing : .loose))
        if let path { #expect(project.files(ofImage: "check", near: appFolder).files == ["/work/app/" + path]) }
    }

    @Test("a sliced picture is as large as its caps and its middle")
    func slicing() {
        let slot = #"""
            {"filename": "b.png", "scale": "2x", "resizing": {"mode": "3-part-horizontal",
             "center": {"mode": "tile", "width": 1}, "cap-insets": {"left": 10, "right": 11}}}
            """#
        let project = project(
            ["App/A.xcassets/b.imageset/Contents.json": imageSet(slot)],
            bytes: ["App/A.xcassets/b.imageset/b.png": pngHead(44, 21)]
        ).project
        let image = project.image("b", near: appFolder, for: AssetTraits())
        #expect(image.size == Size(width: 11, height: 10.5))
        #expect(image.slicing?.tiles == true)
    }

    @Test("a vector picture is sliced in points; its file's size is the whole page's")
    func slicedVector() {
        let slot = #"""
            {"filename": "r.svg", "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 1, "height": 1},
             "cap-insets": {"left": 15, "right": 15, "top": 96, "bottom": 10}}}
            """#
        let project = project(
            [
                "App/A.xcassets/r.imageset/Contents.json": imageSet(slot),
                "App/A.xcassets/r.imageset/r.svg":
                    #"<svg xmlns="http://www.w3.org/2000/svg" width="301" height="387"></svg>"#,
            ]
        ).project
        let image = project.image("r", near: appFolder, for: AssetTraits())
        #expect(image.size == Size(width: 31, height: 107))
        #expect(image.fileSize == Size(width: 301, height: 387))
    }

    @Test("a set of the document's target before one of a target with an Info.plist of its own")
    func ownTarget() {
        let set = imageSet(#"{"filename": "l.png"}"#)
        let project = project(
            [
                "src/A.xcassets/logo.imageset/Contents.json": set,
                "src/iOS/Widget/B.xcassets/logo.imageset/Contents.json": set, "src/iOS/Widget/Info.plist": "<plist/>",
                "src/iOS/Info.plist": "<plist/>",
            ],
            bytes: [
                "src/A.xcassets/logo.imageset/l.png": pngHead(1, 1),
                "src/iOS/Widget/B.xcassets/logo.imageset/l.png": pngHead(2, 2),
            ]
        ).project
        #expect(
            project.image("logo", near: "/work/app/src/iOS", for: AssetTraits()).path
                == "src/A.xcassets/logo.imageset/l.png")
        #expect(
            project.image("logo", near: "/work/app/src/iOS/Widget", for: AssetTraits()).path
                == "src/iOS/Widget/B.xcassets/logo.imageset/l.png")
    }

    @Test("why there is no picture")
    func reasons() {
        let project = project(
            [
                "A.xcassets/empty.imageset/Contents.json": imageSet(#"{"idiom": "universal"}"#),
                "A.xcassets/none.imageset/x.txt": "", "A.xcassets/broken.imageset/Contents.json": "{",
                "A.xcassets/gone.imageset/Contents.json": imageSet(#"{"filename": "g.png"}"#),
                "A.xcassets/text.imageset/Contents.json": imageSet(#"{"filename": "t.png"}"#),
                "A.xcassets/text.imageset/t.png": "no picture",
                "A.xcassets/out.imageset/Contents.json": imageSet(#"{"filename": "../../secret.png"}"#),
            ], bytes: ["secret.png": pngHead(1, 1)]
        ).project
        func reason(_ name: String) -> MissingReason? {
            project.image(name, near: appFolder, for: AssetTraits()).reason
        }
        #expect(reason("nothing") == .noSuchName)
        #expect(reason("empty") == .emptySlot)
        #expect(reason("none") == .emptySlot)
        #expect(reason("broken") == .unreadable)
        #expect(reason("gone") == .fileMissing)
        #expect(reason("text") == .unreadable)
        #expect(reason("out") == .emptySlot)
        #expect(project.image("out", near: appFolder, for: AssetTraits()).notes.count == 1)
    }
}
