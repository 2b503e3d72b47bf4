extension ControlContent {
    /// 20 points, 37 for the large styles.
    var activityIndicatorSize: Size {
        style == "large" || style == "whiteLarge" ? Size(width: 37, height: 37) : Size(width: 20, height: 20)
    }

    /// Every segment is as wide as the widest title needs.
    func segmentedSize(_ metrics: ControlMetrics, in environment: LayoutEnvironment) -> Size {
        let font = font ?? .system(13)
        var widest = 0.0
        for title in segments {
            let width = TextContent(text: title, font: font).measure(wrappingAt: nil, in: environment).size.width
            widest = max(widest, width)
        }
        let count = Double(max(segments.count, 1))
        let width = (widest + Self.segmentPadding).rounded(.up) * count + (count - 1)
        return Size(width: width, height: metrics.segmentedControlHeight)
    }

    func pageControlSize(_ metrics: ControlMetrics) -> Size {
        let pages = Double(max(numberOfPages, 1))
        if metrics.generation >= .iOS14 {
            return Size(width: 55.5 + 16 * pages, height: 26)
        }
        return Size(width: 7 * pages + 9 * (pages - 1), height: 37)
    }

    func datePickerSize(_ metrics: ControlMetrics) -> Size {
        switch style {
        case "compact": Size(width: 194, height: 34)
        case "inline": Size(width: 320, height: 340)
        default: Size(width: 320, height: metrics.pickerHeight)
        }
    }

    /// Room around a segment's title, in points.
    private static let segmentPadding = 18.0
}
