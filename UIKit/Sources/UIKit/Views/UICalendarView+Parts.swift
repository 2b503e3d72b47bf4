// Calendars are not drawn: what code says of them is kept.

@preconcurrency @MainActor
public protocol UICalendarViewDelegate: AnyObject {
    func calendarView(_ view: UICalendarView, decorationFor components: DateComponents) -> UICalendarView.Decoration?
}
extension UICalendarView {
    public enum DecorationSize: Int, Sendable { case small, medium, large }
    /// A mark below a day.
    @preconcurrency @MainActor
    open class Decoration: NSObject {
        public convenience init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) { self.init() }
        public convenience init(customViewProvider: @escaping () -> UIView) { self.init() }
        open class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration { Decoration() }
        open class func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration()
        }
        open class func customView(_ provider: @escaping () -> UIView) -> Decoration { Decoration() }
    }
}
@preconcurrency @MainActor
open class UICalendarSelection: NSObject { open func updateSelectableDates() {} }
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate components: DateComponents?)
    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate components: DateComponents?) -> Bool
}
extension UICalendarSelectionSingleDateDelegate {
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate components: DateComponents?
    ) -> Bool { true }
}
open class UICalendarSelectionSingleDate: UICalendarSelection {
    public private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
    @Kept open var selectedDate: DateComponents?
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { self.delegate = delegate }
    open func setSelected(_ components: DateComponents?, animated: Bool) { selectedDate = components }
}
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate components: DateComponents)
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate components: DateComponents)
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate components: DateComponents) -> Bool
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate components: DateComponents
    ) -> Bool
}
extension UICalendarSelectionMultiDateDelegate {
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate components: DateComponents
    ) -> Bool { true }
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate components: DateComponents
    ) -> Bool { true }
}
open class UICalendarSelectionMultiDate: UICalendarSelection {
    public private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
    @Kept open var selectedDates: [DateComponents] = []
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) { self.delegate = delegate }
    open func setSelectedDates(_ dates: [DateComponents], animated: Bool) { selectedDates = dates }
}

/// How far a page is shown; nothing advances it.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
    @Kept open var initialProgress = Float(0)
    @Kept open var currentProgress = Float(0)
    open var progressVisible: Bool { false }
}
open class UIPageControlTimerProgress: UIPageControlProgress {
    open var preferredDuration: TimeInterval
    @Kept open var resetsToInitialPageAfterEnd = false
    open var isRunning: Bool { false }
    public init(preferredDuration: TimeInterval) { self.preferredDuration = preferredDuration }
    /// - Note: Does nothing.
    open func resumeTimer() {}
    /// - Note: Does nothing.
    open func pauseTimer() {}
}

@preconcurrency @MainActor
public protocol UISearchSuggestion: AnyObject {
    var localizedSuggestion: String? { get }
    var representedObject: Any? { get set }
}
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    public let localizedSuggestion: String?
    @Kept open var representedObject: Any?
    public init(localizedSuggestion text: String, localizedDescription: String? = nil, iconImage: UIImage? = nil) {
        localizedSuggestion = text
    }
}
