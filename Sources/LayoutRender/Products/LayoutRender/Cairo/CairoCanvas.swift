import CCairo

/// Draws a display list into a cairo context with `scale` pixels per point.
///
/// The canvas knows no view: each item of the list is one or two calls of cairo. A state that an item needs, such as
/// clip or matrix, is saved and restored by the item. Coordinates that cairo's fixed-point numbers cannot hold are
/// refused by `isDrawable` before they reach it; cairo's status is checked once, at the end, as every call after an
/// error does nothing.
@safe struct CairoCanvas: ~Copyable {
    /// Owned; its matrix maps points of the list to pixels.
    private let context: CairoContext
    /// Pixels per point.
    private let scale: Double
    /// The picture that is drawn.
    private let list: DisplayList
    /// The item that hides the background and the shapes before.
    private let cover: Int?
    /// The list's pictures as surfaces, made when first drawn.
    private var images: [Int: CairoImageSurface.Shared] = [:]
    /// Groups that have begun, innermost last.
    private var openGroups: [OpenGroup] = []

    /// What the end of a group has to undo.
    private struct OpenGroup {
        /// Whether the context was saved at the start.
        var isSaved: Bool
        /// Whether the group is drawn into a picture of its own first.
        var hasSurface = false
        /// The opacity with which the group's picture is painted.
        var opacity = 1.0
        /// The factor on the alpha of each colour, used instead of a picture of its own.
        var fade = 1.0
        /// Whether the group, or one around it, maps the plane.
        var isTransformed = false
    }

    /// Limit of nested faded groups, each of which needs a picture in memory.
    private static let surfaceLimit = 12

    /// A canvas over the pixels of a surface.
    init(surface: borrowing CairoImageSurface, list: DisplayList, scale: Double) throws(RenderError) {
        self.init(
            context: try unsafe CairoContext(surface: surface.handle), list: list, scale: scale,
            cover: list.cover(scale: scale))
    }

    /// A canvas over any context: the page of a PDF.
    init(context: consuming CairoContext, list: DisplayList, scale: Double, cover: Int? = nil) {
        self.cover = cover
        self.context = context
        self.list = list
        self.scale = scale
        unsafe cairo_scale(self.context.handle, scale, scale)
        unsafe cairo_translate(self.context.handle, -list.bounds.minX, -list.bounds.minY)
    }

    /// Draws all items in order; `shaper` shapes the texts.
    ///
    /// - Throws: the first error of cairo or of a font; the picture is incomplete then.
    mutating func play(shaper: inout TextShaper) throws(RenderError) {
        if cover == nil, let background = list.background {
            setColor(background)
            unsafe cairo_paint(context.handle)
        }
        let reaches = GroupBounds(list)
        for (place, item) in list.items.enumerated() {
            switch item {
            case .begin(let group): begin(group, reach: reaches[place])
            case .end: end()
            case .shape(let shape): if place >= cover ?? 0 { draw(shape) }
            case .text(let run): try draw(run, shaper: &shaper)
            case .image(let image): try draw(image)
            }
        }
        while !openGroups.isEmpty { end() }
        try context.check()
    }

    // MARK: Groups

    /// Begins a group: clips, and draws a faded group to a surface of its own; beyond the limit of surfaces each colour
    /// is faded instead.
    ///
    /// - Parameter reach: the bounds of what the group draws, which limit the surface that cairo allocates for the
    ///   group; nil for a group that is not faded.
    private mutating func begin(_ group: DisplayGroup, reach: Rect?) {
        var state = OpenGroup(isSaved: group.clip != nil || group.opacity < 1 || group.transform != nil)
        if state.isSaved { unsafe cairo_save(context.handle) }
        state.isTransformed = group.transform != nil || openGroups.last?.isTransformed == true
        if let transform = group.transform { unsafe transform.apply(to: context.handle) }
        if let clip = group.clip, trace(clip) {
            unsafe cairo_clip(context.handle)
            unsafe cairo_set_fill_rule(context.handle, CAIRO_FILL_RULE_WINDING)
        }
        if group.opacity < 1 {
            if openGroups.count(where: \.hasSurface) < CairoCanvas.surfaceLimit {
                if let reach, trace(.rect(reach)) { unsafe cairo_clip(context.handle) }
                unsafe cairo_push_group(context.handle)
                state.hasSurface = true
                state.opacity = group.opacity
            } else {
                // Too many pictures at once: each colour is faded separately.
                state.fade *= max(0, group.opacity)
            }
        }
        if !state.hasSurface { state.fade *= openGroups.last?.fade ?? 1 }
        openGroups.append(state)
    }

