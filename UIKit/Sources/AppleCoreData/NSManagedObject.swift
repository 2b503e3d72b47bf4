import UIKit

/// An object of a model, in memory.
///
/// The properties that Core Data would make at run time (`@NSManaged`) are written by the preparation: they read and write by
/// their names. A relationship's inverse follows. There are no faults: each object has its values.
open class NSManagedObject: NSObject, UIKitKeyedObject, NSFetchRequestResult {
    open private(set) var entity: NSEntityDescription
    open internal(set) var objectID: NSManagedObjectID
    open internal(set) weak var managedObjectContext: NSManagedObjectContext?
    open internal(set) var isInserted = false
    open internal(set) var isUpdated = false
    open internal(set) var isDeleted = false
    /// Where the object is, with those that other contexts have made.
    weak var store: ObjectStore?
    /// Whether it was deleted while objects were there that its rule wants gone before.
    var isDeletionDenied = false
    /// Values of attributes: texts, numbers as `NSNumber`, dates and others as they were set.
    var values: [String: Any] = [:]
    /// The objects of relationships, in the order in which they came.
    var related: [String: [NSManagedObject]] = [:]
    /// Values as they were saved; nil for an object that was not.
    var saved: (values: [String: Any], related: [String: [NSManagedObject]])?

    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        objectID = NSManagedObjectID(of: entity)
        super.init()
        for (name, attribute) in entity.attributesByName { values[name] = attribute.defaultValue }
        context?.insert(self)
    }

    /// An object of the entity that has this class; ends the program where the context's model has none, as iOS does.
    public convenience init(context: NSManagedObjectContext) {
        guard let entity = context.entity(of: Self.self) else {
            UIKitStandIn.stop("an entity of the class \(Self.self) in the model")
        }
        self.init(entity: entity, insertInto: context)
    }

    /// The entity of this class in the model that was loaded last.
    open class func entity() -> NSEntityDescription {
        LoadedModels.entity(of: self) ?? NSEntityDescription()
    }
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest(entityName: entity().name ?? "\(self)")
    }

    open var isFault: Bool { false }
    open var hasChanges: Bool { isInserted || isUpdated || isDeleted }

    // MARK: Values by name

    open func value(forKey key: String) -> Any? { keyedValue(forKey: key) }
    open func setValue(_ value: Any?, forKey key: String) { store(value, key) }
    open func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) { setValue(value, forKey: key) }
    }
    open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, keyedValue(forKey: $0) ?? NSNull()) }) { first, _ in first }
    }
    open func primitiveValue(forKey key: String) -> Any? { keyedValue(forKey: key) }
    open func setPrimitiveValue(_ value: Any?, forKey key: String) { store(value, key) }
    open func mutableSetValue(forKey key: String) -> NSMutableSet { RelatedSet(self, key) }
    open func willAccessValue(forKey key: String?) {}
    open func didAccessValue(forKey key: String?) {}
    /// The values that differ from the saved ones; nothing is `NSNull`.
    open func changedValues() -> [String: Any] {
        let (old, links) = saved ?? ([:], [:])
        var changed: [String: Any] = [:]
        for key in Set(values.keys).union(old.keys) where !Self.isSame(values[key], old[key]) {
            changed[key] = values[key] ?? NSNull()
        }
        for key in Set(related.keys).union(links.keys) {
            let (now, before) = (related[key] ?? [], links[key] ?? [])
            guard !now.elementsEqual(before, by: ===) else { continue }
            changed[key] = keyedValue(forKey: key) ?? NSNull()
        }
        return changed
    }
    private static func isSame(_ a: Any?, _ b: Any?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
        return (a as AnyObject) === (b as AnyObject)
    }

    /// The value of a property: objects of a relationship to many as `NSOrderedSet` or `NSSet`.
    open func keyedValue(forKey key: String) -> Any? {
        guard let relationship = entity.relationship(key) else { return values[key] }
        let objects = related[key] ?? []
        guard relationship.isToMany else { return objects.first }
        return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
    }

    open func setKeyedValue(_ value: Any?, forKey key: String) { setValue(value, forKey: key) }

    // MARK: What happens to it

    open func awakeFromInsert() {}
    open func awakeFromFetch() {}
    open func willSave() {}
    open func didSave() {}
    open func didTurnIntoFault() {}
    open func prepareForDeletion() {}
    open func validateForInsert() throws { try validateValues() }
    open func validateForUpdate() throws { try validateValues() }
    open func validateForDelete() throws {
        guard isDeletionDenied else { return }
        throw CocoaError(
            CocoaError.Code(rawValue: NSValidationRelationshipDeniedDeleteError),
            userInfo: [NSValidationObjectErrorKey: self])
    }

    /// What must not be missing is there.
    private func validateValues() throws {
        for (name, property) in entity.propertiesByName.sorted(by: { $0.key < $1.key })
        where !property.isOptional && !property.isTransient {
            let isThere =
                property is NSRelationshipDescription ? !(related[name] ?? []).isEmpty : values[name] != nil
            guard !isThere else { continue }
            throw CocoaError(
                CocoaError.Code(rawValue: NSValidationMissingMandatoryPropertyError),
                userInfo: [NSValidationKeyErrorKey: name, NSValidationObjectErrorKey: self])
        }
    }
}

/// What tells objects apart: the entity and a number.
open class NSManagedObjectID: NSObject, NSFetchRequestResult {
    open private(set) weak var entity: NSEntityDescription!
    let number: Int
    open internal(set) var isTemporaryID = true
    weak var store: NSPersistentStore?

    init(of entity: NSEntityDescription) {
        self.entity = entity
        number = Numbering.next()
    }

    open var persistentStore: NSPersistentStore? { store }
    open func uriRepresentation() -> URL {
        let host = isTemporaryID ? "" : "memory"
        return URL(string: "x-coredata://\(host)/\(entity?.name ?? "")/p\(number)") ?? URL(fileURLWithPath: "/")
    }
}
