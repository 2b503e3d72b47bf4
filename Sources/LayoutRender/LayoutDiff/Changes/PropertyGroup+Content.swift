import LayoutEngine

/// What views show.
extension PropertyGroup {
    static var text: PropertyGroup {
        content(
            [
                .text("text", \.text) { quoted($0) },
                .text("placeholder", \.placeholder) { $0.map(quoted) },
                .text("font", \.font) { $0.text },
                .text("textColor", \.color) { $0?.text },
                .text("textAlignment", \.alignment) { $0.rawValue },
                .text("numberOfLines", \.numberOfLines) { "\($0)" },
                .text("lineBreakMode", \.lineBreakMode) { $0.rawValue },
                .text("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth) { "\($0)" },
                .text("minimumScaleFactor", isVisual: false, \.minimumScaleFactor) { $0.plain },
                .text("minimumFontSize", isVisual: false, \.minimumFontSize) { $0.plain },
                .text("preferredMaxLayoutWidth", isVisual: false, \.preferredMaxLayoutWidth) { $0.plain },
                .text("borderStyle", \.borderStyle) { $0.rawValue },
                .text("isScrollEnabled", isVisual: false, \.isScrollEnabled) { "\($0)" },
                .text("isSecureTextEntry", \.isSecure) { "\($0)" },
                .text("lineSpacing", \.lineSpacing) { $0.plain },
                .text("lineHeightMultiple", \.lineHeightMultiple) { $0.plain },
                .text("minimumLineHeight", \.minimumLineHeight) { $0.plain },
                .text("maximumLineHeight", \.maximumLineHeight) { $0.plain },
                .text("paragraphSpacing", \.paragraphSpacing) { $0.plain },
                .text("attributedText", \.runs) { $0.reportText },
            ])
    }

    static var button: PropertyGroup {
        content(
            [
                .button("title", \.title) { quoted($0) },
                .button("attributedTitle", \.attributedTitle) { $0.reportText },
                .button("subtitle", \.subtitle) { $0.map(quoted) },
                .button("titleColor", \.titleColor) { $0?.text },
                .button("font", \.font) { $0?.text },
                .button("buttonType", \.kind) { $0.rawValue },
                .button("configuration", \.configuration) { $0?.rawValue },
                .button("imagePlacement", \.imagePlacement) { $0.rawValue },
                .button("imagePadding", \.imagePadding) { $0.plain },
                .button("contentEdgeInsets", \.contentEdgeInsets) { $0?.text },
                .button("titleEdgeInsets", \.titleEdgeInsets) { $0.text },
                .button("imageEdgeInsets", \.imageEdgeInsets) { $0.text },
                .button("numberOfLines", \.numberOfLines) { "\($0)" },
                .button("lineBreakMode", \.lineBreakMode) { $0?.rawValue },
                .button("contentVerticalAlignment", \.verticalAlignment) { $0.rawValue },
                .button("configurationBackgroundColor", \.configurationBackgroundColor) { $0?.text },
                .button("isEnabled", \.isEnabled) { "\($0)" },
                .button("isSelected", \.isSelected) { "\($0)" },
                .button("contentHorizontalAlignment", \.alignment) { $0.rawValue },
                .picture("image", \.content.buttonImage), .pictureSize("image.size", \.content.buttonImage),
                .picture("backgroundImage", \.content.buttonBackground),
                .pictureSize("backgroundImage.size", \.content.buttonBackground),
            ])
    }

    static var image: PropertyGroup {
        content(
            [
                .picture("image", \.content.image), .pictureSize("image.size", \.content.image),
            ])
    }

    static var control: PropertyGroup {
        content(
            [
                .control("isOn", \.isOn) { "\($0)" },
                .control("isEnabled", \.isEnabled) { "\($0)" },
                .control("value", \.value) { $0.plain },
                .control("segments", \.segments) { $0.isEmpty ? nil : $0.map(quoted).joined(separator: ", ") },
                .control("selectedSegmentIndex", \.selectedSegment) { $0.map { "\($0)" } },
                .control("numberOfPages", \.numberOfPages) { "\($0)" },
                .control("currentPage", \.currentPage) { "\($0)" },
                .control("style", \.style) { $0 },
                .control("font", \.font) { $0?.text },
                .control("isAnimating", \.isAnimating) { "\($0)" },
                .control("titles", \.titles) { $0.isEmpty ? nil : $0.map(quoted).joined(separator: ", ") },
            ])
    }

    private static func content(_ properties: [ViewProperty]) -> PropertyGroup {
        PropertyGroup(isEqual: { $0.content == $1.content }, properties: properties)
    }
}

extension ViewProperty {
    fileprivate static func text<Value>(
        _ name: String, isVisual: Bool = true, _ field: WritableKeyPath<TextContent, Value>,
        _ text: @escaping (Value) -> String?
    ) -> ViewProperty {
        part(name, isVisual: isVisual, \.content.text, field, text)
    }

