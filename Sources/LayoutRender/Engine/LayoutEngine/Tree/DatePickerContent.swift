import Notation

/// UIDatePicker.Mode: what a date picker picks.
public enum DatePickerMode: String, Sendable, CaseIterable {
    case time, date, dateAndTime, countDownTimer
}

/// What a date picker picks, and from which range.
public struct DatePickerContent: Sendable, Equatable {
    /// A day with a time.
    public typealias Moment = CalendarDate

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

    /// The columns of the wheels, in the words of the shown moment.
    package func columns(_ words: SystemDate) -> [String] {
        switch mode {
        case .date: return words.dayColumns
        case .time: return words.clockColumns
        case .dateAndTime: return [words.dayOfYear] + words.clockColumns
        case .countDownTimer:
            let minutes = max(1, Int(min(max(countDownDuration, 0), 86_399)) / 60)
            return ["\(minutes / 60) h", "\(minutes % 60) min"]
        }
    }

    /// The texts of the fields of a compact picker.
    package func fields(_ words: SystemDate) -> [String] {
        switch mode {
        case .date: [words.date]
        case .time: [words.time]
        case .dateAndTime, .countDownTimer: [words.date, words.time]
        }
    }
}
