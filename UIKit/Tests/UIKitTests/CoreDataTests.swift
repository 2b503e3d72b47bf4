import AppleCoreData
import Foundation
import Testing
import UIKit
import XcodeProjects

@testable import SourcePreparation

/// Core Data: what the preparation makes of a model and of the members that are made at run time, and objects in memory.
@Suite struct CoreDataTests {
    private static let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" sourceLanguage="Swift">
            <entity name="Shelf" representedClassName="Shelf" codeGenerationType="category">
                <attribute name="title" optional="YES" attributeType="String" defaultValueString="New"/>
                <relationship name="books" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Book"
                    inverseName="shelf" inverseEntity="Book"/>
            </entity>
            <entity name="Book" representedClassName=".Book" codeGenerationType="class">
                <attribute name="pages" attributeType="Integer 16" defaultValueString="12" usesScalarValueType="YES"/>
                <attribute name="default" optional="YES" attributeType="Transformable" customClassName="[String]"/>
                <attribute name="title" attributeType="String"/>
                <relationship name="shelf" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Shelf"
                    inverseName="books" inverseEntity="Shelf"/>
            </entity>
            <entity name="Novel" representedClassName="Library.Novel" parentEntity="Book" isAbstract="YES"/>
        </model>
        """

    private func withModel<T>(_ text: String, _ body: (URL) throws -> T) throws -> T {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let model = folder.appendingPathComponent("Library.xcdatamodeld")
        for version in ["Library", "Library 2"] {
            let place = model.appendingPathComponent(version + ".xcdatamodel")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            let own = version == "Library" ? "<model><entity name=\"Old\"/></model>" : text
            try Data(own.utf8).write(to: place.appendingPathComponent("contents"))
        }
        let current = ["_XCCurrentVersionName": "Library 2.xcdatamodel"]
        try PropertyListSerialization.data(fromPropertyList: current, format: .xml, options: 0)
            .write(to: model.appendingPathComponent(".xccurrentversion"))
        return try body(model)
    }

    /// The model as the program reads it, with the classes of these tests.
    private func container() throws -> NSPersistentContainer {
        try withModel(Self.text) { place in
            let list = place.deletingLastPathComponent().appendingPathComponent("Library.momd")
            try XcodeDataModel(at: place, module: "UIKitTests").list().write(to: list)
            let model = try #require(NSManagedObjectModel(contentsOf: list))
            return NSPersistentContainer(name: "Library", managedObjectModel: model)
        }
    }

    // MARK: The preparation

    @Test func currentVersion() throws {
        let model = try withModel(Self.text) { try XcodeDataModel(at: $0, module: "Library") }
        #expect(model.entities.map(\.name) == ["Shelf", "Book", "Novel"])
        #expect(model.entities.map(\.type) == ["Library.Shelf", "Library.Book", "Library.Novel"])
        #expect(model.entities[2].parent == "Book" && model.entities[2].isAbstract)
    }

    @Test func generatedClasses() throws {
        let model = try withModel(Self.text) { try XcodeDataModel(at: $0, module: "Library") }
        let code = XcodeDataModel.code(for: [model])
        let title = #"{ get { uikitManaged(self, "title") } set { uikitManage(self, "title", newValue) } }"#
        #expect(
            code == """
                import AppleCoreData
                import Foundation

                extension Shelf {
                    public class func fetchRequest() -> NSFetchRequest<Shelf> { .init(entityName: "Shelf") }
                    public var `title`: String? \(title)
                    public var `books`: NSSet? \(title.replacingOccurrences(of: "title", with: "books"))
                    public func addToBooks(_ value: Book) { uikitChangeManaged(self, "addToBooks", [`value`]) }
                    public func addToBooks(_ values: NSSet) { uikitChangeManaged(self, "addToBooks", [`values`]) }
                    public func removeFromBooks(_ value: Book) { uikitChangeManaged(self, "removeFromBooks", [`value`]) }
                    public func removeFromBooks(_ values: NSSet) { uikitChangeManaged(self, "removeFromBooks", [`values`]) }
                }

                extension Shelf: Identifiable {}

                public class Book: NSManagedObject {}

                extension Book {
                    public class func fetchRequest() -> NSFetchRequest<Book> { .init(entityName: "Book") }
                    public var `pages`: Int16 \(title.replacingOccurrences(of: "title", with: "pages"))
                    public var `default`: [String]? \(title.replacingOccurrences(of: "title", with: "default"))
                    public var `title`: String? \(title)
                    public var `shelf`: Shelf? \(title.replacingOccurrences(of: "title", with: "shelf"))
                }

                extension Book: Identifiable {}

                """, "\(code)")
    }

    /// A text that is none, one whose names would be code, and one that names a file.
    @Test(
        arguments: [
            ("", ":1: "), ("<plist></plist>", "no model"), ("<model><entity name=\"A\">", ":1: "),
            ("<model>\n<entity name=\"A { } func x\"/></model>", ":2: an entity without a name"),
            ("<model><entity name=\"A\" representedClassName=\"A: B\"/></model>", "an entity without a name"),
            ("<model><entity name=\"A\">\n\n<attribute name=\"1\"/></entity></model>", ":3: a property without a name"),
            (
                "<!DOCTYPE m [<!ENTITY e SYSTEM \"file:///etc/hostname\">]><model><entity name=\"&e;\"/></model>",
                "contents:1: "
            ),
        ])
    func hostileModels(text: String, said: String) throws {
        try withModel(text) { place in
            #expect {
                _ = try XcodeDataModel(at: place, module: "M")
            } throws: { "\($0)".contains(said) && "\($0)".contains("Library 2.xcdatamodel/contents:") }
        }
    }

    // MARK: Objects

    @Test func valuesAndDefaults() throws {
        let context = try container().viewContext
        let shelf = Shelf(context: context)
        #expect(shelf.title == "New" && shelf.books == nil || shelf.books?.count == 0)
        shelf.title = nil
        #expect(shelf.title == nil)
        let book = try #require(
            NSEntityDescription.insertNewObject(forEntityName: "Book", into: context) as? Book)
        #expect(book.pages == 12 && book.title == "" && book.shelf == nil)
        book.pages = 300
        book.setValue("Emma", forKey: "title")
        #expect(book.value(forKey: "pages") as? Int == 300 && book.title == "Emma")
        #expect(Book.entity().name == "Book" && Book.entity().attributesByName.count == 3)
    }

    @Test func inverses() throws {
        let context = try container().viewContext
        let (one, other) = (Shelf(context: context), Shelf(context: context))
        let books = (0..<3).map { _ in Book(context: context) }
        books[0].shelf = one
        one.addToBooks(NSSet(array: [books[1], books[2]]))
        #expect(one.books?.count == 3 && books[2].shelf === one)
        other.addToBooks(books[1])
        #expect(books[1].shelf === other && one.books?.count == 2 && other.books?.count == 1)
        one.removeFromBooks(books[0])
        #expect(books[0].shelf == nil && one.books?.count == 1)
        // Its books go with a shelf, and a book leaves its shelf.
        context.delete(one)
        context.delete(books[1])
        #expect(other.books?.count == 0)
        #expect(try context.count(for: NSFetchRequest<Book>(entityName: "Book")) == 1)
    }

    @Test func fetches() throws {
        let context = try container().viewContext
        for (title, pages) in [("b", 30), ("C", 10), ("a", 20), ("d", 20)] {
            let book = Book(context: context)
            (book.title, book.pages) = (title, Int16(pages))
        }
        func titles(_ configure: (NSFetchRequest<Book>) -> Void) throws -> [String] {
            let request = NSFetchRequest<Book>(entityName: "Book")
            configure(request)
            return try context.fetch(request).map(\.title)
        }
        #expect(try titles { _ in } == ["b", "C", "a", "d"], "in the order in which they were made")
        #expect(try titles { $0.predicate = NSPredicate(format: "pages == %d AND title != %@", 20, "d") } == ["a"])
        #expect(
            try titles { $0.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)] } == [
                "C", "a", "b", "d",
            ])
        let selector = Selector("caseInsensitiveCompare:")
        #expect(
            try titles { $0.sortDescriptors = [.init(key: "title", ascending: false, selector: selector)] }
                == ["d", "C", "b", "a"])
        #expect(
            try titles {
                $0.sortDescriptors = [
                    .init(key: "pages", ascending: true), .init(keyPath: \Book.title, ascending: false),
                ]
                $0.fetchOffset = 1
                $0.fetchLimit = 2
            } == ["d", "a"])
        let shelf = Shelf(context: context)
        try context.fetch(Book.fetchRequest()).compactMap { $0 as? Book }.first { $0.title == "d" }?.shelf = shelf
        #expect(
            try titles {
                $0.sortDescriptors = [
                    .init(keyPath: \Book.shelf?.title, ascending: false), .init(keyPath: \Book.title, ascending: true),
                ]
            } == ["d", "C", "a", "b"])
        #expect(throws: (any Error).self) { try context.fetch(NSFetchRequest<Book>(entityName: "None")) }
        let rows = NSFetchedResultsController(
            fetchRequest: {
                let request = NSFetchRequest<Book>(entityName: "Book")
                request.sortDescriptors = [.init(key: "pages", ascending: true), .init(key: "title", ascending: true)]
                return request
            }(), managedObjectContext: context, sectionNameKeyPath: "pages", cacheName: nil)
        let listener = Listener()
        rows.delegate = listener
        try rows.performFetch()
        #expect(rows.sections?.map(\.name) == ["10", "20", "30"])
        #expect(rows.sections?.map(\.numberOfObjects) == [1, 2, 1])
        let book = rows.object(at: IndexPath(row: 1, section: 1))
        #expect(book.title == "d" && rows.indexPath(forObject: book) == IndexPath(row: 1, section: 1))
        try context.save()
        listener.said = []
        context.delete(book)
        rows.object(at: IndexPath(row: 0, section: 2)).title = "z"
        Book(context: context).pages = 5
        #expect(throws: (any Error).self) { try context.save() }
        for book in try context.fetch(NSFetchRequest<Book>(entityName: "Book")) {
            if book.pages == 5 { book.title = "n" }
        }
        try context.save()
        #expect(listener.said == ["will", "section + 0", "- 1 1", "+ 0 0", "= 3 0", "did"], "\(listener.said)")
    }

    @Test func setsThatWriteBack() throws {
        let context = try container().viewContext
        let shelf = Shelf(context: context)
        let books = (0..<2).map { _ in Book(context: context) }
        let set = shelf.mutableSetValue(forKey: "books")
        #expect(set.count == 0)
        for book in books { set.add(book) }
        #expect(set.count == 2 && books[1].shelf === shelf && set.contains(books[0]) && set.allObjects.count == 2)
        set.remove(books[0])
        #expect(shelf.books?.count == 1 && books[0].shelf == nil)
        set.removeAllObjects()
        #expect(set.count == 0 && books[1].shelf == nil)
    }

    @Test func pathsOfKeys() throws {
        let context = try container().viewContext
        let (shelf, book) = (Shelf(context: context), Book(context: context))
        book.shelf = shelf
        book.setValue("Green", forKeyPath: "shelf.title")
        #expect(shelf.title == "Green" && book.value(forKeyPath: "shelf.title") as? String == "Green")
        #expect((book as NSObject).value(forKey: "pages") as? Int == 12)
    }

    /// What a context did that is gone is everybody's.
    @Test func contextsShareTheirObjects() throws {
        let container = try container()
        let rows = NSFetchedResultsController(
            fetchRequest: NSFetchRequest<Shelf>(entityName: "Shelf"), managedObjectContext: container.viewContext,
            sectionNameKeyPath: nil, cacheName: nil)
        try rows.performFetch()
        container.performBackgroundTask { context in
            _ = Shelf(context: context)
            try? context.save()
        }
        let shelf = try #require(rows.fetchedObjects?.first, "the controller hears of other contexts")
        #expect(!container.viewContext.hasChanges)
        shelf.title = "Other"
        #expect(container.viewContext.hasChanges)
        container.viewContext.rollback()
        #expect(shelf.title == "New")
    }

    /// A chain of 5,000 objects that go with each other, and a rule that keeps its object.
    @Test func rulesOfDeletion() throws {
        let container = try withModel(
            """
            <model><entity name="Link">
            <relationship name="next" optional="YES" maxCount="1" deletionRule="Cascade" destinationEntity="Link"/>
            <relationship name="held" optional="YES" maxCount="1" deletionRule="Deny" destinationEntity="Link"/>
            </entity></model>
            """
        ) { place in
            let list = place.deletingLastPathComponent().appendingPathComponent("Links.momd")
            try XcodeDataModel(at: place, module: "UIKitTests").list().write(to: list)
            return NSPersistentContainer(
                name: "Links", managedObjectModel: try #require(NSManagedObjectModel(contentsOf: list)))
        }
        let context = container.viewContext
        func link() -> NSManagedObject { NSEntityDescription.insertNewObject(forEntityName: "Link", into: context) }
        let first = link()
        var last = first
        for _ in 0..<5_000 {
            let next = link()
            last.setValue(next, forKey: "next")
            last = next
        }
        context.delete(first)
        let request = NSFetchRequest<NSManagedObject>(entityName: "Link")
        #expect(try context.count(for: request) == 0)
        let (holder, held) = (link(), link())
        holder.setValue(held, forKey: "held")
        try context.save()
        context.delete(holder)
        #expect(throws: (any Error).self) { try context.save() }
        context.rollback()
        #expect(try context.count(for: request) == 2)
    }

    @Test func savesAndRollsBack() throws {
        let context = try container().viewContext
        let shelf = Shelf(context: context)
        #expect(context.hasChanges && shelf.objectID.isTemporaryID)
        try context.save()
        #expect(!context.hasChanges && !shelf.objectID.isTemporaryID && !shelf.hasChanges)
        shelf.title = "Other"
        _ = Shelf(context: context)
        #expect(shelf.changedValues() as? [String: String] == ["title": "Other"])
        shelf.title = nil
        shelf.addToBooks(Book(context: context))
        #expect(shelf.changedValues().keys.sorted() == ["books", "title"])
        context.rollback()
        #expect(shelf.title == "New" && !context.hasChanges)
        #expect(try context.count(for: NSFetchRequest<Shelf>(entityName: "Shelf")) == 1)
    }

    private final class Listener: NSFetchedResultsControllerDelegate {
        var said: [String] = []
        typealias Rows = NSFetchedResultsController<any NSFetchRequestResult>
        func controllerWillChangeContent(_ controller: Rows) { said.append("will") }
        func controllerDidChangeContent(_ controller: Rows) { said.append("did") }
        func controller(
            _ controller: Rows, didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex index: Int,
            for type: NSFetchedResultsChangeType
        ) { said.append("section \(type == .insert ? "+" : "-") \(index)") }
        func controller(
            _ controller: Rows, didChange anObject: Any, at path: IndexPath?, for type: NSFetchedResultsChangeType,
            newIndexPath: IndexPath?
        ) {
            let sign = [NSFetchedResultsChangeType.insert: "+", .delete: "-", .update: "=", .move: ">"][type] ?? ""
            let place = newIndexPath ?? path
            said.append("\(sign) \(place?.section ?? -1) \(place?.row ?? -1)")
        }
    }
}

/// Classes as the preparation leaves them.
final class Shelf: NSManagedObject {
    var title: String? {
        get { uikitManaged(self, "title") }
        set { uikitManage(self, "title", newValue) }
    }
    var books: NSSet? {
        get { uikitManaged(self, "books") }
        set { uikitManage(self, "books", newValue) }
    }
    func addToBooks(_ value: Book) { uikitChangeManaged(self, "addToBooks", [value]) }
    func addToBooks(_ values: NSSet) { uikitChangeManaged(self, "addToBooks", [values]) }
    func removeFromBooks(_ value: Book) { uikitChangeManaged(self, "removeFromBooks", [value]) }
}

final class Book: NSManagedObject {
    var pages: Int16 {
        get { uikitManaged(self, "pages") }
        set { uikitManage(self, "pages", newValue) }
    }
    var title: String {
        get { uikitManaged(self, "title") }
        set { uikitManage(self, "title", newValue) }
    }
    var shelf: Shelf? {
        get { uikitManaged(self, "shelf") }
        set { uikitManage(self, "shelf", newValue) }
    }
}