    fileprivate static func button<Value>(
        _ name: String, _ field: WritableKeyPath<ButtonContent, Value>, _ text: @escaping (Value) -> String?
    ) -> ViewProperty {
        part(name, isVisual: true, \.content.button, field, text)
    }

    fileprivate static func control<Value>(
        _ name: String, _ field: WritableKeyPath<ControlContent, Value>, _ text: @escaping (Value) -> String?
    ) -> ViewProperty {
        part(name, isVisual: true, \.content.control, field, text)
    }

    /// A picture by name and symbol, whatever its size.
    fileprivate static func picture(_ name: String, _ field: WritableKeyPath<View, ImageContent?>) -> ViewProperty {
        ViewProperty(
            name: name, isVisual: true, text: { view, _ in view[keyPath: field]?.text },
            copy: { view, source in
                var image = source[keyPath: field]
                if let known = view[keyPath: field] { image?.size = known.size }
                view[keyPath: field] = image
            })
    }

    /// The natural size that a source states for a picture.
    fileprivate static func pictureSize(_ name: String, _ field: WritableKeyPath<View, ImageContent?>) -> ViewProperty {
        ViewProperty(
            name: name, isVisual: false, text: { view, _ in view[keyPath: field]?.size?.text },
            copy: { $0[keyPath: field]?.size = $1[keyPath: field]?.size })
    }
}

extension Content {
    /// What a label, field or text view shows; nil for another kind of content, which stays what it is.
    fileprivate var text: TextContent? {
        get { if case .text(let text) = self { text } else { nil } }
        set { if let newValue, case .text = self { self = .text(newValue) } }
    }

    fileprivate var button: ButtonContent? {
        get { if case .button(let button) = self { button } else { nil } }
        set { if let newValue, case .button = self { self = .button(newValue) } }
    }

    fileprivate var control: ControlContent? {
        get { if case .control(let control) = self { control } else { nil } }
        set { if let newValue, case .control = self { self = .control(newValue) } }
    }
}

extension Content {
    /// An image view's picture.
    fileprivate var image: ImageContent? {
        get { if case .image(let image) = self { image } else { nil } }
        set { if let newValue, case .image = self { self = .image(newValue) } }
    }

    fileprivate var buttonImage: ImageContent? {
        get { button?.image }
        set { button?.image = newValue }
    }

    fileprivate var buttonBackground: ImageContent? {
        get { button?.backgroundImage }
        set { button?.backgroundImage = newValue }
    }
}

extension [TextContent.Run] {
    /// Each stretch with its font and colour; nil for none.
    fileprivate var reportText: String? {
        guard !isEmpty else { return nil }
        return map { run in
            ([quoted(run.text)] + [run.font?.text, run.color?.text].compactMap { $0 }).joined(separator: " ")
        }.joined(separator: ", ")
    }
}

extension ImageContent {
    /// The name, and what a symbol is set in.
    var text: String {
        var words = [quoted(name)]
        if isSystemSymbol { words.append("system symbol") }
        if let symbolPointSize { words.append(symbolPointSize.plain + " pt") }
        if let symbolTextStyle { words.append(symbolTextStyle.rawValue) }
        if let symbolScale { words.append(symbolScale) }
        return words.joined(separator: " ")
    }
}
