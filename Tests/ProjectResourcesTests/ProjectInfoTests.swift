import LayoutEngine
import TestSupport
import Testing

@testable import ProjectResources

/// What an `Info.plist` and a project file say about the app, one table for each.
@Suite struct ProjectInfoTests {
    /// What is read of both files, in words.
    static func facts(infoList: String, projectFile: String) -> [String] {
        let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\"><dict>"
        let project = project([
            "App/Info.plist": head + infoList + "</dict></plist>", "App.xcodeproj/project.pbxproj": projectFile,
        ]).project
        var facts = ["language \(project.developmentLanguage(near: appFolder))"]
        if let turns = project.turns(near: appFolder) { facts.append(turns ? "turns" : "stays upright") }
        if project.liesOnSide(near: appFolder)?.phone == true { facts.append("lies on its side") }
        if project.liesOnSide(near: appFolder)?.pad == true { facts.append("pads do") }
        if let style = project.onlyStyle(near: appFolder) { facts.append("always \(style.rawValue)") }
        if let families = project.deviceFamilies(near: appFolder) {
            facts.append((families.phones ? "phones" : "") + (families.pads ? "pads" : ""))
        }
        if let height = project.tallestPhone(near: appFolder) { facts.append("framed in \(Int(height))") }
        let known = project.knownLanguages(near: appFolder)
        if !known.isEmpty { facts.append("known \(known.joined(separator: " "))") }
        return facts
    }

    @Test(
        "an Info.plist's values, and what stands for a value that is none",
        arguments: [
            ("", ["language en"]),
            ("<key>CFBundleDevelopmentRegion</key><string>de</string>", ["language de"]),
            ("<key>CFBundleDevelopmentRegion</key><string>$(DEVELOPMENT_LANGUAGE)</string>", ["language en"]),
            ("<key>CFBundleDevelopmentRegion</key><array/>", ["language en"]),
            ("<key>LSRequiresIPhoneOS</key><true/>", ["language en", "framed in 736"]),
            (
                "<key>LSRequiresIPhoneOS</key><true/><key>UILaunchStoryboardName</key><string>Launch</string>",
                ["language en"]
            ),
            ("<key>UIUserInterfaceStyle</key><string>Dark</string>", ["language en", "always dark"]),
            ("<key>UIUserInterfaceStyle</key><string>Automatic</string>", ["language en"]),
            (
                "<key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationPortrait</string></array>",
                ["language en", "stays upright"]
            ),
            (
                """
                <key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationPortrait</string></array>
                <key>UISupportedInterfaceOrientations~iphone</key>
                <array><string>UIInterfaceOrientationLandscapeLeft</string></array>
                """, ["language en", "turns", "lies on its side"]
            ),
        ])
    func infoList(text: String, facts: [String]) {
        #expect(Self.facts(infoList: text, projectFile: "") == facts)
    }

    @Test(
        "an app with launch pictures lies in the frame of the highest phone that has a picture",
        arguments: [
            ("UILaunchImages", "{320, 568}", "framed in 568"), ("UILaunchImages", "{375, 812}", nil),
            ("UILaunchImages~ipad", "{768, 1024}", "framed in 736"),
        ])
    func launchPictures(key: String, size: String, words: String?) {
        let list = """
            <key>LSRequiresIPhoneOS</key><true/><key>\(key)</key><array><dict>
            <key>UILaunchImageSize</key><string>\(size)</string></dict></array>
            """
        #expect(Self.facts(infoList: list, projectFile: "").first { $0.hasPrefix("framed") } == words)
    }

    @Test(
        "launch pictures of a catalog, and of the bundle by their names",
        arguments: [
            ("{\"images\": [{\"subtype\": \"667h\"}, {\"subtype\": \"736h\"}]}", [], 736),
            ("{\"images\": [{\"subtype\": \"retina4\"}]}", ["Default-667h@2x.png"], 667),
            ("{\"images\": [{\"subtype\": \"736h\"}, {\"subtype\": \"2436h\"}]}", [], nil),
            (nil, ["Default@2x.png", "Default-568h@2x.png"], nil),
        ] as [(String?, [String], Double?)])
    func catalogs(contents: String?, loose: [String], height: Double?) {
        let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\"><dict>"
        var texts = [
            "App/Info.plist": head + "<key>LSRequiresIPhoneOS</key><true/></dict></plist>",
            "App.xcodeproj/project.pbxproj": "ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME = Launch;",
        ]
        texts["App/Assets.xcassets/Launch.launchimage/Contents.json"] = contents
        let pictures = Dictionary(uniqueKeysWithValues: loose.map { ("App/" + $0, pngHead(640, 960)) })
        #expect(project(texts, bytes: pictures).project.tallestPhone(near: appFolder) == height)
        texts["App.xcodeproj/project.pbxproj"] = ""
        let bare = project(texts, bytes: pictures).project.tallestPhone(near: appFolder)
        #expect(bare == (loose.isEmpty ? 736 : loose.contains("Default-667h@2x.png") ? 667 : 568))
    }

