internal import LayoutEngine

/// A text of the program's tables in the present language; the key itself where no table has it.
///
/// Foundation's function of the same name asks the bundle of the running program, which has no tables on Linux. A call that
/// states fewer arguments finds these functions first; with a bundle or a value Foundation's is called.
public func NSLocalizedString(_ key: String, comment: String) -> String {
    ProgramResources(bundle: nil).text(key) ?? key
}

public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    ProgramResources(bundle: bundle).text(key) ?? key
}

public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
    ProgramResources(bundle: bundle).text(key) ?? (value.isEmpty ? key : value)
}

public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    ProgramResources(bundle: nil).text(key) ?? (value.isEmpty ? key : value)
}

extension String {
    /// A key of a table with values in it: `"\(count) messages"` is the key `%lld messages`.
    public struct LocalizationValue: ExpressibleByStringInterpolation {
        let key: String
        let values: [CVarArg]

        public init(_ value: String) {
            key = value
            values = []
        }
        public init(stringLiteral value: String) { self.init(value) }
        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            values = stringInterpolation.values
        }

        public struct StringInterpolation: StringInterpolationProtocol {
            var key = ""
            var values: [CVarArg] = []

            public init(literalCapacity: Int, interpolationCount: Int) {}
            public mutating func appendLiteral(_ literal: String) {
                key += literal.replacingOccurrences(of: "%", with: "%%")
            }
            public mutating func appendInterpolation(_ value: String) {
                key += "%@"
                values.append(NSString(string: value))
            }
            public mutating func appendInterpolation(_ value: Int) {
                key += "%lld"
                values.append(value)
            }
            public mutating func appendInterpolation(_ value: Double) {
                key += "%lf"
                values.append(value)
            }
        }
    }

    /// A text of the program's tables in the present language.
    public init(
        localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        let format = ProgramResources(bundle: bundle).text(key.key) ?? key.key
        self = key.values.isEmpty ? format.replacingOccurrences(of: "%%", with: "%") : Self.filled(format, key.values)
    }

    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        let format = ProgramResources(bundle: bundle).text("\(key)") ?? defaultValue.key
        self = defaultValue.values.isEmpty ? format : Self.filled(format, defaultValue.values)
    }

    /// A text of a table names its values by type and, where their order changes, by place: `%2$@ of %1$lld`.
    static func filled(_ format: String, _ values: [Any]) -> String {
        var result = ""
        var rest = format[...]
        var next = 0
        while let sign = rest.firstIndex(of: "%") {
            result += rest[..<sign]
            rest = rest[rest.index(after: sign)...]
            if rest.first == "%" {
                result += "%"
                rest.removeFirst()
                continue
            }
            var place = next
            let digits = rest.prefix { $0.isNumber }
            if let number = Int(digits), rest.dropFirst(digits.count).first == "$" {
                place = number - 1
                rest = rest.dropFirst(digits.count + 1)
            } else {
                next += 1
            }
            let word = ["lld", "lf", "ld", "@", "d", "f", "u"].first { rest.hasPrefix($0) } ?? ""
            rest = rest.dropFirst(word.count)
            result += values.indices.contains(place) ? "\(values[place])" : ""
        }
        return result + rest
    }
}
