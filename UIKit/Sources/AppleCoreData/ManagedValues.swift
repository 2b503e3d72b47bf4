import UIKit

/// What the preparation writes in place of the members that Core Data would make.
public func uikitManaged<Value>(_ object: NSManagedObject, _ name: String) -> Value { object.managed(name) }
public func uikitManage<Value>(_ object: NSManagedObject, _ name: String, _ value: Value) {
    object.setManaged(value, name)
}
public func uikitManageWeakly<Value>(_ object: NSManagedObject, _ name: String, _ value: Value) {
    object.setManaged(value, name)
}
public func uikitChangeManaged(_ object: NSManagedObject, _ method: String, _ arguments: [Any]) {
    object.changeManaged(method, arguments)
}

extension NSManagedObject {
    /// The value of a property as its declaration wants it: a number in any type, related objects in any collection; nothing
    /// where there may be nothing, else an empty text, zero or an empty collection, as the stand-in of any value.
    fileprivate func managed<T>(_ key: String) -> T {
        let key = managedKey(key)
        if let relationship = entity.relationship(key) {
            let objects = related[key] ?? []
            if let type = T.self as? any RelatedCollection.Type, let found = type.of(objects) as? T { return found }
            let found: [Any?] =
                relationship.isToMany
                ? [NSSet(array: objects), NSOrderedSet(array: objects), objects] : [objects.first]
            for value in found { if let value = value as? T { return value } }
        } else if let value = values[key] {
            if let found = value as? T { return found }
            if let number = value as? NSNumber, let type = T.self as? any ManagedNumber.Type,
                let found = type.of(number) as? T
            {
                return found
            }
        }
        return UIKitStandIn.value("\(entity.name ?? "").\(key)")
    }

    fileprivate func setManaged<T>(_ value: T, _ key: String) { store(value, managedKey(key)) }

    /// A generated method: `addToRows(_:)`, `removeFromRows(_:)`, `insertIntoRows(_:at:)`, `removeFromRows(at:)`,
    /// `replaceRows(at:with:)`.
    fileprivate func changeManaged(_ method: String, _ arguments: [Any]) {
        for (prefix, change) in Self.changes where method.hasPrefix(prefix) {
            let rest = method.dropFirst(prefix.count)
            let key = managedKey(rest.prefix(1).lowercased() + rest.dropFirst())
            guard let relationship = entity.relationship(key) else { continue }
            let arguments = arguments.map(ManagedArgument.init)
            if prefix == "addTo", let inverse = relationship.inverseRelationship {
                for object in arguments.flatMap(\.objects) { append(object, relationship, inverse) }
                return noteChange()
            }
            var objects = related[key] ?? []
            change(&objects, arguments)
            return relate(objects, key)
        }
        UIKitStandIn.stop("\(entity.name ?? "").\(method)")
    }

    private static let changes: [(String, (inout [NSManagedObject], [ManagedArgument]) -> Void)] = [
        ("addTo", { $0 += $1.flatMap(\.objects) }),
        (
            "removeFrom",
            { objects, arguments in
                let gone = Set(arguments.flatMap(\.objects).map(ObjectIdentifier.init))
                objects.removeAll { gone.contains(ObjectIdentifier($0)) }
                for place in arguments.flatMap(\.places).sorted(by: >) where objects.indices.contains(place) {
                    objects.remove(at: place)
                }
            }
        ),
        (
            "insertInto",
            { objects, arguments in
                for (object, place) in zip(arguments.flatMap(\.objects), arguments.flatMap(\.places)) {
                    objects.insert(object, at: max(0, min(place, objects.count)))
                }
            }
        ),
        (
            "replace",
            { objects, arguments in
                for (object, place) in zip(arguments.flatMap(\.objects), arguments.flatMap(\.places))
                where objects.indices.contains(place) { objects[place] = object }
            }
        ),
    ]

