import ArgumentParser
import LayoutDiff
import PictureDiff

/// The flags for tolerances.
struct DiffOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Colours that differ less pass: 0 none, 0.1 what a person hardly sees, 1 all.", valueName: "0...1"))
    var pixelThreshold: Double = 0

    @Option(
        help: ArgumentHelp(
            "So many differing pixels pass, or such a share: 20 or 0.5%; beside a design numbers that differ by so many points: 1pt.",
            valueName: "count|share%|points"))
    var maxDiff: String?

    @Option(
        help: ArgumentHelp(
            "A view or a part of a picture that is not compared, or antialiasing: how edges are smoothed; again for more.",
            valueName: "id|x,y,w,h"))
    var ignore: [String] = []

    func validate() throws {
        if !(0...1).contains(pixelThreshold) {
            throw ValidationError("--pixel-threshold \(pixelThreshold): it must be from 0 to 1")
        }
        if let maxDiff, Self.tolerance(maxDiff) == nil, Self.points(maxDiff) == nil {
            throw ValidationError(
                "--max-diff \(maxDiff): use a number of pixels, such as 20, a share, such as 0.5%, or points, such as 1pt"
            )
        }
    }

    var pictures: PictureOptions {
        var options = PictureOptions()
        options.threshold = pixelThreshold
        options.ignoresAntialiasing = ignore.contains(Self.antialiasing)
        (options.maximumPixels, options.maximumRatio) = maxDiff.flatMap(Self.tolerance) ?? (0, 0)
        options.ignored = ignore.compactMap(Self.rectangle)
        return options
    }

    /// Numbers of a design that differ by no more points pass.
    var points: Double { maxDiff.flatMap(Self.points) ?? 0.5 }

    /// Identifiers of views.
    var views: [String] { ignore.filter { Self.rectangle($0) == nil && $0 != Self.antialiasing } }

    private static let antialiasing = "antialiasing"

    /// A number of pixels, or the share of a percentage; nil for another text.
    private static func tolerance(_ text: String) -> (pixels: Int, ratio: Double)? {
        if text.hasSuffix("%") {
            return Double(text.dropLast()).flatMap { (0...100).contains($0) ? (0, $0 / 100) : nil }
        }
        return Int(text).flatMap { $0 >= 0 ? ($0, 0) : nil }
    }

    /// A number of points; nil for another text.
    private static func points(_ text: String) -> Double? {
        guard text.hasSuffix("pt") else { return nil }
        return Double(text.dropLast(2)).flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    }

    /// `x,y,w,h` in whole pixels.
    private static func rectangle(_ text: String) -> PixelRect? {
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
            let height = numbers[3]
        else { return nil }
        return PixelRect(x: x, y: y, width: width, height: height)
    }
}
