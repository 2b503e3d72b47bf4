/// UIDatePicker.Mode: what a date picker picks.
public enum DatePickerMode: String, Sendable, CaseIterable {
    case time, date, dateAndTime, countDownTimer
}

/// What a date picker picks, and from which range.
public struct DatePickerContent: Sendable, Equatable {
    /// UIDatePicker.datePickerMode.
    public var mode = DatePickerMode.dateAndTime
    /// UIDatePicker.date; nil: `CalendarDate.usual`.
    public var date: CalendarDate?
    /// UIDatePicker.minimumDate; without effect behind `maximumDate`.
    public var minimumDate: CalendarDate?
    /// UIDatePicker.maximumDate.
    public var maximumDate: CalendarDate?
    /// UIDatePicker.minuteInterval: minutes are rounded down to a multiple.
    public var minuteInterval = 1
    /// UIDatePicker.countDownDuration, in seconds.
    public var countDownDuration: Double = 0

    /// A picker of date and time without a range.
    public init() {}

    /// The moment that is shown: the date within its range.
    package var shown: CalendarDate {
        var shown = date ?? .usual
        let isOrdered = minimumDate.flatMap { least in maximumDate.map { least <= $0 } } ?? true
        if isOrdered {
            if let minimumDate { shown = max(shown, minimumDate) }
            if let maximumDate { shown = min(shown, maximumDate) }
        }
        return minuteInterval > 1 ? shown.at(minute: shown.minute - shown.minute % minuteInterval) : shown
    }

    /// Whether a day of the shown month can be picked.
    package func allows(day: Int) -> Bool {
        let moment = shown
        guard
            let day = CalendarDate(year: moment.year, month: moment.month, day: day, hour: 0, minute: 0)
        else { return false }
        if let minimumDate, let maximumDate, maximumDate < minimumDate { return true }
        return day >= (minimumDate?.midnight ?? day) && day <= (maximumDate?.midnight ?? day)
    }
}
