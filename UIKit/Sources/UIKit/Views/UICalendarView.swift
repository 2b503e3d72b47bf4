/// A month of days: it has what code sets, and is drawn as an empty view.
open class UICalendarView: UIView {
    open var calendar = Calendar.current
    open var locale = Locale.current
    @Kept open var timeZone: TimeZone?
    @Kept open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
    @Kept open var visibleDateComponents = DateComponents()
    @Kept open var wantsDateDecorations = true
    @Kept open var fontDesign = UIFontDescriptor.SystemDesign.default
    @Kept open var selectionBehavior: AnyObject?
    public override init(frame: CGRect) {
        super.init(frame: frame)
        Missing.note("UICalendarView: is not drawn")
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// - Note: Does nothing.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}
}
