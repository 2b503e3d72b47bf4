/// The sizes of controls by release, in points. Sizes are those of alignment rectangles.
///
/// Counts of recorded frames are those of controls without a height of their own in the files of `Documentation/Fidelity.md`
/// and in the projects beside them.
package enum ControlFacts {
    package static let switchSize = ReleaseTable(
        "UISwitch.size", .since(.iOS8, Size(width: 49, height: 31), .recorded(100, of: 104)),
        .since(.iOS26, Size(width: 61, height: 28), .recorded(67, of: 67)))
    /// How far the frame reaches over the alignment rectangle.
    package static let switchInsets = ReleaseTable(
        "UISwitch.alignmentRectInsets",
        .since(.iOS8, EdgeInsets(top: 0, left: 0, bottom: 0, right: 2), .recorded(167, of: 171)))
    package static let sliderHeight = ReleaseTable(
        "UISlider.height", .since(.iOS8, 30.0, .recorded(29, of: 46)), .since(.iOS18Point4, 33, .recorded(9, of: 10)),
        .since(.iOS26, 34, .recorded(17, of: 18)))
    /// How far the frame reaches over the alignment rectangle.
    package static let sliderInsets = ReleaseTable(
        "UISlider.alignmentRectInsets",
        .since(.iOS8, EdgeInsets(top: 0, left: 2, bottom: 1, right: 2), .recorded(38, of: 56)),
        .since(.iOS26, .zero, .recorded(17, of: 18)))
    package static let stepperSize = ReleaseTable(
        "UIStepper.size",
        .since(.iOS8, Size(width: 94, height: 29), .inferred("What is the size of a stepper in iOS 12?")),
        .since(.iOS13, Size(width: 94, height: 32), .recorded(4, of: 4)))
    /// What the style `automatic` means, but for the mode `countDownTimer`, which has wheels.
    package static let datePickersAreCompact = ReleaseTable(
        "UIDatePickerStyle.automatic is compact", .since(.iOS8, false, .documented("UIDatePickerStyle, iOS 13.4")),
        .since(.iOS14, true, .documented("UIDatePickerStyle.automatic")))
    /// The frame is 1 point higher.
    package static let segmentedControlHeight = ReleaseTable(
        "UISegmentedControl.height", .since(.iOS8, 28.0, .recorded(3, of: 3)), .since(.iOS13, 31, .recorded(15, of: 15))
    )
    /// The weight of the titles of 13 points.
    package static let segmentTitleIsMedium = ReleaseTable(
        "UISegmentedControl.titleIsMedium", .since(.iOS8, false, .recorded(3, of: 3)),
        .since(.iOS13, true, .recorded(15, of: 15)))
    /// The room beside a segment's title, both sides together.
    package static let segmentPadding = ReleaseTable(
        "UISegmentedControl.padding", .since(.iOS8, 15.0, .recorded(14, of: 15)),
        .since(.iOS13, 18, .recorded(14, of: 15)))
    /// UIButton of the types `detailDisclosure`, `infoLight`, `infoDark` and `contactAdd` without a title: a picture before
    /// iOS 13, then a symbol.
    package static let glyphButtonSize = ReleaseTable(
        "UIButton.glyphSize", .since(.iOS8, Size(width: 22, height: 22), .recorded(13, of: 13)),
        .since(.iOS13, Size(width: 25, height: 24), .recorded(1, of: 1)))
    /// UIProgressView in the style `default`.
    package static let progressHeight = ReleaseTable(
        "UIProgressView.height", .since(.iOS8, 2.0, .recorded(3, of: 3)), .since(.iOS14, 4, .recorded(11, of: 11)))
    /// UIPageControl, whatever the number of its pages.
    package static let pageControlHeight = ReleaseTable(
        "UIPageControl.height", .since(.iOS8, 37.0, .inferred("How high is a page control in iOS 13?")),
        .since(.iOS14, 26, .recorded(1, of: 1)))
    /// From one dot's middle to the next.
    package static let pageDistance = ReleaseTable(
        "UIPageControl.distance", .since(.iOS8, 16.0, .recorded(1, of: 1)), .since(.iOS26, 18, .catalyst26))
    /// Beside the dots: both sides together, less the gap after the last dot.
    package static let pageControlEnds = ReleaseTable(
        "UIPageControl.ends", .since(.iOS8, -9.0, .inferred("How wide is a page control with three pages in iOS 13?")),
        .since(.iOS14, 55.5, .recorded(1, of: 1)), .since(.iOS26, 20, .catalyst26))
    /// UIPickerView, and UIDatePicker with wheels.
    package static let pickerHeight = ReleaseTable(
        "UIPickerView.height", .since(.iOS8, 162.0, .recorded(5, of: 5)), .since(.iOS9, 216, .recorded(6, of: 17)))
}
