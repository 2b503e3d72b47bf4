import LayoutEngine

/// The properties of what a view shows: text, button, image, control.
extension TextContent {
    mutating func set(_ key: PropertyKey, _ value: Int, _ reader: inout DocumentReader) {
        switch key {
        case .text:
            guard let shown = reader.shownText(value) else { return }
            text = shown
            if !runs.isEmpty { runs = [] }
        case .attributedText:
            guard let stretches = reader.runs(value) else { return }
            runs = stretches
            text = stretches.map(\.text).joined()
        case .placeholder: placeholder = reader.shownText(value) ?? placeholder
        case .font: font = reader.font(value, into: font) ?? font
        case .textColor: color = reader.color(value) ?? color
        case .textAlignment: alignment = reader.word(value, TextContent.Alignment.self) ?? alignment
        case .numberOfLines: numberOfLines = reader.integer(value, in: 0...1_000_000) ?? numberOfLines
        case .lineBreakMode: lineBreakMode = reader.word(value, TextContent.LineBreakMode.self) ?? lineBreakMode
        case .adjustsFontSizeToFitWidth: adjustsFontSizeToFitWidth = reader.bool(value) ?? false
        case .minimumScaleFactor: minimumScaleFactor = reader.number(value, in: 0...1) ?? minimumScaleFactor
        case .minimumFontSize: minimumFontSize = reader.number(value, in: 0...Limits.fontSize.upperBound) ?? 0
        case .preferredMaxLayoutWidth: preferredMaxLayoutWidth = reader.length(value) ?? 0
        case .borderStyle: borderStyle = reader.word(value, TextContent.BorderStyle.self) ?? borderStyle
        case .isScrollEnabled: isScrollEnabled = reader.bool(value) ?? isScrollEnabled
        case .isSecureTextEntry: isSecure = reader.bool(value) ?? isSecure
        case .lineSpacing: lineSpacing = reader.length(value) ?? lineSpacing
        case .lineHeightMultiple: lineHeightMultiple = reader.number(value, in: 0...100) ?? lineHeightMultiple
        case .minimumLineHeight: minimumLineHeight = reader.length(value) ?? minimumLineHeight
        case .maximumLineHeight: maximumLineHeight = reader.length(value) ?? maximumLineHeight
        case .paragraphSpacing: paragraphSpacing = reader.length(value) ?? paragraphSpacing
        default: break
        }
    }
}

extension ButtonContent {
    mutating func set(_ key: PropertyKey, _ value: Int, _ reader: inout DocumentReader) {
        switch key {
        case .title: title = reader.shownText(value) ?? title
        case .attributedTitle:
            guard let runs = reader.runs(value) else { return }
            attributedTitle = runs
            title = runs.map(\.text).joined()
        case .subtitle: subtitle = reader.shownText(value) ?? subtitle
        case .titleColor: titleColor = reader.color(value) ?? titleColor
        case .font: font = reader.font(value, into: font ?? Font(size: 15)) ?? font
        case .buttonType: kind = reader.word(value, ButtonContent.Kind.self) ?? kind
        case .configuration: configuration = reader.word(value, ButtonContent.Configuration.self)
        case .image: image = reader.image(value) ?? image
        case .backgroundImage: backgroundImage = reader.image(value) ?? backgroundImage
        case .imagePlacement:
            guard let text = reader.string(value) else { return }
            guard let placement = ButtonContent.ImagePlacement(rawValue: text) else {
                return reader.unknownWord(text, value, known: ["leading", "trailing", "top", "bottom"])
            }
            imagePlacement = placement
        case .imagePadding: imagePadding = reader.number(value) ?? imagePadding
        case .contentEdgeInsets: contentEdgeInsets = reader.insets(value) ?? contentEdgeInsets
        case .titleEdgeInsets: titleEdgeInsets = reader.insets(value) ?? titleEdgeInsets
        case .imageEdgeInsets: imageEdgeInsets = reader.insets(value) ?? imageEdgeInsets
        case .contentHorizontalAlignment:
            alignment = reader.word(value, TextContent.Alignment.self) ?? alignment
        case .contentVerticalAlignment:
            verticalAlignment = reader.word(value, ButtonContent.VerticalAlignment.self) ?? verticalAlignment
        case .configurationBackgroundColor:
            configurationBackgroundColor = reader.color(value) ?? configurationBackgroundColor
        case .lineBreakMode: lineBreakMode = reader.word(value, TextContent.LineBreakMode.self) ?? lineBreakMode
        case .numberOfLines: numberOfLines = reader.integer(value, in: 0...1_000_000) ?? numberOfLines
        case .isEnabled: isEnabled = reader.bool(value) ?? isEnabled
        case .isSelected: isSelected = reader.bool(value) ?? isSelected
        default: break
        }
    }
}

extension ControlContent {
    mutating func set(_ key: PropertyKey, _ value: Int, _ reader: inout DocumentReader) {
        switch key {
        case .isOn: isOn = reader.bool(value) ?? isOn
        case .isEnabled: isEnabled = reader.bool(value) ?? isEnabled
        case .value: self.value = reader.number(value, in: 0...1) ?? self.value
        case .segments: segments = reader.texts(value) ?? segments
        case .selectedSegmentIndex:
            guard let index = reader.integer(value, in: -1...1_000) else { return }
            selectedSegment = index < 0 ? nil : index
        case .numberOfPages: numberOfPages = reader.integer(value, in: 0...1_000) ?? numberOfPages
        case .currentPage: currentPage = reader.integer(value, in: 0...1_000) ?? currentPage
        case .style: style = reader.string(value) ?? style
        case .font: font = reader.font(value, into: font) ?? font
        case .isAnimating: isAnimating = reader.bool(value) ?? isAnimating
        case .titles: titles = reader.texts(value) ?? titles
        default: break
        }
    }
}

extension DocumentReader {
    fileprivate mutating func texts(_ node: Int) -> [String]? {
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
