package import LayoutEngine
import Synchronization

/// The device and its traits: what `UIScreen.main` and `UITraitCollection.current` tell, and what layouts are made in.
package enum Surroundings {
    private static let asked = ProcessInfo.processInfo.environment
    private static let stored = Mutex(start(asked))

    /// An iPhone of today in portrait, light, left to right; or the device and the release that `uikit test` was asked for,
    /// by its variables `UIKIT_DEVICE` and `UIKIT_IOS`.
    package static func start(_ variables: [String: String]) -> LayoutEnvironment {
        let standard = "iPhone15"
        var environment =
            LayoutEnvironment(device: variables["UIKIT_DEVICE"] ?? standard) ?? LayoutEnvironment(device: standard)
            ?? LayoutEnvironment(width: 393, height: 852, scale: 3)
        if let version = SystemVersion(variables["UIKIT_IOS"]) { environment.release = version.release }
        return environment
    }

    private static let askedVersion = SystemVersion(asked["UIKIT_IOS"])

    /// The version that the system says it has: the one asked for, which may lie between two releases of the tables.
    static var version: SystemVersion {
        let release = environment.release
        return askedVersion.flatMap { $0.release == release ? $0 : nil } ?? SystemVersion(release)
    }

    package static var environment: LayoutEnvironment {
        get { stored.withLock { $0 } }
        set {
            let known = faces.withLock { $0 }
            stored.withLock { environment in
                environment = newValue
                for (name, face) in known { if let face { environment.texts.typefaces[name] = face } }
            }
        }
    }

    /// The faces of the program's fonts by name, in the order of their first use; nil for a font without a file.
    private static let faces = Mutex<[(name: String, face: (any Typeface)?)]>([])

    /// Has layouts from now on measure a font by its file.
    static func noteTypeface(_ name: String, _ find: () -> (any Typeface)?) {
        guard !faces.withLock({ $0.contains { $0.name == name } }) else { return }
        let face = find()
        faces.withLock { $0.append((name, face)) }
        if let face {
            stored.withLock { $0.texts.typefaces[name] = face }
        } else {
            Missing.note("UIFont(name: \"\(name)\"): no such font file; the system font's metrics stand in")
        }
    }

    /// Runs code on another device.
    @MainActor package static func with<Result>(_ other: LayoutEnvironment, _ body: () throws -> Result) rethrows
        -> Result
    {
        let before = environment
        environment = other
        defer { environment = before }
        return try body()
    }
}

extension LayoutEnvironment {
    /// The environment of a device by the name that `render-cli about devices` lists, `.landscape` behind it to turn it; nil for
    /// one that nobody knows.
    package init?(device: String) {
        let suffix = ".landscape"
        let isTurned = device.hasSuffix(suffix)
        guard let found = Device.named(isTurned ? String(device.dropLast(suffix.count)) : device) else { return nil }
        self = found.environment(landscape: isTurned)
    }
}

/// A version of iOS as programs read it.
package struct SystemVersion {
    let release: Release
    /// `17.5`.
    package let text: String
    /// 17.5, which `#available` is answered with.
    let number: Double

    init(_ release: Release) {
        self.release = release
        text = "\(release.major).\(release.minor)"
        number = Double(release.major) + Double(release.minor) / 10
    }

    /// Of `17`, `17.5` or `17.5.1`; nil for another text.
    package init?(_ version: String?) {
        let numbers = (version ?? "").split(separator: ".").map { Int($0) ?? -1 }
        guard let major = numbers.first, major > 0, !numbers.contains(-1) else { return nil }
        let minor = numbers.count > 1 ? numbers[1] : 0
        release = Release(major: major, minor: minor)
        text = ([major, minor] + numbers.dropFirst(2)).map(String.init).joined(separator: ".")
        number = Double(major) + Double(minor) / 10
    }
}
