import ArgumentParser
import LayoutDiff
import PictureDiff

/// The flags for tolerances.
struct DiffOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Colours that differ less pass: 0 none, 0.1 what a person hardly sees, 1 all.", valueName: "0...1"))
    var pixelThreshold: Double = 0

    @Flag(help: "Leave out pixels that differ only in how an edge is smoothed.")
    var ignoreAntialiasing = false

    @Option(help: ArgumentHelp("So many differing pixels pass.", valueName: "count"))
    var maxDiffPixels = 0

    @Option(help: ArgumentHelp("So large a share of differing pixels passes.", valueName: "0...1"))
    var maxDiffRatio: Double = 0

    @Option(
        help: ArgumentHelp(
            "A view or a part of a picture that is not compared; again for more.", valueName: "id|x,y,w,h"))
    var ignore: [String] = []

    func validate() throws {
        for (name, value) in [("pixel-threshold", pixelThreshold), ("max-diff-ratio", maxDiffRatio)]
        where !(0...1).contains(value) {
            throw ValidationError("--\(name) \(value): it must be from 0 to 1")
        }
        if maxDiffPixels < 0 { throw ValidationError("--max-diff-pixels \(maxDiffPixels): it must not be negative") }
    }

    var pictures: PictureOptions {
        var options = PictureOptions()
        options.threshold = pixelThreshold
        options.ignoresAntialiasing = ignoreAntialiasing
        options.maximumPixels = maxDiffPixels
        options.maximumRatio = maxDiffRatio
        options.ignored = ignore.compactMap(Self.rectangle)
        return options
    }

    /// Identifiers of views.
    var views: [String] { ignore.filter { Self.rectangle($0) == nil } }

    /// `x,y,w,h` in whole pixels.
    private static func rectangle(_ text: String) -> PixelRect? {
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
            let height = numbers[3]
        else { return nil }
        return PixelRect(x: x, y: y, width: width, height: height)
    }
}
