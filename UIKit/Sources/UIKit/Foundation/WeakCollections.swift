/// What a table of weak references does with its objects.
public struct NSPointerFunctionsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strongMemory = NSPointerFunctionsOptions([])
    public static let weakMemory = NSPointerFunctionsOptions(rawValue: 5)
    public static let copyIn = NSPointerFunctionsOptions(rawValue: 1 << 16)
}
public enum NSPointerFunctions { public typealias Options = NSPointerFunctionsOptions }

private struct Reference {
    weak var weakObject: AnyObject?
    var strongObject: AnyObject?
    init(_ object: AnyObject, isWeak: Bool) {
        weakObject = object
        strongObject = isWeak ? nil : object
    }
}

/// A set of objects, in the order in which they came, which forgets those that are gone.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
    private var references: [Reference] = []
    private let isWeak: Bool

    public init(options: NSPointerFunctions.Options, capacity: Int = 0) { isWeak = options.contains(.weakMemory) }
    public convenience override init() { self.init(options: .strongMemory) }
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    open var allObjects: [ObjectType] {
        references.removeAll { $0.weakObject == nil }
        return references.compactMap { $0.weakObject as? ObjectType }
    }
    open var count: Int { allObjects.count }
    open func contains(_ object: ObjectType?) -> Bool {
        references.contains { $0.weakObject === object && object != nil }
    }
    open func member(_ object: ObjectType?) -> ObjectType? { contains(object) ? object : nil }
    open func add(_ object: ObjectType?) {
        guard let object, !contains(object) else { return }
        references.append(Reference(object, isWeak: isWeak))
    }
    open func remove(_ object: ObjectType?) { references.removeAll { $0.weakObject === object } }
    open func removeAllObjects() { references = [] }
    open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}

/// Objects by objects, which forgets the pairs of which one is gone.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private var pairs: [(key: Reference, value: Reference)] = []
    private let isWeak: (keys: Bool, values: Bool)

    public init(
        keyOptions: NSPointerFunctions.Options = .strongMemory,
        valueOptions: NSPointerFunctions.Options = .strongMemory,
        capacity: Int = 0
    ) { isWeak = (keyOptions.contains(.weakMemory), valueOptions.contains(.weakMemory)) }
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }
    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

    private func place(of key: KeyType) -> Int? {
        pairs.removeAll { $0.key.weakObject == nil || $0.value.weakObject == nil }
        return pairs.firstIndex { pair in
            pair.key.weakObject === key || (pair.key.weakObject as? NSObject).map { $0.isEqual(key) } == true
        }
    }
    open var count: Int {
        pairs.removeAll { $0.key.weakObject == nil || $0.value.weakObject == nil }
        return pairs.count
    }
    open func object(forKey key: KeyType?) -> ObjectType? {
        key.flatMap { place(of: $0) }.flatMap { pairs[$0].value.weakObject as? ObjectType }
    }
    open func setObject(_ object: ObjectType?, forKey key: KeyType?) {
        guard let key, let object else { return }
        let value = Reference(object, isWeak: isWeak.values)
        if let place = place(of: key) {
            pairs[place].value = value
        } else {
            pairs.append((Reference(key, isWeak: isWeak.keys), value))
        }
    }
    open func removeObject(forKey key: KeyType?) {
        if let place = key.flatMap({ place(of: $0) }) { pairs.remove(at: place) }
    }
    open func removeAllObjects() { pairs = [] }
    open func objectEnumerator() -> NSEnumerator? {
        NSArray(array: pairs.compactMap(\.value.weakObject)).objectEnumerator()
    }
    open func keyEnumerator() -> NSEnumerator { NSArray(array: pairs.compactMap(\.key.weakObject)).objectEnumerator() }
}
