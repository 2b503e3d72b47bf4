/// Sizes of the standard controls in points, by generation of UIKit.
///
/// UIKit's controls changed size with iOS 9, 11, 13, 14, 15, 16, 18.4 and 26. Interface Builder draws them with the UIKit of
/// its own release, so the version of its plug-in says which generation a file was saved with. All figures are the frames
/// that public files record; sizes are those of alignment rectangles.
public struct ControlMetrics: Sendable, Equatable {
    /// Releases at which a size changed.
    public enum Generation: Int, Sendable, Comparable, CaseIterable {
        /// Before Xcode 7 (iOS 8 and older).
        case iOS8
        /// Before Xcode 9 (iOS 9 and 10).
        case iOS10
        /// Before Xcode 11 (iOS 11 and 12).
        case iOS12
        /// Xcode 11 and later (iOS 13).
        case iOS13
        /// Xcode 12 and later (iOS 14).
        case iOS14
        /// Xcode 13 (iOS 15).
        case iOS15
        /// Xcode 14 and later (iOS 16).
        case iOS16
        /// Xcode 16.3 and later (iOS 18.4).
        case iOS18
        /// Xcode 26 (iOS 26).
        case iOS26

        /// The older generation first.
        public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

        /// The generation of Interface Builder's plug-in `version`; 0 means the newest before iOS 26.
        public init(toolVersion version: Int) {
            switch version {
            case ...0: self = .iOS16
            case ..<8_000: self = .iOS8
            case ..<13_000: self = .iOS10
            case ..<15_000: self = .iOS12
            case ..<17_000: self = .iOS13
            case ..<19_200: self = .iOS14
            case ..<21_100: self = .iOS15
            case ..<23_600: self = .iOS16
            case ..<24_000: self = .iOS18
            default: self = .iOS26
            }
        }
    }

    /// Decides every size below.
    public let generation: Generation

    /// The sizes of an environment's `toolGeneration`.
    public init(in environment: LayoutEnvironment) {
        generation = Generation(toolVersion: environment.toolGeneration)
    }

    /// UISwitch; the frame is 2 points wider (`switchInsets`).
    package var switchSize: Size {
        generation >= .iOS26 ? Size(width: 61, height: 28) : Size(width: 49, height: 31)
    }
    /// UISlider: 30, 33 since iOS 18.4, 34 since iOS 26.
    package var sliderHeight: Double {
        switch generation {
        case .iOS26: 34
        case .iOS18: 33
        default: 30
        }
    }
    /// UIStepper.
    package var stepperSize: Size { Size(width: 94, height: generation >= .iOS13 ? 32 : 29) }
    /// UISegmentedControl; the frame is 1 point higher.
    package var segmentedControlHeight: Double { generation >= .iOS13 ? 31 : 28 }
    /// UIProgressView with the style `default`.
    package var progressHeight: Double { generation >= .iOS14 ? 4 : 2 }
    /// The least height of a text field with a rounded border.
    package var roundedTextFieldHeight: Double { generation >= .iOS13 ? 34 : 30 }
    /// UISearchBar: 44 before iOS 11, 51 in iOS 15, 64 since iOS 26.
    package var searchBarHeight: Double {
        switch generation {
        case .iOS8, .iOS10: 44
        case .iOS15: 51
        case .iOS26: 64
        default: 56
        }
    }
    /// UINavigationBar without a large title and a prompt.
    package var navigationBarHeight: Double { generation >= .iOS26 ? 54 : 44 }
    /// UIToolbar above a bottom edge without home indicator.
    package var toolbarHeight: Double { 44 }
    /// UITabBar; the height of a toolbar above a home indicator, too.
    package var tabBarHeight: Double { 49 }
    /// UIPickerView, and UIDatePicker with wheels.
    package var pickerHeight: Double { generation >= .iOS10 ? 216 : 162 }

    /// Distances of a switch's alignment rectangle from its frame, in points: 2 at the right.
    package var switchInsets: EdgeInsets { EdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }
    /// Distances of a slider's alignment rectangle from its frame: 2 at each side and 1 at the bottom, none since iOS
    /// 26.
    package var sliderInsets: EdgeInsets {
        generation >= .iOS26 ? .zero : EdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
    }
    /// Distances of a segmented control's alignment rectangle from its frame: 1 at the bottom.
    package var segmentedControlInsets: EdgeInsets { EdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }
}
