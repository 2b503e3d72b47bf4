import PNGCodec

/// The picture of a difference: expected, difference, actual, side by side.
///
///     expected | the expected picture, pale, with differing pixels in magenta | actual
public enum ComparisonPicture {
    /// Pixels between two panels.
    static let gutter = 8
    /// Between and below the panels.
    private static let surround = RGBA(0x808080)
    private static let differing = RGBA(0xD6006C)
    /// The area that only one picture covers.
    private static let uncommon = RGBA(0xFFB000)

    /// Three panels in a row; nil beyond the limits.
    public static func panels(
        _ before: Bitmap, _ after: Bitmap, _ difference: PictureDifference, limits: PixelLimits = PixelLimits()
    ) -> Bitmap? {
        let width = max(before.width, after.width)
        let height = max(before.height, after.height)
        let sheetWidth = width * 3 + gutter * 2
        guard limits.allows(width: sheetWidth, height: height) else { return nil }
        var sheet = PixelSheet(width: sheetWidth, height: height, color: surround)
        sheet.draw(before, x: 0, keepsOpaque: true) { $0.over(.white) }
        drawOverlay(before, after, difference, on: &sheet, x: width + gutter)
        sheet.draw(after, x: (width + gutter) * 2, keepsOpaque: true) { $0.over(.white) }
        return sheet.bitmap
    }

    /// The expected picture, pale, with differing pixels in magenta, and the area that only one picture covers in
    /// amber.
    public static func overlay(_ before: Bitmap, _ after: Bitmap, _ difference: PictureDifference) -> Bitmap {
        var sheet = PixelSheet(
            width: max(before.width, after.width), height: max(before.height, after.height), color: uncommon)
        drawOverlay(before, after, difference, on: &sheet, x: 0)
        return sheet.bitmap ?? before
    }

    private static func drawOverlay(
        _ before: Bitmap, _ after: Bitmap, _ difference: PictureDifference, on sheet: inout PixelSheet, x: Int
    ) {
        let common = (width: min(before.width, after.width), height: min(before.height, after.height))
        sheet.fill(
            x: x, y: 0, width: max(before.width, after.width), height: max(before.height, after.height), uncommon)
        sheet.draw(before, width: common.width, height: common.height, x: x) { color in
            let gray = UInt8(exactly: (229 + color.over(.white).luminance * 26).rounded()) ?? 255
            return RGBA(red: gray, green: gray, blue: gray)
        }
        for run in difference.runs {
            sheet.fill(x: x + Int(run.start), y: Int(run.row), width: Int(run.end - run.start), height: 1, differing)
        }
    }
}
