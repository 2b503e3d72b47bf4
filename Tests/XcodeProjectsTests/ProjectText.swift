@testable import XcodeProjects

/// A clone in memory.
struct MemoryClone: CloneFiles {
    var texts: [String: String]

    func contents(_ path: String) -> [UInt8]? { texts[path].map { Array($0.utf8) } }

    func isFile(_ path: String) -> Bool { texts[path] != nil }

    func files(below folder: String) -> [String] {
        texts.keys.filter { folder.isEmpty || $0.hasPrefix(folder + "/") }.sorted()
    }
}

/// Project files as Xcode writes them, small.
enum ProjectText {
    /// An app with groups, a framework, tests, and a folder of Xcode 16.
    static let app = """
        // !$*UTF8*$!
        {
            archiveVersion = 1;
            objects = {
                P = { isa = PBXProject; buildConfigurationList = PL; mainGroup = G; packageReferences = (LP, RP, );
                      projectDirPath = ""; targets = (A, T, W, ); };
                PL = { isa = XCConfigurationList; buildConfigurations = (PR, PD, ); };
                PR = { isa = XCBuildConfiguration; name = Release; buildSettings = { SWIFT_VERSION = 6.0; }; };
                PD = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = XC; buildSettings = {
                       SWIFT_VERSION = 5.0; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG $(inherited)"; }; };
                G = { isa = PBXGroup; children = (GA, XC, S, GP, ); sourceTree = "<group>"; };
                GA = { isa = PBXGroup; children = (F1, F2, V, GB, ); path = "My App"; sourceTree = "<group>"; };
                GB = { isa = PBXGroup; children = (F3, F4, F5, ); name = Views; sourceTree = "<group>"; };
                GP = { isa = PBXGroup; children = (L, ); path = ../..; sourceTree = "<group>"; };
                F1 = { isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = App.swift; sourceTree = "<group>"; };
                F2 = { isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
                F3 = { isa = PBXFileReference; path = "Views/A \\"b\\".swift"; sourceTree = "<group>"; };
                F4 = { isa = PBXFileReference; path = Legacy.m; sourceTree = "<group>"; };
                F5 = { isa = PBXFileReference; path = Shared/Top.swift; sourceTree = SOURCE_ROOT; };
                L = { isa = PBXFileReference; path = Secret.swift; sourceTree = "<group>"; };
                V = { isa = PBXVariantGroup; children = (V1, V2, ); name = Main.storyboard; sourceTree = "<group>"; };
                V1 = { isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
                V2 = { isa = PBXFileReference; path = de.lproj/Main.strings; sourceTree = "<group>"; };
                XC = { isa = PBXFileReference; path = Config/Base.xcconfig; sourceTree = "<group>"; };
                S = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = (SE, ); path = Kit; sourceTree = "<group>"; };
                SE = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, Old.swift, );
                       target = W; };
                A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                      buildConfigurationList = AL; buildPhases = (AS, AR, AX, ); dependencies = (D, );
                      packageProductDependencies = (PP1, PP2, ); };
                AL = { isa = XCConfigurationList; buildConfigurations = (AD, ); };
                AD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = "My-App";
                       INFOPLIST_FILE = "My App/Info.plist"; SWIFT_OBJC_BRIDGING_HEADER = "$(SRCROOT)/My App/Bridge.h";
                       OTHER_SWIFT_FLAGS = ("-D", BETA, "-DSTAGE", "-load-plugin-executable", "x#y"); }; };
                AS = { isa = PBXSourcesBuildPhase; files = (B1, B3, B4, B5, B6, ); };
                AR = { isa = PBXResourcesBuildPhase; files = (B2, BV, ); };
                AX = { isa = PBXShellScriptBuildPhase; shellScript = "rm -rf /"; };
                B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
                B3 = { isa = PBXBuildFile; fileRef = F3; }; B4 = { isa = PBXBuildFile; fileRef = F4; };
                B5 = { isa = PBXBuildFile; fileRef = F5; }; B6 = { isa = PBXBuildFile; fileRef = L; };
                BV = { isa = PBXBuildFile; fileRef = V; };
                D = { isa = PBXTargetDependency; target = W; };
                W = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
                      buildConfigurationList = AL2; buildPhases = (); fileSystemSynchronizedGroups = (S, ); };
                AL2 = { isa = XCConfigurationList; buildConfigurations = (WD, ); };
                WD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; }; };
                T = { isa = PBXNativeTarget; name = AppTests; productType = "com.apple.product-type.bundle.unit-test";
                      buildConfigurationList = TL; buildPhases = (); };
                TL = { isa = XCConfigurationList; buildConfigurations = (TD, ); };
                TD = { isa = XCBuildConfiguration; name = Debug;
                       buildSettings = { TEST_HOST = "$(BUILT_PRODUCTS_DIR)/App.app/App"; }; };
                LP = { isa = XCLocalSwiftPackageReference; relativePath = Packages/Design; };
                RP = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/charts"; };
                PP1 = { isa = XCSwiftPackageProductDependency; productName = Design; package = LP; };
                PP2 = { isa = XCSwiftPackageProductDependency; productName = Charts; package = RP; };
            };
            rootObject = P;
        }
        """

    static let clone = MemoryClone(texts: [
        "App.xcodeproj/project.pbxproj": app,
        "Config/Base.xcconfig":
            "#include \"../../outside.xcconfig\"\n#include \"Base.xcconfig\"\n// a\nPRODUCT_NAME = Wrong\n"
            + "SWIFT_ACTIVE_COMPILATION_CONDITIONS = COMMON // for all\n",
        "Kit/Card.swift": "", "Kit/Old.swift": "", "Kit/Info.plist": "", "Kit/Kit.h": "",
        "Kit/Media.xcassets/a.imageset/Contents.json": "", "Kit/Media.xcassets/a.imageset/a.png": "", "Kit/de.json": "",
    ])
}
