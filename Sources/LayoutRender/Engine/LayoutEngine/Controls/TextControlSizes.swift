extension TextContent {
    /// Whether there is no text to measure.
    var isEmpty: Bool { text.isEmpty && runs.allSatisfy { $0.text.isEmpty } }

    /// A label's intrinsic size: the text's size, rounded up to pixels; zero for an empty text.
    func labelSize(width: Double?, in environment: LayoutEnvironment) -> Size {
        guard !isEmpty else { return .zero }
        guard numberOfLines != 1 else { return measure(wrappingAt: nil, in: environment).size }
        let limit = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : width
        return measure(wrappingAt: limit.map { max($0, 0) }, in: environment).size
    }

    /// A text field's intrinsic size: the text or else the placeholder on one line, plus the border's padding.
    func fieldSize(in environment: LayoutEnvironment) -> Size {
        var shown = self
        shown.numberOfLines = 1
        if isEmpty {
            shown.text = placeholder ?? ""
            shown.runs = placeholderRuns
        }
        let width = shown.measure(wrappingAt: nil, in: environment).size.width
        let metrics = FontMetrics(font, in: environment)
        let line = metrics.lineHeight.roundedUpToPixel(1)
        switch borderStyle {
        case .roundedRect:
            let room = TextFacts.roundedFieldRoom[environment.release]
            let height = max(TextFacts.roundedFieldHeight[environment.release], line + room)
            return Size(width: (width + 2 * Self.roundedFieldPadding).roundedUpToPixel(1), height: height)
        case .bezel, .line:
            return Size(
                width: (width + 8).roundedUpToPixel(1), height: line + TextFacts.bezelFieldRoom[environment.release])
        case .none:
            return Size(width: width.roundedUpToPixel(1), height: plainFieldHeight(metrics.lineHeight, in: environment))
        }
    }

    /// The height of a field without border: one line, in whole points before iOS 13; since then in whole pixels with room
    /// below, which a secure field's bullets do not need. [measured: 21 of 23 fields with the system font from 14 to 40 pt]
    /// In iOS 26 a field without a text is no lower than one in the body font at its default size, unless the field is secure.
    /// [measured: 52 of 52 fields without a text, 6 of 6 with one]
    private func plainFieldHeight(_ line: Double, in environment: LayoutEnvironment) -> Double {
        guard let room = TextFacts.plainFieldRoom[environment.release] else { return line.roundedUpToPixel(1) }
        let scale = environment.scale
        let line = line.roundedUpToPixel(scale)
        guard !isSecure else { return line }
        let height = line + room.roundedUpToPixel(scale)
        return isEmpty ? max(height, TextFacts.plainFieldHeight[environment.release]) : height
    }

    /// The baseline of a field without a text whose own line is lower than the least line of such fields: that line stands in
    /// the middle of the field, and the own line at its bottom. Nil for other fields. [recorded: 6 of 6 fields of two projects]
    func baselineWithoutText(height: Double, in environment: LayoutEnvironment) -> Double? {
        let least = TextFacts.plainFieldHeight[environment.release]
        let metrics = FontMetrics(font, in: environment)
        let own = metrics.lineHeight + (TextFacts.plainFieldRoom[environment.release] ?? 0)
        guard isEmpty, !isSecure, own.roundedUpToPixel(environment.scale) < least else { return nil }
        return (height + least) / 2 - metrics.descender
    }

    /// The size of a text view's content, and of one that does not scroll: the text plus the container's insets.
    func textViewSize(width: Double?, in environment: LayoutEnvironment) -> Size {
        var shown = self
        shown.numberOfLines = 0
        shown.lineBreakStrategy = .none
        let insets = containerInsets
        let inner = width.map { max($0 - insets.left - insets.right, 0) }
        let size = shown.measure(wrappingAt: inner, in: environment).size
        let height = max(size.height, FontMetrics(font, in: environment).lineHeight)
        return Size(
            width: (size.width + insets.left + insets.right).roundedUpToPixel(environment.scale),
            height: (height + insets.top + insets.bottom).roundedUpToPixel(environment.scale))
    }

    /// From the edges of a text view to its lines: the container's insets, and the line fragments' padding at the sides.
    package var containerInsets: EdgeInsets {
        let insets =
            textContainerInset
            ?? EdgeInsets(top: Self.textContainerInset, left: 0, bottom: Self.textContainerInset, right: 0)
        return insets + EdgeInsets(top: 0, left: lineFragmentPadding, bottom: 0, right: lineFragmentPadding)
    }

    /// Padding between a rounded text field's border and its text, in points.
    static let roundedFieldPadding = 7.0
    /// UITextView's default at the top and the bottom, in points.
    static let textContainerInset = 8.0
}