    /// Ends the innermost group, and fades its surface in.
    private mutating func end() {
        guard let group = openGroups.popLast() else { return }
        if group.hasSurface {
            // cairo manual: cairo_pop_group_to_source() "calls cairo_pop_group(), then cairo_set_source() and
            // cairo_pattern_destroy()".
            unsafe cairo_pop_group_to_source(context.handle)
            unsafe cairo_paint_with_alpha(context.handle, max(0, group.opacity))
        }
        if group.isSaved { unsafe cairo_restore(context.handle) }
    }

    // MARK: Shapes

    /// Fill first, then the stroke in the middle of the outline.
    private func draw(_ item: ShapeItem) {
        guard item.shape.bounds.isDrawable else { return }
        if let fill = item.fill, trace(item.shape) {
            switch fill {
            case .color(let color):
                setColor(color)
                unsafe cairo_fill(context.handle)
                unsafe cairo_set_fill_rule(context.handle, CAIRO_FILL_RULE_WINDING)
            case .hatch(let hatch): fillHatch(hatch, in: item.shape.bounds)
            case .fade(let fade): fillFade(fade)
            }
        }
        if let stroke = item.stroke, stroke.width > 0, stroke.width.isFinite, trace(item.shape) {
            apply(stroke)
            unsafe cairo_stroke(context.handle)
        }
    }