    /// The property of a primitive accessor, whose name begins with the word.
    private func managedKey(_ key: String) -> String {
        guard entity.property(key) == nil, key.hasPrefix("primitive") else { return key }
        let rest = key.dropFirst("primitive".count)
        let name = rest.prefix(1).lowercased() + rest.dropFirst()
        return entity.property(name) == nil ? key : name
    }

    // MARK: Storing

    /// Sets a property to a value of any type; nothing is nil, or an optional without a value.
    func store(_ value: Any?, _ key: String) {
        let value = present(value)
        guard entity.relationship(key) == nil else {
            return relate(value.map { ManagedArgument($0).objects } ?? [], key)
        }
        values[key] = value.map { ManagedNumbers.number($0) ?? $0 }
        noteChange()
    }

    /// Sets the objects of a relationship, and this object in their inverse.
    private func relate(_ objects: [NSManagedObject], _ key: String) {
        guard let relationship = entity.relationship(key) else { return }
        let old = related[key] ?? []
        var new: [NSManagedObject] = []
        var seen: Set<ObjectIdentifier> = []
        for object in relationship.isToMany ? objects[...] : objects.suffix(1)
        where seen.insert(ObjectIdentifier(object)).inserted { new.append(object) }
        related[key] = new
        noteChange()
        guard let inverse = relationship.inverseRelationship else { return }
        let known = Set(old.map(ObjectIdentifier.init))
        for object in old where !seen.contains(ObjectIdentifier(object)) { object.drop(self, inverse) }
        for object in new where !known.contains(ObjectIdentifier(object)) { object.take(self, inverse, relationship) }
    }

    /// Adds an object that does not know this one yet: lists of many grow by one, and are not compared.
    private func append(
        _ object: NSManagedObject, _ relationship: NSRelationshipDescription, _ inverse: NSRelationshipDescription
    ) {
        guard object.related[inverse.name]?.contains(where: { $0 === self }) != true else { return }
        related[relationship.name, default: []].append(object)
        object.take(self, inverse, relationship)
    }

    private func drop(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
        related[relationship.name]?.removeAll { $0 === object }
        noteChange()
    }

    private func take(
        _ object: NSManagedObject, _ relationship: NSRelationshipDescription, _ inverse: NSRelationshipDescription
    ) {
        if relationship.isToMany {
            related[relationship.name, default: []].append(object)
        } else {
            // The one that was there loses this object.
            for other in related[relationship.name] ?? [] { other.drop(self, inverse) }
            related[relationship.name] = [object]
        }
        noteChange()
    }

    private func noteChange() {
        guard let store, !isInserted else { return }
        isUpdated = true
        store.noteUpdate(of: self)
    }
}

/// An argument of a generated method: objects, or places among them.
private struct ManagedArgument {
    let objects: [NSManagedObject]
    let places: [Int]

    init(_ value: Any) {
        places = (value as? NSIndexSet).map { Array($0 as IndexSet) } ?? (value as? Int).map { [$0] } ?? []
        switch value {
        case let object as NSManagedObject: objects = [object]
        case let set as NSOrderedSet: objects = set.array.compactMap { $0 as? NSManagedObject }
        // A set has no order: that in which the objects were made.
        case let set as NSSet:
            objects = set.allObjects.compactMap { $0 as? NSManagedObject }
                .sorted { $0.objectID.number < $1.objectID.number }
        case let set as any RelatedCollection: objects = set.objects
        default: objects = []
        }
    }
}

/// Swift's collections of objects of one class.
private protocol RelatedCollection {
    static func of(_ objects: [NSManagedObject]) -> Any?
    var objects: [NSManagedObject] { get }
}
extension Set: RelatedCollection where Element: NSManagedObject {
    static func of(_ objects: [NSManagedObject]) -> Any? { Set(objects.compactMap { $0 as? Element }) }
    var objects: [NSManagedObject] { sorted { $0.objectID.number < $1.objectID.number } }
}
extension Array: RelatedCollection where Element: NSManagedObject {
    static func of(_ objects: [NSManagedObject]) -> Any? { objects.compactMap { $0 as? Element } }
    var objects: [NSManagedObject] { self }
}
extension Optional: RelatedCollection where Wrapped: RelatedCollection {
    static func of(_ objects: [NSManagedObject]) -> Any? { Wrapped.of(objects) }
    var objects: [NSManagedObject] { self?.objects ?? [] }
}

