import Notation

/// The state of a standard control or bar. Kinds that a property's comment does not name ignore the property.
public struct ControlContent: Sendable, Equatable {
    /// UISwitch. Default: off.
    public var isOn = false
    /// UIControl.isEnabled; a disabled switch or stepper is drawn paler, a stepper's sign at its limit too, other controls alike.
    public var isEnabled = true
    /// The value of a slider or stepper between `minimumValue` and `maximumValue`, the progress of a progress view between 0
    /// and 1. A value beyond its range is drawn at the end of the range, as UIKit does.
    public var value: Double = 0
    /// The titles of a segmented control's segments; an empty title is a segment without text. `style` decides whether
    /// the segments are equally wide.
    @ComparedByBytes public var segments: [String] = []
    /// The index of the selected segment; nil for none, which UIKit writes as -1. Of a tab bar's selected item; nil: the first.
    public var selectedSegment: Int?
    /// UIPageControl.numberOfPages: the number of dots, which decides the intrinsic width.
    public var numberOfPages = 0
    /// UIPageControl.currentPage: the index of the highlighted dot.
    public var currentPage = 0
    /// The control's own style word: `large` (or `whiteLarge`) for an activity indicator of 37 instead of 20 points;
    /// `compact` or `inline` for a date picker of fields or of a calendar instead of wheels; `apportioned` for segments
    /// as wide as their own titles instead of the widest.
    public var style: String?
    /// Segmented controls: the font of the titles; nil: the system font of 13 points, medium since iOS 13.
    public var font: Font?
    /// UIActivityIndicatorView.isAnimating. Default: true: the indicator is shown.
    public var isAnimating = true
    /// The titles of bar items without `BarContent.items`, or of a picker view's rows.
    @ComparedByBytes public var titles: [String] = []
    @usableFromInline var track = OutOfLine<Track>()

    /// A control in its initial state: off, enabled, at the start of its range.
    public init() {}
}

/// The range, the colours of the parts, pictures and the items of a bar, which few controls set, allocated separately.
extension ControlContent {
    @usableFromInline
    struct Track: Unsettable, Sendable {
        @usableFromInline var minimumValue: Double = 0
        @usableFromInline var maximumValue: Double = 1
        @usableFromInline var wraps = false
        @usableFromInline var hidesWhenStopped = true
        @usableFromInline var hidesForSinglePage = false
        @usableFromInline var activeColor: Color?
        @usableFromInline var restColor: Color?
        @usableFromInline var thumbColor: Color?
        @usableFromInline var bar = BarContent()
        @usableFromInline var minimumValueImage: ImageContent?
        @usableFromInline var maximumValueImage: ImageContent?
        @usableFromInline var datePicker = DatePickerContent()
        @usableFromInline var contentAlignment = ButtonContent.HorizontalAlignment.natural

        @usableFromInline static let unset = Track()
    }

    /// UISlider.minimumValue; default: 0.
    public var minimumValue: Double {
        get { track.value.minimumValue }
        set { track.value.minimumValue = newValue }
    }
    /// UISlider.maximumValue; default: 1.
    public var maximumValue: Double {
        get { track.value.maximumValue }
        set { track.value.maximumValue = newValue }
    }
    /// UIActivityIndicatorView.hidesWhenStopped.
    public var hidesWhenStopped: Bool {
        get { track.value.hidesWhenStopped }
        set { track.value.hidesWhenStopped = newValue }
    }
    /// UIPageControl.hidesForSinglePage.
    public var hidesForSinglePage: Bool {
        get { track.value.hidesForSinglePage }
        set { track.value.hidesForSinglePage = newValue }
    }
    /// UIStepper.wraps: the value goes on at the other end of the range, so that neither sign is ever pale.
    public var wraps: Bool {
        get { track.value.wraps }
        set { track.value.wraps = newValue }
    }
    /// The colour of the part that is on, done or selected (`activeColorNames`). Nil: UIKit's own.
    public var activeColor: Color? {
        get { track.value.activeColor }
        set { track.value.activeColor = newValue }
    }
    /// The colour of the other part (`restColorNames`). Nil: UIKit's own.
    public var restColor: Color? {
        get { track.value.restColor }
        set { track.value.restColor = newValue }
    }
    /// The colour of the knob: thumbTintColor. Nil: white.
    public var thumbColor: Color? {
        get { track.value.thumbColor }
        set { track.value.thumbColor = newValue }
    }
    /// The items of a navigation bar, a toolbar or a tab bar.
    public var bar: BarContent {
        get { track.value.bar }
        set { track.value.bar = newValue }
    }
    /// UISlider.minimumValueImage, at the leading end; nil: none.
    public var minimumValueImage: ImageContent? {
        get { track.value.minimumValueImage }
        set { track.value.minimumValueImage = newValue }
    }
    /// UISlider.maximumValueImage, at the trailing end; nil: none.
    public var maximumValueImage: ImageContent? {
        get { track.value.maximumValueImage }
        set { track.value.maximumValueImage = newValue }
    }
    /// What a date picker picks.
    public var datePicker: DatePickerContent {
        get { track.value.datePicker }
        set { track.value.datePicker = newValue }
    }
    /// UIControl.contentHorizontalAlignment of a compact date picker that is wider than its fields. [inferred: leading]
    public var contentAlignment: ButtonContent.HorizontalAlignment {
        get { track.value.contentAlignment }
        set { track.value.contentAlignment = newValue }
    }
    /// The value as a share of its range, 0 to 1; 0 for a value that is no number and for an empty range.
    package var share: Double {
        let range = maximumValue - minimumValue
        guard range > 0, value.isFinite else { return 0 }
        return min(max((value - minimumValue) / range, 0), 1)
    }
}
