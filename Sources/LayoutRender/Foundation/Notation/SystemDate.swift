/// The words in which date pickers show a moment, in the language of the page.
package struct SystemDate: Sendable {
    private let moment: CalendarDate
    /// The fields of the language's lines of `words`.
    private let patterns: [Substring]
    /// The names of the months: short, in a date, and in a heading.
    private let short: [String]
    private let names: [String]
    private let headings: [String]
    /// The short names of the days, from the first day of the language's week.
    package let weekdays: [String]
    /// The place of the first of the month in its week.
    package let firstColumn: Int
    /// The digit 0; the others follow.
    private let zero: UInt32

    /// - Parameter language: a language tag, such as `de-AT`; nil: English. Languages that the table lacks are English.
    package init(_ moment: CalendarDate, language: String?) {
        self.moment = moment
        let parts = (language ?? "en").split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
        let isBritish = parts.first == "en" && parts.dropFirst().contains { $0 != "us" && $0.count == 2 }
        let name = isBritish ? "en-gb" : parts.first == "no" ? "nb" : parts.first ?? "en"
        zero = name == "ar" && parts.contains(where: Self.regionsOfArabicDigits.contains) ? 0x660 : 0x30
        let lines = (Self.words[name] ?? Self.words["en"] ?? "").split(separator: "\n")
        func list(_ place: Int) -> [String] {
            guard lines.indices.contains(place), lines[place] != "-" else { return [] }
            let names = lines[place].split(separator: ",").map(String.init)
            return names.count > 1 ? names : (1...12).map { number in Self.numbered(names.first ?? "M", number) }
        }
        patterns = lines.first?.split(separator: "|", omittingEmptySubsequences: false) ?? []
        (short, names) = (list(1), list(2))
        headings = list(3).isEmpty ? list(2) : list(3)
        let first = patterns.indices.contains(4) ? Int(patterns[4]) ?? 0 : 0
        let days = list(4)
        weekdays = Array(days.dropFirst(first) + days.prefix(first))
        firstColumn = (moment.firstWeekday + 7 - first) % 7
    }

    /// The regions in which Arabic is written with its own digits, as Unicode's CLDR has them; without a region the digits are
    /// Latin.
    private static let regionsOfArabicDigits: Set = [
        "bh", "dj", "eg", "er", "il", "iq", "jo", "km", "kw", "lb", "mr", "om", "ps", "qa", "sa", "sd", "so", "ss",
        "sy", "td", "ye",
    ]

    /// A number in the digits of the language.
    package func text(_ number: Int) -> String {
        let text = String(number)
        guard zero != 0x30 else { return text }
        let digits = text.unicodeScalars.map { Unicode.Scalar(zero + $0.value - 0x30) ?? $0 }
        return String(String.UnicodeScalarView(digits))
    }

    /// The name of a numbered month: `3월`.
    private static func numbered(_ pattern: String, _ number: Int) -> String {
        String(pattern.flatMap { $0 == "M" ? Array(String(number)) : [$0] })
    }

    /// The date in the medium style: `Jan 1, 2024`.
    package var date: String { text(pattern(0)) }
    /// The time: `9:41 AM`, or `09:41` where the clock has 24 hours.
    package var time: String { text(pattern(1)) }
    /// The month above a calendar: `January 2024`.
    package var heading: String { text(pattern(2)) }
    /// The number of days of the month.
    package var days: Int { CalendarDate.days(of: moment.month, in: moment.year) }

    private func pattern(_ place: Int) -> Substring { patterns.indices.contains(place) ? patterns[place] : "" }

    /// The columns of wheels for the day, in the language's order.
    package var dayColumns: [String] {
        let year = pattern(0).contains("E") ? "E" : "Y"
        return pattern(3).map { $0 == "M" ? name(names) : $0 == "D" ? text(moment.day) : part(year) }
    }
    /// The day with its name and without its year, on a wheel of days: `Fri Mar 15`.
    package var dayOfYear: String {
        var days = pattern(0)
        if let start = days.firstIndex(where: { $0 == "Y" || $0 == "E" }) {
            let isFirst = start == days.startIndex
            days = isFirst ? days.drop { !"DMN".contains($0) } : days[..<start]
            while !isFirst, let last = days.last, !Self.isLetter(last) { days.removeLast() }
        }
        let place = (firstColumn + moment.day - 1) % 7
        return (weekdays.indices.contains(place) ? weekdays[place] + " " : "") + text(days)
    }
    /// The columns of wheels for the time.
    package var clockColumns: [String] { letters(of: pattern(1)).map(part) }

    /// Whether a character of a pattern stands for a part of the moment.
    private static func isLetter(_ character: Character) -> Bool { character.isASCII && character.isUppercase }

    /// The parts that a pattern names, in their order.
    private func letters(of pattern: Substring) -> [String] {
        pattern.split { !Self.isLetter($0) }.map(String.init)
    }

    /// A pattern with its letters replaced.
    private func text(_ pattern: Substring) -> String {
        var text = ""
        var rest = pattern
        while let first = rest.first {
            let run = rest.prefix { $0 == first }
            text += Self.isLetter(first) ? part(String(run)) : String(run)
            rest.removeFirst(run.count)
        }
        return text
    }

    /// What a letter of a pattern stands for.
    private func part(_ letter: String) -> String {
        func two(_ number: Int) -> String { (number < 10 ? text(0) : "") + text(number) }
        return switch letter {
        case "D": text(moment.day)
        case "DD": two(moment.day)
        case "M": text(moment.month)
        case "MM": two(moment.month)
        case "N": name(short)
        case "L": name(headings)
        case "E": text(moment.year + 543)
        case "H": text(moment.hour)
        case "HH": two(moment.hour)
        case "I": text((moment.hour + 11) % 12 + 1)
        case "T": two(moment.minute)
        case "A": half
        default: text(moment.year)
        }
    }

    private func name(_ list: [String]) -> String {
        list.indices.contains(moment.month - 1) ? list[moment.month - 1] : "\(moment.month)"
    }

    /// `AM` or `PM`.
    private var half: String {
        let words = pattern(5).split(separator: ",")
        guard let first = words.first, let last = words.last else { return "" }
        return String(moment.hour < 12 ? first : last)
    }
}
