/// A JSON value to be written: members keep their order, and equal values give equal bytes.
///
///     let frame = JSONValue.object([.init("id", .string("title")), .init("width", .measure(100.0 / 3))])
///     print(frame.text)    // { "id": "title", "width": 33.333 }
public enum JSONValue: Sendable, Equatable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// Written with the digits needed to read the same number back; null if not finite.
    case number(Double)
    /// Written with at most three decimals, as results are.
    case measure(Double)
    /// Written in double quotes, escaped as `quoted(_:)` does.
    case string(String)
    /// Elements in their order.
    case array([JSONValue])
    /// Members in their order; the writer does not look for repeated keys.
    case object([Member])

    /// A key of an object with its value.
    public struct Member: Sendable, Equatable {
        /// The key, unescaped.
        public var key: String
        /// The value of the key.
        public var value: JSONValue

        /// A member of an object.
        public init(_ key: String, _ value: JSONValue) {
            self.key = key
            self.value = value
        }
    }

    /// A whole number.
    public static func integer(_ value: Int) -> JSONValue { .number(Double(value)) }

    /// An array of strings.
    public static func strings(_ texts: some Sequence<String>) -> JSONValue { .array(texts.map(JSONValue.string)) }

    /// Nil becomes null. `value ?? .null` among many members takes the compiler seconds.
    public static func orNull(_ value: JSONValue?) -> JSONValue { value ?? .null }

    /// Nil becomes null.
    public static func optional(_ text: String?) -> JSONValue { .orNull(text.map(JSONValue.string)) }

    /// The value on one line.
    public var compact: String {
        var writer = JSONWriter()
        writer.writeInline(self)
        return writer.text
    }

    /// The value on one line without a space between its parts: a message of a protocol.
    public var dense: String {
        var writer = JSONWriter(isDense: true)
        writer.writeInline(self)
        return writer.text
    }

    /// Arrays and objects of up to 100 columns on one line, longer ones with one element per line; ends with a line
    /// feed.
    public var text: String {
        var writer = JSONWriter()
        writer.write(self, indent: 0)
        writer.endLine()
        return writer.text
    }

    /// A text in double quotes with JSON's escapes; control characters and CI commands are escaped too.
    public static func quoted(_ text: String) -> String {
        var writer = JSONWriter()
        writer.writeQuoted(text)
        return writer.text
    }
}
