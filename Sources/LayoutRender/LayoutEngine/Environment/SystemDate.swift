/// UIDatePicker.Mode: what a date picker picks.
public enum DatePickerMode: String, Sendable, CaseIterable {
    case time, date, dateAndTime, countDownTimer
}

/// The words in which date pickers show one fixed moment, 9:41 on 1 January 2024, in the language of the page.
package struct SystemDate: Sendable {
    /// The date in the medium style: `Jan 1, 2024`.
    package let date: String
    /// The name of the month: `January`.
    package let month: String
    /// The time: `9:41 AM`, or `09:41` where the clock has 24 hours.
    package let time: String
    /// The columns of a wheel of dates in their order; `M` is the month's name.
    private let order: String

    /// - Parameter language: a language tag, such as `de-AT`; nil: English. Languages that the table lacks are English.
    package init(language: String?) {
        let parts = (language ?? "en").split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
        let isBritish = parts.first == "en" && parts.dropFirst().contains { $0 != "us" && $0.count == 2 }
        let words = (parts.first.flatMap { Self.table[isBritish ? "en-gb" : $0] } ?? Self.english).split(separator: "|")
        func word(_ place: Int) -> String { words.indices.contains(place) ? String(words[place]) : "" }
        (date, month, time, order) = (word(0), word(1), word(2), word(3))
    }

    /// The columns of the wheels for a mode.
    package func columns(_ mode: DatePickerMode) -> [String] {
        let clock = time.split(separator: " ").flatMap { $0.split(separator: ":") }.map(String.init)
        return switch mode {
        case .date: order.map { $0 == "M" ? month : $0 == "D" ? "1" : "2024" }
        case .time: clock
        case .dateAndTime: [date] + clock
        case .countDownTimer: ["0 h", "1 min"]
        }
    }

    /// The texts of the fields of a compact picker for a mode.
    package func fields(_ mode: DatePickerMode) -> [String] {
        switch mode {
        case .date: [date]
        case .time: [time]
        case .dateAndTime, .countDownTimer: [date, time]
        }
    }

    private static let english = "Jan 1, 2024|January|9:41 AM|MDY"

    /// Date, month, time, and the order of day, month and year, as Unicode's CLDR has them.
    private static let table = [
        "en": english, "en-gb": "1 Jan 2024|January|09:41|DMY", "ar": "01/01/2024|يناير|9:41 ص|DMY",
        "ca": "1 gen 2024|gener|9:41|DMY", "cs": "1. 1. 2024|ledna|9:41|DMY", "da": "1. jan. 2024|januar|09.41|DMY",
        "de": "01.01.2024|Januar|09:41|DMY", "el": "1 Ιαν 2024|Ιανουαρίου|9:41 π.μ.|DMY",
        "es": "1 ene 2024|enero|9:41|DMY", "fi": "1.1.2024|tammikuuta|9.41|DMY", "fr": "1 janv. 2024|janvier|09:41|DMY",
        "he": "1 בינו׳ 2024|ינואר|9:41|DMY", "hu": "2024. jan. 1.|január|9:41|YMD",
        "id": "1 Jan 2024|Januari|09.41|DMY",
        "it": "1 gen 2024|gennaio|09:41|DMY", "ja": "2024/01/01|1月|9:41|YMD", "ko": "2024. 1. 1.|1월|오전 9:41|YMD",
        "nb": "1. jan. 2024|januar|09:41|DMY", "nl": "1 jan 2024|januari|09:41|DMY",
        "no": "1. jan. 2024|januar|09:41|DMY",
        "pl": "1 sty 2024|stycznia|09:41|DMY", "pt": "1 de jan. de 2024|janeiro|09:41|DMY",
        "ro": "1 ian. 2024|ianuarie|09:41|DMY", "ru": "1 янв. 2024 г.|января|09:41|DMY",
        "sv": "1 jan. 2024|januari|09:41|DMY", "th": "1 ม.ค. 2567|มกราคม|09:41|DMY", "tr": "1 Oca 2024|Ocak|09:41|DMY",
        "uk": "1 січ. 2024 р.|січня|09:41|DMY", "vi": "1 thg 1, 2024|tháng 1|09:41|DMY", "zh": "2024年1月1日|1月|09:41|YMD",
    ]
}
