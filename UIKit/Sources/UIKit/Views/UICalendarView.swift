import Foundation

/// A month of days: it has what code sets, and is drawn as an empty view.
open class UICalendarView: UIView {
    open var calendar = Calendar.current
    open var locale = Locale.current
    /// - Note: Kept without effect.
    open var timeZone: TimeZone?
    /// - Note: Kept without effect.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
    /// - Note: Kept without effect.
    open var visibleDateComponents = DateComponents()
    /// - Note: Kept without effect.
    open var wantsDateDecorations = true
    /// - Note: Kept without effect.
    open var fontDesign = UIFontDescriptor.SystemDesign.default
    /// - Note: Kept without effect.
    open var selectionBehavior: AnyObject?
    public override init(frame: CGRect) {
        super.init(frame: frame)
        Missing.note("UICalendarView: is not drawn")
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// - Note: Does nothing.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}
}
