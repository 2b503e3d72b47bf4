import Notation

/// Writes a display list as SVG: groups keep their ids and titles, numbers have three decimals; the output does not
/// depend on the process, the clock or the fonts of the reader's machine.
///
///     <g id="vip">
///       <title>label vip, 3 0 120.5 20.5</title>
///       <g role="img" aria-label="VIP" fill="#000000" transform="…">
///
/// Ids are those of the tree, so that a diff of two files names the views that changed, and a style sheet can address
/// them.
package struct SVGWriter {
    /// The list that is written, with the pictures that its items refer to.
    package var list: DisplayList
    /// Written before the body, when all of them are known.
    package var definitions = SVGDefinitions()
    /// The elements so far.
    private var body = ""
    /// Open elements, for the indentation.
    private var depth = 1
    /// Ids of groups so far.
    private var usedNames = UniqueNames(separator: "-")

    /// A writer before the first item.
    package init(_ list: DisplayList) { self.list = list }

    /// - Throws: what shaping throws.
    mutating func write(shaper: inout TextShaper) throws(RenderError) -> [UInt8] {
        // 1  The body; its definitions are collected.
        if let background = list.background {
            line("<rect\(rectAttributes(list.bounds))\(paint("fill", background))/>")
        }
        for item in list.items {
            switch item {
            case .begin(let group): begin(group)
            case .end: end()
            case .shape(let shape): append(shape)
            case .text(let run): try append(run, shaper: &shaper)
            case .image(let image): append(image)
            }
        }
        // 2  Head, definitions, body.
        return document()
    }

    /// The complete file; open groups are closed.
    package mutating func document() -> [UInt8] {
        while depth > 1 { end() }
        let bounds = list.bounds
        var out = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        out += "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\""
        out += " width=\"\(number(bounds.width))\" height=\"\(number(bounds.height))\""
        out += " viewBox=\"\(number(bounds.minX)) \(number(bounds.minY)) \(number(bounds.width)) "
        out += "\(number(bounds.height))\">\n"
        if !list.title.isEmpty { out += "  <title>\(SVGText.escaped(list.title))</title>\n" }
        out += definitions.text
        out += body
        out += "</svg>\n"
        return Array(out.utf8)
    }

    // MARK: Groups

    /// - Parameters:
    ///   - clip: the name of the group's clip; nil: the name is made from the group's own clip.
    ///   - children: invisible elements inside the group, such as its animations.
    package mutating func begin(
        _ group: DisplayGroup, clip: String? = nil, attributes: String = "", children: String = ""
    ) {
        var text = "<g"
        if let id = group.id { text += " id=\"\(uniqueName(id))\"" }
        if let map = group.transform {
            let numbers = [map.a, map.b, map.c, map.d].map(SVGNumber.precise) + [map.tx, map.ty].map(number)
            text += " transform=\"matrix(\(numbers.joined(separator: " ")))\""
        }
        if let name = clip ?? group.clip.map({ definitions.clip($0) }) { text += " clip-path=\"url(#\(name))\"" }
        if group.opacity < 1 { text += " opacity=\"\(number(max(0, group.opacity)))\"" }
        line(text + attributes + ">")
        depth += 1
        if !children.isEmpty { line(children) }
        if let title = group.title { line("<title>\(SVGText.escaped(title))</title>") }
    }

    /// Closes the innermost group; ignored without one.
    package mutating func end() {
        guard depth > 1 else { return }
        depth -= 1
        line("</g>")
    }

    /// Two ids may become the same XML name: `a b` and `a-b`.
    private mutating func uniqueName(_ id: String) -> String { usedNames.take(SVGText.name(id)) }

    // MARK: Items

    /// - Parameter children: elements inside the shape's element, such as its animations.
    package mutating func append(_ item: ShapeItem, children: String = "") {
        guard item.shape.bounds.isDrawable else { return }
        var attributes = ""
        switch item.fill {
        case .color(let color): attributes += paint("fill", color)
        case .hatch(let hatch): attributes += " fill=\"url(#\(definitions.hatch(hatch)))\""
        case .fade(let fade): attributes += definitions.fade(fade).map { " fill=\"url(#\($0))\"" } ?? " fill=\"none\""
        case nil: attributes += " fill=\"none\""
        }
        if let stroke = item.stroke {
            attributes += paint("stroke", stroke.color)
            if stroke.width != 1 { attributes += " stroke-width=\"\(number(stroke.width))\"" }
            if !stroke.dash.isEmpty {
                attributes += " stroke-dasharray=\"\(stroke.dash.map(number).joined(separator: " "))\""
            }
            if stroke.hasRoundEnds { attributes += " stroke-linecap=\"round\" stroke-linejoin=\"round\"" }
        }
        line(SVGShape.element(item.shape, attributes, children: children))
    }

    /// A glyph is a use of an outline that is defined once; the text is the group's label, for searching and for screen
    /// readers.
    package mutating func append(_ run: TextRun, shaper: inout TextShaper) throws(RenderError) {
        guard run.origin.x.magnitude < 4e6, run.origin.y.magnitude < 4e6, run.color.alpha > 0, !run.text.isEmpty else {
            return
        }
        let shaped = try shaper.shape(run.text, face: run.face, size: run.size, language: run.language)
        let placed = PlacedLine(run, shaped)
        let unit = run.size / LoadedFont.outlineUnits
        for part in shaped.runs where !part.glyphs.isEmpty {
            let scaleX = unit * placed.fit.stretch
            let start = placed.x(0)
            var text = "<g role=\"img\" aria-label=\"\(SVGText.escaped(run.text))\"\(paint("fill", run.color))"
            text += " transform=\"translate(\(number(start)) \(number(run.origin.y)))"
            text += " scale(\(SVGNumber.precise(scaleX))"
            text += placed.fit.stretch == 1 ? ")\">" : " \(SVGNumber.precise(unit)))\">"
            for glyph in part.glyphs {
                guard let name = definitions.glyph(glyph.index, of: part.font) else { continue }
                let x = ((placed.x(glyph.x) - start) / scaleX).rounded()
                let y = (glyph.y / unit).rounded()
                text += "<use xlink:href=\"#\(name)\""
                if x != 0 { text += " x=\"\(number(x))\"" }
                if y != 0 { text += " y=\"\(number(y))\"" }
                text += "/>"
            }
            line(text + "</g>")
        }
        for shape in placed.decorations { append(shape) }
    }

    /// The picture as a PNG inside the document: no viewer needs another file.
    package mutating func append(_ item: ImageItem, children: String = "") {
        guard list.images.indices.contains(item.index), item.frame.isDrawable, !item.frame.isEmpty else { return }
        let data = Base64.encode(PNG.encode(list.images[item.index]))
        line(
            "<image\(rectAttributes(item.frame)) preserveAspectRatio=\"none\" "
                + "xlink:href=\"data:image/png;base64,\(data)\"" + (children.isEmpty ? "/>" : ">\(children)</image>"))
    }

    // MARK: Pieces

    /// One line, indented by the open groups.
    mutating func line(_ text: String) {
        body += String(repeating: "  ", count: min(depth, 20)) + text + "\n"
    }

    private func number(_ value: Double) -> String { SVGNumber.text(value) }

    private func rectAttributes(_ rect: Rect) -> String { SVGShape.rectAttributes(rect) }

    private func paint(_ attribute: String, _ color: RGBA) -> String { SVGShape.paint(attribute, color) }
}
