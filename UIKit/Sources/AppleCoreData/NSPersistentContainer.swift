@_exported import Foundation
import UIKit

/// A model with its context. Its stores are in memory: nothing is read from a file, nothing is written.
open class NSPersistentContainer: NSObject {
    public let name: String
    open private(set) var managedObjectModel: NSManagedObjectModel
    open private(set) var persistentStoreCoordinator: NSPersistentStoreCoordinator
    open private(set) var viewContext: NSManagedObjectContext
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]

    /// The model `NAME.momd` of the program's bundle; an empty one where there is none.
    public convenience init(name: String) {
        let url = Bundle.main.url(forResource: name, withExtension: "momd")
        self.init(
            name: name,
            managedObjectModel: url.flatMap { NSManagedObjectModel(contentsOf: $0) } ?? NSManagedObjectModel())
    }

    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        managedObjectModel = model
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
        let file = Self.defaultDirectoryURL().appendingPathComponent(name + ".sqlite")
        persistentStoreDescriptions = [NSPersistentStoreDescription(url: file)]
        let context = viewContext
        NSManagedObjectContext.lastMade.withLock { $0.object = context }
    }

    open class func defaultDirectoryURL() -> URL { URL(fileURLWithPath: NSTemporaryDirectory()) }

    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        }
    }
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        block(newBackgroundContext())
    }
    open func performBackgroundTask<T>(_ block: @escaping (NSManagedObjectContext) throws -> T) async rethrows -> T {
        try block(newBackgroundContext())
    }
}

open class NSPersistentStoreCoordinator: NSObject {
    public let managedObjectModel: NSManagedObjectModel
    open private(set) var persistentStores: [NSPersistentStore] = []
    open var name: String?
    let objects = ObjectStore()

    public init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
        LoadedModels.add(model)
    }

    @discardableResult
    open func addPersistentStore(
        ofType type: String, configurationName: String?, at url: URL?, options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        let store = NSPersistentStore(type: type, url: url)
        store.configurationName = configurationName ?? store.configurationName
        store.options = options
        store.persistentStoreCoordinator = self
        persistentStores.append(store)
        return store
    }
    /// Another store in the place of one; the objects stay where they are, in memory.
    @discardableResult
    open func migratePersistentStore(
        _ store: NSPersistentStore, to url: URL, options: [AnyHashable: Any]? = nil, withType type: String
    ) throws -> NSPersistentStore {
        persistentStores.removeAll { $0 === store }
        return try addPersistentStore(
            ofType: type, configurationName: store.configurationName, at: url, options: options)
    }
    open func addPersistentStore(
        with description: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        _ = try? addPersistentStore(
            ofType: description.type, configurationName: description.configuration, at: description.url,
            options: description.options)
        block(description, nil)
    }
    open func remove(_ store: NSPersistentStore) throws { persistentStores.removeAll { $0 === store } }
    open func destroyPersistentStore(at url: URL, ofType type: String, options: [AnyHashable: Any]? = nil) throws {}
    open func persistentStore(for url: URL) -> NSPersistentStore? { persistentStores.first { $0.url == url } }
    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        objects.all.first { $0.objectID.uriRepresentation() == url }?.objectID
    }
    open class func metadataForPersistentStore(
        ofType type: String, at url: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] { [:] }
    open func perform(_ block: @escaping () -> Void) { block() }
    open func performAndWait(_ block: () -> Void) { block() }
}

open class NSPersistentStore: NSObject {
    open private(set) var type: String
    open var url: URL?
    open var identifier: String! = ""
    open var metadata: [String: Any]! = [:]
    open var isReadOnly = false
    open internal(set) var configurationName = "PF_DEFAULT_CONFIGURATION_NAME"
    open internal(set) var options: [AnyHashable: Any]?
    open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?

    init(type: String, url: URL?) { (self.type, self.url) = (type, url) }
}

open class NSPersistentStoreDescription: NSObject {
    open var type = NSSQLiteStoreType
    open var url: URL?
    open var configuration: String?
    open var isReadOnly = false
    open var timeout: TimeInterval = 240
    open var shouldAddStoreAsynchronously = false
    open var shouldMigrateStoreAutomatically = true
    open var shouldInferMappingModelAutomatically = true
    open private(set) var options: [String: NSObject] = [:]

    public convenience init(url: URL) {
        self.init()
        self.url = url
    }
    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}

/// What happens where two contexts changed an object, which is never so here.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    public enum MergeType: UInt, Sendable {
        case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType
        case mergeByPropertyObjectTrumpMergePolicyType, overwriteMergePolicyType, rollbackMergePolicyType
    }
    public let mergeType: MergeType
    public init(merge type: MergeType) { mergeType = type }

    public static let error = NSMergePolicy(merge: .errorMergePolicyType)
    public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
    public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
    public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
}
public typealias NSMergePolicyType = NSMergePolicy.MergeType
public let NSErrorMergePolicy = NSMergePolicy.error
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
