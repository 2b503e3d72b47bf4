// Values of several forms and parts, as `FormatNode` holds them.

struct FormatFont: Decodable {
    var textStyle: String?
    var family: String?
    var faceName: String?
    var size: Double?
    var weight: String?
    var italic: Bool?
    var monospacedDigits: Bool?
}

struct FormatRun: Decodable {
    var text: String
    var font: FormatFont?
    var color: FormatColor?
}

struct FormatBaselines: Decodable {
    var first: Double?
    var last: Double?
}

struct FormatEdges: Decodable {
    var top: Double?
    var left: Double?
    var bottom: Double?
    var right: Double?
    var leading: Double?
    var trailing: Double?
}

struct FormatSection: Decodable {
    /// A title or a view.
    enum Supplement: Decodable {
        case title(String)
        case view(FormatChild)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let text = try? container.decode(String.self) {
                self = .title(text)
            } else {
                self = .view(try container.decode(FormatChild.self))
            }
        }
    }
    var header: Supplement?
    var footer: Supplement?
    var rows: [FormatNode]
}

/// `true`, an order of ids, or an object with one.
enum FormatArranger: Decodable {
    struct Parts: Decodable { var order: [String]? }
    case order([String])
    case parts(Parts)
    case all(Bool)

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let ids = try? container.decode([String].self) {
            self = .order(ids)
        } else if let parts = try? container.decode(Parts.self) {
            self = .parts(parts)
        } else {
            self = .all(try container.decode(Bool.self))
        }
    }
}

/// What a component's `with` sets a property to.
indirect enum FormatValue: Decodable {
    case number(Double)
    case text(String)
    case bool(Bool)
    case list([FormatValue])
    case parts([String: FormatValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let bool = try? container.decode(Bool.self) {
            self = .bool(bool)
        } else if let list = try? container.decode([FormatValue].self) {
            self = .list(list)
        } else {
            self = .parts(try container.decode([String: FormatValue].self))
        }
    }
}

/// A number, or an expression of numbers and metrics.
enum FormatMeasure: Decodable {
    case number(Double)
    case text(String)

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else {
            self = .text(try container.decode(String.self))
        }
    }
}

/// A name or hexadecimal digits, or two of them for light and dark.
enum FormatColor: Decodable {
    struct Styles: Decodable {
        var light: String
        var dark: String
    }
    case plain(String)
    case styles(Styles)

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            self = .plain(text)
        } else {
            self = .styles(try container.decode(Styles.self))
        }
    }
}

/// A number or a name, for both axes or each.
enum FormatPriority: Decodable {
    struct Axes: Decodable {
        var horizontal: FormatMeasure?
        var vertical: FormatMeasure?
    }
    case both(FormatMeasure)
    case axes(Axes)

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Double.self) {
            self = .both(.number(number))
        } else if let text = try? container.decode(String.self) {
            self = .both(.text(text))
        } else {
            self = .axes(try container.decode(Axes.self))
        }
    }
}

/// Edges, or one number for all of them.
enum FormatInsets: Decodable {
    case edges(FormatEdges)
    case all(Double)

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let edges = try? container.decode(FormatEdges.self) {
            self = .edges(edges)
        } else {
            self = .all(try container.decode(Double.self))
        }
    }
}

enum FormatImage: Decodable {
    struct Parts: Decodable {
        var name: String?
        var size: [Double]?
        var systemSymbol: Bool?
        var symbolPointSize: Double?
        var symbolTextStyle: String?
        var symbolScale: String?
    }
    case parts(Parts)
    case name(String)

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let parts = try? container.decode(Parts.self) {
            self = .parts(parts)
        } else {
            self = .name(try container.decode(String.self))
        }
    }
}

/// Expressions and visual formats stay texts; `LayoutDocument.read` parses them.
enum FormatConstraint: Decodable {
    struct Parts: Decodable {
        var id: String?
        var identifier: String?
        var note: String?
        var isActive: Bool?
        var isPlaceholder: Bool?
        var expr: String?
        var vfl: String?
        var options: [String]?
        var firstItem: String?
        var firstAttribute: String?
        var relation: String?
        var secondItem: String?
        var secondAttribute: String?
        var multiplier: FormatMeasure?
        var constant: FormatMeasure?
        var priority: FormatMeasure?
    }
    case text(String)
    case parts(Parts)

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            self = .text(text)
        } else {
            self = .parts(try container.decode(Parts.self))
        }
    }
}
