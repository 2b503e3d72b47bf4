import UIKit
import Synchronization

/// Objects of a coordinator's stores, in memory.
///
/// All contexts of a coordinator have the same objects and the same changes: what one changes, the others see at once, one
/// saves or takes back what all have changed, and nothing conflicts.
/// Blocks are performed at once, on the caller's thread.
open class NSManagedObjectContext: NSObject {
    public enum ConcurrencyType: Sendable { case privateQueue, mainQueue }

    open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    open var parent: NSManagedObjectContext?
    open var name: String?
    open var undoManager: UndoManager?
    open var mergePolicy: Any = NSErrorMergePolicy
    open var automaticallyMergesChangesFromParent = false
    open var shouldDeleteInaccessibleFaults = true
    open var propagatesDeletesAtEndOfEvent = true
    open var stalenessInterval: TimeInterval = -1
    open var userInfo = NSMutableDictionary()
    open var insertedObjects: Set<NSManagedObject> { store.inserted }
    open var updatedObjects: Set<NSManagedObject> { store.updated }
    open var deletedObjects: Set<NSManagedObject> { store.deleted }
    public let concurrencyType: NSManagedObjectContextConcurrencyType
    /// Objects of a context without a coordinator.
    private var loose = ObjectStore()

    public init(concurrencyType: NSManagedObjectContextConcurrencyType) { self.concurrencyType = concurrencyType }
    public convenience init(_ type: ConcurrencyType) {
        self.init(
            concurrencyType: type == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
    }

    private var coordinator: NSPersistentStoreCoordinator? {
        sequence(first: self) { $0.parent }.prefix(64).compactMap(\.persistentStoreCoordinator).first
    }
    var store: ObjectStore { coordinator?.objects ?? loose }
    var model: NSManagedObjectModel? { coordinator?.managedObjectModel ?? LoadedModels.last }

    /// The entity with a class, as far as the model has one.
    func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        model.flatMap { LoadedModels.entity(of: type, in: $0) }
    }

    // MARK: Objects

    open var hasChanges: Bool { !insertedObjects.isEmpty || !updatedObjects.isEmpty || !deletedObjects.isEmpty }
    open var registeredObjects: Set<NSManagedObject> { Set(store.all) }

    open func insert(_ object: NSManagedObject) {
        guard object.store == nil else { return }
        (object.managedObjectContext, object.store) = (self, store)
        object.isInserted = true
        store.add(object)
        store.inserted.insert(object)
        object.awakeFromInsert()
        tell(NSInsertedObjectsKey, object)
    }

    /// Deletes an object, and those that its relationships' rules name.
    open func delete(_ object: NSManagedObject) {
        var open = [object]
        while let next = open.popLast() {
            guard !next.isDeleted, store.has(next) else { continue }
            next.isDeleted = true
            next.prepareForDeletion()
            store.delete(next)
            for (name, relationship) in next.entity.relationshipsByName.sorted(by: { $0.key < $1.key }) {
                let others = next.related[name] ?? []
                switch relationship.deleteRule {
                case .noActionDeleteRule: next.related[name] = nil
                case .cascadeDeleteRule:
                    next.store(nil, name)
                    open += others
                case .denyDeleteRule:
                    next.isDeletionDenied = next.isDeletionDenied || others.contains { !$0.isDeleted }
                    next.store(nil, name)
                case .nullifyDeleteRule: next.store(nil, name)
                }
            }
            next.isInserted = false
            tell(NSDeletedObjectsKey, next)
        }
    }

