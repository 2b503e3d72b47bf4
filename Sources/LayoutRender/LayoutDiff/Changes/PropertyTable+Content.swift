import LayoutEngine

extension PropertyTable {
    mutating func addContent(_ content: Content) {
        switch content {
        case .none: break
        case .text(let text): addText(text)
        case .button(let button): addButton(button)
        case .image(let image): addImage(image, prefix: "image")
        case .control(let control): addControl(control)
        }
    }

    private mutating func addText(_ text: TextContent) {
        visual("text", quoted(text.text))
        visual("placeholder", text.placeholder.map(quoted))
        visual("font", text.font.text)
        visual("textColor", text.color?.text)
        visual("textAlignment", text.alignment.rawValue)
        visual("numberOfLines", "\(text.numberOfLines)")
        visual("lineBreakMode", text.lineBreakMode.rawValue)
        visual("adjustsFontSizeToFitWidth", "\(text.adjustsFontSizeToFitWidth)")
        layout("minimumScaleFactor", text.minimumScaleFactor.plain)
        layout("minimumFontSize", text.minimumFontSize.plain)
        layout("preferredMaxLayoutWidth", text.preferredMaxLayoutWidth.plain)
        visual("borderStyle", text.borderStyle.rawValue)
        layout("isScrollEnabled", "\(text.isScrollEnabled)")
        visual("isSecureTextEntry", "\(text.isSecure)")
        for (name, value) in [
            ("lineSpacing", text.lineSpacing), ("lineHeightMultiple", text.lineHeightMultiple),
            ("minimumLineHeight", text.minimumLineHeight), ("maximumLineHeight", text.maximumLineHeight),
            ("paragraphSpacing", text.paragraphSpacing),
        ] {
            visual(name, value.plain)
        }
        if !text.runs.isEmpty { visual("attributedText", text.runs.map(\.text).joined(separator: ", ")) }
    }

    private mutating func addButton(_ button: ButtonContent) {
        visual("title", quoted(button.title))
        visual("subtitle", button.subtitle.map(quoted))
        visual("titleColor", button.titleColor?.text)
        visual("font", button.font?.text)
        visual("buttonType", button.kind.rawValue)
        visual("configuration", button.configuration?.rawValue)
        visual("imagePlacement", button.imagePlacement.rawValue)
        visual("imagePadding", button.imagePadding.plain)
        visual("contentEdgeInsets", button.contentEdgeInsets?.text)
        visual("titleEdgeInsets", button.titleEdgeInsets.text)
        visual("imageEdgeInsets", button.imageEdgeInsets.text)
        visual("numberOfLines", "\(button.numberOfLines)")
        visual("isEnabled", "\(button.isEnabled)")
        visual("isSelected", "\(button.isSelected)")
        visual("contentAlignment", button.alignment.rawValue)
        if !button.attributedTitle.isEmpty {
            visual("attributedTitle", button.attributedTitle.map(\.text).joined(separator: ", "))
        }
        if let image = button.image { addImage(image, prefix: "image") }
        if let image = button.backgroundImage { addImage(image, prefix: "backgroundImage") }
    }

    private mutating func addImage(_ image: ImageContent, prefix: String) {
        visual(prefix, quoted(image.name))
        layout(prefix + ".size", image.size?.text)
        visual(prefix + ".isSystemSymbol", image.isSystemSymbol ? "true" : nil)
        visual(prefix + ".pointSize", image.symbolPointSize?.plain)
        visual(prefix + ".textStyle", image.symbolTextStyle?.rawValue)
        visual(prefix + ".scale", image.symbolScale)
    }

    private mutating func addControl(_ control: ControlContent) {
        visual("isOn", "\(control.isOn)")
        visual("isEnabled", "\(control.isEnabled)")
        visual("value", control.value.plain)
        visual("segments", control.segments.isEmpty ? nil : control.segments.map(quoted).joined(separator: ", "))
        visual("selectedSegment", control.selectedSegment.map { "\($0)" })
        visual("numberOfPages", "\(control.numberOfPages)")
        visual("currentPage", "\(control.currentPage)")
        visual("style", control.style)
        visual("font", control.font?.text)
        visual("isAnimating", "\(control.isAnimating)")
        visual("titles", control.titles.isEmpty ? nil : control.titles.map(quoted).joined(separator: ", "))
    }

    mutating func addAppearance(_ appearance: Appearance) {
        visual("backgroundColor", appearance.backgroundColor?.text)
        visual("tintColor", appearance.tintColor?.text)
        switch appearance.cornerRadius {
        case .points(let radius): visual("cornerRadius", radius.plain)
        case .heightDivided(let divisor): visual("cornerRadius", "height / " + divisor.plain)
        case .widthDivided(let divisor): visual("cornerRadius", "width / " + divisor.plain)
        case nil: break
        }
        visual("borderWidth", appearance.borderWidth.plain)
        visual("borderColor", appearance.borderColor?.text)
        visual("clipsToBounds", "\(appearance.clipsToBounds)")
        visual("alpha", appearance.alpha.plain)
        visual("contentMode", appearance.contentMode.rawValue)
        layout("isUserInteractionEnabled", "\(appearance.isUserInteractionEnabled)")
    }
}
