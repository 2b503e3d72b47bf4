import LayoutEngine
import Notation

/// The values of a property as a schema, with description and example.
///
/// A shape's schema accepts what the reader of the shape accepts; `SchemaTests` gives both the same documents. For
/// `numberOfLines` of a label the schema is
///
///     {"type": "integer", "minimum": 0, "maximum": 1000000, "default": 1, "description": "…", "examples": [0]}
///
/// with the range and the default that the catalogue has.
struct PropertySchema: PropertyVisitor {
    /// The whole entry of a property.
    static func schema(of property: Property) -> JSONValue {
        var members = property.special.map(Self.members) ?? Self.members(of: property.fields)
        members.append(.init("description", .string(property.summary)))
        if let example = JSONReading.value(Array(property.example.utf8)) {
            members.append(.init("examples", .array([example])))
        }
        return .object(members)
    }

    /// The values of one field.
    static func schema(of field: Property.Field) -> JSONValue { .object(members(of: [field])) }

    /// One schema if the property has the same values in all records, else `anyOf` the records' schemas.
    private static func members(of fields: [Property.Field]) -> [JSONValue.Member] {
        var schemas: [[JSONValue.Member]] = []
        for field in fields {
            guard let kind = field.kinds.kinds.first else { continue }
            var visitor = PropertySchema()
            let members = field.place.visit(.fresh(kind), &visitor) ?? []
            if !schemas.contains(members) { schemas.append(members) }
        }
        if let only = schemas.first, schemas.count == 1 { return only }
        return [.init("anyOf", .array(schemas.map { .object($0) }))]
    }

    /// - Parameter fresh: a new record of the kind, which holds the defaults.
    func visit<Root>(_ shape: PropertyShape<Root>, _ root: Root, fresh: Root) -> [JSONValue.Member]? {
        switch shape {
        case .flag(let field): Self.type("boolean") + [.init("default", .bool(field.get(fresh)))]
        case .string: Self.type("string")
        case .text, .optionalText: Self.reference("text")
        case .texts: Self.reference("texts")
        case .runs: Self.reference("runs")
        case .number(let field, let range): Self.number(range) + [.init("default", .number(field.get(fresh)))]
        case .points(let field, let range): Self.points(range) + [.init("default", .number(field.get(fresh)))]
        case .integer(let field, let range):
            Self.integer(range) + [.init("default", .integer(field.get(fresh)))]
        case .index(_, let bound): Self.integer(-1...bound)
        case .height:
            Self.anyOf([Self.reference("extent"), [.init("enum", .array([.string("automatic"), .number(-1)]))]])
        case .word(let field):
            [.init("enum", .strings(field.words))]
                + (field.word(of: fresh).map { [.init("default", .string($0))] } ?? [])
        case .color: Self.reference("color")
        case .gradient: Self.gradient
        case .font, .optionalFont: Self.reference("font")
        case .image: Self.reference("image")
        case .point: Self.reference("point")
        case .rect(_, isFrame: true): Self.reference("rect")
        case .rect(_, isFrame: false): Self.array(of: Self.reference("measure"), count: 4)
        case .insets, .optionalInsets, .margins: Self.reference("insets")
        case .intrinsicSize:
            Self.array(
                of: Self.anyOf([
                    Self.reference("extent"), [.init("const", .number(Size.noIntrinsicMetric))], Self.type("null"),
                ]), count: 2)
        case .priorities: Self.reference("axisPriority")
        case .mask(_, let words):
            Self.type("array") + [.init("items", .object([.init("enum", .strings(words))]))]
        case .baselines:
            Self.object([
                .init("first", Self.described(Self.reference("measure"), "From the top edge down.", .number(14))),
                .init("last", Self.described(Self.reference("measure"), "From the bottom edge up.", .number(4))),
            ])
        case .date: Self.type("string")
        case .cornerRadius: Self.anyOf([Self.reference("length"), Self.type("string")])
        case .spacing: Self.reference("measure")
        case .barItems(_, let areTabs): Self.reference(areTabs ? "tabBarItems" : "barButtonItems")
        case .navigationItems: Self.array(of: Self.reference("navigationItem"))
        }
    }

    /// CAGradientLayer's properties.
    private static let gradient: [JSONValue.Member] = {
        let point = reference("point")
        let share = array(of: number(0...1))
        return object(
            [
                .init(
                    "colors",
                    described(
                        array(of: reference("color")), "From the start to the end.",
                        .strings(["systemBlue", "#FFFFFF"]))),
                .init(
                    "locations",
                    described(
                        share, "A share of the way for each colour; even steps if left out.",
                        .array([.number(0), .number(0.5)]))),
                .init(
                    "startPoint", described(point, "In units of the bounds.", .array([.number(0), .number(0.5)]))),
                .init("endPoint", described(point, "In units of the bounds.", .array([.number(1), .number(0.5)]))),
            ], required: ["colors"])
    }()

