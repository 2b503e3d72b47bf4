package import LayoutEngine
import Synchronization

/// The device and its traits: what `UIScreen.main` and `UITraitCollection.current` tell, and what layouts are made in.
package enum Surroundings {
    private static let stored = Mutex(Self.start)

    /// An iPhone of today in portrait, light, left to right.
    private static var start: LayoutEnvironment {
        Device.named("iPhone15")?.environment() ?? LayoutEnvironment(width: 393, height: 852, scale: 3)
    }

    package static var environment: LayoutEnvironment {
        get { stored.withLock { $0 } }
        set { stored.withLock { $0 = newValue } }
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
