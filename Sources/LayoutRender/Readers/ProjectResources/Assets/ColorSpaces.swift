import CLibrary

/// Converts colours of other spaces to sRGB, without clamping.
enum ColorSpaces {
    /// From Display P3: the same transfer curve, other primaries. The matrix is P3 to XYZ to sRGB, both with D65's
    /// white.
    static func sRGB(displayP3 color: (Double, Double, Double)) -> (Double, Double, Double) {
        let (r, g, b) = (linear(color.0), linear(color.1), linear(color.2))
        return (
            encoded(1.224_940_176_3 * r - 0.224_940_176_3 * g),
            encoded(-0.042_056_954_7 * r + 1.042_056_954_7 * g),
            encoded(-0.019_637_554_6 * r - 0.078_636_045_4 * g + 1.098_273_600_1 * b)
        )
    }

    /// The inverse of sRGB's transfer curve; odd around zero, as in the extended space.
    static func linear(_ value: Double) -> Double {
        let size = value.magnitude
        let result = size > 0.040_45 ? pow((size + 0.055) / 1.055, 2.4) : size / 12.92
        return value < 0 ? -result : result
    }

    /// The transfer function of sRGB (IEC 61966-2-1), mirrored for negative values.
    static func encoded(_ value: Double) -> Double {
        let size = value.magnitude
        let result = size > 0.003_130_8 ? 1.055 * pow(size, 1 / 2.4) - 0.055 : size * 12.92
        return value < 0 ? -result : result
    }
}
