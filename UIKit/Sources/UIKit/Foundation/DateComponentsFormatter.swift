/// Lengths of time as texts: by the library of languages, clock times by digits.
///
/// Foundation for Linux has no such class. Months and years are written in English.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    open var unitsStyle = UnitsStyle.positional
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    open var calendar: Calendar? = .autoupdatingCurrent
    open var referenceDate: Date?
    @Kept open var allowsFractionalUnits = false
    open var maximumUnitCount = 0
    @Kept open var collapsesLargestUnit = false
    open var includesApproximationPhrase = false
    open var includesTimeRemainingPhrase = false
    @Kept open var formattingContext = Formatter.Context.unknown

    private static let units: [(NSCalendar.Unit, Calendar.Component, String, String)] = [
        (.year, .year, "year", "y"), (.month, .month, "month", "mo"), (.weekOfMonth, .weekOfMonth, "week", "w"),
        (.day, .day, "day", "d"), (.hour, .hour, "hour", "h"), (.minute, .minute, "minute", "m"),
        (.second, .second, "second", "s"),
    ]

    open func string(from seconds: TimeInterval) -> String? {
        guard seconds.isFinite, abs(seconds) < 1e11 else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(seconds.rounded()))
    }
    open func string(from start: Date, to end: Date) -> String? {
        string(from: (calendar ?? .current).dateComponents(Set(chosen.map(\.1)), from: start, to: end))
    }
    open func string(from components: DateComponents) -> String? {
        var parts = chosen.map { (unit: $0, value: components.value(for: $0.1) ?? 0) }
        if !zeroFormattingBehavior.contains(.pad) { parts = withoutZeros(parts) }
        if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
        guard !parts.isEmpty else { return nil }
        if unitsStyle == .positional { return positional(parts) }
        let words = parts.map { word($0.value, of: $0.unit) }
        let text = words.joined(separator: unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", ")
        return (includesApproximationPhrase ? "About " : "") + text
            + (includesTimeRemainingPhrase ? " remaining" : "")
    }
    open override func string(for value: Any?) -> String? {
        (value as? DateComponents).flatMap(string(from:)) ?? (value as? TimeInterval).flatMap(string(from:))
    }
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    private typealias Unit = (NSCalendar.Unit, Calendar.Component, String, String)
    private var chosen: [Unit] {
        let standard: NSCalendar.Unit = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
        let wanted = allowedUnits.isEmpty ? standard : allowedUnits
        return Self.units.filter { wanted.contains($0.0) }
    }

    private func withoutZeros(_ parts: [(unit: Unit, value: Int)]) -> [(unit: Unit, value: Int)] {
        var behavior = zeroFormattingBehavior
        if behavior.contains(.default) { behavior = unitsStyle == .positional ? .dropLeading : .dropAll }
        var rest = parts[...]
        if behavior.contains(.dropLeading) { rest = rest.drop { $0.value == 0 } }
        if behavior.contains(.dropTrailing) { while rest.last?.value == 0 { rest.removeLast() } }
        if behavior.contains(.dropMiddle), let first = rest.first, let last = rest.last, rest.count > 2 {
            rest = ([first] + rest.dropFirst().dropLast().filter { $0.value != 0 } + [last])[...]
        }
        return rest.isEmpty ? Array(parts.suffix(1)) : Array(rest)
    }

    /// `1:05:09`; the first number is padded where zeros are.
    private func positional(_ parts: [(unit: Unit, value: Int)]) -> String {
        let isPadded = zeroFormattingBehavior.contains(.pad)
        return parts.enumerated().map { index, part in
            let digits = String(abs(part.value))
            let padded = digits.count < 2 && (index > 0 || isPadded) ? "0" + digits : digits
            return (index == 0 && part.value < 0 ? "-" : "") + padded
        }.joined(separator: ":")
    }

    private func word(_ value: Int, of unit: Unit) -> String {
        let units: [Calendar.Component: (Duration.UnitsFormatStyle.Unit, Int)] = [
            .weekOfMonth: (.weeks, 604_800), .day: (.days, 86_400), .hour: (.hours, 3_600), .minute: (.minutes, 60),
            .second: (.seconds, 1),
        ]
        let width: Duration.UnitsFormatStyle.UnitWidth =
            unitsStyle == .full || unitsStyle == .spellOut ? .wide : unitsStyle == .short ? .abbreviated : .narrow
        guard let (known, seconds) = units[unit.1] else {
            if width == .narrow { return "\(value)\(unit.3)" }
            return "\(value) \(unit.2)\(abs(value) == 1 ? "" : "s")"
        }
        let style = Duration.UnitsFormatStyle(allowedUnits: [known], width: width)
        return Duration.seconds(value * seconds).formatted(style.locale(calendar?.locale ?? .current))
    }
}
