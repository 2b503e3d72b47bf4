import Foundation
import Testing
import UIKit
import UIKitDrawing

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

    /// The fields keep their height and their widths in a picker that is larger.
    @Test(arguments: [UIControl.ContentHorizontalAlignment.leading, .center, .trailing])
    func fieldsDoNotGrow(_ alignment: UIControl.ContentHorizontalAlignment) throws {
        func drawn(_ frame: (CGSize) -> CGRect) throws -> Data {
            let board = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 110))
            board.backgroundColor = .white
            let picker = picker(0)
            picker.contentHorizontalAlignment = alignment
            picker.frame = frame(picker.intrinsicContentSize)
            board.addSubview(picker)
            return try board.png(scale: 2)
        }
        let own = try drawn { size in
            let room = 300 - size.width
            let x = alignment == .leading ? 0 : alignment == .center ? room / 2 : room
            return CGRect(x: x, y: (110 - size.height) / 2, width: size.width, height: size.height)
        }
        #expect(try drawn { _ in CGRect(x: 0, y: 0, width: 300, height: 110) } == own)
    }
}
