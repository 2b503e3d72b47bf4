/// The modules beside UIKit that its package provides, so that a target needs no other package for them.
///
/// A stand-in for a module of Apple's has another name: one with the name itself would lie where every other package's
/// `canImport` finds it.
enum ProvidedModules {
    /// Apple's modules and their stand-ins.
    static let standIns: [String: String] = [
        "AVFoundation": "AppleMedia", "AVKit": "AppleMedia", "Accessibility": "AppleAccessibility",
        "Combine": "AppleCombine", "CoreLocation": "AppleLocation", "CoreMedia": "AppleMedia",
        "CoreMotion": "AppleMotion", "CoreServices": "AppleTypes", "MapKit": "AppleMaps",
        "MobileCoreServices": "AppleTypes", "SafariServices": "AppleWeb", "UniformTypeIdentifiers": "AppleTypes",
        "UserNotifications": "AppleNotifications", "WebKit": "AppleWeb", "os": "AppleOS", "simd": "AppleVectors",
    ]
    /// Modules of other packages that have the same name here.
    private static let packages = ["SnapshotTesting": "SnapshotTesting"]

    /// The products of other packages that need no package here.
    static let products = Set(packages.values)

    /// - Returns: the products that a target with these imports needs, in the order of their names.
    static func products(for imports: Set<String>) -> [String] {
        Set(imports.compactMap { standIns[$0] ?? packages[$0] }).sorted()
    }
}
