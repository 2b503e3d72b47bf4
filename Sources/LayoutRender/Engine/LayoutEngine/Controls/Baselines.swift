extension View {
    /// The positions of the baselines inside the alignment rectangle of a view of `size`: the view's own
    /// `baselineOffsets`, or those of its text.
    ///
    /// A label's baselines are counted as if the label had its natural height, although its text is drawn in the
    /// middle; other texts are measured where they are drawn. A text field, and an empty text, has the baseline of one
    /// line of its font.
    /// - Parameter size: of the alignment rectangle, in points.
    /// - Returns: nil for a view without text.
    public func baselines(size: Size, in environment: LayoutEnvironment) -> BaselineOffsets? {
        if let baselineOffsets { return baselineOffsets }
        switch content {
        case .text(let text): return baselines(of: text, size: size, in: environment)
        case .button(let button): return button.baselines(size: size, in: environment)
        case .control:
            // [measured: 2 of 2 segmented controls that a baseline ties to a label]
            guard kind == .segmentedControl else { return nil }
            let title = TextContent(text: "x", font: .system(Self.segmentTitleSize))
            return title.measure(wrappingAt: nil, in: environment).centred(in: size.height)
        case .image(let image): return image.isSystemSymbol ? image.baselines(height: size.height, in: environment) : nil
        case .none: return nil
        }
    }

    /// The size of a segment's title, in points.
    private static let segmentTitleSize = 13.0

    /// Whether the view's text, and with it both baselines, stays in the middle of the view at any height: in buttons,
    /// segmented controls, symbols, and text fields without baselines of their own.
    var isTextCentered: Bool {
        guard baselineOffsets == nil else { return false }
        switch content {
        case .text: return kind != .label && kind != .textView
        case .button: return true
        case .control: return kind == .segmentedControl
        case .image: return true
        case .none: return false
        }
    }

    /// How far above the first baseline of the view the system's spacing puts the last one of another, in points; nil
    /// for a view without text. [measured: 22 for 17 points in five stacks; other sizes inferred]
    func systemBaselineSpacing(in environment: LayoutEnvironment) -> Double? {
        let font: Font
        switch content {
        case .text(let text): font = text.font
        case .button(let button): font = button.effectiveFont
        case .none, .image, .control: return nil
        }
        let metrics = FontMetrics(font, in: environment)
        return font.textStyle == nil ? DynamicType.linePitch(ofSize: metrics.pointSize) : metrics.linePitch
    }

    private func baselines(of text: TextContent, size: Size, in environment: LayoutEnvironment) -> BaselineOffsets {
        var shown = text
        if kind == .textView {
            shown.numberOfLines = 0
            let insets = text.containerInsets
            let set = shown.measure(wrappingAt: max(size.width - insets.left - insets.right, 0), in: environment)
            let bottom = size.height - insets.top - set.size.height + set.baselines.last
            return BaselineOffsets(first: insets.top + set.baselines.first, last: bottom)
        }
        if kind == .textField {
            shown.numberOfLines = 1
            shown.runs = []
            shown.text = "x"
            if let baseline = text.baselineWithoutText(height: size.height, in: environment) {
                return BaselineOffsets(first: baseline, last: baseline)
            }
        }
        if shown.isEmpty {
            shown.runs = []
            shown.text = "x"
        }
        guard kind == .label else { return shown.measure(wrappingAt: nil, in: environment).centred(in: size.height) }
        // The baselines of one line in one font do not depend on the letters.
        if shown.isOneLineInOneFont { shown.text = "x" }
        // A label draws its text in the middle, but Auto Layout counts the first baseline from the top edge and the
        // last one from the bottom edge as if it had its natural height.
        return shown.measure(wrappingAt: shown.numberOfLines == 1 ? nil : size.width, in: environment).baselines
    }
}

extension ButtonContent {
    /// The baselines of the title, which sits in the middle of the button.
    func baselines(size: Size, in environment: LayoutEnvironment) -> BaselineOffsets {
        var text = TextContent(text: title.isEmpty ? "x" : title, font: effectiveFont)
        text.runs = attributedTitle
        text.numberOfLines = numberOfLines
        let insets = insets.content ?? .zero
        let inner = size.height - insets.top - insets.bottom
        let set = text.measure(wrappingAt: nil, in: environment).centred(in: inner)
        return BaselineOffsets(first: set.first + insets.top, last: set.last + insets.bottom)
    }
}

extension TextMeasurement {
    /// The baselines of a text that stands in the middle of `height`.
    fileprivate func centred(in height: Double) -> BaselineOffsets {
        let room = (height - size.height) / 2
        return BaselineOffsets(first: room + baselines.first, last: room + baselines.last)
    }
}
