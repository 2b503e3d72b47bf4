import Synchronization
import UIKit

/// What a fetch may give.
public protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// A request to a store.
open class NSPersistentStoreRequest: NSObject {
    func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult { NSPersistentStoreResult() }
}
open class NSPersistentStoreResult: NSObject {}

public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let managedObjectResultType = NSFetchRequestResultType([])
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// Which objects are wanted, and in which order.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
    open var entityName: String?
    open var entity: NSEntityDescription? { didSet { entityName = entity?.name ?? entityName } }
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
    open var fetchOffset = 0
    open var fetchBatchSize = 0
    open var resultType = NSFetchRequestResultType.managedObjectResultType
    open var includesSubentities = true
    open var includesPropertyValues = true
    open var includesPendingChanges = true
    open var returnsObjectsAsFaults = true
    open var returnsDistinctResults = false
    open var relationshipKeyPathsForPrefetching: [String]?
    open var propertiesToFetch: [Any]?
    open var propertiesToGroupBy: [Any]?

    public convenience init(entityName: String) {
        self.init()
        self.entityName = entityName
    }

    open func execute() throws -> [ResultType] {
        guard let context = NSManagedObjectContext.current else { return [] }
        return try context.fetch(self)
    }
}

extension NSManagedObjectContext {
    /// The context whose block runs; here the one that a container made last.
    static var current: NSManagedObjectContext? { lastMade.withLock { $0.object } }
    static let lastMade = Mutex(Weak<NSManagedObjectContext>(nil))
}

// MARK: Batches

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
    private let objectIDs: [NSManagedObjectID]

    public init(fetchRequest: NSFetchRequest<any NSFetchRequestResult>) {
        self.fetchRequest = fetchRequest
        objectIDs = []
    }
    public init(objectIDs: [NSManagedObjectID]) {
        fetchRequest = NSFetchRequest()
        self.objectIDs = objectIDs
    }

    override func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        var objects = objectIDs.compactMap { context.registeredObject(for: $0) }
        if fetchRequest.entityName != nil {
            objects += try context.fetch(fetchRequest).compactMap { $0 as? NSManagedObject }
        }
        for object in objects { context.delete(object) }
        let result = NSBatchDeleteResult()
        result.result =
            switch resultType {
            case .resultTypeStatusOnly: true
            case .resultTypeObjectIDs: objects.map(\.objectID)
            case .resultTypeCount: objects.count
            }
        return result
    }
}
open class NSBatchDeleteResult: NSPersistentStoreResult {
    open internal(set) var result: Any?
    open var resultType: NSBatchDeleteRequestResultType { .resultTypeStatusOnly }
}

public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}

open class NSBatchUpdateRequest: NSPersistentStoreRequest {
    public let entityName: String
    open var predicate: NSPredicate?
    open var propertiesToUpdate: [AnyHashable: Any]?
    open var includesSubentities = true
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType

    public init(entityName: String) { self.entityName = entityName }
    public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }

    override func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let request = NSFetchRequest<NSManagedObject>(entityName: entityName)
        request.predicate = predicate
        let objects = try context.fetch(request)
        for object in objects {
            for (key, value) in propertiesToUpdate ?? [:] {
                guard let name = key as? String ?? (key as? NSPropertyDescription)?.name else { continue }
                object.setValue(value, forKey: name)
            }
        }
        let result = NSBatchUpdateResult()
        result.result =
            switch resultType {
            case .statusOnlyResultType: true
            case .updatedObjectIDsResultType: objects.map(\.objectID)
            case .updatedObjectsCountResultType: objects.count
            }
        return result
    }
}
open class NSBatchUpdateResult: NSPersistentStoreResult {
    open internal(set) var result: Any?
}
