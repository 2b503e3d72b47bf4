/// Pictures of image views, buttons and bars: the file's pixels where the options hold them, else a placeholder.
extension PictureBuilder {
    /// Draws an image view's picture by the content mode; a placeholder if the options have no such picture.
    ///
    /// The picture's own size in points decides, as UIImage.size: the document's, else the file's. An image view
    /// without a picture draws the placeholder unless its background shows.
    mutating func drawImageView(_ id: ItemID) {
        let view = tree[id]
        let item = self[id]
        let frame = item.frame
        guard case .image(let image) = view.content else {
            // The code sets the picture: the view's own name says which one is missing, an id that Interface Builder made does not.
            let identifier = view.hasOwnIdentifier ? view.identifier : ""
            let name = view.label ?? (identifier.isObjectID ? view.className ?? "UIImageView" : identifier)
            let look = view.appearance
            if look.backgroundColor == nil, look.gradient == nil { drawMountains(in: frame, name: name, tint: nil) }
            return
        }
        if image.isSystemSymbol {
            let natural = image.naturalSize(in: environment) ?? frame.size
            let place = view.appearance.contentMode.rect(for: natural, in: frame)
            return drawSymbol(
                image.name, in: place, tint: item.tint, over: paper(behind: id), weight: image.symbolWeight)
        }
        guard let bitmap = options.images[image.name], bitmap.width > 0, bitmap.height > 0 else {
            if options.imageTraits.templates.contains(image.name) {
                return drawTile(in: frame, name: image.name, tint: item.tint)
            }
            return drawMountains(in: frame, name: image.name, tint: nil)
        }
        let own =
            options.imageTraits.sizes[image.name] ?? Size(width: Double(bitmap.width), height: Double(bitmap.height))
        let natural = image.size ?? own
        let tint = options.imageTraits.templates.contains(image.name) ? item.tint : nil
        place(image.name, bitmap, in: view.appearance.contentMode.rect(for: natural, in: frame), tint: tint)
    }

    /// Draws a picture of a button or bar.
    /// - Parameters:
    ///   - isTemplate: whether the control treats pictures as templates unless a picture says otherwise.
    ///   - paper: what lies behind, in the holes of a symbol; nil: the system's background.
    mutating func drawImage(
        _ image: ImageContent, in frame: Rect, tint: RGBA, isTemplate: Bool = false, over paper: RGBA? = nil
    ) {
        guard !frame.isEmpty else { return }
        if image.isSystemSymbol {
            return drawSymbol(image.name, in: frame, tint: tint, over: paper, weight: image.symbolWeight)
        }
        guard let bitmap = options.images[image.name], bitmap.width > 0, bitmap.height > 0 else {
            return drawMountains(in: frame, name: image.name, tint: nil)
        }
        let asTemplate =
            options.imageTraits.templates.contains(image.name)
            || (isTemplate && !options.imageTraits.originals.contains(image.name))
        place(image.name, bitmap, in: frame, tint: asTemplate ? tint : nil)
    }

    /// Draws a picture over a frame.
    ///
    /// The display list holds each picture once for each tint. A picture with the slices of an asset catalog, whose
    /// middle part is stretched or repeated, is held once for each size in pixels.
    /// - Parameter tint: the colour that replaces the picture's colours and keeps the picture's opacity, as a template
    ///   image has it; nil keeps the colours.
    private mutating func place(_ name: String, _ bitmap: Bitmap, in frame: Rect, tint: RGBA?) {
        guard !frame.isEmpty, frame.isDrawable else { return }
        let (width, height) = (pixels(frame.width), pixels(frame.height))
        let slices = options.imageTraits.slices[name]
        var key = tint.map { "\(name)\n\($0.red) \($0.green) \($0.blue) \($0.alpha)" } ?? name
        if slices != nil { key += "\n\(width) \(height)" }
        if imagePlaces[key] == nil {
            let grown = slices.flatMap {
                bitmap.sliced($0, width: width, height: height, pageScale: options.scale, limits: options.limits)
            }
            let shown = grown ?? bitmap
            imagePlaces[key] = list.images.count
            list.images.append(tint.map(shown.filled(with:)) ?? shown)
        }
        if let index = imagePlaces[key] { list.append(.image(ImageItem(index: index, frame: frame))) }
    }