    @Test("a service's list of keys and the list of a library say nothing of the app, however near")
    func listsOfServices() {
        let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\"><dict>"
        let upright =
            "<key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationPortrait</string></array>"
        let project = project([
            "App/Info.plist": head + upright + "</dict></plist>",
            "App/GoogleService-Info.plist": head + "<key>API_KEY</key><string>x</string></dict></plist>",
            "App/Maps.bundle/Info.plist": head + "<key>CFBundleName</key><string>Maps</string></dict></plist>",
            "HostOfTests/Info.plist": head + upright.replacing("Portrait", with: "LandscapeLeft") + "</dict></plist>",
            "App/A/Info.plist": head + "<key>CFBundlePackageType</key><string>FMWK</string></dict></plist>",
        ]).project
        #expect(project.turns(near: appFolder) == false)
        #expect(project.turns(near: appFolder + "/A") == false)
        #expect(project.turns(near: "/work/app/Modules") == false)
        #expect(project.turns(near: appFolder + "/Maps.bundle") == false)
        #expect(project.hasInfo(near: appFolder))
    }

    /// A repository with a library, the library's demo, an app that links the library, and another app.
    private static func repository(_ app: String = "App", hasHost: Bool = true) -> (
        library: Project, repository: Project
    ) {
        func list(_ orientation: String) -> String {
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\"><dict><key>LSRequiresIPhoneOS</key><true/>"
                + "<key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientation\(orientation)</string></array>"
                + "<key>UILaunchStoryboardName</key><string>Launch</string></dict></plist>"
        }
        let library = """
            productType = "com.apple.product-type.framework"; productType = "com.apple.product-type.application";
            TARGETED_DEVICE_FAMILY = "1,2"; productReference = A1 /* Kit.framework */;
            """
        let texts = [
            "/work/app/Kit/Kit.xcodeproj/project.pbxproj": library,
            "/work/app/Kit/KitDemo/Info.plist": list("LandscapeLeft"),
            "/work/app/\(app)/Info.plist": list("Portrait"),
            "/work/app/App/App.xcodeproj/project.pbxproj": "path = Kit.framework; TARGETED_DEVICE_FAMILY = 1;",
        ]
        let host = [
            "/work/app/Host/Info.plist": list("LandscapeRight"),
            "/work/app/Host/Host.xcodeproj/project.pbxproj": "TARGETED_DEVICE_FAMILY = 2;",
        ]
        let all = hasHost ? texts.merging(host) { $1 } : texts
        let files = MemoryFiles(all.mapValues { Array($0.utf8) }, links: [:])
        let root = ProjectRoot(path: "/work/app/Kit", sign: .project, wider: "/work/app")
        return (
            Project(root: root, files: files),
            Project(root: ProjectRoot(path: "/work/app", sign: .repository), files: files)
        )
    }

