import Foundation
import Testing
import UIKit

/// What UIDatePicker hands to the engine.
@MainActor
struct DatePickerTests {
    private func picker(_ date: Double, least: Double? = nil) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = .compact
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        picker.date = Date(timeIntervalSince1970: date)
        picker.minimumDate = least.map { Date(timeIntervalSince1970: $0) }
        return picker
    }

    /// `Sep 30, 2024` is wider than `Jan 1, 1970`.
    @Test func aFieldIsAsWideAsItsDate() {
        let late = 1_727_654_400.0
        let wide = picker(late).intrinsicContentSize.width
        #expect(wide > picker(0).intrinsicContentSize.width + 4)
        #expect(picker(0, least: late).intrinsicContentSize.width == wide)
    }

    @Test func theTimeZoneDecidesTheDay() {
        let picker = picker(1_727_654_400)
        picker.timeZone = TimeZone(secondsFromGMT: -3_600)
        let before = picker.intrinsicContentSize.width
        picker.date = Date(timeIntervalSince1970: 1_727_654_400 - 86_400 + 3_600)
        #expect(picker.intrinsicContentSize.width == before)
    }
}
