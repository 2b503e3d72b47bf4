// Formatters that Foundation has on Apple's systems alone.

/// How long ago something was, or how long it will take, as words of the library of languages.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    public enum DateTimeStyle: Int, Sendable { case numeric, named }
    public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }
    open var dateTimeStyle = DateTimeStyle.numeric
    open var unitsStyle = UnitsStyle.full
    @Kept open var formattingContext = Formatter.Context.unknown
    open var calendar: Calendar! = .autoupdatingCurrent
    open var locale: Locale! = .autoupdatingCurrent

    open func localizedString(fromTimeInterval seconds: TimeInterval) -> String {
        let now = Date.now
        // Time goes on until the style asks for the date; half a second more never changes a whole one.
        return style.format(now.addingTimeInterval(seconds + (seconds > 0 ? 0.5 : 0)))
    }
    open func localizedString(for date: Date, relativeTo reference: Date) -> String {
        localizedString(fromTimeInterval: date.timeIntervalSince(reference))
    }
    open func localizedString(from components: DateComponents) -> String {
        let now = Date.now
        let date = calendar.date(byAdding: components, to: now) ?? now
        return localizedString(fromTimeInterval: date.timeIntervalSince(now))
    }
    open override func string(for value: Any?) -> String? {
        (value as? Date).map { localizedString(for: $0, relativeTo: .now) }
    }

    private var style: Date.RelativeFormatStyle {
        let width: Date.RelativeFormatStyle.UnitsStyle =
            switch unitsStyle {
            case .full: .wide
            case .spellOut: .spellOut
            case .short: .abbreviated
            case .abbreviated: .narrow
            }
        return Date.RelativeFormatStyle(
            presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: width, locale: locale,
            calendar: calendar)
    }
}

/// A measurement with the symbol of its own unit, which is never turned into another one.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let providedUnit = UnitOptions(rawValue: 1)
        public static let naturalScale = UnitOptions(rawValue: 2)
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }
    open var unitOptions: UnitOptions = []
    open var unitStyle = Formatter.UnitStyle.medium
    open var locale: Locale! = .autoupdatingCurrent { didSet { numberFormatter.locale = locale } }
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    open func string<Kind: Unit>(from measurement: Measurement<Kind>) -> String {
        if !unitOptions.contains(.providedUnit) {
            Missing.note("MeasurementFormatter: measurements keep their own units and symbols")
        }
        let number = numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
        if unitOptions.contains(.temperatureWithoutUnit), measurement.unit is UnitTemperature { return number + "°" }
        return number + (unitStyle == .short ? "" : " ") + measurement.unit.symbol
    }
    open func string(from unit: Unit) -> String { unit.symbol }
}

/// A person's name: given name, then family name, in every language.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    public enum Style: Int, Sendable { case `default`, short, medium, long, abbreviated }
    open var style = Style.default
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func string(from name: PersonNameComponents) -> String {
        let parts: [String?]
        switch style {
        case .short: parts = [name.nickname ?? name.givenName ?? name.familyName]
        case .abbreviated: return [name.givenName, name.familyName].compactMap { $0?.first.map(String.init) }.joined()
        case .long: parts = [name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix]
        default: parts = [name.givenName, name.familyName]
        }
        return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
    }
    open func personNameComponents(from string: String) -> PersonNameComponents? {
        let words = string.split(separator: " ").map(String.init)
        guard let first = words.first else { return nil }
        var name = PersonNameComponents()
        name.givenName = first
        if words.count > 1 { name.familyName = words.last }
        if words.count > 2 { name.middleName = words.dropFirst().dropLast().joined(separator: " ") }
        return name
    }
    open class func localizedString(
        from name: PersonNameComponents, style: Style, options: Int = 0
    ) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = style
        return formatter.string(from: name)
    }
}

extension DateFormatter {
    /// Always unknown: a text is written as in the middle of a sentence.
    public var formattingContext: Formatter.Context {
        get { .unknown }
        set {
            if newValue != .unknown { Missing.note("DateFormatter.formattingContext: the first letter stays as it is") }
        }
    }
}