    /// A length in whole pixels of the page.
    private func pixels(_ length: Double) -> Int {
        Int(min(max((length * options.scale).rounded(), 1), Double(options.limits.maximumSide)))
    }

    /// A template picture without a file: a tile in its tint, with the picture's name if there is room.
    private mutating func drawTile(in frame: Rect, name: String, tint: RGBA) {
        guard !frame.isEmpty else { return }
        let radius = min(frame.width, frame.height, 12) / 4
        list.fill(.roundedRect(frame, radius: radius), tint.opacity(0.35))
        list.stroke(
            .roundedRect(frame.insetBy(0.25), radius: radius), Stroke(color: tint.opacity(0.6), width: 0.5))
        guard !name.isEmpty, frame.height >= 14, frame.width >= 36 else { return }
        let line = Rect(x: frame.x + 3, y: frame.midY - 7, width: frame.width - 6, height: 14)
        drawLine(name, font: .system(9), color: theme.ink.opacity(0.6), in: line, alignment: .center)
    }

    /// Two mountains and a sun on gray, with the picture's name if there is room.
    private mutating func drawMountains(in frame: Rect, name: String, tint: RGBA?) {
        guard !frame.isEmpty else { return }
        let ink = theme.isDark ? RGBA(0x6B6F78) : RGBA(0xA9AEB8)
        list.fill(.rect(frame), theme.isDark ? RGBA(0x33363C) : RGBA(0xDDE0E6))
        list.stroke(.rect(frame.insetBy(0.25)), Stroke(color: ink, width: 0.5))
        let hasName = !name.isEmpty && frame.height >= 44 && frame.width >= 36
        let side = min(frame.width, frame.height - (hasName ? 14 : 0)) * 0.62
        guard side >= 4 else { return }
        let box = Rect(
            x: frame.midX - side / 2, y: frame.midY - side / 2 - (hasName ? 7 : 0), width: side, height: side)
        func point(_ x: Double, _ y: Double) -> Point { Point(x: box.x + x * side, y: box.y + y * side) }
        list.fill(
            .path([
                .move(point(0, 0.82)), .line(point(0.34, 0.36)), .line(point(0.54, 0.62)), .line(point(0.68, 0.46)),
                .line(point(1, 0.82)), .close,
            ]), ink)
        list.fill(
            .ellipse(Rect(x: box.x + side * 0.62, y: box.y + side * 0.16, width: side * 0.17, height: side * 0.17)), ink
        )
        if hasName {
            let color = theme.isDark ? RGBA(0xB0B4BC) : RGBA(0x6C717B)
            let line = Rect(x: frame.x + 3, y: box.maxY - side * 0.1, width: frame.width - 6, height: 14)
            drawLine(name, font: .system(9), color: color, in: line, alignment: .center)
        }
    }
}

extension ContentMode {
    /// The rectangle of a picture of `size` in `frame`.
    ///
    /// UIView.ContentMode: the scaling modes keep or change the proportions, all others keep the picture's size. A
    /// picture may reach beyond the frame, where `clipsToBounds` cuts the picture. For a picture of 200 by 100 in a frame of 100
    /// by 100 `scaleAspectFit` gives 100 by 50 in the middle, `scaleAspectFill` 200 by 100, and `topLeft` 200 by 100
    /// from the corner on.
    package func rect(for size: Size, in frame: Rect) -> Rect {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return frame }
        var placed = Rect(origin: frame.origin, size: size)
        switch self {
        case .scaleToFill, .redraw: return frame
        case .scaleAspectFit, .scaleAspectFill:
            let ratios = (frame.width / size.width, frame.height / size.height)
            let ratio = self == .scaleAspectFit ? min(ratios.0, ratios.1) : max(ratios.0, ratios.1)
            placed.size = Size(width: size.width * ratio, height: size.height * ratio)
        default: break
        }
        switch self {
        case .left, .topLeft, .bottomLeft: placed.x = frame.minX
        case .right, .topRight, .bottomRight: placed.x = frame.maxX - placed.width
        default: placed.x = frame.midX - placed.width / 2
        }
        switch self {
        case .top, .topLeft, .topRight: placed.y = frame.minY
        case .bottom, .bottomLeft, .bottomRight: placed.y = frame.maxY - placed.height
        default: placed.y = frame.midY - placed.height / 2
        }
        return placed
    }
}
