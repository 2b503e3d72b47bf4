import Notation

/// The definitions of an SVG: glyph outlines, clips, hatches and fades, each once, in the order of first use.
///
/// Names of definitions contain a dot, which no name made from a tree's id contains.
package struct SVGDefinitions {
    /// In the order of first use.
    private var lines: [String] = []
    /// The names of the clips so far; asked by key only.
    private var clips: [Shape: String] = [:]
    /// The number of animated clips, by which they are named.
    private var movingClips = 0
    /// The names of the hatches so far; asked by key only.
    private var hatches: [Hatch: String] = [:]
    /// The names of the fades so far; asked by key only.
    private var fades: [Fade: String] = [:]
    /// True for a glyph with an outline, false for a blank.
    private var glyphs: [String: Bool] = [:]

    /// The element `<defs>`; empty without definitions.
    var text: String {
        lines.isEmpty ? "" : "  <defs>\n" + lines.map { "    \($0)\n" }.joined() + "  </defs>\n"
    }

    /// The name of a clip, written at its first use.
    mutating func clip(_ shape: Shape) -> String {
        if let known = clips[shape] { return known }
        let name = "clip.\(clips.count + 1)"
        clips[shape] = name
        lines.append("<clipPath id=\"\(name)\">\(SVGShape.element(shape, ""))</clipPath>")
        return name
    }

    /// An animated clip, which no other group shares.
    package mutating func movingClip(_ shape: Shape, children: String) -> String {
        movingClips += 1
        let name = "clip.moving.\(movingClips)"
        lines.append("<clipPath id=\"\(name)\">\(SVGShape.element(shape, "", children: children))</clipPath>")
        return name
    }

    /// The name of a pattern, whose tiles lie on a grid from the origin, as the canvas draws hatches.
    mutating func hatch(_ hatch: Hatch) -> String {
        if let known = hatches[hatch] { return known }
        let name = "hatch.\(hatches.count + 1)"
        hatches[hatch] = name
        let side = max(hatch.spacing, 1)
        func line(_ fromX: Double, _ fromY: Double, _ toX: Double, _ toY: Double) -> [PathElement] {
            // A falling hatch is a mirrored rising hatch.
            let isRising = hatch.direction == .rising
            return [
                .move(Point(x: fromX, y: isRising ? fromY : side - fromY)),
                .line(Point(x: toX, y: isRising ? toY : side - toY)),
            ]
        }
        // The diagonal, and the two corners into which the diagonals of adjacent tiles reach.
        let path = line(0, side, side, 0) + line(-1, 1, 1, -1) + line(side - 1, side + 1, side + 1, side - 1)
        var text = "<pattern id=\"\(name)\" patternUnits=\"userSpaceOnUse\" width=\"\(SVGNumber.text(side))\" "
        text += "height=\"\(SVGNumber.text(side))\">"
        if let background = hatch.background {
            let rect = Rect(x: 0, y: 0, width: side, height: side)
            text += "<rect\(SVGShape.rectAttributes(rect))\(SVGShape.paint("fill", background))/>"
        }
        text += "<path d=\"\(SVGShape.data(path))\" fill=\"none\"\(SVGShape.paint("stroke", hatch.color)) "
        text += "stroke-width=\"\(SVGNumber.text(hatch.lineWidth))\"/></pattern>"
        lines.append(text)
        return name
    }

    /// The name of a gradient in the coordinates of the picture; nil for a fade that is not drawn.
    mutating func fade(_ fade: Fade) -> String? {
        if let known = fades[fade] { return known }
        guard fade.isDrawable else { return nil }
        let name = "fade.\(fades.count + 1)"
        fades[fade] = name
        let (start, end) = (fade.start, fade.end)
        var text = "<linearGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\""
        text += " x1=\"\(SVGNumber.text(start.x))\" x2=\"\(SVGNumber.text(end.x))\""
        text += " y1=\"\(SVGNumber.text(start.y))\" y2=\"\(SVGNumber.text(end.y))\">"
        for stop in fade.stops {
            text += "<stop offset=\"\(SVGNumber.precise(stop.share))\""
            let opacity = SVGNumber.text(Double(stop.color.alpha) / 255)
            text += " stop-color=\"\(stop.color.hex)\" stop-opacity=\"\(opacity)\"/>"
        }
        lines.append(text + "</linearGradient>")
        return name
    }

    /// The name of a glyph's outline or picture; nil for a blank glyph.
    mutating func glyph(_ glyph: UInt32, of font: GlyphFont) -> String? {
        let name = "\(font.name).\(glyph)"
        if let hasOutline = glyphs[name] { return hasOutline ? name : nil }
        if case .pinned(let font) = font, font.isColored {
            let picture = font.picture(of: glyph)
            glyphs[name] = picture != nil
            guard let picture else { return nil }
            let data = Base64.encode(PNG.encode(picture.bitmap))
            lines.append(
                "<image id=\"\(name)\"\(SVGShape.rectAttributes(picture.frame)) "
                    + "xlink:href=\"data:image/png;base64,\(data)\"/>")
            return name
        }
        let outline = font.outline(of: glyph)
        glyphs[name] = !outline.isEmpty
        guard !outline.isEmpty else { return nil }
        lines.append("<path id=\"\(name)\" d=\"\(SVGShape.data(outline))\"/>")
        return name
    }
}
