extension ControlContent {
    /// 20 points, 37 for the large styles.
    package var activityIndicatorSize: Size {
        style == "large" || style == "whiteLarge" ? Size(width: 37, height: 37) : Size(width: 20, height: 20)
    }

    /// Every segment has the width of the widest title; with `style` "apportioned" each segment has the width of its
    /// own title.
    func segmentedSize(in environment: LayoutEnvironment) -> Size {
        let font = font ?? .system(13, weight: environment[ControlFacts.segmentTitleIsMedium] ? .medium : .regular)
        let padding = environment[ControlFacts.segmentPadding]
        let face = FontMetrics(font, in: environment)
        let widths = segments.map { face.width(of: $0).roundedUpToPixel(1) + padding }
        let count = Double(widths.count)
        let total = style == "apportioned" ? widths.reduce(0, +) : (widths.max() ?? 0) * count
        return Size(width: total + max(count - 1, 0), height: environment[ControlFacts.segmentedControlHeight])
    }

    func pageControlSize(in environment: LayoutEnvironment) -> Size {
        let pages = Double(max(numberOfPages, 1))
        let width = environment[ControlFacts.pageControlEnds] + environment[ControlFacts.pageDistance] * pages
        return Size(width: width, height: environment[ControlFacts.pageControlHeight])
    }

    func datePickerSize(in environment: LayoutEnvironment) -> Size {
        switch style {
        case "compact": Size(width: 194, height: 34)
        case "inline": Size(width: 320, height: 340)
        default: Size(width: 320, height: environment[ControlFacts.pickerHeight])
        }
    }
}
