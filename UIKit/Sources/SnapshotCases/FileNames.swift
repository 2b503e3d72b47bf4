import PNGCodec
import UIKit

/// What of the device the names of references have.
public struct FBSnapshotTestCaseFileNameIncludeOption: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let none = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 1)
    public static let device = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 2)
    public static let OS = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 4)
    public static let screenSize = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 8)
    public static let screenScale = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 16)
}

/// The options of older releases: each adds what it names, as those of today do, and the scale is there without `noSuffix`.
public struct FBSnapshotTestCaseAgnosticOption: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let none = FBSnapshotTestCaseAgnosticOption(rawValue: 1)
    public static let device = FBSnapshotTestCaseAgnosticOption(rawValue: 2)
    public static let OS = FBSnapshotTestCaseAgnosticOption(rawValue: 4)
    public static let screenSize = FBSnapshotTestCaseAgnosticOption(rawValue: 8)
    public static let noSuffix = FBSnapshotTestCaseAgnosticOption(rawValue: 16)

    init(_ options: FBSnapshotTestCaseFileNameIncludeOption) {
        self.init(rawValue: options.subtracting(.screenScale).rawValue)
        if !options.contains(.screenScale) { insert(.noSuffix) }
    }

    var fileNameOptions: FBSnapshotTestCaseFileNameIncludeOption {
        let own = FBSnapshotTestCaseFileNameIncludeOption(rawValue: subtracting(.noSuffix).rawValue)
        return contains(.noSuffix) ? own : own.union(.screenScale)
    }
}

public func FBSnapshotTestCaseIs64Bit() -> Bool { true }

/// The ends of the folders of references, the one of this machine's first.
public func FBSnapshotTestCaseDefaultSuffixes() -> NSOrderedSet { NSOrderedSet(array: ["_64", "_32"]) }

/// Where the reference of a picture lies.
struct ReferencePlace {
    let folder: URL
    /// The test and its identifier.
    let test: String
    let options: FBSnapshotTestCaseFileNameIncludeOption

    /// The scale of the screen.
    var screenScale: Int { max(1, Int(Surroundings.environment.scale.rounded())) }

    /// The name of a reference for a scale: spaces and punctuation become underlines.
    func name(scale: Int) -> String {
        var name = test
        MainActor.assumeIsolated {
            let (device, screen) = (UIDevice.current, UIScreen.main.bounds.size)
            if options.contains(.device) { name += "_" + device.model }
            if options.contains(.OS) { name += "_" + device.systemVersion }
            guard options.contains(.screenSize) else { return }
            name += "_\(Int(screen.width.rounded()))x\(Int(screen.height.rounded()))"
        }
        name = Self.cleaned(name)
        return options.contains(.screenScale) ? "\(name)@\(scale)x" : name
    }

    /// A name of a file: signs and spaces become underlines.
    private static func cleaned(_ name: String) -> String {
        let foreign = CharacterSet.whitespaces.union(.punctuationCharacters)
        return name.components(separatedBy: foreign).joined(separator: "_")
    }

    func file(scale: Int) -> URL {
        folder.appendingPathComponent(name(scale: scale)).appendingPathExtension("png")
    }

    /// The reference, of the screen's scale or else of another: recorded on another device, a picture says its own scale.
    func reference() throws -> (picture: Bitmap, scale: Int) {
        let scales = [screenScale] + [3, 2, 1].filter { $0 != screenScale }
        for scale in options.contains(.screenScale) ? scales : [screenScale] {
            guard let data = FileManager.default.contents(atPath: file(scale: scale).path) else { continue }
            guard let picture = try? PNG.decode([UInt8](data)) else {
                throw SnapshotFailure("\(file(scale: scale).path) is no PNG file.")
            }
            return (picture, scale)
        }
        var words = "Reference image not found, \(file(scale: screenScale).path). Record mode writes one."
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let own = Self.cleaned(test)
        let others = files.filter { $0.hasPrefix(own) }.sorted().prefix(3)
        if !others.isEmpty { words += " There is \(others.joined(separator: ", "))." }
        throw SnapshotFailure(words, isMissing: true)
    }

    func write(_ picture: Bitmap, scale: Int) throws { try Self.write(picture, to: file(scale: scale)) }

    /// Writes the reference, the picture, and by how much their parts differ.
    func writeDifference(
        _ reference: Bitmap, _ picture: Bitmap, scale: Int, to folder: URL
    ) throws -> (reference: URL, failed: URL) {
        let name = name(scale: scale) + ".png"
        let places = ["reference_", "failed_", "diff_"].map { folder.appendingPathComponent($0 + name) }
        try Self.write(reference, to: places[0])
        try Self.write(picture, to: places[1])
        if let difference = Self.difference(reference, picture) { try Self.write(difference, to: places[2]) }
        return (places[0], places[1])
    }

    private static func write(_ picture: Bitmap, to place: URL) throws {
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(PNG.encode(picture)).write(to: place, options: .atomic)
    }

    /// The distance of each part of each pixel, opaque; nil for pictures of two sizes.
    private static func difference(_ a: Bitmap, _ b: Bitmap) -> Bitmap? {
        guard (a.width, a.height) == (b.width, b.height) else { return nil }
        var pixels = zip(a.pixels, b.pixels).map { UInt8(abs(Int($0) - Int($1))) }
        for place in stride(from: 3, to: pixels.count, by: 4) { pixels[place] = 255 }
        return Bitmap(width: a.width, height: a.height, pixels: pixels)
    }
}
