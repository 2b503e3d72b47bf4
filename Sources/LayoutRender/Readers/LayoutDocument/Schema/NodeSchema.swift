import LayoutEngine
import Notation

/// The definitions of a node in the schema: the keys with their values, and the kinds of view that have them.
///
/// A node's definition lists every key once, with `additionalProperties` false, so that an unknown key is refused.
/// Which kinds have a key is a rule of `dependentSchemas`: where the key occurs, the type is one of a set of kinds or
/// a component. The sets are definitions of their own, as many keys share a set; they are named by the first key,
/// `kindsWith_text`.
struct NodeSchema {
    /// The type of an instance: a component's name. The kind behind the name is the component's, which a schema cannot
    /// look up.
    private static let component: JSONValue = .object([
        .init("type", .string("string")), .init("pattern", .string("^(?!UI)[A-Z][A-Za-z0-9]*$")),
    ])

    /// `node`, `viewNode`, `guideNode`, and one definition for each set of kinds.
    var definitions: [JSONValue.Member] {
        let sets = kindSets
        return [
            .init(
                "viewNode",
                Self.allOf([
                    Self.reference("node"), Self.needsType,
                    Self.properties([.init("type", .object([.init("not", Self.enumeration(Self.words(.guides)))]))]),
                ])),
            .init("guideNode", Self.allOf([Self.reference("node"), Self.needsType, Self.type(.guides)])),
        ]
            + sets.map { .init($0.name, Self.type($0.kinds)) }
            + [.init("node", node(sets))]
    }

    /// A definition for the kinds of some properties.
    private typealias NamedKinds = (name: String, kinds: KindSet)

    /// The sets of kinds that properties have, each named by the first of them.
    private var kindSets: [NamedKinds] {
        var sets: [NamedKinds] = []
        for property in PropertyCatalog.all
        where property.kinds != .all && !sets.contains(where: { $0.kinds == property.kinds }) {
            sets.append(("kindsWith_" + property.name, property.kinds))
        }
        return sets
    }

    /// All keys, the rules of their kinds, and the choices of values by kind.
    private func node(_ sets: [NamedKinds]) -> JSONValue {
        var rules: [JSONValue.Member] = []
        for property in PropertyCatalog.all {
            if property.special == .with {
                rules.append(.init(property.name, Self.properties([.init("type", Self.component)])))
            } else if let set = sets.first(where: { $0.kinds == property.kinds }) {
                rules.append(.init(property.name, Self.reference(set.name)))
            }
        }
        var members: [JSONValue.Member] = [
            .init("type", .string("object")), .init("additionalProperties", .bool(false)),
            .init("properties", .object(PropertyCatalog.all.map { .init($0.name, PropertySchema.schema(of: $0)) })),
            .init("dependentSchemas", .object(rules)),
        ]
        let choices = PropertyCatalog.all.flatMap(choices)
        if !choices.isEmpty { members.append(.init("allOf", .array(choices))) }
        return .object(members)
    }

    /// For a property whose values go by the kind of view: which kinds take which.
    private func choices(_ property: Property) -> [JSONValue] {
        let schemas = property.fields.map { PropertySchema.schema(of: $0) }
        guard Set(schemas.map(\.compact)).count > 1 else { return [] }
        return zip(property.fields, schemas).map { field, schema in
            .object([
                .init("if", Self.properties([.init("type", Self.enumeration(Self.words(field.kinds)))])),
                .init("then", Self.properties([.init(property.name, schema)])),
            ])
        }
    }

    // MARK: Parts

    /// Interface Builder's names of some kinds, then UIKit's.
    static func words(_ kinds: KindSet) -> [String] {
        kinds.kinds.map(\.rawValue) + kinds.kinds.compactMap(uikitName)
    }

    /// A node of some kinds, or of a component, which has its own.
    private static func type(_ kinds: KindSet) -> JSONValue {
        properties([.init("type", .object([.init("anyOf", .array([enumeration(words(kinds)), component]))]))])
    }

    /// Every type that a node may have.
    static var anyType: JSONValue { .object([.init("anyOf", .array([enumeration(words(.all)), component]))]) }

    /// `{"$ref": "#/$defs/name"}`
    static func reference(_ name: String) -> JSONValue { .object([.init("$ref", .string("#/$defs/" + name))]) }

    /// `{"enum": [...]}`
    static func enumeration(_ words: [String]) -> JSONValue { .object([.init("enum", .strings(words))]) }

    /// A part that a cell has by its name is of that part's kind.
    private static let needsType = JSONValue.object([.init("required", .strings(["type"]))])

    /// `{"allOf": [...]}`
    private static func allOf(_ schemas: [JSONValue]) -> JSONValue { .object([.init("allOf", .array(schemas))]) }

    /// `{"properties": {...}}`
    static func properties(_ members: [JSONValue.Member]) -> JSONValue {
        .object([.init("properties", .object(members))])
    }
}
