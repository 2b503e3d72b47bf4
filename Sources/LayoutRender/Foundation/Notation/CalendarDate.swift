/// A day of the Gregorian calendar with a time, in no time zone.
public struct CalendarDate: Sendable, Equatable, Comparable {
    /// From 1 to 9999.
    public let year: Int
    /// From 1 to 12.
    public let month: Int
    /// From 1 to the length of the month.
    public let day: Int
    /// From 0 to 23.
    public let hour: Int
    /// From 0 to 59.
    public let minute: Int

    /// 9:41 on 1 January 2024: the moment of a picker without a date, so that pictures do not change with the day.
    public static let usual = CalendarDate(valid: 2024, 1, 1, 9, 41)

    private init(valid year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int) {
        (self.year, self.month, self.day, self.hour, self.minute) = (year, month, day, hour, minute)
    }

    /// - Returns: nil for a day or a time that does not exist.
    public init?(year: Int, month: Int, day: Int, hour: Int, minute: Int) {
        guard 1...9_999 ~= year, 1...12 ~= month, 1...Self.days(of: month, in: year) ~= day, 0...23 ~= hour,
            0...59 ~= minute
        else { return nil }
        self.init(valid: year, month, day, hour, minute)
    }

    /// The moment that lies a number of seconds behind the beginning of 1970; nil beyond the years 1 to 9999.
    public init?(secondsSince1970 seconds: Double) {
        guard seconds.magnitude < 300_000_000_000 else { return nil }
        let minutes = Int((seconds / 60).rounded(.down))
        let days = Self.quotient(minutes, 1_440)
        let rest = minutes - days * 1_440
        // Years begin in March, so that a leap day is the last day of its year.
        let shifted = days + 719_468
        let era = Self.quotient(shifted, 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let place = (5 * dayOfYear + 2) / 153
        let month = place < 10 ? place + 3 : place - 9
        self.init(
            year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
            day: dayOfYear - (153 * place + 2) / 5 + 1,
            hour: rest / 60, minute: rest % 60)
    }

    private static func quotient(_ dividend: Int, _ divisor: Int) -> Int {
        dividend >= 0 ? dividend / divisor : -((divisor - 1 - dividend) / divisor)
    }

    /// A moment as ISO 8601 writes it: `2024-03-15T18:30`, `2024-03-15`, `18:30`; seconds and a time zone may follow the minutes and
    /// are not kept. What is left out is that of `usual`. Nil for another text.
    public init?(_ text: String, lacking usual: CalendarDate = .usual) {
        let bytes = Array(text.utf8)
        guard bytes.count <= 40 else { return nil }
        var (day, time) = (bytes[...], ArraySlice<UInt8>())
        if let place = bytes.firstIndex(where: { $0 == UInt8(ascii: "T") || $0 == UInt8(ascii: " ") }) {
            (day, time) = (bytes[..<place], bytes[(place + 1)...])
            guard !time.isEmpty else { return nil }
        } else if bytes.contains(UInt8(ascii: ":")) {
            (day, time) = ([], bytes[...])
        }
        var (dates, times) = ([usual.year, usual.month, usual.day], [usual.hour, usual.minute])
        if day.isEmpty {
            guard !time.isEmpty, time.count == bytes.count else { return nil }
        } else {
            guard let read = Self.numbers(day, "-", digits: [4, 2, 2]) else { return nil }
            dates = read
        }
        if !time.isEmpty {
            guard let read = Self.time(time) else { return nil }
            times = read
        }
        self.init(year: dates[0], month: dates[1], day: dates[2], hour: times[0], minute: times[1])
    }

    /// Hour and minute, whatever the second and the time zone.
    private static func time(_ bytes: ArraySlice<UInt8>) -> [Int]? {
        var clock = bytes.prefix { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".") || $0.isDigit }
        let zone = bytes[clock.endIndex...]
        let digits = zone.dropFirst().filter { $0 != UInt8(ascii: ":") }
        switch zone.first {
        case nil: break
        case UInt8(ascii: "Z"): guard digits.isEmpty else { return nil }
        case UInt8(ascii: "+"), UInt8(ascii: "-"):
            guard digits.count == 2 || digits.count == 4, digits.allSatisfy(\.isDigit) else { return nil }
        default: return nil
        }
        if let point = clock.firstIndex(of: UInt8(ascii: ".")) {
            guard clock[..<point].count == 8, clock[(point + 1)...].allSatisfy(\.isDigit) else { return nil }
            clock = clock[..<point]
        }
        guard let numbers = numbers(clock, ":", digits: [2, 2]) ?? numbers(clock, ":", digits: [2, 2, 2]) else {
            return nil
        }
        return numbers.dropFirst(2).allSatisfy { $0 < 61 } ? numbers : nil
    }

    /// Numbers of so many digits each.
    private static func numbers(_ bytes: ArraySlice<UInt8>, _ separator: Unicode.Scalar, digits: [Int]) -> [Int]? {
        let parts = bytes.split(separator: UInt8(ascii: separator), omittingEmptySubsequences: false)
        guard parts.count == digits.count else { return nil }
        var numbers: [Int] = []
        for (part, count) in zip(parts, digits) {
            guard part.count == count, part.allSatisfy(\.isDigit) else { return nil }
            numbers.append(part.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) })
        }
        return numbers
    }

    /// `2024-03-15T18:30`
    public var text: String {
        func digits(_ number: Int, _ count: Int) -> String {
            let text = String(number)
            return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
        }
        return digits(year, 4) + "-" + digits(month, 2) + "-" + digits(day, 2) + "T" + digits(hour, 2) + ":"
            + digits(minute, 2)
    }

    /// The number of days of a month.
    package static func days(of month: Int, in year: Int) -> Int {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
    }

    /// The day of the week on which the month begins, from 0 for Sunday.
    package var firstWeekday: Int {
        // Sakamoto's method.
        let shifts = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
        let year = month < 3 ? year - 1 : year
        return (year + year / 4 - year / 100 + year / 400 + shifts[month - 1] + 1) % 7
    }

    /// The same day at another minute of the hour.
    package func at(minute: Int) -> CalendarDate {
        CalendarDate(valid: year, month, day, hour, min(max(minute, 0), 59))
    }

    /// The moment without the time of day.
    package var midnight: CalendarDate { CalendarDate(valid: year, month, day, 0, 0) }

    /// The last minute of the same day.
    package var lastMinute: CalendarDate { CalendarDate(valid: year, month, day, 23, 59) }

    /// Whether a moment is before another one.
    public static func < (one: CalendarDate, other: CalendarDate) -> Bool {
        (one.year, one.month, one.day, one.hour, one.minute)
            < (other.year, other.month, other.day, other.hour, other.minute)
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}
