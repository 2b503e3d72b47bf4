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

    override var kind: View.Kind { .datePicker }
    override func content(_ pictures: Pictures) -> Content {
        var control = control()
        control.style =
            preferredDatePickerStyle == .wheels ? "wheels" : preferredDatePickerStyle == .inline ? "inline" : "compact"
        control.datePicker = picker
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

@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}
extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Wheels; the rows are not drawn.
open class UIPickerView: UIView {
    open weak var dataSource: (any UIPickerViewDataSource)?
    open weak var delegate: (any UIPickerViewDelegate)?
    private var selected: [Int: Int] = [:]

    /// UIKit has a view for the columns and one for the chosen row; both are clear here, where the picker itself draws them.
    override func didMake(from coder: NSCoder?) {
        for _ in 0..<2 { addSubview(UIView(frame: bounds)) }
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        let row = CGRect(x: 9, y: bounds.midY - 17, width: max(bounds.width - 18, 0), height: 34)
        for (part, frame) in zip(subviews, [bounds, row]) { part.frame = frame }
    }
    /// Without effect since iOS 7.
    @Kept open var showsSelectionIndicator = true
    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { selected[component] = row }
    open func selectedRow(inComponent component: Int) -> Int { selected[component] ?? -1 }
    /// - Note: Does nothing.
    open func reloadAllComponents() {}
    /// - Note: Does nothing.
    open func reloadComponent(_ component: Int) {}
    override var kind: View.Kind { .pickerView }
}
