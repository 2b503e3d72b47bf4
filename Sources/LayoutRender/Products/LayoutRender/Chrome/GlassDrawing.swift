import LayoutEngine

/// The glass of iOS 26, on which bar items, tabs, cards of alerts and some buttons lie.
enum Glass {
    /// The glass of bars: hides nearly all that lies below.
    case regular
    /// UIGlassEffect.Style.clear: shows what lies below.
    case clear
}

/// A display list has neither blur nor refraction: glass is an even tone with a soft shadow, as real glass is over an
/// even backdrop.
extension PictureBuilder {
    /// A capsule of glass, or a card with its own corners.
    ///
    /// - Parameters:
    ///   - radius: of the corners; nil: half of the height.
    ///   - tint: the colour of prominent glass; nil: the glass's own white or black.
    mutating func drawGlass(_ frame: Rect, _ glass: Glass = .regular, radius: Double? = nil, tint: RGBA? = nil) {
        let radius = radius ?? frame.height / 2
        drawSoftShadow(of: frame, radius: radius)
        let own = theme.isDark ? GlassLook.dark : GlassLook.light
        let fill = tint ?? own
        list.fill(.roundedRect(frame, radius: radius), glass == .clear ? fill.opacity(0.45) : fill.opacity(0.94))
        // The rim catches the light.
        let rim = theme.isDark ? RGBA(0xFFFFFF, alpha: 36) : RGBA(0xFFFFFF, alpha: 200)
        list.stroke(.roundedRect(frame.insetBy(0.5), radius: radius - 0.5), Stroke(color: rim, width: 1))
        if !theme.isDark {
            list.stroke(.roundedRect(frame, radius: radius), Stroke(color: RGBA(0, alpha: 10), width: 0.5))
        }
    }

    /// A shadow in six steps, 12 of 255 at the edge and nothing 18 points away.
    /// [bar items of the simulator: 11 of 255 at the edge, a blur of 10 points, 4 points down]
    mutating func drawSoftShadow(of frame: Rect, radius: Double) {
        for step in [15.0, 12, 9, 6, 3, 0] {
            let halo = frame.insetBy(-step).offset(by: Point(x: 0, y: 4 * (1 - step / 30)))
            list.fill(.roundedRect(halo, radius: radius + step), RGBA(0, alpha: 2))
        }
    }
}

/// The tones of glass over an even backdrop.
enum GlassLook {
    /// [253, 253, 254 in Catalyst, white in the simulator]
    static let light = RGBA(0xFDFDFE)
    /// [25, 25, 25 over black in the simulator]
    static let dark = RGBA(0x191919)
}
