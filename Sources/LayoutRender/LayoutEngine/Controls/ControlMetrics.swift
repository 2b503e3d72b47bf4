/// Sizes of the standard controls in points, in one release of UIKit.
///
/// The figures are rows of `ControlFacts`, `TextFacts` and `BarFacts`; sizes are those of alignment rectangles.
public struct ControlMetrics: Sendable, Equatable {
    /// Decides every size below.
    public let release: Release

    /// The sizes in an environment's release.
    public init(in environment: LayoutEnvironment) { release = environment.release }

    /// UISwitch; the frame is 2 points wider (`switchInsets`).
    package var switchSize: Size { ControlFacts.switchSize[release] }
    /// UISlider.
    package var sliderHeight: Double { ControlFacts.sliderHeight[release] }
    /// UIStepper.
    package var stepperSize: Size { ControlFacts.stepperSize[release] }
    /// UISegmentedControl; the frame is 1 point higher.
    package var segmentedControlHeight: Double { ControlFacts.segmentedControlHeight[release] }
    /// UIProgressView with the style `default`.
    package var progressHeight: Double { ControlFacts.progressHeight[release] }
    /// UISearchBar.
    package var searchBarHeight: Double { BarFacts.searchBarHeight[release] }
    /// UINavigationBar without a large title and a prompt, in points.
    public var navigationBarHeight: Double { BarFacts.navigationBarHeight[release] }
    /// UIToolbar above a bottom edge without home indicator.
    package var toolbarHeight: Double { BarFacts.toolbarHeight[release] }
    /// UITabBar; the height of a toolbar above a home indicator, too.
    package var tabBarHeight: Double { BarFacts.tabBarHeight[release] }
    /// UIPickerView, and UIDatePicker with wheels.
    package var pickerHeight: Double { ControlFacts.pickerHeight[release] }

    /// Distances of a switch's alignment rectangle from its frame, in points.
    package var switchInsets: EdgeInsets { ControlFacts.switchInsets[release] }
    /// Distances of a slider's alignment rectangle from its frame.
    package var sliderInsets: EdgeInsets { ControlFacts.sliderInsets[release] }
    /// Distances of a segmented control's alignment rectangle from its frame: 1 at the bottom.
    package var segmentedControlInsets: EdgeInsets { EdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }
}
