import LayoutEngine
import Notation

/// NSLayoutConstraint.FormatOptions, by name.
///
/// The first ten align all views of a format with each other, across the direction of the format; the last three are
/// the direction of a horizontal format.
enum VisualFormatOption: String, DocumentWord {
    case alignAllLeading, alignAllTrailing, alignAllLeft, alignAllRight, alignAllTop, alignAllBottom
    case alignAllCenterX, alignAllCenterY, alignAllFirstBaseline, alignAllLastBaseline
    case directionLeadingToTrailing, directionLeftToRight, directionRightToLeft

    static let wordTable = NameTable(Self.self)

    /// The attribute that all views share; nil for a direction.
    var attribute: Attribute? {
        switch self {
        case .alignAllLeading: .leading
        case .alignAllTrailing: .trailing
        case .alignAllLeft: .left
        case .alignAllRight: .right
        case .alignAllTop: .top
        case .alignAllBottom: .bottom
        case .alignAllCenterX: .centerX
        case .alignAllCenterY: .centerY
        case .alignAllFirstBaseline: .firstBaseline
        case .alignAllLastBaseline: .lastBaseline
        default: nil
        }
    }
}

/// The visual format language as Apple's grammar has it, read byte by byte.
///
///    format      = ["H:" | "V:"] ["|" connection] view {connection view} [connection "|"]
///    connection  = "" | "-" | "-" space "-"
///    space       = number | metric | "(" predicate {"," predicate} ")"
///    view        = "[" name ["(" predicate {"," predicate} ")"] "]"
///    predicate   = ["==" | ">=" | "<="] ["-"] object ["*" number] ["/" number] ["+" number] ["-" number] ["@" priority]
///
/// Names are not looked up here: the parts keep them with their places, and `DocumentReader.visualFormat` makes
/// constraints.
struct VisualFormat {
    /// One condition in parentheses: `>=50@750`, `==button`.
    struct Predicate {
        /// `==`, `>=` or `<=`.
        var relation = "=="
        /// A number, a metric or a view's name.
        var object = ""
        /// Of `*` and `/` together.
        var factor = 1.0
        /// Of `+` or `-`, in points.
        var offset = 0.0
        /// Whether a minus precedes the object.
        var isNegative = false
        /// The text after `@`: a number, a metric or a name of UILayoutPriority; nil: required.
        var priority: String?
        /// The byte of the text where the predicate starts.
        var place: Int
    }

    /// A format is a list of parts: ends and views, and a space between any two of them.
    enum Part {
        /// `|` at the start or at the end.
        case superview(place: Int)
        /// `[name(predicates)]`; the place is that of the name.
        case view(String, [Predicate], place: Int)
        /// No predicates: standard spacing.
        case space([Predicate])
    }

    /// A mistake of syntax.
    struct Failure: Error {
        /// Bytes from the start of the text.
        var place: Int
        /// What would be right at the place.
        var message: String
    }

    /// `H:` is the default, as in Apple's grammar.
    private(set) var axis = Axis.horizontal
    /// Superview, space, view, space … in the order of the text.
    private(set) var parts: [Part] = []
    private let bytes: [UInt8]
    /// The byte to be read next.
    private var at = 0

    /// - Parameter text: without blanks.
    /// - Throws: the first mistake.
    init(_ text: String) throws(Failure) {
        bytes = Array(text.utf8)
        if bytes.count >= 2, bytes[1] == UInt8(ascii: ":") {
            axis = bytes[0] == UInt8(ascii: "V") ? .vertical : .horizontal
            at = 2
        }
        try parse()
    }

    /// The rule `format`: one view at least.
    private mutating func parse() throws(Failure) {
        if take("|") {
            parts.append(.superview(place: at - 1))
            try connection()
        }
        try view()
        while at < bytes.count {
            try connection()
            if take("|") {
                parts.append(.superview(place: at - 1))
                break
            }
            try view()
        }
        guard at == bytes.count else { throw Failure(place: at, message: "expected the end after '|'") }
    }

