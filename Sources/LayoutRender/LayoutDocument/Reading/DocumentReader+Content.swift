import LayoutEngine

/// The properties of what a view shows: text, button, image, control.
extension DocumentReader {
    mutating func applyContent(_ key: PropertyKey, _ value: Int, scope: Int, _ draft: inout ViewDraft) {
        switch draft.family {
        case .text: Self.change(&draft.text) { applyText(key, value, &$0) }
        case .button: Self.change(&draft.button) { applyButton(key, value, &$0) }
        case .image: if key == .image { draft.image = image(value) ?? draft.image }
        case .control: Self.change(&draft.control) { applyControl(key, value, &$0) }
        case .none: break
        }
    }

    /// Changes what an optional holds, in place.
    @inline(__always)
    private static func change<Value>(_ value: inout Value?, _ body: (inout Value) -> Void) {
        guard var held = value.take() else { return }
        body(&held)
        value = held
    }

    private mutating func applyText(_ key: PropertyKey, _ value: Int, _ text: inout TextContent) {
        switch key {
        case .text:
            guard let shown = shownText(value) else { return }
            text.text = shown
            text.runs = []
        case .attributedText:
            guard let runs = runs(value) else { return }
            text.runs = runs
            text.text = runs.map(\.text).joined()
        case .placeholder: text.placeholder = shownText(value) ?? text.placeholder
        case .font: text.font = font(value, into: text.font) ?? text.font
        case .textColor: text.color = color(value) ?? text.color
        case .textAlignment: text.alignment = word(value, TextContent.Alignment.self) ?? text.alignment
        case .numberOfLines: text.numberOfLines = integer(value, in: 0...1_000_000) ?? text.numberOfLines
        case .lineBreakMode: text.lineBreakMode = word(value, TextContent.LineBreakMode.self) ?? text.lineBreakMode
        case .adjustsFontSizeToFitWidth: text.adjustsFontSizeToFitWidth = bool(value) ?? false
        case .minimumScaleFactor: text.minimumScaleFactor = number(value, in: 0...1) ?? text.minimumScaleFactor
        case .minimumFontSize: text.minimumFontSize = number(value, in: 0...Limits.fontSize.upperBound) ?? 0
        case .preferredMaxLayoutWidth: text.preferredMaxLayoutWidth = length(value) ?? 0
        case .borderStyle: text.borderStyle = word(value, TextContent.BorderStyle.self) ?? text.borderStyle
        case .isScrollEnabled: text.isScrollEnabled = bool(value) ?? text.isScrollEnabled
        case .isSecureTextEntry: text.isSecure = bool(value) ?? text.isSecure
        case .lineSpacing: text.lineSpacing = length(value) ?? text.lineSpacing
        case .lineHeightMultiple: text.lineHeightMultiple = number(value, in: 0...100) ?? text.lineHeightMultiple
        case .minimumLineHeight: text.minimumLineHeight = length(value) ?? text.minimumLineHeight
        case .maximumLineHeight: text.maximumLineHeight = length(value) ?? text.maximumLineHeight
        case .paragraphSpacing: text.paragraphSpacing = length(value) ?? text.paragraphSpacing
        default: break
        }
    }

    private mutating func applyButton(_ key: PropertyKey, _ value: Int, _ button: inout ButtonContent) {
        switch key {
        case .title: button.title = shownText(value) ?? button.title
        case .attributedTitle:
            guard let runs = runs(value) else { return }
            button.attributedTitle = runs
            button.title = runs.map(\.text).joined()
        case .subtitle: button.subtitle = shownText(value) ?? button.subtitle
        case .titleColor: button.titleColor = color(value) ?? button.titleColor
        case .font: button.font = font(value, into: button.font ?? Font(size: 15)) ?? button.font
        case .buttonType: button.kind = word(value, ButtonContent.Kind.self) ?? button.kind
        case .configuration: button.configuration = word(value, ButtonContent.Configuration.self)
        case .image: button.image = image(value) ?? button.image
        case .backgroundImage: button.backgroundImage = image(value) ?? button.backgroundImage
        case .imagePlacement:
            guard let text = string(value) else { return }
            guard let placement = ButtonContent.ImagePlacement(rawValue: text) else {
                return unknownWord(text, value, known: ["leading", "trailing", "top", "bottom"])
            }
            button.imagePlacement = placement
        case .imagePadding: button.imagePadding = number(value) ?? button.imagePadding
        case .contentEdgeInsets: button.contentEdgeInsets = insets(value) ?? button.contentEdgeInsets
        case .titleEdgeInsets: button.titleEdgeInsets = insets(value) ?? button.titleEdgeInsets
        case .imageEdgeInsets: button.imageEdgeInsets = insets(value) ?? button.imageEdgeInsets
        case .contentHorizontalAlignment:
            button.alignment = word(value, TextContent.Alignment.self) ?? button.alignment
        case .numberOfLines: button.numberOfLines = integer(value, in: 0...1_000_000) ?? button.numberOfLines
        case .isEnabled: button.isEnabled = bool(value) ?? button.isEnabled
        case .isSelected: button.isSelected = bool(value) ?? button.isSelected
        default: break
        }
    }

    private mutating func applyControl(_ key: PropertyKey, _ value: Int, _ control: inout ControlContent) {
        switch key {
        case .isOn: control.isOn = bool(value) ?? control.isOn
        case .isEnabled: control.isEnabled = bool(value) ?? control.isEnabled
        case .value: control.value = number(value, in: 0...1) ?? control.value
        case .segments: control.segments = texts(value) ?? control.segments
        case .selectedSegmentIndex:
            guard let index = integer(value, in: -1...1_000) else { return }
            control.selectedSegment = index < 0 ? nil : index
        case .numberOfPages: control.numberOfPages = integer(value, in: 0...1_000) ?? control.numberOfPages
        case .currentPage: control.currentPage = integer(value, in: 0...1_000) ?? control.currentPage
        case .style: control.style = string(value) ?? control.style
        case .font: control.font = font(value, into: control.font) ?? control.font
        case .isAnimating: control.isAnimating = bool(value) ?? control.isAnimating
        case .titles: control.titles = texts(value) ?? control.titles
        default: break
        }
    }

    private mutating func texts(_ node: Int) -> [String]? {
        guard var cursor = array(node, "an array of strings") else { return nil }
        var texts: [String] = []
        while let element = cursor.nextElement(in: arena) {
            if texts.count == 1_000 {
                report(element, "more than 1000 titles")
                return nil
            }
            if let text = shownText(element) { texts.append(text) }
        }
        return texts
    }
}
