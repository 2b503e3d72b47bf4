import UIKit

public enum NSFetchedResultsChangeType: UInt, Sendable {
    case insert = 1
    case delete, move, update
}

public protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    var indexTitle: String? { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}

public protocol NSFetchedResultsControllerDelegate: AnyObject {
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType)
}

extension NSFetchedResultsControllerDelegate {
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {}
}

/// The rows of a table from a fetch, in sections by a property's value. A save of the context fetches again, and tells the
/// delegate which rows and sections came, went, moved or changed.
open class NSFetchedResultsController<ResultType>: NSObject {
    public let fetchRequest: NSFetchRequest<ResultType>
    public let managedObjectContext: NSManagedObjectContext
    public let sectionNameKeyPath: String?
    public let cacheName: String?
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?
    open fileprivate(set) var fetchedObjects: [ResultType]?
    open fileprivate(set) var sections: [any NSFetchedResultsSectionInfo]?
    private var watch: Watch?
    /// The controller as its delegate knows it, whose type says nothing of the objects.
    private var plain: NSFetchedResultsController<any NSFetchRequestResult>?

    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        (self.fetchRequest, managedObjectContext) = (fetchRequest, context)
        (self.sectionNameKeyPath, cacheName) = (sectionNameKeyPath, name)
    }

    open func performFetch() throws {
        let found = try managedObjectContext.fetch(fetchRequest)
        fetchedObjects = found
        var made: [FetchedSection] = sectionNameKeyPath == nil ? [FetchedSection(name: "")] : []
        for object in found {
            let value = sectionNameKeyPath.flatMap { (object as? any UIKitKeyedObject)?.keyedValue(forPath: $0) }
            let name = value.map { "\($0)" } ?? ""
            if made.last?.name != name { made.append(FetchedSection(name: name)) }
            made[made.count - 1].rows.append(object)
        }
        sections = made
        if watch == nil {
            watch = Watch(managedObjectContext) { [weak self] in self?.fetchAgain(changed: $0) }
        }
    }

    /// - Parameter changed: the objects that the save updated.
    private func fetchAgain(changed: Set<NSManagedObject>) {
        let old = FetchedRows(sections)
        guard (try? performFetch()) != nil, let delegate else { return }
        let new = FetchedRows(sections)
        let plain =
            plain
            ?? .init(
                fetchRequest: .init(), managedObjectContext: managedObjectContext,
                sectionNameKeyPath: sectionNameKeyPath,
                cacheName: cacheName)
        self.plain = plain
        plain.fetchRequest.entityName = fetchRequest.entityName
        plain.sections = sections
        plain.fetchedObjects = fetchedObjects?.compactMap { $0 as? any NSFetchRequestResult }
        delegate.controllerWillChangeContent(plain)
        for (place, section) in old.sections.enumerated().reversed() where !new.names.contains(section.name) {
            delegate.controller(plain, didChange: section, atSectionIndex: place, for: .delete)
        }
        for (place, section) in new.sections.enumerated() where !old.names.contains(section.name) {
            delegate.controller(plain, didChange: section, atSectionIndex: place, for: .insert)
        }
        for (object, path) in old.rows where new.places[ObjectIdentifier(object)] == nil {
            delegate.controller(plain, didChange: object, at: path, for: .delete, newIndexPath: nil)
        }
        let (ranks, oldRanks) = (new.ranks(among: old), old.ranks(among: new))
        for (object, path) in new.rows {
            guard let before = old.places[ObjectIdentifier(object)] else {
                delegate.controller(plain, didChange: object, at: nil, for: .insert, newIndexPath: path)
                continue
            }
            guard let managed = object as? NSManagedObject, changed.contains(managed) else { continue }
            // What only others have pushed on is no move.
            let isInPlace = ranks[ObjectIdentifier(object)] == oldRanks[ObjectIdentifier(object)]
            delegate.controller(
                plain, didChange: object, at: before, for: isInPlace ? .update : .move, newIndexPath: path)
        }
        delegate.controllerDidChangeContent(plain)
    }

    open func object(at indexPath: IndexPath) -> ResultType {
        guard let found = rows(of: indexPath.section)[checked: indexPath.row] as? ResultType else {
            UIKitStandIn.stop("the row \(indexPath) of a fetched results controller")
        }
        return found
    }
    open func indexPath(forObject object: ResultType) -> IndexPath? {
        FetchedRows(sections).places[ObjectIdentifier(object as AnyObject)]
    }
    open var sectionIndexTitles: [String] { (sections ?? []).compactMap(\.indexTitle) }

    private func rows(of section: Int) -> [Any] { (sections ?? [])[checked: section]?.objects ?? [] }
}

/// The objects of sections with their places.
private struct FetchedRows {
    let sections: [any NSFetchedResultsSectionInfo]
    let names: Set<String>
    let rows: [(object: AnyObject, path: IndexPath)]
    let places: [ObjectIdentifier: IndexPath]

    init(_ sections: [any NSFetchedResultsSectionInfo]?) {
        self.sections = sections ?? []
        names = Set(self.sections.map(\.name))
        rows = self.sections.enumerated().flatMap { section, info in
            (info.objects ?? []).enumerated().map { ($1 as AnyObject, IndexPath(row: $0, section: section)) }
        }
        places = Dictionary(rows.map { (ObjectIdentifier($0.object), $0.path) }) { first, _ in first }
    }

    /// For each object its section's name, and how many that other rows have too stand before it there.
    func ranks(among others: FetchedRows) -> [ObjectIdentifier: [String]] {
        var ranks: [ObjectIdentifier: [String]] = [:]
        for section in sections {
            var before = 0
            for object in section.objects ?? [] {
                let id = ObjectIdentifier(object as AnyObject)
                ranks[id] = [section.name, "\(before)"]
                if others.places[id] != nil { before += 1 }
            }
        }
        return ranks
    }
}

private struct FetchedSection: NSFetchedResultsSectionInfo {
    var name: String
    var rows: [Any] = []
    var indexTitle: String? { name.first.map { String($0).uppercased() } }
    var numberOfObjects: Int { rows.count }
    var objects: [Any]? { rows }
}

/// Waits for the saves of all contexts with a context's objects, for as long as it lives.
private final class Watch {
    private let token: any NSObjectProtocol

    /// - Parameter body: called with the objects that a save updated.
    init(_ context: NSManagedObjectContext, _ body: @escaping (Set<NSManagedObject>) -> Void) {
        token = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextDidSave, object: nil, queue: nil
        ) { [weak context] said in
            guard let context, (said.object as? NSManagedObjectContext)?.store === context.store else { return }
            body(said.userInfo?[NSUpdatedObjectsKey] as? Set<NSManagedObject> ?? [])
        }
    }
    deinit { NotificationCenter.default.removeObserver(token) }
}

extension Array {
    fileprivate subscript(checked place: Int) -> Element? { indices.contains(place) ? self[place] : nil }
}
