import Testing

@testable import LayoutEngine
@testable import Notation

/// Dates as documents write them, and the words in which pickers show dates.
@Suite struct CalendarDateTests {
    @Test(arguments: [
        ("2024-03-15T18:30", "2024-03-15T18:30"), ("2024-03-15 18:30:59", "2024-03-15T18:30"),
        ("2024-03-15T18:30:59.123Z", "2024-03-15T18:30"), ("2024-03-15T18:30+02:00", "2024-03-15T18:30"),
        ("2024-03-15T18:30-0700", "2024-03-15T18:30"), ("2024-03-15", "2024-03-15T09:41"),
        ("18:30", "2024-01-01T18:30"), ("0001-01-01", "0001-01-01T09:41"), ("2024-02-29", "2024-02-29T09:41"),
    ])
    func aDateIsRead(text: String, expected: String) { #expect(CalendarDate(text)?.text == expected) }

    @Test(arguments: [
        "", "tomorrow", "2024", "2024-3-15", "2023-02-29", "1900-02-29", "2024-13-01", "2024-00-10", "2024-01-32",
        "24:00",
        "12:60", "T12:00", "2024-01-01T", "2024-01-01T12", "2024-01-01T12:00X", "2024-01-01T12:00+2", "0000-01-01",
        "2024-01-01T12:00:99", "2024-01-01T12:00.5", "٢٠٢٤-٠١-٠١", "2024-01-01T12:00Z0", "--", "::",
    ])
    func whatIsNoDateIsNone(text: String) { #expect(CalendarDate(text) == nil) }

    /// Four hundred years, after which the calendar repeats itself.
    @Test func eachDayFollowsTheDayBefore() throws {
        var (weekday, before) = (-1, try #require(CalendarDate(secondsSince1970: -86_400)))
        for day in 0..<146_097 {
            let date = try #require(CalendarDate(secondsSince1970: Double(day) * 86_400 + 60))
            #expect(before < date)
            let isNext = date.day == before.day + 1 && date.month == before.month && date.year == before.year
            let isFirst = date.day == 1 && before.day == CalendarDate.days(of: before.month, in: before.year)
            try #require(isNext || isFirst)
            // 1 January 1970 was a Thursday.
            if date.day == 1 { weekday = (day + 4) % 7 }
            if weekday >= 0 { #expect(date.firstWeekday == weekday) }
            before = date
        }
    }

    @Test func momentsBeyondTheYearsAreNone() {
        #expect(CalendarDate(secondsSince1970: 1e300) == nil)
        #expect(CalendarDate(secondsSince1970: .nan) == nil)
        #expect(CalendarDate(secondsSince1970: -1e11) == nil)
        #expect(CalendarDate(secondsSince1970: -1)?.text == "1969-12-31T23:59")
    }

    @Test(arguments: [
        ("en", "Sep 30, 2025", "6:05 PM", "September 2025"), ("en-GB", "30 Sept 2025", "18:05", "September 2025"),
        ("de", "30.09.2025", "18:05", "September 2025"), ("pt-BR", "30 de set. de 2025", "18:05", "setembro de 2025"),
        ("ko", "2025. 9. 30.", "오후 6:05", "2025년 9월"), ("ja", "2025/09/30", "18:05", "2025年9月"),
        ("th", "30 ก.ย. 2568", "18:05", "กันยายน 2568"), ("ru", "30 сент. 2025 г.", "18:05", "сентябрь 2025 г."),
        ("no", "30. sep. 2025", "18:05", "september 2025"), ("xx", "Sep 30, 2025", "6:05 PM", "September 2025"),
        ("ar-EG", "٣٠/٠٩/٢٠٢٥", "٦:٠٥ م", "سبتمبر ٢٠٢٥"), ("ar", "30/09/2025", "6:05 م", "سبتمبر 2025"),
    ])
    func momentsAreShownInTheLanguage(language: String, date: String, time: String, heading: String) throws {
        let moment = SystemDate(try #require(CalendarDate("2025-09-30T18:05")), language: language)
        #expect([moment.date, moment.time, moment.heading] == [date, time, heading])
    }

    @Test(arguments: SystemDate.words.keys.sorted())
    func eachLanguageHasMonthsAndDays(language: String) throws {
        for month in 1...12 {
            let date = try #require(CalendarDate(year: 2025, month: month, day: 28, hour: 0, minute: 7))
            let moment = SystemDate(date, language: language)
            #expect(moment.weekdays.count == 7 && moment.weekdays.allSatisfy { !$0.isEmpty })
            #expect(0..<7 ~= moment.firstColumn)
            var picker = DatePickerContent()
            picker.mode = .date
            #expect(picker.columns(moment).count == 3)
        }
    }

    @Test func aDateStaysInItsRange() {
        var picker = DatePickerContent()
        #expect(picker.shown == .usual)
        picker.date = CalendarDate("2024-05-20T10:17")
        picker.minuteInterval = 15
        #expect(picker.shown.text == "2024-05-20T10:15")
        picker.minimumDate = CalendarDate("2024-06-01T00:00")
        #expect(picker.shown.text == "2024-06-01T00:00")
        #expect(!picker.allows(day: 31) && picker.allows(day: 1))
        picker.maximumDate = CalendarDate("2024-05-01T00:00")
        #expect(picker.shown.text == "2024-05-20T10:15" && picker.allows(day: 1))
    }
}