    /// Goes past a character; false for another character.
    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard at < bytes.count, UInt32(bytes[at]) == character.value else { return false }
        at += 1
        return true
    }

    /// The rule `view`.
    private mutating func view() throws(Failure) {
        let place = at
        guard take("[") else { throw Failure(place: at, message: "expected '[' and a view's name") }
        let name = word()
        guard !name.isEmpty else { throw Failure(place: at, message: "expected a view's name") }
        let predicates = take("(") ? try list() : []
        guard take("]") else { throw Failure(place: at, message: "expected ']'") }
        parts.append(.view(name, predicates, place: place + 1))
    }

    /// Nothing, `-`, `-8-` or `-(>=8,<=20@750)-`.
    private mutating func connection() throws(Failure) {
        guard take("-") else {
            parts.append(.space([Predicate(object: "0", place: at)]))
            return
        }
        guard at < bytes.count, bytes[at] != UInt8(ascii: "["), bytes[at] != UInt8(ascii: "|") else {
            parts.append(.space([]))
            return
        }
        let predicates: [Predicate]
        if take("(") {
            predicates = try list()
        } else {
            let place = at
            let object = word(allowsHyphen: false)
            guard !object.isEmpty else {
                throw Failure(place: at, message: "expected a space: a number, a metric or '('")
            }
            predicates = [Predicate(object: object, place: place)]
        }
        guard take("-") else { throw Failure(place: at, message: "expected '-' after the space") }
        parts.append(.space(predicates))
    }

    /// Predicates between commas, up to the closing parenthesis; the opening one has been read.
    private mutating func list() throws(Failure) -> [Predicate] {
        var predicates: [Predicate] = []
        repeat { predicates.append(try predicate()) } while take(",")
        guard take(")") else { throw Failure(place: at, message: "expected ',' or ')'") }
        return predicates
    }

    /// The rule `predicate`. The object may be a number, a metric or a view with an attribute (`button.height`).
    private mutating func predicate() throws(Failure) -> Predicate {
        var predicate = Predicate(place: at)
        for relation in ["==", ">=", "<="] where bytes[at...].starts(with: relation.utf8) {
            predicate.relation = relation
            at += 2
            break
        }
        predicate.isNegative = take("-")
        predicate.object = word()
        guard !predicate.object.isEmpty else {
            throw Failure(place: at, message: "expected a number, a metric or a view")
        }
        if take("*") { predicate.factor = try number() }
        if take("/") { predicate.factor /= try number() }
        if take("+") { predicate.offset = try number() }
        if take("-") { predicate.offset = -(try number()) }
        if take("@") {
            let priority = word()
            guard !priority.isEmpty else { throw Failure(place: at, message: "expected a priority after '@'") }
            predicate.priority = priority
        }
        return predicate
    }

    /// A decimal number without sign.
    private mutating func number() throws(Failure) -> Double {
        let place = at
        guard let value = PlainNumber.decimal(word()) else {
            throw Failure(place: place, message: "expected a number")
        }
        return value
    }

    /// A number or a name; a `-` belongs to it only inside a view's name.
    private mutating func word(allowsHyphen: Bool = true) -> String {
        let start = at
        let isNumber = at < bytes.count && bytes[at] &- 48 < 10
        while at < bytes.count {
            switch bytes[at] {
            case 48...57, 65...90, 97...122, UInt8(ascii: "_"), UInt8(ascii: "."): at += 1
            case UInt8(ascii: "/") where !isNumber && at + 1 < bytes.count && (bytes[at + 1] | 32) &- 97 < 26: at += 1
            case UInt8(ascii: "-")
            where allowsHyphen && !isNumber && at + 1 < bytes.count && (bytes[at + 1] | 32) &- 97 < 26:
                at += 1
            default: return String(decoding: bytes[start..<at], as: UTF8.self)
            }
        }
        return String(decoding: bytes[start..<at], as: UTF8.self)
    }
}
