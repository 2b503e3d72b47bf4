import LayoutEngine

extension PictureBuilder {
    /// How many shapes make the edge of a shadow: one for two points, so that no shape is seen in a wide blur.
    private static func shadowSteps(reach: Double) -> Int { Int(min(max(reach, 12), 32)) }

    /// CALayer's shadow: the view's outline, blurred. Outlines from outside to inside, each a little darker, whose sums follow
    /// the blur, so that every format draws the same.
    /// - Parameters:
    ///   - radius: of the outline's corners.
    ///   - caster: the view whose outline it is; nil: the view itself.
    mutating func drawShadow(of id: ItemID, _ radius: Double, by caster: ItemID? = nil) {
        let shadow = tree[id].appearance.shadow
        let look = tree[caster ?? id].appearance
        let frame = self[caster ?? id].frame.offset(by: shadow.offset)
        let color = shadow.color.map { theme.color($0, tint: self[id].tint) } ?? .black
        let opacity = min(max(shadow.opacity, 0), 1) * Double(color.alpha) / 255
        var solid = color
        solid.alpha = 255
        // Two standard deviations hold the blur.
        let reach = min(max(0, shadow.radius), 500) * 2
        let steps = reach > 0 ? Self.shadowSteps(reach: reach) : 1
        var covered = 0.0
        for step in 1...steps {
            let share = Double(step) / Double(steps)
            let distance = reach > 0 ? reach * (1 - 2 * (share - 0.5 / Double(steps))) : 0
            let outline = frame.insetBy(-distance)
            guard !outline.isEmpty, outline.isDrawable else { break }
            let wanted = opacity * share * share * (3 - 2 * share)
            let own = covered < 1 ? 1 - (1 - wanted) / (1 - covered) : 0
            let painted = solid.opacity(own)
            guard painted.alpha > 0 else { continue }
            covered = 1 - (1 - covered) * (1 - Double(painted.alpha) / 255)
            list.fill(Self.outline(outline, radius: max(0, radius + distance), look.maskedCorners), painted)
        }
    }

    /// A layer without a background casts the shadow of what is inside: of the first views with backgrounds below each other.
    mutating func drawShadow(insideOf id: ItemID) {
        for caster in tree.shadowCasters(in: id) where self[caster].isShown && !self[caster].frame.isEmpty {
            drawShadow(of: id, cornerRadius(of: caster), by: caster)
        }
    }
}

extension LayoutTree {
    /// The most views inside of a layer that are asked for their backgrounds.
    private static let casterCap = 500

    /// The views inside of one without a background that have backgrounds, and lie in no other such view.
    func shadowCasters(in id: ItemID) -> [ItemID] {
        var (casters, waiting, count): ([ItemID], [ItemID], Int) = ([], self[id].subviews.reversed(), 0)
        while let view = waiting.popLast(), count < Self.casterCap {
            count += 1
            guard !self[view].isHidden, self[view].appearance.alpha > 0 else { continue }
            if self[view].appearance.hasBackground {
                casters.append(view)
            } else {
                waiting += self[view].subviews.reversed()
            }
        }
        return casters
    }
}

extension Appearance {
    /// Whether a colour or a gradient fills the view.
    var hasBackground: Bool { gradient != nil || backgroundColor.map { $0 != .named("clear") } ?? false }
}
