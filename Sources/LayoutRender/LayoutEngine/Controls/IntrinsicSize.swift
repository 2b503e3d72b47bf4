extension View {
    /// The natural size of the view alone in points, `Size.noIntrinsicMetric` along an axis without one.
    ///
    /// An axis of `intrinsicContentSize` that is not a number is left to the content, so a source may override one
    /// axis alone.
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

    /// Whether the natural height depends on the width the view gets.
    public var naturalHeightDependsOnWidth: Bool {
        if let height = intrinsicContentSize?.height, !height.isNaN { return false }
        switch (kind, content) {
        case (.label, .text(let text)):
            return text.numberOfLines != 1 && text.preferredMaxLayoutWidth <= 0 && !text.isEmpty
        case (.textView, .text(let text)): return !text.isScrollEnabled && !text.isEmpty
        case (_, .button(let button)): return button.wrapsTitle
        default: return false
        }
    }

    /// Whether the view has a length of its own along some axis, as far as its kind tells; a container without an
    /// intrinsic content size has only what its subviews need.
    var mayHaveNaturalSize: Bool {
        guard intrinsicContentSize == nil, case .none = content else { return true }
        return switch kind {
        case .view, .stackView, .scrollView, .tableView, .tableViewCell, .collectionView, .collectionViewCell,
            .collectionReusableView, .visualEffectView, .webView, .mapView, .containerView, .layoutGuide,
            .layoutContainer:
            false
        default: true
        }
    }

    /// How far the alignment rectangle lies inside the frame, by kind and generation of the controls.
    public func alignmentInsets(in environment: LayoutEnvironment) -> EdgeInsets {
        if let alignmentRectInsets { return alignmentRectInsets }
        switch kind {
        case .switch: return ControlMetrics(in: environment).switchInsets
        case .slider: return ControlMetrics(in: environment).sliderInsets
        case .segmentedControl: return ControlMetrics(in: environment).segmentedControlInsets
        default: return .zero
        }
    }

    /// What the kind and the content say; sizes are those of alignment rectangles.
    private func contentSize(width: Double?, in environment: LayoutEnvironment) -> Size {
        switch content {
        case .text(let text):
            switch kind {
            case .textField: return text.fieldSize(in: environment)
            case .textView: return text.textViewSize(width: width, in: environment)
            case .searchBar: return barSize(in: environment)
            default: return text.labelSize(width: width, in: environment)
            }
        case .button(let button): return button.naturalSize(width: width, in: environment)
        case .image(let image): return image.naturalSize(in: environment) ?? .noIntrinsicMetrics
        case .control, .none:
            return kind.isBar ? barSize(in: environment) : controlSize(in: environment)
        }
    }

    private func controlSize(in environment: LayoutEnvironment) -> Size {
        let metrics = ControlMetrics(in: environment)
        switch kind {
        case .switch: return metrics.switchSize
        case .slider: return Size(width: Size.noIntrinsicMetric, height: metrics.sliderHeight)
        case .stepper: return metrics.stepperSize
        case .segmentedControl: return control.segmentedSize(metrics, in: environment)
        case .progressView: return Size(width: Size.noIntrinsicMetric, height: metrics.progressHeight)
        case .activityIndicatorView: return control.activityIndicatorSize
        case .pageControl: return control.pageControlSize(metrics)
        case .datePicker: return control.datePickerSize(metrics)
        case .pickerView: return Size(width: 320, height: metrics.pickerHeight)
        default: return .noIntrinsicMetrics
        }
    }

    private func barSize(in environment: LayoutEnvironment) -> Size {
        let metrics = ControlMetrics(in: environment)
        let height =
            switch kind {
            case .searchBar: metrics.searchBarHeight
            case .navigationBar: metrics.navigationBarHeight
            case .toolbar: environment.safeAreaInsets.bottom > 0 ? metrics.tabBarHeight : metrics.toolbarHeight
            default: metrics.tabBarHeight
            }
        return Size(width: Size.noIntrinsicMetric, height: height)
    }

    private var control: ControlContent {
        if case .control(let control) = content { control } else { ControlContent() }
    }
}

extension View.Kind {
    /// Whether the kind's alignment rectangle may differ from its frame.
    var hasAlignmentInsets: Bool { self == .switch || self == .slider || self == .segmentedControl }

    /// Bars have a height of their own and take any width.
    fileprivate var isBar: Bool {
        self == .searchBar || self == .navigationBar || self == .toolbar || self == .tabBar
    }
}

extension Size {
    /// No natural length along either axis.
    static let noIntrinsicMetrics = Size(width: noIntrinsicMetric, height: noIntrinsicMetric)
}
