extension ButtonContent {
    /// Whether the title wraps at the button's width.
    var wrapsTitle: Bool { drawsSeveralLines && !titleText.isEmpty }

    /// The title as a text of its own. A configuration has one line, or any number.
    package var titleContent: TextContent {
        var content = TextContent(text: titleText, font: effectiveFont)
        content.runs = attributedTitle
        content.numberOfLines = configuration == nil ? numberOfLines : drawsSeveralLines ? 0 : 1
        return content
    }

    private var titleText: String { attributedTitle.isEmpty ? title : attributedTitle.map(\.text).joined() }

    /// The font of the title: the stated one, else text style `body` for a configured button, 18 points for a `custom`
    /// button, 15 for the others.
    package var effectiveFont: Font {
        if let font { return font }
        if configuration != nil { return Font(textStyle: configured.buttonSize.isLow ? .subheadline : .body) }
        return .system(kind == .custom ? 18 : 15)
    }

    /// The stated mode, else UIKit's default: a title label of one line truncates in the middle, a configuration
    /// (`titleLineBreakMode`) wraps between words.
    package var effectiveLineBreakMode: TextContent.LineBreakMode {
        lineBreakMode ?? (configuration == nil && numberOfLines == 1 ? .byTruncatingMiddle : .byWordWrapping)
    }

    /// Whether a title that is wider than the button is drawn on further lines.
    ///
    /// A title label draws `numberOfLines`; a configuration has no number of lines, and wraps if its line break mode is
    /// one of the two that wrap.
    package var drawsSeveralLines: Bool {
        guard configuration != nil else { return numberOfLines != 1 }
        return effectiveLineBreakMode == .byWordWrapping || effectiveLineBreakMode == .byCharWrapping
    }

    /// A button's intrinsic size: title beside image, rounded up to whole points, and its insets.
    func naturalSize(width: Double?, in environment: LayoutEnvironment) -> Size {
        if let size = kind.glyphSize(in: environment.release), titleText.isEmpty { return size }
        return configuration == nil
            ? plainSize(width: width, in: environment) : configuredSize(width: width, in: environment)
    }

