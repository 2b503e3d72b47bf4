import LayoutEngine

/// The looks of controls by release, besides their sizes: the facts that the drawing of one control reads. Lengths in points.
package enum ControlLookFacts {
    package static let switchTrack = ReleaseTable(
        "UISwitch.track", .since(.iOS8, Size(width: 51, height: 31), .recorded(100, of: 104)),
        .since(.iOS26, Size(width: 63, height: 28), .recorded(41, of: 45)))
    /// 2 points from the track's end.
    package static let switchKnob = ReleaseTable(
        "UISwitch.knob", .since(.iOS8, Size(width: 27, height: 27), .drawnBefore),
        .since(.iOS26, Size(width: 37, height: 24), .catalyst26))
    package static let switchOff = ReleaseTable(
        "UISwitch.track when off",
        .since(
            .iOS8, Color.named("systemGray5"), .inferred("What colour has the track of a switch that is off in iOS 18?")
        ), .since(.iOS26, .named("tertiaryLabel"), .screen26))
    package static let switchKnobHasShadow = ReleaseTable(
        "UISwitch.knob has a shadow", .since(.iOS8, true, .drawnBefore), .since(.iOS26, false, .catalyst26))

    package static let sliderTrack = ReleaseTable(
        "UISlider.track.height", .since(.iOS8, 4.0, .drawnBefore), .since(.iOS26, 6, .catalyst26))
    /// From the frame's ends to those of the track.
    package static let sliderTrackInset = ReleaseTable(
        "UISlider.track.inset", .since(.iOS8, 2.0, .recorded(38, of: 56)), .since(.iOS26, 0, .catalyst26))
    package static let sliderKnob = ReleaseTable(
        "UISlider.knob", .since(.iOS8, Size(width: 28, height: 28), .drawnBefore),
        .since(.iOS26, Size(width: 37, height: 24), .catalyst26))
    /// The track behind the knob.
    package static let sliderRest = ReleaseTable(
        "UISlider.maximumTrackTintColor", .since(.iOS8, Color.named("systemFill"), .drawnBefore),
        .since(
            .iOS26,
            .dynamic(
                light: .rgba(red: 0, green: 0, blue: 0, alpha: 26.0 / 255),
                dark: .rgba(red: 1, green: 1, blue: 1, alpha: 26.0 / 255)), .catalyst26))

    package static let stepperCorners = ReleaseTable(
        "UIStepper.corners", .since(.iOS8, Corners.points(8), .drawnBefore), .since(.iOS26, .capsule, .catalyst26))
    package static let stepperFill = ReleaseTable(
        "UIStepper.background", .since(.iOS8, Color.named("tertiarySystemFill"), .drawnBefore),
        .since(.iOS26, .named("quaternarySystemFill"), .catalyst26))
    /// The length of minus and plus.
    package static let stepperSign = ReleaseTable(
        "UIStepper.sign", .since(.iOS8, 12.0, .inferred("How long is a stepper's minus in iOS 18?")),
        .since(.iOS26, 13, .catalyst26))

    package static let segmentsCorners = ReleaseTable(
        "UISegmentedControl.corners", .since(.iOS8, Corners.points(8), .drawnBefore),
        .since(.iOS26, .capsule, .catalyst26))
    package static let selectedSegmentCorners = ReleaseTable(
        "UISegmentedControl.selected.corners", .since(.iOS8, Corners.points(6.5), .drawnBefore),
        .since(.iOS26, .capsule, .catalyst26))
    package static let segmentsHaveDividers = ReleaseTable(
        "UISegmentedControl.dividers", .since(.iOS8, true, .drawnBefore), .since(.iOS26, false, .catalyst26))
    /// Of segments that are not selected; the selected one's is medium.
    package static let segmentWeight = ReleaseTable(
        "UISegmentedControl.title.weight",
        .since(.iOS8, Font.Weight.medium, .inferred("Which weight have the titles that are not selected in iOS 18?")),
        .since(.iOS26, .regular, .catalyst26))
    package static let selectedSegmentInDark = ReleaseTable(
        "UISegmentedControl.selected in dark",
        .since(.iOS8, Color.rgba(red: 0x63 / 255.0, green: 0x63 / 255.0, blue: 0x66 / 255.0, alpha: 1), .drawnBefore),
        .since(.iOS26, .rgba(red: 90.0 / 255, green: 90.0 / 255, blue: 96.0 / 255, alpha: 1), .catalyst26))

    /// From a wheel's sides to the band around its selected row.
    package static let wheelBandInset = ReleaseTable(
        "UIPickerView.selection.inset", .since(.iOS8, 8.0, .drawnBefore), .since(.iOS26, 9, .screen26))
    package static let wheelBandCorners = ReleaseTable(
        "UIPickerView.selection.corners", .since(.iOS8, Corners.points(8), .drawnBefore),
        .since(.iOS26, .capsule, .screen26))

    /// The diameter of a dot.
    package static let pageDot = ReleaseTable(
        "UIPageControl.dot", .since(.iOS8, 7.0, .inferred("How wide is a page control's dot in iOS 18?")),
        .since(.iOS26, 7.6, .catalyst26))

    package static let dateFieldCorners = ReleaseTable(
        "UIDatePicker.compact.corners", .since(.iOS8, Corners.points(6), .drawnBefore),
        .since(.iOS26, .capsule, .inferred("Are the fields of a compact date picker capsules in iOS 26?")))
    /// The corners of a button with a configuration that has a background.
    package static let buttonCorners = ReleaseTable(
        "UIButton.Configuration.corners",
        .since(.iOS8, Corners.points(6), .documented("UIButton.Configuration.CornerStyle.dynamic, about 6 points")),
        .since(.iOS26, .points(17), .simulator26))

    /// From the search bar's sides to those of its field.
    package static let searchFieldInset = ReleaseTable(
        "UISearchBar.field.inset", .since(.iOS8, 8.0, .drawnBefore),
        .since(.iOS26, 16, .inferred("How far is the field from the sides of a search bar in iOS 26?")))
    /// Between the field and the button Cancel.
    package static let searchCancelGap = ReleaseTable(
        "UISearchBar.cancelButton.spacing",
        .since(.iOS8, 11.0, .measured("recursiveDescription of a UISearchBar in iOS 8, lyroger's article: 247 to 258 of 320")),
        .since(.iOS26, 8, .inferred("Is Cancel a cross on glass beside the field of a search bar in iOS 26?")))
    package static let searchFieldCorners = ReleaseTable(
        "UISearchBar.field.corners",
        .since(.iOS8, Corners.points(5), .inferred("Which corners has the field of a search bar in iOS 10?")),
        .since(.iOS11, .points(10), .drawnBefore),
        .since(.iOS26, .capsule, .inferred("Is the field of a search bar a capsule in iOS 26?")))
}

/// A radius of corners.
package enum Corners: Sendable {
    case points(Double)
    /// Half of the height.
    case capsule

    /// The radius of a rectangle's corners, in points.
    package func radius(of rect: Rect) -> Double {
        switch self {
        case .points(let radius): radius
        case .capsule: max(0, rect.height / 2)
        }
    }
}
