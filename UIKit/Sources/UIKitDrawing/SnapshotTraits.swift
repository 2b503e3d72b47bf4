public import LayoutEngine
import UIKit

/// What a snapshot is made on: a device and the traits of its user.
public struct SnapshotTraits: Sendable, Hashable {
    /// A name that `render-cli about devices` lists, `.landscape` behind it to turn it.
    public var device: String
    public var style: UIUserInterfaceStyle
    public var contentSize: UIContentSizeCategory
    public var isRightToLeft: Bool
    public var language: String?
    /// The major version of iOS whose metrics and looks hold, `UIDevice.current.systemVersion` says and `#available` asks for.
    public var ios: Int

    public init(
        device: String = "iPhone15", style: UIUserInterfaceStyle = .light, contentSize: UIContentSizeCategory = .large,
        isRightToLeft: Bool = false, language: String? = nil, ios: Int = Release.standard.major
    ) {
        self.device = device
        self.style = style
        self.contentSize = contentSize
        self.isRightToLeft = isRightToLeft
        self.language = language
        self.ios = ios
    }

    public static let standard = SnapshotTraits()
    public static let dark = SnapshotTraits(style: .dark)

    /// Nil for a device that nobody knows.
    public var environment: LayoutEnvironment? {
        guard var environment = LayoutEnvironment(device: device) else { return nil }
        environment.userInterfaceStyle = style == .dark ? .dark : .light
        environment.contentSizeCategory = ContentSizeCategory(rawValue: contentSize.rawValue) ?? .large
        environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        environment.texts.language = language
        environment.release = Release(major: ios)
        return environment
    }

    /// Makes and uses views on the device: `UIScreen.main` and `UITraitCollection.current` are its own meanwhile.
    /// - Returns: nil for a device that nobody knows.
    @MainActor
    public func with<Result>(_ body: () throws -> Result) rethrows -> Result? {
        guard let environment else { return nil }
        return try Surroundings.with(environment, body)
    }
}
