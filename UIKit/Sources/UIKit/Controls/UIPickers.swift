internal import LayoutEngine

/// A date, shown as the engine's picture of a picker.
open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }
    open var date = Date(timeIntervalSince1970: 0) {
        didSet {
            hasDate = true
            markDirty()
        }
    }
    /// Whether the program has set a date; the picture of a picker without one does not change with the day.
    private var hasDate = false
    open var datePickerMode = Mode.dateAndTime { didSet { markDirty() } }
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { markDirty() } }
    open var minimumDate: Date? { didSet { markDirty() } }
    open var maximumDate: Date? { didSet { markDirty() } }
    open var minuteInterval = 1 { didSet { markDirty() } }
    @Kept open var roundsToMinuteInterval = true
    open var datePickerStyle: UIDatePickerStyle {
        preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }
    open var locale: Locale?
    open var calendar: Calendar! = Calendar(identifier: .gregorian)
    open var timeZone: TimeZone? { didSet { markDirty() } }
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    override func didMake(from coder: NSCoder?) { contentHorizontalAlignment = .leading }
    override var kind: View.Kind { .datePicker }
    override func content(_ pictures: Pictures) -> Content {
        var control = control()
        control.style =
            preferredDatePickerStyle == .wheels ? "wheels" : preferredDatePickerStyle == .inline ? "inline" : "compact"
        control.datePicker = picker
        control.contentAlignment = contentHorizontalAlignment.word
        return .control(control)
    }

    /// The mode, the date and its range, in the picker's time zone.
    private var picker: DatePickerContent {
        let zone = timeZone ?? calendar?.timeZone ?? .current
        func moment(_ date: Date) -> DatePickerContent.Moment? {
            .init(secondsSince1970: date.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: date)))
        }
        var picker = DatePickerContent()
        picker.mode = [.time, .date, .dateAndTime, .countDownTimer][datePickerMode.rawValue]
        picker.date = hasDate ? moment(date) : nil
        (picker.minimumDate, picker.maximumDate) = (minimumDate.flatMap(moment), maximumDate.flatMap(moment))
        (picker.minuteInterval, picker.countDownDuration) = (minuteInterval, countDownDuration)
        return picker
    }
    open var countDownDuration: TimeInterval = 0 { didSet { markDirty() } }
}
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }
