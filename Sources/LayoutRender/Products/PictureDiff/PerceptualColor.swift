/// The perceived difference of two colours: a weighted distance in YIQ, after Kotsarenko and Ramos, "Measuring
/// perceived color difference using YIQ NTSC transmission color space in mobile applications" (2010). Other tools use
/// this formula too, with comparable thresholds.
enum PerceptualColor {
    /// The distance of black and white.
    static let largest = 35215.0

    /// Red, green, blue and alpha of one pixel, blended with a grey ground by its alpha.
    struct Pixel: Equatable {
        /// Brightness.
        var y: Double
        /// The axis from blue to orange.
        var i: Double
        /// The axis from green to purple.
        var q: Double

        /// The pixel at a column of a row.
        /// - Parameter ground: 255 for white, 0 for black.
        init(_ line: [UInt8], _ column: Int, over ground: Double = 255) {
            let place = column * 4
            let share = Double(line[place + 3]) / 255
            let red = ground + (Double(line[place]) - ground) * share
            let green = ground + (Double(line[place + 1]) - ground) * share
            let blue = ground + (Double(line[place + 2]) - ground) * share
            y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
            i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
            q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
        }
    }

    /// 0 for equal colours, `largest` for black and white.
    static func distance(_ a: Pixel, _ b: Pixel) -> Double {
        let (y, i, q) = (a.y - b.y, a.i - b.i, a.q - b.q)
        return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
    }
}
