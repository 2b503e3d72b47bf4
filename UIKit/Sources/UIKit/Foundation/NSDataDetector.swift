public typealias NSTextCheckingTypes = UInt64

extension NSTextCheckingResult.CheckingType {
    // Foundation's own names are marked as unused on Linux.
    fileprivate static let webLink = Self(rawValue: 1 << 6)
    fileprivate static let telephone = Self(rawValue: 1 << 11)
}

extension NSTextCheckingResult {
    /// Where a link leads.
    public var url: URL? { (self as? DetectedText)?.link }
    public var phoneNumber: String? { (self as? DetectedText)?.number }
    /// Nothing: dates and addresses are not looked for.
    public var date: Date? { nil }
    public var addressComponents: [NSTextCheckingKey: String]? { nil }
    public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
        DetectedText(range, .webLink, link: url)
    }
}

public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let name = NSTextCheckingKey(rawValue: "Name")
    public static let street = NSTextCheckingKey(rawValue: "Street")
    public static let city = NSTextCheckingKey(rawValue: "City")
    public static let state = NSTextCheckingKey(rawValue: "State")
    public static let zip = NSTextCheckingKey(rawValue: "ZIP")
    public static let country = NSTextCheckingKey(rawValue: "Country")
    public static let phone = NSTextCheckingKey(rawValue: "Phone")
}

/// A link or a telephone number in a text.
private final class DetectedText: NSTextCheckingResult {
    private let place: NSRange
    private let kind: CheckingType
    let link: URL?
    let number: String?

    init(_ place: NSRange, _ kind: CheckingType, link: URL? = nil, number: String? = nil) {
        (self.place, self.kind, self.link, self.number) = (place, kind, link, number)
        super.init()
    }
    required init?(coder: NSCoder) { nil }

    override var range: NSRange { place }
    override var resultType: CheckingType { kind }
    override var numberOfRanges: Int { 1 }
    override func range(at index: Int) -> NSRange { index == 0 ? place : NSRange(location: NSNotFound, length: 0) }
}

/// A regular expression that a class can inherit, as `NSDataDetector` does: Foundation's has no subclasses on Linux. The preparation
/// names it in sources that have both.
open class UIRegularExpression: NSObject, NSCopying, @unchecked Sendable {
    public typealias Options = NSRegularExpression.Options
    public typealias MatchingOptions = NSRegularExpression.MatchingOptions
    public typealias MatchingFlags = NSRegularExpression.MatchingFlags
    fileprivate let expression: NSRegularExpression

    public init(pattern: String, options: Options = []) throws {
        expression = try NSRegularExpression(pattern: pattern, options: options)
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIRegularExpression)?.expression.isEqual(expression) == true
    }
    open override var hash: Int { expression.hash }
    open var pattern: String { expression.pattern }
    open var options: Options { expression.options }
    open var numberOfCaptureGroups: Int { expression.numberOfCaptureGroups }
    open class func escapedPattern(for string: String) -> String { NSRegularExpression.escapedPattern(for: string) }

    open func matches(
        in string: String, options: MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] { expression.matches(in: string, options: options, range: range) }
    open func enumerateMatches(
        in string: String, options: MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stops = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) where !stops.boolValue {
            block(match, [], &stops)
        }
    }
    open func firstMatch(in string: String, options: MatchingOptions = [], range: NSRange) -> NSTextCheckingResult? {
        matches(in: string, options: options, range: range).first
    }
    open func numberOfMatches(in string: String, options: MatchingOptions = [], range: NSRange) -> Int {
        matches(in: string, options: options, range: range).count
    }
    open func rangeOfFirstMatch(in string: String, options: MatchingOptions = [], range: NSRange) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }
    open func stringByReplacingMatches(
        in string: String, options: MatchingOptions = [], range: NSRange, withTemplate template: String
    ) -> String {
        expression.stringByReplacingMatches(in: string, options: options, range: range, withTemplate: template)
    }
    @discardableResult
    open func replaceMatches(
        in string: NSMutableString, options: MatchingOptions = [], range: NSRange, withTemplate template: String
    ) -> Int { expression.replaceMatches(in: string, options: options, range: range, withTemplate: template) }
    open func replacementString(
        for result: NSTextCheckingResult, in string: String, offset: Int, template: String
    ) -> String { expression.replacementString(for: result, in: string, offset: offset, template: template) }
}

/// Finds links, mail addresses and telephone numbers by their form; dates and postal addresses are not looked for.
open class NSDataDetector: UIRegularExpression, @unchecked Sendable {
    public let checkingTypes: NSTextCheckingTypes

    /// A scheme or `www.` with what follows, a mail address, a host with a common ending; a number of seven digits or more.
    private static let pattern = [
        #"((?:https?|ftp)://[^\s<>"]+|www\.[^\s<>"]+)"#,
        #"((?<![\w.%+-])[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,})"#,
        #"((?<![\w@.-])[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.(?:com|org|net|edu|gov|io|app|dev|co|de|uk|fr|eu|info|me)\b(?:/[^\s<>"]*)?)"#,
        #"((?<![\w.])\+?\(?\d(?:[ ().\/-]{0,2}\d){6,14}(?!\w))"#,
    ].joined(separator: "|")

    public init(types: NSTextCheckingTypes) throws {
        checkingTypes = types
        try super.init(pattern: Self.pattern)
        let found =
            NSTextCheckingResult.CheckingType.webLink.rawValue | NSTextCheckingResult.CheckingType.telephone.rawValue
        if types & ~found != 0 { Missing.note("NSDataDetector: finds links and telephone numbers only") }
    }
    public convenience init(types: NSTextCheckingResult.CheckingType) throws { try self.init(types: types.rawValue) }

    open override func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        let text = NSString(string: string)
        return expression.matches(in: string, options: options, range: range).compactMap { match in
            func part(_ index: Int) -> NSRange? {
                match.range(at: index).location == NSNotFound ? nil : match.range(at: index)
            }
            if let place = part(1) ?? part(3) { return link(Self.trimmed(place, in: text), in: text) { $0 } }
            if let place = part(2) { return link(place, in: text) { "mailto:" + $0 } }
            guard let place = part(4), has(.telephone) else { return nil }
            return DetectedText(place, .telephone, number: text.substring(with: place))
        }
    }

    private func has(_ type: NSTextCheckingResult.CheckingType) -> Bool { checkingTypes & type.rawValue != 0 }

    private func link(_ place: NSRange, in text: NSString, _ spelled: (String) -> String) -> NSTextCheckingResult? {
        guard has(.webLink), place.length > 0 else { return nil }
        let word = spelled(text.substring(with: place))
        let isWhole = word.contains("://") || word.hasPrefix("mailto:")
        guard let url = URL(string: isWhole ? word : "http://" + word) else { return nil }
        return DetectedText(place, .webLink, link: url)
    }

    /// A link without the marks that end a sentence behind it.
    private static func trimmed(_ place: NSRange, in text: NSString) -> NSRange {
        var length = place.length
        while length > 0,
            ".,;:!?)]}'\"".contains(text.substring(with: NSRange(location: place.location + length - 1, length: 1)))
        {
            length -= 1
        }
        return NSRange(location: place.location, length: length)
    }
}
