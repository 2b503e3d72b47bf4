import LayoutEngine

/// UIButton in its two forms: states with insets, and `UIButton.Configuration`.
///
/// A file may contain both, written by different releases of Xcode; a configuration wins, as in UIKit. Titles and
/// pictures are those of the normal state.
extension ViewReader {
    /// A button: its normal state, configuration, font and insets. States other than `normal` are not read.
    func button(_ element: VariedElement) -> ButtonContent {
        var button = ButtonContent()
        let colors = context.resources.colors
        button.kind = element["buttonType"].flatMap(ButtonContent.Kind.init) ?? .custom
        button.font = element.child("fontDescription").flatMap(FontReader.font)
        if let state = element.child(key: "normal", name: "state") {
            let state = VariedElement(state, context.classes)
            button.title = string("title", of: state) ?? ""
            button.image = context.resources.image("image", of: state)
            button.backgroundImage = context.resources.image("backgroundImage", of: state)
            button.titleColor = colors.color("titleColor", of: state)
            if let attributed = state.child(key: "attributedTitle") { button.attributedTitle = runs(attributed) }
            if var image = button.image {
                readSymbol(state.child(key: "preferredSymbolConfiguration"), into: &image)
                button.image = image
            }
        }
        if let insets = element.child(key: "contentEdgeInsets", name: "inset") {
            button.insets.content = inset(insets)
        }
        if let insets = element.child(key: "titleEdgeInsets", name: "inset") { button.insets.title = inset(insets) }
        if let insets = element.child(key: "imageEdgeInsets", name: "inset") { button.insets.image = inset(insets) }
        readLineBreaking(element["lineBreakMode"], into: &button)
        button.isEnabled = element.flag("enabled", default: true)
        button.isSelected = element.flag("selected")
        switch element["contentHorizontalAlignment"] {
        case "left": button.contentAlignment.horizontal = .left
        case "leading": button.contentAlignment.horizontal = .natural
        case "right": button.contentAlignment.horizontal = .right
        case "trailing": button.contentAlignment.horizontal = .trailing
        case "fill": button.contentAlignment.horizontal = .justified
        default: break
        }
        button.contentAlignment.vertical =
            element["contentVerticalAlignment"].flatMap(ButtonContent.VerticalAlignment.init) ?? .center
        if let configuration = element.child(key: "configuration") { read(configuration, into: &button) }
        return button
    }

    /// A mode that wraps implies as many lines as the title needs; the default, which Xcode writes too, is left out.
    private func readLineBreaking(_ name: String?, into button: inout ButtonContent) {
        let mode = Self.lineBreakMode(name)
        button.lineBreakMode = mode == .byTruncatingMiddle ? nil : mode
        if mode == .byWordWrapping || mode == .byCharWrapping { button.numberOfLines = 0 }
    }

    /// A `buttonConfiguration`, which replaces the state's title, image and insets.
    private func read(_ configuration: XMLElement, into button: inout ButtonContent) {
        button.configuration = configuration["style"].flatMap(ButtonContent.Configuration.init) ?? .plain
        let element = VariedElement(configuration, context.classes)
        // The configuration's way of breaking lines wins over the title label's.
        button.numberOfLines = 1
        button.lineBreakMode = Self.lineBreakMode(element["titleLineBreakMode"])
        button.insets.content = nil
        button.title = string("title", of: element) ?? ""
        button.configured.subtitle = string("subtitle", of: element)
        button.image = context.resources.image("image", of: element)
        if var image = button.image {
            readSymbol(element.child(key: "preferredSymbolConfigurationForImage"), into: &image)
            button.image = image
        }
        button.font =
            element.child("fontDescription").flatMap(FontReader.font)
            ?? context.behavior.configuredTitleSize.map { Font.system($0) }
        if let attributed = element.child(key: "attributedTitle") {
            button.attributedTitle = runs(attributed)
        }
        readColors(element, into: &button)
        button.configured.imagePlacement =
            element["imagePlacement"].flatMap(ButtonContent.ImagePlacement.init) ?? .leading
        button.configured.imagePadding = element.number("imagePadding") ?? 0
        button.configured.titlePadding = element.number("titlePadding") ?? button.configured.titlePadding
        button.configured.cornerStyle = element["cornerStyle"].flatMap(ButtonContent.CornerStyle.init) ?? .dynamic
        button.configured.buttonSize = element["buttonSize"].flatMap(ButtonContent.ButtonSize.init) ?? .medium
        button.configured.titleAlignment =
            element["titleAlignment"].flatMap(ButtonContent.TitleAlignment.init) ?? .automatic
        button.configured.showsActivityIndicator = element.flag("showsActivityIndicator")
        if let insets = element.child(key: "contentInsets") {
            func number(_ name: String) -> Double { insets[name].flatMap(finiteNumber) ?? 0 }
            button.insets.content = EdgeInsets(
                top: number("top"), left: number("leading"), bottom: number("bottom"), right: number("trailing"))
        }
    }

    /// The colours of a configuration: those of its background, else the base colours, of which plain styles have none
    /// behind the title and tinted ones a shade.
    private func readColors(_ element: VariedElement, into button: inout ButtonContent) {
        let colors = context.resources.colors
        button.titleColor = colors.color("baseForegroundColor", of: element) ?? button.titleColor
        if let background = element.child(key: "background", name: "backgroundConfiguration") {
            let background = VariedElement(background, context.classes)
            button.configured.backgroundColor = colors.color("backgroundColor", of: background)
            button.configured.backgroundCornerRadius = background.number("cornerRadius")
        }
        guard button.configured.backgroundColor == nil else { return }
        switch button.configuration {
        case .filled, .borderedProminent, .gray, .bordered, .glass, .clearGlass, .prominentGlass, .prominentClearGlass:
            button.configured.backgroundColor = colors.color("baseBackgroundColor", of: element)
        case .tinted, .borderedTinted, .plain, .borderless, nil: break
        }
    }

    /// The fragments of an attributed title.
    private func runs(_ attributed: XMLElement) -> [TextContent.Run] {
        var content = TextContent(text: "")
        AttributedTextReader(colors: context.resources.colors).read(attributed, into: &content)
        return content.runs
    }

    /// An `inset` element, whose edges are named as a rectangle's: `minX` is left, `minY` top. The four numbers are
    /// insets and no coordinates: `maxX` is the distance from the right edge.
    private func inset(_ element: XMLElement) -> EdgeInsets {
        func number(_ name: String) -> Double { element[name].flatMap(finiteNumber) ?? 0 }
        return EdgeInsets(top: number("minY"), left: number("minX"), bottom: number("maxY"), right: number("maxX"))
    }
}
