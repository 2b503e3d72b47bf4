/// A colour of a pixel: sRGB with straight alpha, 8 bits per channel.
public struct RGBA: Sendable, Hashable {
    /// 0...255.
    public var red: UInt8
    /// 0...255.
    public var green: UInt8
    /// 0...255.
    public var blue: UInt8
    /// 0 for clear, 255 for opaque.
    public var alpha: UInt8

    /// A colour by its channels.
    @inlinable public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// `RGBA(0x0072B2)`; the top byte is ignored.
    @inlinable public init(_ hex: UInt32, alpha: UInt8 = 255) {
        self.init(
            red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
            blue: UInt8(truncatingIfNeeded: hex), alpha: alpha)
    }

    /// No colour at all.
    public static let clear = RGBA(0, alpha: 0)
    /// Opaque black.
    public static let black = RGBA(0)
    /// Opaque white.
    public static let white = RGBA(0xFFFFFF)

    /// `#AAAAAA`, as colour panels write an opaque colour; `#AAAAAA80` with the alpha of another.
    package var hexadecimal: String {
        "#"
            + [red, green, blue, alpha].prefix(isOpaque ? 3 : 4).map { channel in
                let digits = String(channel, radix: 16, uppercase: true)
                return digits.count < 2 ? "0" + digits : digits
            }.joined()
    }

    /// Whether nothing shows through.
    @inlinable public var isOpaque: Bool { alpha == 255 }

    /// The same colour, its opacity multiplied by `factor` (0...1).
    @inlinable public func opacity(_ factor: Double) -> RGBA {
        var copy = self
        copy.alpha = RGBA.channel(Double(alpha) / 255 * factor)
        return copy
    }

    /// The colour that results from drawing this colour over an opaque `base`.
    @inlinable public func over(_ base: RGBA) -> RGBA {
        // Most colours of a screen are opaque, and the formula below gives them back.
        guard alpha < 255 else { return RGBA(red: red, green: green, blue: blue, alpha: base.alpha) }
        let share = Double(alpha) / 255
        func mix(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
            RGBA.channel((Double(top) * share + Double(bottom) * (1 - share)) / 255)
        }
        return RGBA(
            red: mix(red, base.red), green: mix(green, base.green), blue: mix(blue, base.blue), alpha: base.alpha)
    }

    /// Relative luminance 0...1 by the Rec. 709 weights, gamma ignored: enough to choose black or white text.
    @inlinable public var luminance: Double {
        (0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)) / 255
    }

    /// Converts 0...1 to a byte; NaN becomes 0.
    @inlinable package static func channel(_ value: Double) -> UInt8 {
        guard value > 0 else { return 0 }
        return value >= 1 ? 255 : UInt8((value * 255).rounded())
    }
}