    /// Colour, width, ends and dashes of the next stroke. Dashes are at least a quarter of a point, so that no stroke
    /// becomes a million dashes.
    private func apply(_ stroke: Stroke) {
        setColor(stroke.color)
        unsafe cairo_set_line_width(context.handle, stroke.width)
        unsafe cairo_set_line_cap(context.handle, stroke.hasRoundEnds ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
        unsafe cairo_set_line_join(context.handle, stroke.hasRoundEnds ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
        let dash = stroke.dash.map { $0.isFinite ? min(max($0, 0.25), 10_000) : 1 }
        unsafe cairo_set_dash(context.handle, dash, Int32(truncatingIfNeeded: dash.count), 0)
    }

    /// Tones inside the current path.
    private func fillFade(_ fade: Fade) {
        guard fade.isDrawable,
            let pattern = unsafe cairo_pattern_create_linear(fade.start.x, fade.start.y, fade.end.x, fade.end.y)
        else { return unsafe cairo_new_path(context.handle) }
        for stop in fade.stops {
            let color = stop.color
            unsafe cairo_pattern_add_color_stop_rgba(
                pattern, stop.share, Double(color.red) / 255, Double(color.green) / 255,
                Double(color.blue) / 255, Double(color.alpha) / 255 * (openGroups.last?.fade ?? 1))
        }
        unsafe cairo_set_source(context.handle, pattern)
        unsafe cairo_fill(context.handle)
        unsafe cairo_set_fill_rule(context.handle, CAIRO_FILL_RULE_WINDING)
        unsafe cairo_pattern_destroy(pattern)
    }

    /// Parallel lines inside the current path; their phase is fixed to the origin of the plane.
    private func fillHatch(_ hatch: Hatch, in bounds: Rect) {
        if let background = hatch.background {
            setColor(background)
            unsafe cairo_fill_preserve(context.handle)
        }
        unsafe cairo_save(context.handle)
        unsafe cairo_clip(context.handle)
        apply(Stroke(color: hatch.color, width: hatch.lineWidth))
        let lines = HatchLines(hatch, in: bounds.intersection(list.bounds))
        for band in lines.bands(below: list.bounds.minY, scale: scale) {
            unsafe cairo_save(context.handle)
            unsafe cairo_new_path(context.handle)
            if lines.visible.height > band.height {
                unsafe cairo_rectangle(context.handle, band.x, band.y, band.width, band.height)
                unsafe cairo_clip(context.handle)
            }
            for line in lines.touching(band) {
                unsafe cairo_move_to(context.handle, line.from.x, line.from.y)
                unsafe cairo_line_to(context.handle, line.to.x, line.to.y)
            }
            unsafe cairo_stroke(context.handle)
            unsafe cairo_restore(context.handle)
        }
        unsafe cairo_restore(context.handle)
    }

    /// Makes the shape the current path; false for a shape with coordinates that cairo cannot handle.
    private func trace(_ shape: Shape) -> Bool {
        guard shape.bounds.isDrawable else { return false }
        unsafe CairoPath.trace(shape, in: context.handle)
        return true
    }

    /// The colour of the next drawing, faded by the groups without a picture of their own. `RGBA` has straight alpha;
    /// cairo multiplies it in.
    private func setColor(_ color: RGBA) {
        let fade = openGroups.last?.fade ?? 1
        unsafe cairo_set_source_rgba(
            context.handle, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
            Double(color.alpha) / 255 * fade)
    }

    // MARK: Text and pictures

    /// One line of text at its baseline. Runs far outside the plane, without ink or without letters are skipped.
    private func draw(_ run: TextRun, shaper: inout TextShaper) throws(RenderError) {
        guard run.origin.x.magnitude < 4e6, run.origin.y.magnitude < 4e6, run.color.alpha > 0, !run.text.isEmpty else {
            return
        }
        let shaped = try shaper.shape(run.text, face: run.face, size: run.size, language: run.language)
        let line = PlacedLine(run, shaped)
        setColor(run.color)
        for part in shaped.runs {
            switch part.font {
            case .pinned(let font): draw(part.glyphs, font, run, line)
            case .outlines(let font): draw(part.glyphs, font, run, line)
            }
        }
        for shape in line.decorations { draw(shape) }
    }

    /// Glyphs of a font that cairo knows, at the positions from shaping.
    private func draw(_ glyphs: [ShapedText.Glyph], _ loaded: LoadedFont, _ run: TextRun, _ line: PlacedLine) {
        guard let font = loaded.font(scale: scale, stretch: line.fit.stretch) else { return }
        set(font)
        let placed = glyphs.map {
            cairo_glyph_t(index: UInt($0.index), x: line.x($0.x), y: run.origin.y + $0.y)
        }
        let count = Int32(truncatingIfNeeded: placed.count)
        if run.size * scale <= 200 || loaded.isColored {
            OpenFaces.use { unsafe cairo_show_glyphs(context.handle, placed, count) }
        } else {
            // Cairo would cache each huge glyph as a picture, so huge glyphs are drawn as paths.
            OpenFaces.use { unsafe cairo_glyph_path(context.handle, placed, count) }
            unsafe cairo_fill(context.handle)
        }
    }

    /// Sets the font of the next letters; a scaled font would not follow a group's transform.
    private func set(_ font: ScaledFont) {
        guard openGroups.last?.isTransformed == true else {
            return unsafe cairo_set_scaled_font(context.handle, font.handle)
        }
        var matrix = cairo_matrix_t()
        unsafe cairo_scaled_font_get_font_matrix(font.handle, &matrix)
        let options = unsafe cairo_font_options_create()
        unsafe cairo_scaled_font_get_font_options(font.handle, options)
        unsafe cairo_set_font_face(context.handle, cairo_scaled_font_get_font_face(font.handle))
        unsafe cairo_set_font_matrix(context.handle, &matrix)
        unsafe cairo_set_font_options(context.handle, options)
        unsafe cairo_font_options_destroy(options)
    }

    /// All outlines of a run as one path, so that overlapping letters are not blended twice.
    private func draw(_ glyphs: [ShapedText.Glyph], _ font: OutlineFont, _ run: TextRun, _ line: PlacedLine) {
        let unit = run.size / LoadedFont.outlineUnits
        let path = glyphs.flatMap { glyph in
            let origin = Point(x: line.x(glyph.x), y: run.origin.y + glyph.y)
            return font.outline(of: glyph.index).map {
                $0.mapped(scaleX: unit * line.fit.stretch, scaleY: unit, to: origin)
            }
        }
        guard !path.isEmpty, trace(.path(path)) else { return }
        unsafe cairo_fill(context.handle)
    }

    /// The picture is scaled to the item's frame. Beyond its edges the outermost pixels are repeated: the edges of a
    /// scaled picture are not blended with transparency.
    private mutating func draw(_ item: ImageItem) throws(RenderError) {
        guard list.images.indices.contains(item.index), item.frame.isDrawable, !item.frame.isEmpty else { return }
        let bitmap = list.images[item.index]
        guard bitmap.width > 0, bitmap.height > 0 else { return }
        if images[item.index] == nil { images[item.index] = try CairoImageSurface.Shared(bitmap) }
        guard let surface = images[item.index] else { return }
        unsafe cairo_save(context.handle)
        unsafe cairo_translate(context.handle, item.frame.x, item.frame.y)
        unsafe cairo_scale(
            context.handle, item.frame.width / Double(bitmap.width), item.frame.height / Double(bitmap.height))
        unsafe cairo_set_source_surface(context.handle, surface.handle, 0, 0)
        let pattern = unsafe cairo_get_source(context.handle)
        unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        unsafe cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
        unsafe cairo_rectangle(context.handle, 0, 0, Double(bitmap.width), Double(bitmap.height))
        unsafe cairo_fill(context.handle)
        unsafe cairo_restore(context.handle)
    }
}
