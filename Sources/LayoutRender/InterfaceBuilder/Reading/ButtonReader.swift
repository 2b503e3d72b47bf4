import LayoutEngine

extension ViewReader {
    /// A button: its normal state, configuration, font and insets.
    func button(_ element: VariedElement) -> ButtonContent {
        var button = ButtonContent()
        let colors = context.resources.colors
        button.kind = element["buttonType"].flatMap(ButtonContent.Kind.init) ?? .custom
        button.font = element.child("fontDescription").flatMap(FontReader.font)
        if let state = element.child(key: "normal", name: "state") {
            let state = VariedElement(state, context.classes)
            button.title = string("title", of: state) ?? ""
            button.image = state["image"].map(context.resources.image)
            button.backgroundImage = state["backgroundImage"].map(context.resources.image)
            button.titleColor = colors.color("titleColor", of: state)
            if let attributed = state.child(key: "attributedTitle") { button.attributedTitle = runs(attributed) }
            if var image = button.image {
                readSymbol(state.child(key: "preferredSymbolConfiguration"), into: &image)
                button.image = image
            }
        }
        if let insets = element.child(key: "contentEdgeInsets", name: "inset") {
            button.contentEdgeInsets = inset(insets)
        }
        if let insets = element.child(key: "titleEdgeInsets", name: "inset") { button.titleEdgeInsets = inset(insets) }
        if let insets = element.child(key: "imageEdgeInsets", name: "inset") { button.imageEdgeInsets = inset(insets) }
        switch element["lineBreakMode"] {
        case "wordWrap", "wordWrapping", "characterWrap": button.numberOfLines = 0
        default: break
        }
        button.isEnabled = element.flag("enabled", default: true)
        button.isSelected = element.flag("selected")
        switch element["contentHorizontalAlignment"] {
        case "left", "leading": button.alignment = .left
        case "right", "trailing": button.alignment = .right
        default: break
        }
        if let configuration = element.child(key: "configuration") { read(configuration, into: &button) }
        return button
    }

    /// A `buttonConfiguration`, which replaces the state's title, image and insets.
    private func read(_ configuration: XMLElement, into button: inout ButtonContent) {
        button.configuration = configuration["style"].flatMap(ButtonContent.Configuration.init) ?? .plain
        let element = VariedElement(configuration, context.classes)
        button.contentEdgeInsets = nil
        button.title = string("title", of: element) ?? ""
        button.subtitle = string("subtitle", of: element)
        button.image = element["image"].map(context.resources.image)
        if var image = button.image {
            readSymbol(element.child(key: "preferredSymbolConfigurationForImage"), into: &image)
            button.image = image
        }
        button.font = element.child("fontDescription").flatMap(FontReader.font)
        if let attributed = element.child(key: "attributedTitle") {
            button.attributedTitle = runs(attributed)
        }
        button.imagePlacement =
            element["imagePlacement"].flatMap(ButtonContent.ImagePlacement.init) ?? .leading
        button.imagePadding = element.number("imagePadding") ?? 0
        if let insets = element.child(key: "contentInsets") {
            func number(_ name: String) -> Double { insets[name].flatMap(finiteNumber) ?? 0 }
            button.contentEdgeInsets = EdgeInsets(
                top: number("top"), left: number("leading"), bottom: number("bottom"), right: number("trailing"))
        }
    }

    private func runs(_ attributed: XMLElement) -> [TextContent.Run] {
        var content = TextContent(text: "")
        AttributedTextReader(colors: context.resources.colors).read(attributed, into: &content)
        return content.runs
    }

    private func inset(_ element: XMLElement) -> EdgeInsets {
        func number(_ name: String) -> Double { element[name].flatMap(finiteNumber) ?? 0 }
        return EdgeInsets(top: number("minY"), left: number("minX"), bottom: number("maxY"), right: number("maxX"))
    }
}
