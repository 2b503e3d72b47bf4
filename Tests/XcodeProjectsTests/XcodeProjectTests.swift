import Testing

@testable import XcodeProjects

/// What targets consist of.
struct XcodeProjectTests {
    private func target(_ name: String) throws -> XcodeTarget {
        let project = try XcodeProject(at: "App.xcodeproj", in: ProjectText.clone)
        return try #require(project.targets.first { $0.name == name })
    }

    /// Groups with and without folders, quotes in names, versions of a file in several languages; scripts are no part.
    @Test func appWithGroups() throws {
        let app = try target("App")
        #expect(app.kind == .application)
        #expect(app.module == "My_App")
        #expect(app.sources == ["My App/App.swift", "My App/Views/A \"b\".swift", "Shared/Top.swift"])
        #expect(app.foreignSources == ["My App/Legacy.m"])
        #expect(
            app.resources == [
                "My App/Assets.xcassets", "My App/Base.lproj/Main.storyboard", "My App/de.lproj/Main.strings",
            ])
        #expect(app.infoList == "My App/Info.plist")
        #expect(app.bridgingHeader == "My App/Bridge.h")
        #expect(app.swiftVersion == "5.0")
        #expect(app.settings.expanded("$(SWIFT_VERSION) of $(TARGET_NAME)") == "5.0 of \(app.name)")
        #expect(app.conditions == ["DEBUG", "COMMON", "BETA", "STAGE"])
        #expect(app.dependencies == ["Kit"])
        #expect(app.products.map(\.name) == ["Design", "Charts"])
        #expect(app.products.map(\.folder) == ["Packages/Design", nil])
    }

    /// All files of a folder of Xcode 16 but its exceptions; a catalog is one file.
    @Test func synchronizedFolder() throws {
        let kit = try target("Kit")
        #expect(kit.kind == .library)
        #expect(kit.sources == ["Kit/Card.swift"])
        #expect(kit.resources == ["Kit/Media.xcassets", "Kit/de.json"])
        #expect(kit.isMainActorByDefault)
        #expect(kit.conditions == ["DEBUG", "COMMON"])
    }

    @Test func testsKnowTheirHost() throws {
        let tests = try target("AppTests")
        #expect(tests.kind == .tests)
        #expect(tests.host == "App")
    }

    /// What lies outside the clone is in no target, and is named.
    @Test func pathsOutside() throws {
        let project = try XcodeProject(at: "App.xcodeproj", in: ProjectText.clone)
        #expect(project.outside == ["../.."])
        #expect(!project.targets.contains { $0.sources.contains { $0.contains("Secret") } })
        #expect(project.folders == ["Packages/Design"])
        #expect(project.remotePackages == ["https://example.com/charts"])
    }

    @Test(arguments: [
        ("a", "b/c", "a/b/c"), ("a/b", "../c", "a/c"), ("", "../c", nil), ("a", "../../c", nil), ("a", "/etc", nil),
        ("a", "~/x", nil), ("a", "b\nc", nil), ("a", "./b//c", "a/b/c"),
    ])
    func joinedPaths(folder: String, path: String, joined: String?) {
        #expect(FolderPath.join(folder, path) == joined)
    }

    /// Paths are found without regard to case, of several the first by its bytes; each folder is listed once.
    @Test(arguments: [
        ("app/models/b.swift", "App/Models/B.swift"), ("app/models/a.swift", "App/models/A.swift"),
        ("APP/MODELS", "App/Models"), ("app/models/c.swift", nil), ("app/../App/Models", nil), ("none/b", nil),
        ("", ""), ("ÄPFEL/x", "a\u{308}pfel/X"),
    ])
    func spelledPaths(path: String, found: String?) {
        let folders = [
            "": ["a\u{308}pfel", "App"], "App": ["models", "Models"], "App/models": ["a.swift", "A.swift"],
            "App/Models": ["B.swift"], "a\u{308}pfel": ["X"],
        ]
        var asked: [String] = []
        let paths = SpelledPaths { folder in
            asked.append(folder)
            return folders[folder] ?? []
        }
        for _ in 0..<2 { #expect(paths.spelling(of: path) == found) }
        #expect(Set(asked).count == asked.count)
    }

    /// Exceptions of a synchronized folder count in any case.
    @Test func exceptionsInAnotherCase() throws {
        var clone = ProjectText.clone
        clone.texts["Kit/OLD.swift"] = clone.texts.removeValue(forKey: "Kit/Old.swift")
        let kit = try XcodeProject(at: "App.xcodeproj", in: clone).targets.first { $0.name == "Kit" }
        #expect(kit?.sources == ["Kit/Card.swift"])
    }

    /// Each mistake has its place; none crashes or hangs.
    @Test(arguments: [
        ("", "1:1: the file ends"), ("{ a = b }", "1:9: ';' is missing"), ("{ a = (b, c; }", "1:12: ')' is missing"),
        ("{\n  a = \"b;\n}", "2:7: a text without its closing quote"), ("{ /* a", "1:3: a comment without its end"),
        ("{ a = <00", "1:10: data without"), ("{} b", "1:4: text behind"),
        (String(repeating: "(", count: 100), "1:65: more than 64"), ("<?xml version=\"1.0\"?>", "1:1: a list in XML"),
        ("{ rootObject = A; }", "no 'objects'"), ("{ objects = {}; rootObject = A; }", "no 'rootObject'"),
    ])
    func mistakes(text: String, sentence: String) {
        let failure = #expect(throws: ProjectFailure.self) { try ProjectObjects(Array(text.utf8)) }
        #expect(failure?.description.hasPrefix(sentence) == true, "\(failure?.description ?? "")")
    }

    /// Groups and settings in circles, and settings that double, end.
    @Test func circles() throws {
        let text = """
            { objects = {
                P = { isa = PBXProject; mainGroup = G; targets = (T, T, P, nothing); };
                G = { isa = PBXGroup; children = (G, H, F); sourceTree = "<group>"; };
                H = { isa = PBXGroup; children = (G, H); path = h; sourceTree = "<group>"; };
                F = { isa = PBXFileReference; path = a.swift; sourceTree = "<group>"; };
                T = { isa = PBXNativeTarget; name = T; buildConfigurationList = L; buildPhases = (S); dependencies = (D); };
                D = { isa = PBXTargetDependency; target = T; };
                S = { isa = PBXSourcesBuildPhase; files = (B, B, S); };
                B = { isa = PBXBuildFile; fileRef = F; };
                L = { isa = XCConfigurationList; buildConfigurations = (C); };
                C = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
                    PRODUCT_MODULE_NAME = "$(A)"; A = "$(B)$(B)"; B = "$(A)$(A)x"; }; };
            }; rootObject = P; }
            """
        let clone = MemoryClone(texts: ["A.xcodeproj/project.pbxproj": text])
        let project = try XcodeProject(at: "A.xcodeproj", in: clone)
        #expect(project.targets.first?.sources == ["a.swift"])
        #expect((project.targets.first?.module.count ?? .max) <= 20_000)
    }

    /// A module's name is one of Swift's, whatever the project says: it stands in a manifest.
    @Test(arguments: [
        ("My App", "My_App"), ("3D", "_D"), ("a\", .package(url: \"x", "a____package_url___x"), ("Öl", "Öl"),
    ])
    func moduleNames(text: String, name: String) { #expect(BuildSettings.identifier(text) == name) }

    /// Names in names: the inner one is replaced first. What is not closed stays as it is.
    @Test(arguments: [
        ("$(NAME_$(CONFIG))", "Debug App"), ("${NAME_${CONFIG}}", "Debug App"),
        ("$(NAME_${CONFIG}:lower)", "debug app"),
        ("a $(NAME_$(CONFIG):identifier) $(NONE) b", "a Debug_App  b"), ("$(NONE:default=$(CONFIG))", "Debug"),
        ("$(NAME_$(CONFIG)", "$(NAME_Debug"), ("$ $x (a) {b} $(", "$ $x (a) {b} $("), ("$(DEEP)", "Debug App"),
    ])
    func nestedSettings(text: String, value: String) {
        var settings = BuildSettings()
        settings.add(["CONFIG": "Debug", "NAME_Debug": "$(CONFIG) App", "DEEP": "$(NAME_$(CONFIG))", "X": text])
        #expect(settings["X"] == value)
        #expect(settings.expanded("\(text) $(NOBODY)") == value + " ", "as in a property list")
    }

    /// A group's place is the one of what lies in it, and entities are signs.
    @Test func groupsOfWorkspaces() {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace version = "1.0">
               <Group location = "group:Apps &amp; more" name = "Apps">
                  <Group location = "group:iOS"><FileRef location = "group:A.xcodeproj"></FileRef></Group>
                  <Group location = "container:" name = "None"/>
                  <Group name = "Names"><FileRef location = "group:B&#x2e;xcodeproj"/></Group>
                  <FileRef location = "container:C.xcodeproj"/>
                  <Group location = "group:../.."><FileRef location = "group:D.xcodeproj"/></Group>
               </Group>
               <FileRef location = "group:E &quot;&#228;.xcodeproj"></FileRef>
               <FileRef location = "absolute:/F.xcodeproj"></FileRef>
               <FileRef location = "group:G.xcodeproj"></FileRef>
            </Workspace>
            """
        let clone = MemoryClone(texts: ["App.xcworkspace/contents.xcworkspacedata": text])
        #expect(
            XcodeWorkspace.projects(at: "App.xcworkspace", in: clone) == [
                "Apps & more/iOS/A.xcodeproj", "Apps & more/B.xcodeproj", "C.xcodeproj", "E \"ä.xcodeproj",
                "G.xcodeproj",
            ])
        let broken = MemoryClone(texts: ["App.xcworkspace/contents.xcworkspacedata": text + "</Group>"])
        #expect(XcodeWorkspace.projects(at: "App.xcworkspace", in: broken).isEmpty, "no XML")
    }

    @Test func workspaceAndLists() {
        let clone = MemoryClone(texts: [
            "App.xcworkspace/contents.xcworkspacedata":
                "<Workspace><FileRef location = \"group:App/App.xcodeproj\"/><FileRef location=\"group:../x.xcodeproj\"/>"
                + "<FileRef location = \"container:Pods/Pods.xcodeproj\"/></Workspace>"
        ])
        #expect(
            XcodeWorkspace.projects(at: "App.xcworkspace", in: clone)
                == ["App/App.xcodeproj", "Pods/Pods.xcodeproj"])
        let lock =
            "PODS:\n  - Alamofire (5.0)\n  - Moya/Core (15.0):\n    - Alamofire (~> 5.0)\n  - \"A+B (1)\"\n\nDEPENDENCIES:\n  - X\n"
        #expect(NeededPackages.pods(Array(lock.utf8)) == ["A+B", "Alamofire", "Moya"])
        let resolved =
            "{\"pins\": [{\"identity\" : \"snapkit\", \"location\": \"https://a.b/SnapKit.git\"}, {\"identity\" : \"c\"}]}"
        #expect(NeededPackages.packages(Array(resolved.utf8)) == ["snapkit": "https://a.b/SnapKit.git", "c": ""])
        let first = "{\"package\": \"Then\", \"repositoryURL\": \"https://a.b/Then\"}"
        #expect(NeededPackages.packages(Array(first.utf8)) == ["Then": "https://a.b/Then"])
        let list = "# github \"x/y\"\ngithub \"a/Masonry\" ~> 1.0\ngit \"https://a.b/C.git\" \"main\"\nbinary \"d\"\n"
        #expect(
            NeededPackages.cartfile(Array(list.utf8))
                == ["Masonry": "https://github.com/a/Masonry", "C": "https://a.b/C.git"])
    }

    /// Tests without variables of their own share those of a run, if their scheme says so.
    @Test(arguments: [
        ("YES", "", ["A": "2"]), ("NO", "", [:]),
        ("YES", "<EnvironmentVariable key='A' value='1' isEnabled='YES'/>", ["A": "1"]),
        ("YES", "<EnvironmentVariable key='B' value='1' isEnabled='YES'/>", ["A": "2"]), ("YES", "<", [:]),
    ])
    func variablesOfSchemes(shares: String, own: String, found: [String: String]) {
        let scheme = """
            <Scheme><TestAction shouldUseLaunchSchemeArgsEnv='\(shares)'><EnvironmentVariables>\(own)</EnvironmentVariables></TestAction>
            <LaunchAction><EnvironmentVariables><EnvironmentVariable key='A' value='2' isEnabled='YES'/>
            <EnvironmentVariable key='A' value='3' isEnabled='NO'/></EnvironmentVariables></LaunchAction></Scheme>
            """
        #expect(XcodeScheme.testVariables(Array(scheme.utf8), named: ["A"]) == found)
    }

    /// A class of another module and a type that would end its declaration are none; names are those of Swift's.
    @Test func modelsOfCoreData() throws {
        let text = """
            <model><entity name='A' representedClassName='.B' codeGenerationType='class' isAbstract='YES'>
            <attribute name='c' attributeType='Transformable' customClassName='[D: E.F]'/>
            <attribute name='g' optional='YES' customClassName='H { }'/>
            <relationship name='i' toMany='YES' destinationEntity='J'/></entity>
            <entity name='J' representedClassName='NSManagedObject'/></model>
            """
        let entities = try XcodeDataModel(Array(text.utf8), module: "M").entities
        #expect(entities.map(\.type) == ["M.B", nil] && entities.map(\.className) == ["B", "NSManagedObject"])
        #expect(entities[0].generation == .whole && entities[0].isAbstract && !entities[1].isAbstract)
        #expect(entities[0].attributes.map(\.customClass) == ["[D: E.F]", nil])
        #expect(entities[0].relationships.map(\.rule) == ["Nullify"] && entities[0].relationships[0].isToMany)
        for (text, said) in [
            ("<model><entity name='a b'/></model>", "1: an entity without"),
            ("<model>\n<entity/>\n</model>", "2: an entity"),
            ("<model><entity name='A'>\n<attribute name='1'/></entity></model>", "2: a property"),
            ("<m/>", "1: this is no model"),
        ] {
            #expect {
                _ = try XcodeDataModel(Array(text.utf8), module: "M")
            } throws: { "\($0)".hasPrefix(said) }
        }
    }

    @Test func bridgingHeaders() {
        let text =
            "#import <UIKit/UIKit.h>\n  #import \"Legacy.h\"\n@import MapKit;\n#include <zlib.h>\n// #import <X/X.h>\n"
        let (modules, others) = BridgingHeader.read(Array(text.utf8))
        #expect(modules == ["MapKit", "UIKit"])
        #expect(others == ["Legacy.h", "zlib.h"])
    }
}
