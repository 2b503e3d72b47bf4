/// The parameters of a function, an initialiser or a case, from what stands between its parentheses.
public struct ParameterList {
    /// One of the list.
    public struct Parameter {
        /// Nil for `_`.
        public var label: String?
        /// The name inside, which says what the value is; empty for a value of a case without one.
        public var name: String
        /// As the source writes it.
        public var type: String
        /// Whether a call may leave the value out.
        public var hasDefault = false
        /// What stands before the colon: the label, and the name inside if it is another one; with the marks around words of
        /// Swift's.
        public fileprivate(set) var names: [(text: String, range: Range<Int>)] = []
        /// Without the value that a call may leave out.
        fileprivate(set) var range = 0..<0

        /// A parameter that no list has.
        public init(label: String?, name: String, type: String, hasDefault: Bool = false) {
            (self.label, self.name, self.type, self.hasDefault) = (label, name, type, hasDefault)
        }

        /// Whether a call changes the value.
        public var isInout: Bool { type.split(separator: " ").contains("inout") }
        /// Whether a call gives several values.
        public var isVariadic: Bool { type.hasSuffix("...") }
    }

    /// In the order of the source.
    public private(set) var parameters: [Parameter] = []
    private let cursor: SourceCursor

    /// - Parameters:
    ///   - list: without the parentheses.
    ///   - isOfCase: whether a part may be a type alone.
    /// - Returns: nil where a part has no name or no type.
    public init?(_ list: some Sequence<UInt8>, isOfCase: Bool = false) {
        cursor = SourceCursor(bytes: list)
        var parts = cursor.parts(in: 0..<cursor.text.count)
        // Behind the last parameter another comma may stand.
        if parts.last?.isEmpty == true { parts.removeLast() }
        for part in parts {
            let colon = part.firstIndex { cursor.has(":", at: $0) }
            let names = part[..<(colon ?? 0)].compactMap { token in cursor.name(at: token).map { ($0, token) } }
            guard let first = part.first, isOfCase || !names.isEmpty else { return nil }
            let type = part[(colon.map { $0 + 1 } ?? 0)...].prefix { !cursor.has("=", at: $0) }
            let end = type.last?.upperBound ?? first.upperBound
            var parameter = Parameter(
                label: names.first.flatMap { $0.0 == "_" ? nil : $0.0 }, name: names.last?.0 ?? "",
                type: type.first.map { cursor.code(in: $0.lowerBound..<end) } ?? "",
                hasDefault: type.endIndex < part.endIndex)
            parameter.names = names.map { (String(decoding: cursor.text[$1], as: UTF8.self), $1) }
            parameter.range = first.lowerBound..<end
            parameters.append(parameter)
        }
    }

    /// The labels of a call.
    public var labels: [String?] { parameters.map(\.label) }

    /// The labels, where a call by name can fill the list: no parameter takes several values, and none is changed.
    public var labelsOfCalls: [String?]? { parameters.contains { $0.isVariadic || $0.isInout } ? nil : labels }

    /// The types.
    public var types: [String] { parameters.map(\.type) }

    /// How a call hands on the parameters: `point`, `with: text`; nil where none can.
    public var arguments: [String]? {
        guard !parameters.contains(where: { $0.name == "_" || $0.isVariadic || $0.type.contains("@autoclosure") })
        else { return nil }
        return parameters.map { parameter in
            (parameter.label == nil ? "" : parameter.names[0].text + ": ") + (parameter.isInout ? "&" : "")
                + parameter.names[parameter.names.count - 1].text
        }
    }

    /// Whether all are values that a list can hold: no closures that do not escape, none that a call changes.
    public var areValues: Bool { !parameters.contains { $0.type.contains("->") || $0.isInout } }

    /// The parameters as a protocol has them.
    public var withoutDefaults: String { parameters.map { cursor.code(in: $0.range) }.joined(separator: ", ") }

    /// The list in which each parameter has a name that a call can hand on: `in _: Int` gets one.
    public var named: [UInt8] {
        var text = cursor.text
        let unnamed = parameters.filter { $0.name == "_" }
        for (index, parameter) in unnamed.enumerated().reversed() {
            let name = (parameter.names.count == 1 ? "_ " : "") + "unnamed\(index)"
            text.replaceSubrange(parameter.names[parameter.names.count - 1].range, with: Array(name.utf8))
        }
        return text
    }
}
