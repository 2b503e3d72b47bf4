extension ControlContent {
    /// 20 points, 37 for the large styles.
    package var activityIndicatorSize: Size {
        style == "large" || style == "whiteLarge" ? Size(width: 37, height: 37) : Size(width: 20, height: 20)
    }

    /// Every segment has the width of the widest title; with `style` "apportioned" each segment has the width of its
    /// own title.
    func segmentedSize(_ metrics: ControlMetrics, in environment: LayoutEnvironment) -> Size {
        let release = metrics.release
        let font = font ?? .system(13, weight: ControlFacts.segmentTitleIsMedium[release] ? .medium : .regular)
        let padding = ControlFacts.segmentPadding[release]
        let face = FontMetrics(font, in: environment)
        let widths = segments.map { face.width(of: $0).roundedUpToPixel(1) + padding }
        let count = Double(widths.count)
        let total = style == "apportioned" ? widths.reduce(0, +) : (widths.max() ?? 0) * count
        return Size(width: total + max(count - 1, 0), height: metrics.segmentedControlHeight)
    }

    func pageControlSize(_ metrics: ControlMetrics) -> Size {
        let pages = Double(max(numberOfPages, 1))
        let width = ControlFacts.pageControlEnds[metrics.release] + ControlFacts.pageDistance[metrics.release] * pages
        return Size(width: width, height: ControlFacts.pageControlHeight[metrics.release])
    }

    func datePickerSize(_ metrics: ControlMetrics) -> Size {
        switch style {
        case "compact": Size(width: 194, height: 34)
        case "inline": Size(width: 320, height: 340)
        default: Size(width: 320, height: metrics.pickerHeight)
        }
    }
}
