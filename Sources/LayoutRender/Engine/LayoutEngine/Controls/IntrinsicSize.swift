extension View {
    /// The natural size of the view alone in points, as UIView.intrinsicContentSize: a size of the alignment rectangle,
    /// `Size.noIntrinsicMetric` along an axis without one.
    ///
    /// An axis of `intrinsicContentSize` that is not a number is left to the content, so a source may override one axis
    /// alone.
    /// - Parameter width: for text that wraps, the width of its alignment rectangle once it is known.
    public func naturalSize(width: Double? = nil, in environment: LayoutEnvironment) -> Size {
        guard let override = intrinsicContentSize else { return contentSize(width: width, in: environment) }
        guard override.width.isNaN || override.height.isNaN else { return override }
        let own = contentSize(width: width, in: environment)
        // A width given for the unbroken text is not that of its lines.
        if let width, override.height.isNaN, width < override.width, naturalHeightDependsOnWidth {
            return Size(width: min(own.width, override.width), height: own.height)
        }
        return Size(
            width: override.width.isNaN ? own.width : override.width,
            height: override.height.isNaN ? own.height : override.height)
    }

    /// Whether the natural height depends on the width that layout gives the view: labels and buttons of several lines,
    /// and text views that do not scroll.
    package var naturalHeightDependsOnWidth: Bool {
        if let height = intrinsicContentSize?.height, !height.isNaN { return false }
        switch content {
        case .text(let text):
            if kind == .label { return text.numberOfLines != 1 && text.preferredMaxLayoutWidth <= 0 && !text.isEmpty }
            return kind == .textView && !text.isScrollEnabled && !text.isEmpty
        case .button(let button): return button.wrapsTitle
        case .image, .control, .none: return false
        }
    }

    /// Whether the natural height grows by the safe area at the view's lower end: a bar at the screen's end keeps its items
    /// above the home indicator.
    package var reachesIntoSafeArea: Bool {
        guard kind == .tabBar || kind == .toolbar else { return false }
        return intrinsicContentSize?.height.isNaN ?? true
    }

    /// Whether the view has a length of its own along some axis, as far as its kind tells; a container without an
    /// intrinsic content size has only what its subviews need.
    @inline(__always)
    var mayHaveNaturalSize: Bool {
        guard intrinsicContentSize == nil, case .none = content else { return true }
        return kind.traits.hasContent
    }

    /// The distances of the alignment rectangle from the frame, as UIView.alignmentRectInsets: the view's own, or those
    /// of its kind in the environment's release.
    public func alignmentInsets(in environment: LayoutEnvironment) -> EdgeInsets {
        if let alignmentRectInsets { return alignmentRectInsets }
        guard kind.hasAlignmentInsets else { return .zero }
        return kind.alignmentInsets(in: environment)
    }

    /// What the kind and the content say; sizes are those of alignment rectangles.
    private func contentSize(width: Double?, in environment: LayoutEnvironment) -> Size {
        switch content {
        case .text(let text):
            if kind == .textField { return text.fieldSize(in: environment) }
            if kind == .textView, text.isScrollEnabled { return .noIntrinsicMetrics }
            if kind == .textView { return text.textViewSize(width: width, in: environment) }
            if kind == .searchBar { return kind.controlSize(control, in: environment) }
            return text.labelSize(width: width, in: environment)
        case .button(let button): return button.naturalSize(width: width, in: environment)
        case .image(let image): return image.naturalSize(in: environment) ?? .noIntrinsicMetrics
        case .control, .none:
            return kind.controlSize(control, in: environment)
        }
    }

    private var control: ControlContent { content.control ?? ControlContent() }
}

extension Size {
    /// No natural length along either axis.
    static let noIntrinsicMetrics = Size(width: noIntrinsicMetric, height: noIntrinsicMetric)
}
