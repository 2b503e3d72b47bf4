import LayoutEngine
import Notation

/// A record of a view, or a view itself, whose fields are properties.
package protocol PropertyHolder: Sendable {}

extension View: PropertyHolder {}
extension Appearance: PropertyHolder {}
extension StackAttributes: PropertyHolder {}
extension ScrollAttributes: PropertyHolder {}
extension TableAttributes: PropertyHolder {}
extension CellAttributes: PropertyHolder {}
extension CollectionAttributes: PropertyHolder {}
extension TextContent: PropertyHolder {}
extension ButtonContent: PropertyHolder {}
extension ControlContent: PropertyHolder {}

/// How one field of a record is read and set.
///
/// Two functions instead of a key path, which costs a call of the runtime for each access: `.init(\.alpha) { $0.alpha = $1 }`.
///
/// Without constraints on the types: each pair of types is looked up when a program starts, its conformances too.
package struct PropertyAccess<Root, Value>: Sendable {
    /// Reads the field, or computes a value from several fields.
    package let get: @Sendable (Root) -> Value
    /// Stores a value that the reader has checked: ranges are not checked again.
    package let set: @Sendable (inout Root, consuming Value) -> Void

    package init(
        _ get: @escaping @Sendable (Root) -> Value, set: @escaping @Sendable (inout Root, consuming Value) -> Void
    ) {
        self.get = get
        self.set = set
    }
}

/// A field without its type: compares the field of two records, and copies the field from one record to another.
package protocol FieldAccess<Root>: Sendable {
    associatedtype Root
    /// Whether two records agree in this field.
    func isEqual(_ one: Root, _ other: Root) -> Bool
    /// Takes this field over and leaves the other fields.
    func copy(_ source: Root, into target: inout Root)
}

extension PropertyAccess: FieldAccess where Value: Equatable {
    package func isEqual(_ one: Root, _ other: Root) -> Bool { get(one) == get(other) }

    package func copy(_ source: Root, into target: inout Root) { set(&target, get(source)) }
}

/// A field that holds a text, which is compared by its bytes as the records' own texts are.
private struct TextAccess<Root, Value: ByteComparable & Equatable>: FieldAccess {
    let field: PropertyAccess<Root, Value>

    func isEqual(_ one: Root, _ other: Root) -> Bool { field.get(one).hasSameBytes(as: field.get(other)) }

    func copy(_ source: Root, into target: inout Root) { field.copy(source, into: &target) }
}