    @Test("a library turns as the app does that has the library, and not as the library's demo")
    func demos() {
        let (library, whole) = Self.repository()
        #expect(library.turns(near: "/work/app/Kit/Kit") == false)
        #expect(library.deviceFamilies(near: "/work/app/Kit/Kit")?.pads == false)
        for project in [library, whole] { #expect(project.turns(near: "/work/app/Kit/KitDemo") == true) }
        #expect(library.isOfDemo("/work/app/Kit/KitDemo/Main.storyboard"))
        #expect(whole.isOfDemo("/work/app/Kit/KitDemo/Main.storyboard"))
        #expect(!library.isOfDemo("/work/app/Kit/Kit/Card.xib"))
        // Where nobody ships another app, the demo is the app.
        let (alone, _) = Self.repository("Kit/Example", hasHost: false)
        #expect(alone.turns(near: "/work/app/Kit/Kit") == nil)
        #expect(!alone.isOfDemo("/work/app/Kit/KitDemo/Main.storyboard"))
    }

    @Test("an app's target has other devices than the project and the tests")
    func familiesOfTheApp() {
        func target(_ id: String, _ kind: String, _ settings: String) -> String {
            """
            \(id) = {isa = PBXNativeTarget; name = \(id); productType = "com.apple.product-type.\(kind)";
            buildPhases = (); buildConfigurationList = \(id)L; };
            \(id)L = {isa = XCConfigurationList; buildConfigurations = (\(id)D); };
            \(id)D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };
            """
        }
        let file = """
            // !$*UTF8*$!
            { objects = {
            P = {isa = PBXProject; mainGroup = G; targets = (T, A); buildConfigurationList = PL; };
            PL = {isa = XCConfigurationList; buildConfigurations = (PD); };
            PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {TARGETED_DEVICE_FAMILY = "1,2"; }; };
            G = {isa = PBXGroup; children = (); sourceTree = "<group>"; };
            \(target("T", "bundle.unit-test", ""))
            \(target("A", "application", "TARGETED_DEVICE_FAMILY = 1; "))
            }; rootObject = P; }
            """
        #expect(Self.facts(infoList: "", projectFile: file) == ["language en", "phones"])
        let both = file.replacing("TARGETED_DEVICE_FAMILY = 1; ", with: "")
        #expect(Self.facts(infoList: "", projectFile: both) == ["language en", "phonespads"])
    }

    @Test(
        "a language that the project file names nowhere is none of the app's",
        arguments: [
            ("path = Base.lproj/Main.storyboard; path = de.lproj/Main.strings;", true),
            ("path = Base.lproj/Main.storyboard; path = en.lproj/Main.strings;", false),
            ("path = Base.lproj/Main.storyboard; knownRegions = (Base, de, uk, );", false), ("path = App;", false),
        ])
    func namedLanguages(file: String, isLacking: Bool) {
        let project = project(["App.xcodeproj/project.pbxproj": file, "App/Base.lproj/Main.storyboard": "<document/>"])
            .project
        #expect(project.lacksLanguage("uk", near: appFolder) == isLacking)
        #expect(!project.lacksLanguage("de", near: appFolder))
    }

    @Test("a list of another name, which the project file names")
    func otherLists() {
        let list =
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\"><dict><key>LSRequiresIPhoneOS</key><true/>"
            + "<key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationPortrait</string></array></dict></plist>"
        for (setting, turns) in [("INFOPLIST_FILE = \"$(SRCROOT)/App/White.plist\";", false), ("", nil as Bool?)] {
            let project = project(["App/White.plist": list, "App.xcodeproj/project.pbxproj": setting]).project
            #expect(project.turns(near: appFolder) == turns)
        }
    }

    @Test("a copy of a library that has its version in its name shows nothing in another app")
    func copies() {
        let (library, _) = Self.repository("kit-ios-2.8.2/HelloKit")
        #expect(library.isOfDemo("/work/app/kit-ios-2.8.2/HelloKit/Main.storyboard"))
        #expect(!library.isOfDemo("/work/app/kit-ios-2.8/HelloKit/Main.storyboard"))
        let (alone, _) = Self.repository("kit-ios-2.8.2/HelloKit", hasHost: false)
        #expect(!alone.isOfDemo("/work/app/kit-ios-2.8.2/HelloKit/Main.storyboard"))
    }

    @Test("names of folders of demos", arguments: ["KitDemo", "A/Example", "Kit Samples/B", "kit-demo", "DemoApp"])
    func demoFolders(name: String) { #expect(AppLists.isDemo(name)) }

    @Test("other names", arguments: ["Democracy", "Resample", "App", "", "Tutorial", "Epidemo/Base.lproj"])
    func otherFolders(name: String) { #expect(!AppLists.isDemo(name)) }

    @Test(
        "a project file's values, and what stands for a value that is none",
        arguments: [
            ("developmentRegion = fr;", ["language fr"]),
            ("developmentRegion = \"pt-BR\";", ["language pt-BR"]),
            ("knownRegions = (en, Base, \"zh-Hans\", de,);", ["language en", "known de en zh-Hans"]),
            ("knownRegions = en;", ["language en"]),
            ("TARGETED_DEVICE_FAMILY = \"1,2\";", ["language en", "phonespads"]),
            ("TARGETED_DEVICE_FAMILY = 2;", ["language en", "pads"]),
            ("TARGETED_DEVICE_FAMILY = $(FAMILY);", ["language en"]),
            ("productType = \"com.apple.product-type.application\";", ["language en", "phones"]),
            (
                "productType = \"com.apple.product-type.application\"; baseConfigurationReference = A1 /* App.xcconfig */;",
                ["language en"]
            ),
            ("INFOPLIST_KEY_UIUserInterfaceStyle = Light;", ["language en", "always light"]),
            (
                "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = UIInterfaceOrientationPortrait;",
                ["language en", "stays upright"]
            ),
            (
                """
                INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = UIInterfaceOrientationLandscapeLeft;
                INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = UIInterfaceOrientationPortrait;
                """, ["language en", "turns"]
            ),
            (
                "INFOPLIST_KEY_UISupportedInterfaceOrientations = UIInterfaceOrientationLandscapeRight;",
                ["language en", "turns", "lies on its side", "pads do"]
            ),
            (
                """
                INFOPLIST_KEY_UISupportedInterfaceOrientations = UIInterfaceOrientationPortrait;
                INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = "UIInterfaceOrientationLandscapeLeft";
                """, ["language en", "turns", "lies on its side"]
            ),
        ])
    func projectFile(text: String, facts: [String]) {
        #expect(Self.facts(infoList: "", projectFile: text) == facts)
    }

    @Test("the Info.plist's word stands over the project file's, whose region stands over the list's")
    func precedence() {
        let list = """
            <key>UIUserInterfaceStyle</key><string>Light</string><key>CFBundleDevelopmentRegion</key><string>it</string>
            """
        let file = "INFOPLIST_KEY_UIUserInterfaceStyle = Dark; developmentRegion = fr;"
        #expect(Self.facts(infoList: list, projectFile: file) == ["language fr", "always light"])
    }
}
