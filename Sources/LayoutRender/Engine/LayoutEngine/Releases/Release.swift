/// A release of iOS in which a metric or a look of UIKit changed: a column of the tables in this folder.
///
/// The layout of a tree belongs to a release, see `LayoutEnvironment.release`. A release stands for all later ones up to the
/// next case: `iOS18` for 18.0 to 18.3.
public enum Release: Int, Sendable, Hashable, CaseIterable, Comparable {
    /// And older, of which the corpus has no sizes that differ.
    case iOS8 = 8_00
    case iOS9 = 9_00
    case iOS10 = 10_00
    case iOS11 = 11_00
    case iOS12 = 12_00
    case iOS13 = 13_00
    case iOS14 = 14_00
    case iOS15 = 15_00
    case iOS16 = 16_00
    case iOS17 = 17_00
    case iOS18 = 18_00
    /// The release of Xcode 16.3, whose sliders are higher.
    case iOS18Point4 = 18_04
    case iOS26 = 26_00

    /// The older release first.
    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

    /// The newest release of the tables.
    public static let newest = Release.iOS26
    /// The release of a layout for which neither a document nor a person states one: the only place of this choice.
    public static let standard = newest
    /// A release for each year that apps of today run on: `--ios all`.
    public static let matrix: [Release] = [.iOS12, .iOS13, .iOS14, .iOS15, .iOS16, .iOS17, .iOS18, .iOS26]

    /// The major version: 18 of iOS 18.4.
    public var major: Int { rawValue / 100 }
    /// The minor version: 4 of iOS 18.4.
    public var minor: Int { rawValue % 100 }
    /// The version as `--ios` and tree.json take it: `18` or `18.4`.
    public var version: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

    /// The release with a version as `version` writes it; nil for another text.
    public init?(version: String) {
        guard let release = Self.allCases.first(where: { $0.version == version }) else { return nil }
        self = release
    }

    /// The release that a version of iOS belongs to: the newest that is no newer, and the oldest for a version before it.
    public init(major: Int, minor: Int = 0) {
        let number = min(max(major, 0), 1_000) * 100 + min(max(minor, 0), 99)
        self = Self.allCases.last { $0.rawValue <= number } ?? .iOS8
    }
}

extension Release: CustomStringConvertible {
    /// `iOS 18.4`.
    public var description: String { "iOS \(version)" }
}
