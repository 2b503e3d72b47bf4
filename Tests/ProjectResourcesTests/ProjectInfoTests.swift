import LayoutEngine
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
        if project.isLetterboxed(near: appFolder) { facts.append("framed") }
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
            ("<key>LSRequiresIPhoneOS</key><true/>", ["language en", "framed"]),
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