    func tell(_ key: String, _ object: NSManagedObject) {
        NotificationCenter.default.post(
            name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: [key: Set([object])])
    }

    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        store.object(objectID) ?? NSManagedObject(entity: objectID.entity ?? NSEntityDescription(), insertInto: nil)
    }
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { store.object(objectID) }
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        guard let object = store.object(objectID) else {
            throw CocoaError(CocoaError.Code(rawValue: NSManagedObjectReferentialIntegrityError))
        }
        return object
    }
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        for object in objects { object.objectID.isTemporaryID = false }
    }
    open func refresh(_ object: NSManagedObject, mergeChanges: Bool) {
        if !mergeChanges { restore(object) }
    }
    open func refreshAllObjects() {}
    open func mergeChanges(fromContextDidSave notification: Notification) {}
    open class func mergeChanges(
        fromRemoteContextSave changes: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
    ) {
        let gone = changes[NSDeletedObjectsKey] as? [NSManagedObjectID] ?? []
        for context in contexts { for id in gone { context.store.object(id).map(context.delete) } }
    }

    // MARK: Fetching

    open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] { try results(request).compactMap { $0 as? T } }
    open func fetch(_ request: NSFetchRequest<any NSFetchRequestResult>) throws -> [Any] { try results(request) }
    open func count<T>(for request: NSFetchRequest<T>) throws -> Int { try matches(request).count }

    private func results<T>(_ request: NSFetchRequest<T>) throws -> [Any] {
        let objects = try matches(request)
        switch request.resultType {
        case .managedObjectIDResultType: return objects.map(\.objectID)
        case .countResultType: return [NSNumber(value: objects.count)]
        case .dictionaryResultType:
            let names = request.propertiesToFetch?.compactMap { ($0 as? NSPropertyDescription)?.name ?? $0 as? String }
            return objects.map { object in
                let keys = names ?? object.entity.attributesByName.keys.sorted()
                return NSDictionary(dictionary: object.dictionaryWithValues(forKeys: keys))
            }
        default: return objects
        }
    }

    private func matches<T>(_ request: NSFetchRequest<T>) throws -> [NSManagedObject] {
        guard let name = request.entityName, let entity = model?.entitiesByName[name] else {
            throw CocoaError(
                CocoaError.Code(rawValue: NSCoreDataError),
                userInfo: [NSDebugDescriptionErrorKey: "no entity \(request.entityName ?? "")"])
        }
        request.entity = entity
        var found = store.all.filter {
            request.includesSubentities ? $0.entity.isKindOf(entity: entity) : $0.entity === entity
        }
        if let predicate = request.predicate { found = found.filter(predicate.evaluate) }
        found = sorted(found, by: request.sortDescriptors ?? [])
        // The context that made an object may be gone.
        for object in found where object.managedObjectContext == nil { object.managedObjectContext = self }
        if request.fetchOffset > 0 { found = Array(found.dropFirst(request.fetchOffset)) }
        if request.fetchLimit > 0 { found = Array(found.prefix(request.fetchLimit)) }
        return found
    }

    @discardableResult
    open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        try request.run(in: self)
    }

    // MARK: Saving

    open func save() throws {
        let changed = (inserted: insertedObjects, updated: updatedObjects, deleted: deletedObjects)
        for object in order(changed.inserted) { try object.validateForInsert() }
        for object in order(changed.updated.subtracting(changed.inserted)) { try object.validateForUpdate() }
        for object in order(changed.deleted) { try object.validateForDelete() }
        for object in order(changed.inserted.union(changed.updated).union(changed.deleted)) { object.willSave() }
        let information: [AnyHashable: Any] = [
            NSInsertedObjectsKey: changed.inserted, NSUpdatedObjectsKey: changed.updated,
            NSDeletedObjectsKey: changed.deleted,
        ]
        NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
        for object in changed.inserted.union(changed.updated) {
            object.saved = (object.values, object.related)
            (object.isInserted, object.isUpdated) = (false, false)
            object.objectID.isTemporaryID = false
        }
        store.forgetChanges()
        for object in order(changed.inserted.union(changed.updated).union(changed.deleted)) { object.didSave() }
        NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: information)
    }

    open func rollback() {
        let (inserted, updated, deleted) = (order(insertedObjects), updatedObjects, order(deletedObjects))
        store.forgetChanges()
        for object in inserted {
            store.remove(object)
            object.store = nil
        }
        for object in deleted {
            (object.isDeleted, object.isDeletionDenied) = (false, false)
            store.add(object)
        }
        for object in order(updated.union(deleted)) { restore(object) }
    }
    open func reset() { rollback() }
    open func undo() { undoManager?.undo() }
    open func redo() { undoManager?.redo() }

    private func restore(_ object: NSManagedObject) {
        guard let saved = object.saved else { return }
        (object.values, object.related) = saved
        object.isUpdated = false
        store.updated.remove(object)
    }

    /// In the order in which they were made.
    private func order(_ objects: Set<NSManagedObject>) -> [NSManagedObject] {
        objects.sorted { $0.objectID.number < $1.objectID.number }
    }

    // MARK: Queues

    open func perform(_ block: @escaping () -> Void) { block() }
    open func performAndWait(_ block: () -> Void) { block() }
    open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
    open func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T { try block() }
}

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}

