import Notation

extension ControlContent {
    /// 20 points, 37 for the large styles.
    package var activityIndicatorSize: Size {
        style == "large" || style == "whiteLarge" ? Size(width: 37, height: 37) : Size(width: 20, height: 20)
    }

    /// Every segment has the width of the widest title; with `style` "apportioned" that of its own title.
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

    /// UIDatePicker.datePickerStyle: what `automatic`, a picker without a style, means in a release.
    package func datePickerStyle(in release: Release) -> String {
        style
            ?? (ControlFacts.datePickersAreCompact[release] && datePicker.mode != .countDownTimer
                ? "compact" : "wheels")
    }

    /// Wheels, a calendar, or fields as wide as their texts and 12 points at each side.
    package func datePickerSize(in environment: LayoutEnvironment) -> Size {
        let isSingle = datePicker.mode == .date || datePicker.mode == .time
        return switch datePickerStyle(in: environment.release) {
        case "compact" where isSingle:
            Size(width: dateFieldWidths(in: environment).reduce(0, +), height: 34)
        case "compact": Size(width: 194, height: 34)
        case "inline": Size(width: 320, height: 340)
        default: Size(width: 320, height: environment[ControlFacts.pickerHeight])
        }
    }

    /// The widths of the fields of a compact date picker at their natural size, in points.
    package func dateFieldWidths(in environment: LayoutEnvironment) -> [Double] {
        let font = FontMetrics(.system(17), in: environment)
        let words = SystemDate(datePicker.shown, language: environment.texts.language)
        return datePicker.fields(words).map {
            (font.width(of: $0) + 24).roundedUpToPixel(1)
        }
    }
}