/// The set of a relationship, which writes its changes back: what `mutableSetValue(forKey:)` gives.
///
/// Foundation has a set of another class answer by these members alone.
final class RelatedSet: NSMutableSet {
    private let owner: NSManagedObject?
    private let key: String

    init(_ owner: NSManagedObject, _ key: String) {
        (self.owner, self.key) = (owner, key)
        super.init(capacity: 0)
    }
    required init(capacity: Int) {
        (owner, key) = (nil, "")
        super.init(capacity: capacity)
    }
    required init?(coder: NSCoder) { nil }

    private var objects: [NSManagedObject] { owner?.related[key] ?? [] }

    override var count: Int { objects.count }
    override func member(_ object: Any) -> Any? { objects.first { $0 === object as AnyObject } }
    override func objectEnumerator() -> NSEnumerator { NSArray(array: objects).objectEnumerator() }
    override func add(_ object: Any) { owner?.store(NSOrderedSet(array: objects + [object]), key) }
    override func remove(_ object: Any) {
        owner?.store(NSOrderedSet(array: objects.filter { $0 !== object as AnyObject }), key)
    }
    override func removeAllObjects() { owner?.store(nil, key) }
}

/// The types that a property of a number may have.
private protocol ManagedNumber {
    static func of(_ number: NSNumber) -> Any?
}
extension Int: ManagedNumber { static func of(_ number: NSNumber) -> Any? { number.intValue } }
extension Int16: ManagedNumber { static func of(_ number: NSNumber) -> Any? { number.int16Value } }
extension Int32: ManagedNumber { static func of(_ number: NSNumber) -> Any? { number.int32Value } }
extension Int64: ManagedNumber { static func of(_ number: NSNumber) -> Any? { number.int64Value } }
extension UInt: ManagedNumber { static func of(_ number: NSNumber) -> Any? { number.uintValue } }
extension Bool: ManagedNumber { static func of(_ number: NSNumber) -> Any? { number.boolValue } }
extension Double: ManagedNumber { static func of(_ number: NSNumber) -> Any? { number.doubleValue } }
extension Float: ManagedNumber { static func of(_ number: NSNumber) -> Any? { number.floatValue } }
extension CGFloat: ManagedNumber { static func of(_ number: NSNumber) -> Any? { CGFloat(number.doubleValue) } }
extension Decimal: ManagedNumber { static func of(_ number: NSNumber) -> Any? { number.decimalValue } }
extension Optional: ManagedNumber where Wrapped: ManagedNumber {
    static func of(_ number: NSNumber) -> Any? { Wrapped.of(number) }
}

private enum ManagedNumbers {
    /// A number of Swift's as the one kind that is kept.
    static func number(_ value: Any) -> NSNumber? {
        switch value {
        case let value as NSNumber: value
        case let value as Int: NSNumber(value: value)
        case let value as Int16: NSNumber(value: value)
        case let value as Int32: NSNumber(value: value)
        case let value as Int64: NSNumber(value: value)
        case let value as UInt: NSNumber(value: value)
        case let value as Bool: NSNumber(value: value)
        case let value as Double: NSNumber(value: value)
        case let value as Float: NSNumber(value: value)
        case let value as CGFloat: NSNumber(value: Double(value))
        case let value as Decimal: NSDecimalNumber(decimal: value)
        default: nil
        }
    }
}

/// A value, or nothing: also an optional in an `Any`.
private func present(_ value: Any?) -> Any? {
    guard let value, !(value is NSNull) else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { present($0.value) }
}
