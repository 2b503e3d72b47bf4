/// UIVisualEffectView: a display list has no blur, so that an effect is the tone of its material over what lies behind.
extension PictureBuilder {
    /// The veil of a view's effect; a view without an effect draws nothing of its own.
    mutating func drawEffect(of id: ItemID) {
        guard let style = tree[id].appearance.effect else { return }
        let frame = self[id].frame
        if let behind = ground(behind: id) { list.fill(.rect(frame), behind.opacity(Self.wash)) }
        list.fill(.rect(frame), style.veil(isDark: theme.isDark))
    }

    /// How much of what lies behind an effect gives way to the colour of its ground: blurred letters are a breath.
    private static let wash = 0.7
    /// The most views of a picture whose effects have their ground looked for: each effect asks the views before.
    private static let groundCap = 5_000

    /// The colour of a gradient in the middle of a part of its frame; nil for a translucent one.
    func color(of gradient: GradientLayer, in frame: Rect, at part: Rect, tint: RGBA) -> RGBA? {
        let (start, end) = (gradient.startPoint, gradient.endPoint)
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let (x, y) = ((part.midX - frame.x) / frame.width - start.x, (part.midY - frame.y) / frame.height - start.y)
        let share = (x * dx + y * dy) / (dx * dx + dy * dy)
        guard share.isFinite, let first = gradient.stops.first else { return nil }
        var before = first
        for stop in gradient.stops {
            if stop.location > share {
                let room = max(stop.location - before.location, 0.000_1)
                let part = min(max((share - before.location) / room, 0), 1)
                let over = theme.color(stop.color, tint: tint)
                let mixed = over.opacity(part).over(theme.color(before.color, tint: tint))
                return over.isOpaque && mixed.isOpaque ? mixed : nil
            }
            before = stop
        }
        let last = theme.color(before.color, tint: tint)
        return last.isOpaque ? last : nil
    }

    /// The colour of the last view that is drawn before an effect view and lies behind the whole of it; nil where that is a
    /// picture or nothing.
    private func ground(behind id: ItemID) -> RGBA? {
        guard order.count <= Self.groundCap, let end = order.firstIndex(of: id) else { return nil }
        let frame = self[id].frame
        for place in order[..<end].reversed() {
            let (item, look) = (self[place], tree[place].appearance)
            guard item.isShown, item.frame.contains(frame), look.alpha >= 1 else { continue }
            if tree[place].kind == .imageView || tree[place].kind == .mapView { return nil }
            if let gradient = look.gradient {
                return color(of: gradient, in: item.frame, at: frame, tint: item.tint)
            }
            let fill = look.backgroundColor ?? tree.ownBackground(ofCell: place).map { .named($0) }
            guard let color = fill.map({ theme.color($0, tint: item.tint) }), color.isOpaque else { continue }
            return color
        }
        return nil
    }
}

extension BlurStyle {
    /// The tone of the material. `light`, `extraLight` and `dark` have the same tone in every style; `regular` and `prominent`
    /// are `light` and `extraLight` in the light and `dark` in the dark.
    ///
    /// [the tints of light, extra light and dark: Apple's sample code of WWDC 2013, "Running with a Snap"; those of the
    /// materials: seen in pictures of phones over white, black and photographs]
    func veil(isDark: Bool) -> RGBA {
        func tone(_ gray: UInt32, _ opacity: Double) -> RGBA { RGBA(gray * 0x010101).opacity(opacity) }
        func material(_ light: Double, _ dark: Double, _ isDark: Bool) -> RGBA {
            isDark ? tone(0x25, dark) : tone(0xF6, light)
        }
        switch self {
        case .light: return tone(0xFF, 0.3)
        case .extraLight: return tone(0xF7, 0.82)
        case .dark: return tone(0x1C, 0.73)
        case .regular: return isDark ? Self.dark.veil(isDark: true) : Self.light.veil(isDark: false)
        case .prominent: return isDark ? Self.dark.veil(isDark: true) : Self.extraLight.veil(isDark: false)
        case .systemUltraThinMaterial: return material(0.44, 0.55, isDark)
        case .systemThinMaterial: return material(0.6, 0.7, isDark)
        case .systemMaterial: return material(0.74, 0.82, isDark)
        case .systemThickMaterial: return material(0.86, 0.9, isDark)
        case .systemChromeMaterial: return isDark ? tone(0x16, 0.8) : tone(0xF8, 0.8)
        case .systemUltraThinMaterialLight: return Self.systemUltraThinMaterial.veil(isDark: false)
        case .systemThinMaterialLight: return Self.systemThinMaterial.veil(isDark: false)
        case .systemMaterialLight: return Self.systemMaterial.veil(isDark: false)
        case .systemThickMaterialLight: return Self.systemThickMaterial.veil(isDark: false)
        case .systemChromeMaterialLight: return Self.systemChromeMaterial.veil(isDark: false)
        case .systemUltraThinMaterialDark: return Self.systemUltraThinMaterial.veil(isDark: true)
        case .systemThinMaterialDark: return Self.systemThinMaterial.veil(isDark: true)
        case .systemMaterialDark: return Self.systemMaterial.veil(isDark: true)
        case .systemThickMaterialDark: return Self.systemThickMaterial.veil(isDark: true)
        case .systemChromeMaterialDark: return Self.systemChromeMaterial.veil(isDark: true)
        }
    }
}