/// The objects of a coordinator with what was changed since they were saved.
final class ObjectStore {
    private var objects: [Int: NSManagedObject] = [:]
    var inserted: Set<NSManagedObject> = []
    var updated: Set<NSManagedObject> = []
    private(set) var deleted: Set<NSManagedObject> = []

    /// In the order in which they were made.
    var all: [NSManagedObject] { objects.sorted { $0.key < $1.key }.map(\.value) }
    func add(_ object: NSManagedObject) { objects[object.objectID.number] = object }
    func remove(_ object: NSManagedObject) { objects[object.objectID.number] = nil }
    func has(_ object: NSManagedObject) -> Bool { objects[object.objectID.number] === object }
    func object(_ id: NSManagedObjectID) -> NSManagedObject? { objects[id.number] }

    /// An object that was never saved is as if it had never been.
    func delete(_ object: NSManagedObject) {
        remove(object)
        updated.remove(object)
        if inserted.remove(object) == nil { deleted.insert(object) }
    }

    func noteUpdate(of object: NSManagedObject) {
        guard !object.isDeleted else { return }
        updated.insert(object)
        object.managedObjectContext?.tell(NSUpdatedObjectsKey, object)
    }

    func forgetChanges() { (inserted, updated, deleted) = ([], [], []) }
}

/// Objects by descriptors, equal ones in the order in which they were.
func sorted(_ objects: [NSManagedObject], by descriptors: [NSSortDescriptor]) -> [NSManagedObject] {
    guard !descriptors.isEmpty else { return objects }
    return objects.enumerated().sorted { a, b in
        for descriptor in descriptors {
            switch descriptor.compare(a.element, to: b.element) {
            case .orderedAscending: return true
            case .orderedDescending: return false
            case .orderedSame: continue
            }
        }
        return a.offset < b.offset
    }.map(\.element)
}

/// The models that coordinators of the program have, the latest last.
enum LoadedModels {
    private static let models = Mutex<[Weak<NSManagedObjectModel>]>([])

    static func add(_ model: NSManagedObjectModel) {
        models.withLock { models in
            models.removeAll { $0.object == nil || $0.object === model }
            models.append(Weak(model))
        }
    }
    private static var living: [NSManagedObjectModel] { models.withLock { $0.compactMap(\.object) } }
    static var last: NSManagedObjectModel? { living.last }

    static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        living.reversed().lazy.compactMap { entity(of: type, in: $0) }.first
    }

    static func entity(of type: NSManagedObject.Type, in model: NSManagedObjectModel) -> NSEntityDescription? {
        let name = NSStringFromClass(type)
        let own = String(name.split(separator: ".").last ?? "")
        return model.entities.first { $0.managedObjectClassName == name }
            ?? model.entities.first { $0.managedObjectClassName?.split(separator: ".").last.map(String.init) == own }
            ?? model.entities.first { $0.name == own }
    }
}

/// Numbers in the order in which they are asked for.
enum Numbering {
    private static let count = Mutex(0)
    static func next() -> Int {
        count.withLock { count in
            count += 1
            return count
        }
    }
}
