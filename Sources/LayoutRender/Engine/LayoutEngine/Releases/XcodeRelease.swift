/// A release of Xcode whose Interface Builder laid files out in a way of its own.
///
/// Interface Builder draws files with the UIKit of the release that its SDK belongs to. The number of its plug-in, which files
/// record, tells the release of Xcode; nothing behind this type knows the number.
package enum XcodeRelease: Int, Sendable, Hashable, CaseIterable, Comparable {
    // The raw value is the first plug-in of the release, betas included.
    /// And older.
    case xcode6 = 1
    case xcode7 = 8_000
    case xcode8 = 11_000
    case xcode9 = 13_000
    case xcode9Point1 = 13_500
    case xcode10 = 14_200
    case xcode11 = 14_700
    case xcode12 = 17_000
    case xcode13 = 19_000
    case xcode14Beta = 21_100
    case xcode14 = 21_200
    case xcode15 = 21_600
    case xcode16 = 23_000
    case xcode16Point3 = 23_600
    case xcode26 = 24_000
    case xcode27 = 25_000

    /// The older release first.
    package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

    /// The release with a plug-in of this number; nil for 0, the number of a file without a plug-in.
    package init?(plugIn: Int) {
        guard let release = Self.allCases.last(where: { $0.rawValue <= plugIn }) else { return nil }
        self = release
    }

    /// The first release whose SDK is that of `release` or newer.
    package init(sdk release: Release) { self = Self.allCases.first { $0.release >= release } ?? .xcode26 }

    /// The release of iOS that the SDK belongs to. [documented: the release notes of Xcode]
    package var release: Release { facts.release }

    private var facts: (name: String, release: Release) {
        switch self {
        case .xcode6: ("6", .iOS8)
        case .xcode7: ("7", .iOS9)
        case .xcode8: ("8", .iOS10)
        case .xcode9: ("9", .iOS11)
        case .xcode9Point1: ("9.1", .iOS11)
        case .xcode10: ("10", .iOS12)
        case .xcode11: ("11", .iOS13)
        case .xcode12: ("12", .iOS14)
        case .xcode13: ("13", .iOS15)
        case .xcode14Beta: ("14 beta", .iOS16)
        case .xcode14: ("14", .iOS16)
        case .xcode15: ("15", .iOS17)
        case .xcode16: ("16", .iOS18)
        case .xcode16Point3: ("16.3", .iOS18Point4)
        case .xcode26: ("26", .iOS26)
        case .xcode27: ("27", .iOS26)
        }
    }
}

extension XcodeRelease: CustomStringConvertible {
    /// `Xcode 16.3`.
    package var description: String { "Xcode \(facts.name)" }
}
