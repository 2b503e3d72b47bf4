import Foundation

/// A model as the preparation writes it.
struct ModelList: Decodable {
    struct Attribute: Decodable {
        var name: String
        var type: String
        var isOptional: Bool
        var isTransient: Bool
        var standard: String?
    }
    struct Relationship: Decodable {
        var name: String
        var destination: String?
        var inverse: String?
        var isToMany: Bool
        var isOrdered: Bool
        var isOptional: Bool
        var rule: String
    }
    struct Entity: Decodable {
        var name: String
        var type: String?
        var parent: String?
        var isAbstract: Bool
        var attributes: [Attribute]
        var relationships: [Relationship]
    }
    var entities: [Entity]

    static let maximumBytes = 16 << 20

    /// The descriptions, each linked to those that it names.
    var descriptions: [NSEntityDescription] {
        var named: [String: NSEntityDescription] = [:]
        let made = entities.map { entity in
            let description = NSEntityDescription()
            description.name = entity.name
            description.managedObjectClassName = entity.type ?? "NSManagedObject"
            description.isAbstract = entity.isAbstract
            description.properties =
                entity.attributes.map(Self.description) + entity.relationships.map(Self.description)
            named[entity.name] = description
            return description
        }
        for (entity, description) in zip(entities, made) {
            if let parent = entity.parent.flatMap({ named[$0] }), !parent.isKindOf(entity: description) {
                parent.subentities.append(description)
            }
            for relationship in entity.relationships {
                let own = description.properties.lazy.compactMap { $0 as? NSRelationshipDescription }
                    .first { $0.name == relationship.name }
                own?.destinationEntity = relationship.destination.flatMap { named[$0] }
            }
        }
        // The inverse may lie in an entity above, which is linked by now.
        for (entity, description) in zip(entities, made) {
            for relationship in entity.relationships {
                let own = description.relationship(relationship.name)
                own?.inverseRelationship = relationship.inverse.flatMap { own?.destinationEntity?.relationship($0) }
            }
        }
        return made
    }

    private static func description(_ attribute: Attribute) -> NSPropertyDescription {
        let description = NSAttributeDescription()
        description.name = attribute.name
        description.isOptional = attribute.isOptional
        description.isTransient = attribute.isTransient
        description.attributeType = types[attribute.type] ?? .undefinedAttributeType
        description.defaultValue = attribute.standard.flatMap { value($0, description.attributeType) }
        return description
    }

    private static func description(_ relationship: Relationship) -> NSPropertyDescription {
        let description = NSRelationshipDescription()
        description.name = relationship.name
        description.isOptional = relationship.isOptional
        description.maxCount = relationship.isToMany ? 0 : 1
        description.isOrdered = relationship.isOrdered
        description.deleteRule = rules[relationship.rule] ?? .nullifyDeleteRule
        return description
    }

    private static let rules: [String: NSDeleteRule] = [
        "No Action": .noActionDeleteRule, "Nullify": .nullifyDeleteRule, "Cascade": .cascadeDeleteRule,
        "Deny": .denyDeleteRule,
    ]
    private static let types: [String: NSAttributeType] = [
        "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
        "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType, "Double": .doubleAttributeType,
        "Float": .floatAttributeType, "String": .stringAttributeType, "Boolean": .booleanAttributeType,
        "Date": .dateAttributeType, "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType,
        "URI": .URIAttributeType, "Transformable": .transformableAttributeType,
    ]

    /// The value that a new object has, from the model's text.
    private static func value(_ text: String, _ type: NSAttributeType) -> Any? {
        switch type {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            Int64(text).map { NSNumber(value: $0) }
        case .doubleAttributeType, .floatAttributeType: Double(text).map { NSNumber(value: $0) }
        case .decimalAttributeType: NSDecimalNumber(string: text)
        case .booleanAttributeType: NSNumber(value: ["YES", "1", "true"].contains(text))
        case .stringAttributeType: text
        case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
        case .UUIDAttributeType: UUID(uuidString: text)
        case .URIAttributeType: URL(string: text)
        default: nil
        }
    }
}
