import UIKit

/// What a model says of its entities.
///
/// Read from the list `NAME.momd` that the preparation writes in place of Xcode's compiled model, in the bundle of the
/// program or of a module.
open class NSManagedObjectModel: NSObject {
    open var entities: [NSEntityDescription] = [] {
        didSet { for entity in entities { entity.model = self } }
    }
    open var versionIdentifiers: Set<AnyHashable> = []

    /// - Parameter url: a list that the preparation wrote.
    /// - Returns: nil for any other file.
    public convenience init?(contentsOf url: URL) {
        guard let data = FileManager.default.contents(atPath: url.path), data.count <= ModelList.maximumBytes,
            let list = try? PropertyListDecoder().decode(ModelList.self, from: data)
        else { return nil }
        self.init()
        entities = list.descriptions
    }

    open var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.compactMap { entity in entity.name.map { ($0, entity) } }) { first, _ in first }
    }

    /// All models of the bundles, the program's own where none are named; nil where there is none.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let found = (bundles ?? [.main]).flatMap { $0.urls(forResourcesWithExtension: "momd", subdirectory: nil) ?? [] }
        let models = found.map { $0 as URL }.sorted { $0.path < $1.path }
            .compactMap { NSManagedObjectModel(contentsOf: $0) }
        return models.isEmpty ? nil : NSManagedObjectModel(byMerging: models)
    }

    public convenience init?(byMerging models: [NSManagedObjectModel]?) {
        guard let models else { return nil }
        self.init()
        entities = models.flatMap(\.entities)
    }

    open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? { entities }
    open func isConfiguration(
        withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]
    ) -> Bool { true }
}

/// A kind of object: its properties, and the class that has them.
open class NSEntityDescription: NSObject {
    open var name: String?
    open var managedObjectClassName: String! = "NSManagedObject"
    open var isAbstract = false
    open var properties: [NSPropertyDescription] = [] {
        didSet {
            for property in properties { property.entity = self }
            forget()
        }
    }
    open var subentities: [NSEntityDescription] = [] {
        didSet { for entity in subentities { entity.superentity = self } }
    }
    open internal(set) weak var superentity: NSEntityDescription? { didSet { forget() } }
    open var userInfo: [AnyHashable: Any]?
    open var uniquenessConstraints: [[Any]] = []
    weak var model: NSManagedObjectModel?

    open var managedObjectModel: NSManagedObjectModel { model ?? NSManagedObjectModel() }
    /// The properties by their names, until this entity or one above changes; each value of an object is asked for by them.
    private var known: [String: NSPropertyDescription]?

    private func forget() {
        var open = [self]
        while let entity = open.popLast() {
            entity.known = nil
            open += entity.subentities
        }
    }

    /// With those of the entities above.
    open var propertiesByName: [String: NSPropertyDescription] {
        if let known { return known }
        var found: [String: NSPropertyDescription] = [:]
        for property in sequence(first: self, next: { $0.superentity }).flatMap(\.properties)
        where found[property.name] == nil { found[property.name] = property }
        known = found
        return found
    }
    func property(_ name: String) -> NSPropertyDescription? { propertiesByName[name] }
    func relationship(_ name: String) -> NSRelationshipDescription? { property(name) as? NSRelationshipDescription }
    open var attributesByName: [String: NSAttributeDescription] {
        propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
    }
    open var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
    }

    /// Whether the entity is another one or lies below.
    open func isKindOf(entity: NSEntityDescription) -> Bool {
        sequence(first: self) { $0.superentity }.contains { $0 === entity }
    }

    open class func entity(
        forEntityName name: String, in context: NSManagedObjectContext
    ) -> NSEntityDescription? { context.model?.entitiesByName[name] }

    /// An object of the entity's class; ends the program where the model has no such entity, as iOS does.
    open class func insertNewObject(
        forEntityName name: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        guard let entity = entity(forEntityName: name, in: context) else {
            UIKitStandIn.stop("the entity \(name) of the model")
        }
        return entity.objectClass.init(entity: entity, insertInto: context)
    }

    /// The class that has the entity's properties.
    var objectClass: NSManagedObject.Type {
        guard let name = managedObjectClassName, name != "NSManagedObject" else { return NSManagedObject.self }
        return NSClassFromString(name) as? NSManagedObject.Type ?? NSManagedObject.self
    }
}

open class NSPropertyDescription: NSObject {
    open var name = ""
    open var isOptional = true
    open var isTransient = false
    open internal(set) weak var entity: NSEntityDescription!
    open var userInfo: [AnyHashable: Any]?
}

public enum NSAttributeType: UInt, Sendable {
    case undefinedAttributeType = 0
    case integer16AttributeType = 100
    case integer32AttributeType = 200
    case integer64AttributeType = 300
    case decimalAttributeType = 400
    case doubleAttributeType = 500
    case floatAttributeType = 600
    case stringAttributeType = 700
    case booleanAttributeType = 800
    case dateAttributeType = 900
    case binaryDataAttributeType = 1000
    case UUIDAttributeType = 1100
    case URIAttributeType = 1200
    case transformableAttributeType = 1800
    case objectIDAttributeType = 2000
}

open class NSAttributeDescription: NSPropertyDescription {
    open var attributeType = NSAttributeType.undefinedAttributeType
    open var defaultValue: Any?
}

public enum NSDeleteRule: UInt, Sendable {
    case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

open class NSRelationshipDescription: NSPropertyDescription {
    open weak var destinationEntity: NSEntityDescription?
    open weak var inverseRelationship: NSRelationshipDescription?
    open var maxCount = 0
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    open var isOrdered = false
    open var isToMany: Bool { maxCount != 1 }
}

open class NSExpressionDescription: NSPropertyDescription {
    open var expression: NSExpression?
    open var expressionResultType = NSAttributeType.undefinedAttributeType
}