    /// UIButton without a configuration.
    private func plainSize(width: Double?, in environment: LayoutEnvironment) -> Size {
        let picture = picture?.naturalSize(in: environment)
        let insets = insets.content ?? .zero
        let hasInsets = insets != .zero
        if titleText.isEmpty, picture == nil, !hasInsets, let background = backgroundImage?.size { return background }
        let padding = hasInsets ? 0 : Self.titlePadding
        let room = width.map { $0 - widthBesideTitle(in: environment) }
        let text = titleSize(width: room, in: environment, roundingTo: 1)
        var size = Size(width: text.width + (picture?.width ?? 0), height: picture?.height ?? 0)
        // Beside a picture the line of an empty title still counts, without its padding.
        let titleHeight = titleText.isEmpty && picture != nil ? text.height : text.height + 2 * padding
        size.height = max(size.height, titleHeight)
        if picture == nil, !hasInsets { size.width = max(size.width, Self.minimumWidth) }
        if let background = backgroundImage?.size {
            size.width = max(size.width, background.width)
            size.height = max(size.height, background.height)
        }
        return Size(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
    }

    /// UIButton.Configuration with its default content insets.
    private func configuredSize(width: Double?, in environment: LayoutEnvironment) -> Size {
        let picture = picture?.naturalSize(in: environment)
        let insets = insets.content ?? configured.buttonSize.contentInsets
        let axis: Axis = [.top, .bottom].contains(configured.imagePlacement) ? .vertical : .horizontal
        let room = width.map { max($0 - widthBesideTitle(in: environment), 0) }
        var size = titleText.isEmpty ? .zero : titleSize(width: room, in: environment, roundingTo: environment.scale)
        if let below = subtitleContent?.measure(wrappingAt: room, in: environment).size {
            size = Size(
                width: max(size.width, below.width), height: size.height + below.height + configured.titlePadding)
        }
        if let picture {
            size[axis] += picture[axis] + (size[axis] > 0 ? configured.imagePadding : 0)
            size[axis.cross] = max(size[axis.cross], picture[axis.cross])
        } else if size.height == 0 {
            size.height = titleSize(width: nil, in: environment, roundingTo: environment.scale).height
        }
        return Size(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
    }

    /// What insets, and a picture beside the title, take from a button's width.
    package func widthBesideTitle(in environment: LayoutEnvironment) -> Double {
        let isPlain = configuration == nil
        let insets = insets.content ?? (isPlain ? .zero : configured.buttonSize.contentInsets)
        let isBeside = isPlain || configured.imagePlacement == .leading || configured.imagePlacement == .trailing
        guard isBeside, let picture = picture?.naturalSize(in: environment) else { return insets.left + insets.right }
        return insets.left + insets.right + picture.width + (isPlain ? 0 : configured.imagePadding)
    }

    /// The room that a button of a size has for its title: without the insets at the sides and the picture, which a
    /// configuration may place above or below the title.
    fileprivate func titleRoom(in size: Size, _ environment: LayoutEnvironment) -> Size {
        var room = size
        // Insets of the title below zero give the title the room of the picture, or more than the button has.
        let title = configuration == nil ? insets.title : .zero
        room.width -= widthBesideTitle(in: environment) + min(title.left + title.right, 0)
        if configuration != nil, [.top, .bottom].contains(configured.imagePlacement),
            let picture = picture?.naturalSize(in: environment)
        {
            room.height -= picture.height + configured.imagePadding
        }
        return room
    }

    /// The title alone; an empty one still has the height of a line.
    private func titleSize(width: Double?, in environment: LayoutEnvironment, roundingTo scale: Double) -> Size {
        let content = titleContent
        var environment = environment
        environment.scale = scale
        guard !content.isEmpty else {
            let line = FontMetrics(effectiveFont, in: environment).lineHeight
            return Size(width: 0, height: line.roundedUpToPixel(scale))
        }
        return content.measure(wrappingAt: width.map { max($0, 0) }, in: environment).size
    }

    /// Room above and below the title of a button without content insets, in points.
    private static let titlePadding = 6.0
    /// The narrowest title button without content insets, in points.
    private static let minimumWidth = 30.0
}

extension ButtonContent {
    /// Whether an indicator stands in the place of the picture.
    package var showsActivityIndicator: Bool { configuration != nil && configured.showsActivityIndicator }

    /// The picture beside the title: the button's own, or beside a title the glyph of a type that has one. An activity indicator
    /// is a picture of its size. A configured symbol without a size follows the text size. [inferred: as titles do]
    package var picture: ImageContent? {
        if showsActivityIndicator { return ImageContent(name: "", size: ControlContent().activityIndicatorSize) }
        if var image {
            let isUnsized = configuration != nil && image.isSystemSymbol && image.symbolPointSize == nil
            if isUnsized { image.symbolTextStyle = image.symbolTextStyle ?? .body }
            return image
        }
        guard !titleText.isEmpty, configuration == nil, let name = kind.glyphName,
            let size = kind.glyphSize(in: .iOS13)
        else { return nil }
        var glyph = ImageContent(name: name, size: size)
        glyph.isSystemSymbol = true
        return glyph
    }

    /// The second line as a text of its own; nil for none.
    package var subtitleContent: TextContent? {
        guard configuration != nil, let subtitle = configured.subtitle, !subtitle.isEmpty else { return nil }
        var content = TextContent(text: subtitle, font: Font(textStyle: .caption1))
        content.numberOfLines = drawsSeveralLines ? 0 : 1
        return content
    }
}

extension ButtonContent.ButtonSize {
    /// The insets of a configured button around its content, in points: 7 and 12 [recorded], for `large` 15 and 20, for the
    /// smaller sizes 5 and 10. [inferred from published heights of 50 and 28]
    package var contentInsets: EdgeInsets {
        switch self {
        case .mini, .small: EdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
        case .medium: EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
        case .large: EdgeInsets(top: 15, left: 20, bottom: 15, right: 20)
        }
    }

    /// Whether the title is in the text style `subheadline`.
    fileprivate var isLow: Bool { self == .mini || self == .small }
}

extension ButtonContent.Kind {
    /// The system symbol of a type that is a glyph; nil for types that show a title.
    fileprivate var glyphName: String? {
        switch self {
        case .detailDisclosure, .infoLight, .infoDark: "info.circle"
        case .contactAdd: "plus.circle"
        case .close: "xmark.circle.fill"
        case .custom, .system, .roundedRect, .plain: nil
        }
    }

    /// The size of the system's own glyph; nil for types that show a title.
    fileprivate func glyphSize(in release: Release) -> Size? {
        switch self {
        case .detailDisclosure, .infoLight, .infoDark, .contactAdd: ControlFacts.glyphButtonSize[release]
        case .close: Size(width: 30, height: 30)
        case .custom, .system, .roundedRect, .plain: nil
        }
    }
}

extension LayoutTree {
    /// The text of a label, a field, a text view or a button as a text of its own, with the lines that the view may draw; nil for
    /// another view.
    package func shownText(of id: ItemID) -> TextContent? {
        switch self[id].content {
        case .text(var text):
            if self[id].kind == .textView { text.numberOfLines = 0 }
            return text
        case .button(let button): return button.titleContent
        case .image, .control, .none: return nil
        }
    }

    /// The room that a view has for its text: without the insets of a text view or a button, and a button's picture.
    package func textRoom(of id: ItemID, in layout: ResolvedLayout, _ environment: LayoutEnvironment) -> Size {
        var room = layout[id].frame.size
        switch self[id].content {
        case .button(let button): room = button.titleRoom(in: room, environment)
        case .text(let text) where self[id].kind == .textView:
            room.width -= text.containerInsets.left + text.containerInsets.right
            room.height -= text.containerInsets.top + text.containerInsets.bottom
        default: break
        }
        return Size(width: max(room.width, 0), height: max(room.height, 0))
    }
}