    /// The values of the reader's special keys.
    private static func members(of special: SpecialProperty) -> [JSONValue.Member] {
        switch special {
        case .type: members(NodeSchema.anyType)
        case .id: reference("id")
        case .note: type("string")
        case .with: type("object")
        case .translatesAutoresizingMaskIntoConstraints: type("boolean")
        case .customSpacing: type("object") + [.init("additionalProperties", .object(reference("measure")))]
        case .arranger:
            anyOf([
                [.init("const", .bool(true))], reference("order"),
                object([
                    .init(
                        "order",
                        described(reference("order"), "The subviews to stack, in order.", .strings(["title"])))
                ]),
            ])
        case .guides: array(of: reference("guideNode"))
        case .constraints: array(of: reference("constraint"))
        case .subviews, .arrangedSubviews: array(of: reference("viewNode"))
        case .contentView, .textLabel, .detailTextLabel, .imageView: reference("node")
        case .accessoryView, .tableHeaderView, .tableFooterView, .leftView, .rightView: reference("viewNode")
        case .sections: array(of: section)
        }
    }

    /// A section of a table.
    private static let section: [JSONValue.Member] = {
        let title = anyOf([reference("text"), reference("viewNode")])
        return object(
            [
                .init("header", described(title, "A title or view above the rows.", .string("Friends"))),
                .init("footer", described(title, "A title or view below the rows.", .string("3 of 12"))),
                .init(
                    "rows",
                    described(
                        array(of: reference("viewNode")), "The rows, mostly cells.",
                        .array([.object([.init("type", .string("tableViewCell"))])]))),
            ], required: ["rows"])
    }()

    // MARK: Parts

    /// The members of a schema, to which description and example are added.
    private static func members(_ value: JSONValue) -> [JSONValue.Member] {
        if case .object(let members) = value { members } else { [] }
    }

    /// `"type": "boolean"`
    private static func type(_ name: String) -> [JSONValue.Member] { [.init("type", .string(name))] }

    /// `"$ref": "#/$defs/rect"`
    private static func reference(_ name: String) -> [JSONValue.Member] { members(NodeSchema.reference(name)) }

    /// `"anyOf": [...]`
    private static func anyOf(_ schemas: [[JSONValue.Member]]) -> [JSONValue.Member] {
        [.init("anyOf", .array(schemas.map { .object($0) }))]
    }

    /// An array of one kind of element.
    /// - Parameter count: the exact number of elements; nil for any.
    private static func array(of element: [JSONValue.Member], count: Int? = nil) -> [JSONValue.Member] {
        let bounds: [JSONValue.Member] =
            count.map { [.init("minItems", .integer($0)), .init("maxItems", .integer($0))] } ?? []
        return type("array") + [.init("items", .object(element))] + bounds
    }

    /// An object with these members and no others.
    private static func object(
        _ members: [JSONValue.Member], required: [String] = []
    ) -> [JSONValue.Member] {
        type("object") + [.init("additionalProperties", .bool(false))]
            + (required.isEmpty ? [] : [.init("required", .strings(required))])
            + [.init("properties", .object(members))]
    }

    /// A schema with description and example, which editors show.
    private static func described(_ schema: [JSONValue.Member], _ text: String, _ example: JSONValue) -> JSONValue {
        .object(schema + [.init("description", .string(text)), .init("examples", .array([example]))])
    }

    private static func number(_ range: ClosedRange<Double>) -> [JSONValue.Member] {
        type("number") + bounds(.number(range.lowerBound), .number(range.upperBound))
    }

    /// A number in points or an expression of metrics; coordinates and lengths have definitions of their own.
    private static func points(_ range: ClosedRange<Double>) -> [JSONValue.Member] {
        if range == Limits.coordinates { return reference("measure") }
        return range == Limits.lengths ? reference("extent") : anyOf([number(range), type("string")])
    }

    /// A whole number of a range.
    private static func integer(_ range: ClosedRange<Int>) -> [JSONValue.Member] {
        type("integer") + bounds(.integer(range.lowerBound), .integer(range.upperBound))
    }

    /// `"minimum"` and `"maximum"`, both inclusive.
    private static func bounds(_ lower: JSONValue, _ upper: JSONValue) -> [JSONValue.Member] {
        [.init("minimum", lower), .init("maximum", upper)]
    }
}
