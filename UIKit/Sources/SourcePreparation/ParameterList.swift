/// The parameters of a function or an initialiser, from what stands between its parentheses.
struct ParameterList {
    struct Parameter {
        /// What stands before the colon: the label, and the name inside if it is another one; with the marks around words of
        /// Swift's.
        var names: [(text: String, range: Range<Int>)]
        /// Without the value that a call may leave out.
        var range: Range<Int>
        var type: String
        var hasDefault: Bool

        /// Nil for `_`.
        var label: String? { names[0].text == "_" ? nil : names[0].text.filter { $0 != "`" } }
        /// The name inside.
        var name: String { names[names.count - 1].text.filter { $0 != "`" } }
        var isInout: Bool { type.split(separator: " ").contains("inout") }
        var isVariadic: Bool { type.hasSuffix("...") }
    }

    private(set) var parameters: [Parameter] = []
    private let cursor: SourceCursor

    /// - Parameter list: without the parentheses.
    /// - Returns: nil where a part has no name or no type.
    init?(_ list: some Sequence<UInt8>) {
        var cursor = SourceCursor(bytes: list)
        self.cursor = cursor
        var (names, depth): ([(text: String, range: Range<Int>)], Int) = ([], 0)
        var (begin, colon, equals): (Int?, Int?, Int?)
        while true {
            if !cursor.isAtEnd, cursor.skipCommentOrString() { continue }
            let byte = cursor.isAtEnd ? UInt8(ascii: ",") : cursor.text[cursor.place]
            if byte > UInt8(ascii: " "), begin == nil, byte != UInt8(ascii: ",") { begin = cursor.place }
            if depth == 0 || cursor.isAtEnd {
                switch byte {
                case UInt8(ascii: ","):
                    // Behind the last parameter another comma may stand.
                    if let begin {
                        guard let colon, !names.isEmpty else { return nil }
                        let end = equals ?? cursor.place
                        parameters.append(
                            Parameter(
                                names: names, range: begin..<end, type: cursor.code(in: colon + 1..<end),
                                hasDefault: equals != nil))
                    } else if !cursor.isAtEnd {
                        return nil
                    }
                    if cursor.isAtEnd { return }
                    (names, begin, colon, equals) = ([], nil, nil, nil)
                case UInt8(ascii: ":") where colon == nil: colon = cursor.place
                case UInt8(ascii: "=") where colon != nil && equals == nil: equals = cursor.place
                case UInt8(ascii: "@") where colon == nil:
                    cursor.place += 1
                    _ = cursor.readName()
                    if cursor.has("(") { cursor.skipParentheses() }
                    continue
                case UInt8(ascii: "`"),
                    _ where SourceCursor.isLetter(byte):
                    guard colon == nil else { break }
                    let first = cursor.place
                    guard cursor.readEscapedName() != nil else { return nil }
                    let text = String(decoding: cursor.text[first..<cursor.place], as: UTF8.self)
                    names.append((text, first..<cursor.place))
                    continue
                default: break
                }
            }
            depth += cursor.bracketStep(countsAngles: true)
            cursor.place += 1
        }
    }

    var labels: [String?] { parameters.map(\.label) }

    /// The labels, where a call by name can fill the list: no parameter takes several values, and none is changed.
    var labelsOfCalls: [String?]? { parameters.contains { $0.isVariadic || $0.isInout } ? nil : labels }

    /// The types.
    var types: [String] { parameters.map(\.type) }

    /// How a call hands on the parameters: `point`, `with: text`; nil where none can.
    var arguments: [String]? {
        guard !parameters.contains(where: { $0.name == "_" || $0.isVariadic || $0.type.contains("@autoclosure") })
        else {
            return nil
        }
        return parameters.map { parameter in
            (parameter.label == nil ? "" : parameter.names[0].text + ": ") + (parameter.isInout ? "&" : "")
                + parameter.names[parameter.names.count - 1].text
        }
    }

    /// Whether all are values that a list can hold: no closures that do not escape, none that a call changes.
    var areValues: Bool { !parameters.contains { $0.type.contains("->") || $0.isInout } }

    /// The parameters as a protocol has them.
    var withoutDefaults: String { parameters.map { cursor.code(in: $0.range) }.joined(separator: ", ") }

    /// The list in which each parameter has a name that a call can hand on: `in _: Int` gets one.
    var named: [UInt8] {
        var text = cursor.text
        let unnamed = parameters.filter { $0.name == "_" }
        for (index, parameter) in unnamed.enumerated().reversed() {
            let name = (parameter.names.count == 1 ? "_ " : "") + "unnamed\(index)"
            text.replaceSubrange(parameter.names[parameter.names.count - 1].range, with: Array(name.utf8))
        }
        return text
    }
}

extension SourceCursor {
    /// The name and the parameters of a function, behind whose keyword the cursor stands, or of an initialiser behind its own; nil
    /// for one with generic parameters. The cursor stands behind the list then.
    mutating func readSignature(isInitializer: Bool = false) -> (name: Range<Int>, list: Range<Int>)? {
        skipSpace()
        let begin = place
        guard isInitializer || readEscapedName() != nil else { return nil }
        let name = begin..<place
        skipSpace()
        guard has("(") else { return nil }
        let open = place + 1
        skipParentheses()
        return place > open ? (name, open..<place - 1) : nil
    }

    /// The code of a range on one line, without comments and the space around.
    func code(in range: Range<Int>) -> String {
        var ahead = self
        ahead.place = range.lowerBound
        var bytes: [UInt8] = []
        while ahead.place < range.upperBound {
            if ahead.has("//") || ahead.has("/*") {
                _ = ahead.skipCommentOrString()
                continue
            }
            bytes.append(max(ahead.text[ahead.place], UInt8(ascii: " ")))
            ahead.place += 1
        }
        while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
        return String(decoding: bytes.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
    }
}
