import PNGCodec

/// The picture of a difference: expected, difference, actual, side by side.
///
///     expected | the expected picture, pale, with differing pixels in magenta | actual
public enum ComparisonPicture {
    /// Pixels between two panels.
    static let gutter = 8

    /// Three panels in a row; nil beyond the limits.
    public static func panels(
        _ before: Bitmap, _ after: Bitmap, _ difference: PictureDifference, limits: PixelLimits = PixelLimits()
    ) -> Bitmap? {
        let width = max(before.width, after.width)
        let height = max(before.height, after.height)
        guard
            var sheet = Bitmap(
                width: width * 3 + gutter * 2, height: height, color: RGBA(0x808080), limits: limits)
        else { return nil }
        copy(before, to: &sheet, x: 0)
        copy(overlay(before, after, difference), to: &sheet, x: width + gutter)
        copy(after, to: &sheet, x: (width + gutter) * 2)
        return sheet
    }

    /// The expected picture, pale, with differing pixels in magenta, and the area that only one picture covers in
    /// amber.
    public static func overlay(_ before: Bitmap, _ after: Bitmap, _ difference: PictureDifference) -> Bitmap {
        let width = max(before.width, after.width)
        let height = max(before.height, after.height)
        var pixels = [UInt8](repeating: 255, count: width * height * 4)
        for row in 0..<height {
            for column in 0..<width {
                let place = (row * width + column) * 4
                let isCommon =
                    column < min(before.width, after.width) && row < min(before.height, after.height)
                if isCommon {
                    let luminance = before[column, row].over(.white).luminance
                    let gray = UInt8(exactly: (229 + luminance * 26).rounded()) ?? 255
                    pixels[place] = gray
                    pixels[place + 1] = gray
                    pixels[place + 2] = gray
                } else {
                    pixels[place + 1] = 0xB0
                    pixels[place + 2] = 0x00
                }
            }
        }
        for run in difference.runs {
            for column in Int(run.start)..<Int(run.end) {
                let place = (Int(run.row) * width + column) * 4
                pixels[place] = 0xD6
                pixels[place + 1] = 0x00
                pixels[place + 2] = 0x6C
            }
        }
        return Bitmap(width: width, height: height, pixels: pixels) ?? before
    }

    /// Copies a picture over white.
    private static func copy(_ source: Bitmap, to target: inout Bitmap, x: Int) {
        for row in 0..<source.height {
            for column in 0..<source.width { target[x + column, row] = source[column, row].over(.white) }
        }
    }
}
