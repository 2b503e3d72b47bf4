import LayoutEngine
import Notation

extension PictureBuilder {
    /// A band in the middle and fading rows above and below.
    ///
    /// Rows are 30 points high, at most three above and three below the middle; a row that the frame would cut is
    /// left out.
    /// - Parameters:
    ///   - count: of the columns.
    ///   - words: of the columns in a row, 0 for the middle; a bar stands for nil.
    mutating func drawWheels(_ count: Int, in frame: Rect, words: (Int) -> [String?]) {
        let inset = environment[ControlLookFacts.wheelBandInset]
        let band = Rect(x: frame.minX + inset, y: frame.midY - 17, width: max(0, frame.width - 2 * inset), height: 34)
        list.fill(
            .roundedRect(band, radius: environment[ControlLookFacts.wheelBandCorners].radius(of: band)),
            theme.system("tertiarySystemFill"))
        // A date beside hours and minutes is wider.
        let shares = words(0).map { ($0?.count ?? 0) > 6 ? 2.0 : 1 }
        let unit = band.width / max(shares.reduce(0, +), 1)
        for row in -3...3 {
            let fade = 1 - Double(row.magnitude) * 0.26
            let y = frame.midY + Double(row) * 30
            guard fade > 0, y - 8 > frame.minY, y + 8 < frame.maxY else { continue }
            var x = band.minX
            for (word, share) in zip(words(row), shares) {
                let width = unit * share
                let color = theme.system("label").opacity(row == 0 ? 1 : fade * 0.5)
                if let word {
                    let box = Rect(x: x, y: y - 12, width: width, height: 24)
                    drawLine(word, font: .system(21), color: color, in: box, alignment: .center)
                } else {
                    let length = min(width * 0.6, 80)
                    let bar = Rect(x: x + (width - length) / 2, y: y - 4, width: length, height: 8)
                    list.fill(.roundedRect(bar, radius: 4), color.opacity(0.25))
                }
                x += width
            }
        }
    }
}

/// The words on the wheels of a date picker. Each column turns one part of the moment.
struct DateWheels {
    /// A part of a moment that a column turns.
    private enum Part: CaseIterable { case minute, hour, half, day, month, year }

    /// The columns of the middle row.
    let words: [String]
    private let picker: DatePickerContent
    private let language: String?
    /// The part that changes each column; nil for a column of a count-down.
    private let parts: [Part?]
    /// Whether hours are counted to 12.
    private let hasHalves: Bool

    init(_ picker: DatePickerContent, language: String?) {
        func columns(_ moment: CalendarDate) -> [String] { picker.columns(SystemDate(moment, language: language)) }
        let (shown, words) = (picker.shown, columns(picker.shown))
        let probes: [(part: Part, columns: [String])] = Part.allCases.compactMap { part in
            Self.probe(part, shown).map { (part, columns($0)) }
        }
        (self.picker, self.language, self.words) = (picker, language, words)
        parts = words.indices.map { column in probes.first { $0.columns[column] != words[column] }?.part }
        hasHalves = parts.contains(.half)
    }

    /// The columns from the left where the language is written from the right; hours and minutes keep their order, as the
    /// numbers of a time do. [inferred]
    var mirrored: [Int] {
        var order = Array(parts.indices.reversed())
        if let hour = order.firstIndex(where: { parts[$0] == .hour }),
            let minute = order.firstIndex(where: { parts[$0] == .minute })
        {
            order.swapAt(hour, minute)
        }
        return order
    }

    /// The words of a row above or below the middle, empty behind the end of a wheel.
    func row(_ row: Int) -> [String?] {
        guard row != 0 else { return words }
        guard picker.mode != .countDownTimer else { return countDown(row) }
        return zip(words.indices, parts).map { column, part in
            guard let moment = part.flatMap({ turned($0, row) }) else { return "" }
            return picker.columns(SystemDate(moment, language: language))[column]
        }
    }

    /// Hours and minutes without their units, which stand in the middle alone.
    private func countDown(_ row: Int) -> [String?] {
        words.enumerated().map { place, word in
            let number = (Int(word.prefix { $0.isNumber }) ?? 0) + row
            if place > 0 { return String((number + 60) % 60) }
            return 0...23 ~= number ? String(number) : ""
        }
    }

    /// A moment that differs in one part and in the smaller parts that follow.
    private static func probe(_ part: Part, _ moment: CalendarDate) -> CalendarDate? {
        let (hour, day) = (moment.hour, min(moment.day, 28))
        return switch part {
        case .minute: moment.with(minute: (moment.minute + 1) % 60)
        case .hour: moment.with(hour: hour / 12 * 12 + (hour + 1) % 12)
        case .half: moment.with(hour: (hour + 12) % 24)
        case .day: moment.with(day: moment.day > 1 ? moment.day - 1 : 2)
        case .month: moment.with(month: moment.month % 12 + 1, day: day)
        case .year: moment.with(year: moment.year > 1 ? moment.year - 1 : 2, day: day)
        }
    }

    /// The moment of a row of a column; nil behind the end of the wheel.
    private func turned(_ part: Part, _ row: Int) -> CalendarDate? {
        let shown = picker.shown
        func wrapped(_ number: Int, _ count: Int) -> Int { (number % count + count) % count }
        switch part {
        case .minute: return shown.with(minute: wrapped(shown.minute + row * max(picker.minuteInterval, 1), 60))
        case .hour:
            guard hasHalves else { return shown.with(hour: wrapped(shown.hour + row, 24)) }
            return shown.with(hour: shown.hour / 12 * 12 + wrapped(shown.hour + row, 12))
        case .half: return row == (shown.hour < 12 ? 1 : -1) ? shown.with(hour: (shown.hour + 12) % 24) : nil
        // A wheel of days has 31 in every month; one of dates goes on from month to month.
        case .day where picker.mode == .date: return shown.with(month: 1, day: wrapped(shown.day - 1 + row, 31) + 1)
        case .day: return shown.moved(byDays: row)
        case .month: return shown.with(month: wrapped(shown.month - 1 + row, 12) + 1, day: 1)
        case .year: return shown.with(year: shown.year + row, day: 1)
        }
    }
}

extension CalendarDate {
    /// The moment with other parts; nil for a day that does not exist.
    fileprivate func with(
        year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil
    ) -> CalendarDate? {
        CalendarDate(
            year: year ?? self.year, month: month ?? self.month, day: day ?? self.day, hour: hour ?? self.hour,
            minute: minute ?? self.minute)
    }

    /// The same time some days before or behind, fewer than those of a month.
    fileprivate func moved(byDays count: Int) -> CalendarDate? {
        var (year, month, day) = (year, month, day + count)
        if day < 1 {
            (year, month) = month > 1 ? (year, month - 1) : (year - 1, 12)
            day += CalendarDate.days(of: month, in: year)
        } else if day > CalendarDate.days(of: month, in: year) {
            day -= CalendarDate.days(of: month, in: year)
            (year, month) = month < 12 ? (year, month + 1) : (year + 1, 1)
        }
        return with(year: year, month: month, day: day)
    }
}