/// The values that a property takes in tree.json, and the field that holds them. Lengths are in points.
///
/// Indirect, so that a declaration is copied as one reference.
package indirect enum PropertyShape<Root>: Sendable {
    /// `true` or `false`.
    case flag(PropertyAccess<Root, Bool>)
    /// A string for people or programs, nil for none.
    case string(PropertyAccess<Root, String?>)
    /// A text that is shown: plain, or the key of a translation. Setting it empties `runs`.
    case text(PropertyAccess<Root, String>, emptying: PropertyAccess<Root, [TextContent.Run]>?)
    /// A text that is shown, nil for none: a placeholder.
    case optionalText(PropertyAccess<Root, String?>)
    /// At most 1000 texts that are shown: the titles of segments.
    case texts(PropertyAccess<Root, [String]>)
    /// Stretches of text with fonts and colours; their texts joined are the plain text.
    case runs(PropertyAccess<Root, [TextContent.Run]>, joined: PropertyAccess<Root, String>)
    /// A number. The reader refuses numbers out of range, the writer moves them into the range.
    case number(PropertyAccess<Root, Double>, ClosedRange<Double>)
    /// The same in points: an expression of metrics too.
    case points(PropertyAccess<Root, Double>, ClosedRange<Double>)
    /// A whole number of a range.
    case integer(PropertyAccess<Root, Int>, ClosedRange<Int>)
    /// A place in a list up to the bound, -1 for none.
    case index(PropertyAccess<Root, Int?>, upTo: Int)
    /// A length, or `"automatic"` for nil.
    case height(PropertyAccess<Root, Double?>)
    /// One word of a list: `"center"`.
    case word(WordAccess<Root>)
    /// A name of UIKit, hexadecimal digits, or an object: a colour of the project (`asset`), or one of two styles
    /// (`light`, `dark`).
    case color(PropertyAccess<Root, Color?>)
    /// An object of `colors`, and of `locations`, `startPoint` and `endPoint` where they are not CAGradientLayer's own.
    case gradient(PropertyAccess<Root, GradientLayer?>)
    /// A font; keys that the document leaves out keep the font that the view has.
    case font(PropertyAccess<Root, Font>)
    /// A font that starts from `usual` where a document states only some of its parts.
    case optionalFont(PropertyAccess<Root, Font?>, usual: Font)
    /// A name, or an object that adds the size in points or names a system symbol.
    case image(PropertyAccess<Root, ImageContent?>)
    /// `[x, y]`.
    case point(PropertyAccess<Root, Point>)
    /// `isFrame`: lengths are 0 or more, and each number can be set alone.
    case rect(PropertyAccess<Root, Rect?>, isFrame: Bool)
    /// One number for all edges, or an object with `top`, `left`, `bottom` and `right`; an edge left out is 0.
    case insets(PropertyAccess<Root, EdgeInsets>)
    /// The same notation; nil leaves the kind's own insets.
    case optionalInsets(PropertyAccess<Root, EdgeInsets?>)
    /// `directional`: left and right mean leading and trailing; another spelling of the field.
    case margins(PropertyAccess<Root, Margins?>, directional: Bool)
    /// `[width, height]`; -1 or null for no length along an axis (`UIView.noIntrinsicMetric`).
    case intrinsicSize(PropertyAccess<Root, Size?>)
    /// One priority for both axes, or an object with `horizontal` and `vertical`.
    case priorities(PropertyAccess<Root, AxisPair<Float>>)
    /// The bits that are set as words, which are in the order of the bits: `["flexibleWidth", "flexibleTopMargin"]`.
    case mask(PropertyAccess<Root, UInt8>, words: [String])
    /// `{"first": 14, "last": 4}`: from the top edge down, and from the bottom edge up.
    case baselines(PropertyAccess<Root, BaselineOffsets?>)
    /// A moment as ISO 8601 writes it: `"2024-03-15T18:30"`; a day alone has the time of `lacking`.
    case date(PropertyAccess<Root, CalendarDate?>, lacking: CalendarDate)
    /// Points, or a share of the view's own size.
    case cornerRadius(PropertyAccess<Root, Appearance.CornerRadius?>)
    /// Points, an expression of metrics, or `"standard"`.
    case spacing(PropertyAccess<Root, StackAttributes.Spacing>)
    /// At most 1000 items of a bar: titles, or objects with UIBarButtonItem's properties; with UITabBarItem's if `areTabs`.
    case barItems(PropertyAccess<Root, [StatedBarItem]>, areTabs: Bool)
    /// The stack of a navigation bar: titles, or objects with UINavigationItem's properties.
    case navigationItems(PropertyAccess<Root, [StatedNavigationItem]>)

    /// The words of a field that takes words.
    package var words: [String] { if case .word(let field) = self { field.words } else { [] } }

    /// The field without the type of its values.
    package var field: any FieldAccess<Root> {
        switch self {
        case .flag(let field): field
        case .string(let field), .optionalText(let field): TextAccess(field: field)
        case .text(let field, _): TextAccess(field: field)
        case .texts(let field): TextAccess(field: field)
        case .runs(let field, _): field
        case .number(let field, _), .points(let field, _): field
        case .integer(let field, _): field
        case .index(let field, _): field
        case .height(let field): field
        case .word(let field): field
        case .color(let field): field
        case .gradient(let field): field
        case .font(let field): field
        case .optionalFont(let field, _): field
        case .image(let field): field
        case .point(let field): field
        case .rect(let field, _): field
        case .insets(let field): field
        case .optionalInsets(let field): field
        case .margins(let field, _): field
        case .intrinsicSize(let field): field
        case .priorities(let field): field
        case .mask(let field, _): field
        case .baselines(let field): field
        case .date(let field, _): field
        case .cornerRadius(let field): field
        case .spacing(let field): field
        case .barItems(let field, _): field
        case .navigationItems(let field): field
        }
    }
}
