import LayoutEngine

extension PictureBuilder {
    /// How many shapes make the edge of a shadow: one for two points, so that no shape is seen in a wide blur.
    private static func shadowSteps(reach: Double) -> Int { Int(min(max(reach, 12), 32)) }

    /// CALayer's shadow: the view's outline, blurred. Outlines from outside to inside, each a little darker, whose sums follow
    /// the blur, so that every format draws the same.
    /// - Parameter radius: of the view's corners.
    mutating func drawShadow(of id: ItemID, _ radius: Double) {
        let look = tree[id].appearance
        let (shadow, frame) = (look.shadow, self[id].frame.offset(by: look.shadow.offset))
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
}
