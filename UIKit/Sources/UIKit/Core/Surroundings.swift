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
        set {
            let known = faces.with { $0 }
            stored.withLock { environment in
                environment = newValue
                for (name, face) in known { if let face { environment.typefaces[name] = face } }
            }
        }
    }

    /// The faces of the program's fonts by name, in the order of their first use; nil for a font without a file.
    private static let faces = Locked<[(name: String, face: (any Typeface)?)]>([])

    /// Has layouts from now on measure a font by its file.
    static func noteTypeface(_ name: String, _ find: () -> (any Typeface)?) {
        guard !faces.with({ $0.contains { $0.name == name } }) else { return }
        let face = find()
        faces.with { $0.append((name, face)) }
        if let face {
            stored.withLock { $0.typefaces[name] = face }
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
