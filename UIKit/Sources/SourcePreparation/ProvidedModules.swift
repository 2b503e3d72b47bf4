/// The modules beside UIKit that its package provides, so that a target needs no other package for them.
///
/// A stand-in for a module of Apple's has another name: one with the name itself would lie where every other package's
/// `canImport` finds it.
enum ProvidedModules {
    /// Apple's modules and their stand-ins.
    static let standIns: [String: String] = [
        "AuthenticationServices": "AppleAccounts", "Combine": "AppleCombine", "CoreData": "AppleCoreData",
        "CoreLocation": "AppleLocation", "CoreServices": "AppleTypes", "CryptoKit": "Crypto", "MapKit": "AppleMaps",
        "MobileCoreServices": "AppleTypes", "OSLog": "AppleOS", "SafariServices": "AppleWeb", "SwiftUI": "AppleSwiftUI",
        "UniformTypeIdentifiers": "AppleTypes", "WebKit": "AppleWeb", "os": "AppleOS",
    ]
    /// Modules of other packages, and those of this one that have their interface.
    private static let packages: [String: String] = [
        "FBSnapshotTestCase": "SnapshotCases", "SnapshotTesting": "SnapshotTesting",
        "iOSSnapshotTestCase": "SnapshotCases", "iOSSnapshotTestCaseCore": "SnapshotCases",
    ]

    /// The products of other packages that need no package here.
    static let products = Set(packages.keys).union(packages.values)

    /// The modules that have another name here.
    static let renamed = standIns.merging(packages.filter { $0.key != $0.value }) { own, _ in own }

    /// The modules that code may ask for. Of others there are a few names, or those that the sources use, and what is written
    /// for a system without them is the better choice.
    static let importable = renamed.keys.filter { !ofNames.contains($0) }.sorted()
    static let ofNames: Set<String> = [
        "AVFoundation", "AVKit", "Accelerate", "AudioToolbox", "AuthenticationServices", "CommonCrypto", "CoreHaptics",
        "CoreMedia", "CoreMotion", "CoreTelephony", "LocalAuthentication", "MessageUI", "Metal", "MetalKit", "Network",
        "Photos", "PhotosUI", "SceneKit", "Security", "Social", "SpriteKit", "StoreKit", "SwiftUI",
        "SystemConfiguration", "UserNotifications", "Vision", "simd",
    ]

    /// The modules whose names code may put before a name of theirs; of the others one is a function, one a class.
    static let qualifiers = renamed.filter { $0.key != "os" && $0.key != "FBSnapshotTestCase" }

    /// The modules that bring XCTest along, or whose tests have it from a file beside them.
    static let modulesOfTests = Set(packages.keys).union(["XCTest"])

    /// Apple's package with CryptoKit's interface, fetched where a source imports that module: its product, and its entry among a
    /// manifest's dependencies.
    static let crypto = "Crypto"
    static let cryptoPackage = ".package(url: \"https://github.com/apple/swift-crypto.git\", \"3.12.3\"..<\"5.0.0\")"

    /// - Parameter own: the names of the targets that are prepared, none of which needs a product.
    /// - Returns: the products that a target with these imports needs, in the order of their names.
    static func products(for imports: Set<String>, beside own: Set<String>) -> [String] {
        Set(imports.subtracting(own).compactMap { standIns[$0] ?? packages[$0] }).subtracting(own).sorted()
    }
}
