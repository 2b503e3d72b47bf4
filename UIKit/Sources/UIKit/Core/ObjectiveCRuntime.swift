// Functions of Objective-C's runtime by which programs exchange methods.

/// How many references to an object there are.
public func CFGetRetainCount(_ object: AnyObject) -> Int { Int(_getRetainCount(object)) }

/// The class of an object; nil for a value that is no object.
public func object_getClass(_ object: Any?) -> AnyClass? {
    guard let object else { return nil }
    return type(of: object) as? AnyClass
}
/// The class above a class.
public func class_getSuperclass(_ type: AnyClass?) -> AnyClass? { type.flatMap { _getSuperclass($0) } }
/// The name of a class with its module's, as Objective-C says Swift's classes.
public func class_getName(_ type: AnyClass?) -> String { type.map { NSStringFromClass($0) } ?? "nil" }

public typealias objc_property_t = OpaquePointer
/// The properties of a class that Objective-C knows: none.
public func class_copyPropertyList(
    _ type: AnyClass?, _ count: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<objc_property_t>? {
    Missing.note("class_copyPropertyList: Swift's properties have no list")
    unsafe count?.pointee = 0
    return nil
}
/// The name of such a property.
public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> { unsafe UnsafePointer(property) }

/// A method of a class or of the superclass that declares it; nil, which is said, for one that cannot be exchanged.
public func class_getInstanceMethod(_ type: AnyClass?, _ selector: Selector, file: StaticString = #fileID) -> Method? {
    ProgramModules.note(file)
    let found = type.flatMap { MethodExchange.nearest(selector, to: $0) }
    if found == nil, let type { Missing.note("\(type).\(selector.name): cannot be exchanged") }
    MethodExchange.noteUnprepared(selector, type, below: found?.type)
    return found
}

/// Methods of types are never exchanged here.
public func class_getClassMethod(_ type: AnyClass?, _ selector: Selector) -> Method? {
    if let type { Missing.note("\(type).\(selector.name): methods of types cannot be exchanged") }
    return nil
}

/// What the method of a class or of the superclass that declares it does at present.
public func class_getMethodImplementation(
    _ type: AnyClass?, _ selector: Selector, file: StaticString = #fileID
) -> IMP? { class_getInstanceMethod(type, selector, file: file)?.implementation }

/// Lets two methods do what the other did.
public func method_exchangeImplementations(_ first: Method, _ second: Method) {
    swap(&first.implementation, &second.implementation)
}
/// What a method does at present.
public func method_getImplementation(_ method: Method) -> IMP { method.implementation }
/// Lets a method do something else.
/// - Returns: what it did before.
@discardableResult
public func method_setImplementation(_ method: Method, _ implementation: IMP) -> IMP {
    let old = method.implementation
    method.implementation = implementation
    return old
}
/// The name of a method.
public func method_getName(_ method: Method) -> Selector { Selector(method.name) }
/// Nothing reads what this says: types are Swift's.
public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? { nil }

/// Gives a class a method that a superclass has.
/// - Returns: false for one that the class has itself.
@discardableResult
public func class_addMethod(
    _ type: AnyClass?, _ selector: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?,
    file: StaticString = #fileID
) -> Bool {
    ProgramModules.note(file)
    guard let type, MethodExchange.method(selector, of: type) == nil else { return false }
    if MethodExchange.hasFixed(selector, type) {
        Missing.note("\(type).\(selector.name): cannot be exchanged")
        return false
    }
    MethodExchange.noteUnprepared(selector, type, below: _getSuperclass(type))
    MethodExchange.add(selector, to: type, implementation)
    return true
}

/// Gives a class a method, in the place of its own if it has one.
/// - Returns: the implementation that the class had itself.
@discardableResult
public func class_replaceMethod(
    _ type: AnyClass?, _ selector: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?,
    file: StaticString = #fileID
) -> IMP? {
    guard let type else { return nil }
    if let method = MethodExchange.method(selector, of: type) {
        return method_setImplementation(method, implementation)
    }
    class_addMethod(type, selector, implementation, types, file: file)
    return nil
}

// MARK: Classes made at run time

/// Nothing: the classes of a program are those of its sources.
public func objc_allocateClassPair(
    _ superclass: AnyClass?, _ name: UnsafePointer<CChar>, _ extraBytes: Int
) -> AnyClass? {
    Missing.note("objc_allocateClassPair: classes cannot be made at run time")
    return nil
}
/// - Note: Does nothing.
public func objc_registerClassPair(_ type: AnyClass) {}
/// - Note: Does nothing.
public func objc_disposeClassPair(_ type: AnyClass) {}
/// Nothing: an object keeps its class.
@discardableResult
public func object_setClass(_ object: Any?, _ type: AnyClass) -> AnyClass? {
    Missing.note("object_setClass: an object keeps its class")
    return object_getClass(object)
}

// MARK: Implementations as functions

extension NSObject {
    /// What a method that a table knows does, as a function that `unsafeBitCast` makes of it.
    public func method(for selector: Selector!) -> IMP! {
        IMP { object, selector, values in
            onMain((object, values)) { object, values in
                if !Members.call(selector, values, on: object) { Members.noteMissing(selector, on: object) }
            }
            return nil
        }
    }
}

/// An implementation of a closure; the closure gets the object first and the arguments behind it.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
    if let known = block as? IMP { return known }
    Missing.note("imp_implementationWithBlock: a closure that was not made an object of by unsafeBitCast")
    return IMP()
}
/// An implementation of a closure that the compiler knows the parameters of.
public func imp_implementationWithBlock<each Argument, Value>(
    _ block: @escaping (repeat each Argument) -> Value
) -> IMP { IMP(unpacked(block)) }

/// Makes an object of a closure.
public func unsafeBitCast<each Argument, Value>(
    _ block: @escaping (repeat each Argument) -> Value, to type: (any AnyObject).Type
) -> AnyObject { IMP(unpacked(block)) }

// By the number of arguments: a list of any length is no better a fit for the compiler than Swift's function of this name.

/// Makes a function without arguments of an implementation.
public func unsafeBitCast<Object, Value>(
    _ implementation: IMP, to type: ((Object, Selector) -> Value).Type
) -> (Object, Selector) -> Value { { implementation.result($0, $1, []) } }
/// Makes a function of one argument of an implementation.
public func unsafeBitCast<Object, A, Value>(
    _ implementation: IMP, to type: ((Object, Selector, A) -> Value).Type
) -> (Object, Selector, A) -> Value { { implementation.result($0, $1, [$2]) } }
/// Makes a function of two arguments of an implementation.
public func unsafeBitCast<Object, A, B, Value>(
    _ implementation: IMP, to type: ((Object, Selector, A, B) -> Value).Type
) -> (Object, Selector, A, B) -> Value { { implementation.result($0, $1, [$2, $3]) } }
/// Makes a function of three arguments of an implementation.
public func unsafeBitCast<Object, A, B, C, Value>(
    _ implementation: IMP, to type: ((Object, Selector, A, B, C) -> Value).Type
) -> (Object, Selector, A, B, C) -> Value { { implementation.result($0, $1, [$2, $3, $4]) } }
/// Makes a function of four arguments of an implementation.
public func unsafeBitCast<Object, A, B, C, D, Value>(
    _ implementation: IMP, to type: ((Object, Selector, A, B, C, D) -> Value).Type
) -> (Object, Selector, A, B, C, D) -> Value { { implementation.result($0, $1, [$2, $3, $4, $5]) } }

extension IMP {
    /// What the implementation gives, which has to be of the type that the function says.
    fileprivate func result<Object, Value>(_ object: Object, _ selector: Selector, _ values: [Any?]) -> Value {
        let result = call(object as AnyObject, selector, values)
        guard let value = (Value.self == Void.self ? () : result) as? Value else {
            preconditionFailure("an implementation gave \(String(describing: result)) for \(Value.self)")
        }
        return value
    }
}

/// A closure that takes its arguments from a list; without those that it wants it is not called.
private func unpacked<each Argument, Value>(
    _ block: @escaping (repeat each Argument) -> Value
) -> (AnyObject, Selector, [Any?]) -> Any? {
    { object, selector, values in
        var list = ArgumentList(values: [object] + values, selector: selector)
        guard let arguments = try? (repeat list.next(as: (each Argument).self)) else {
            Missing.note("\(selector.name): exchanged with a closure of other parameters, and not called by it")
            return nil
        }
        return block(repeat each arguments)
    }
}

/// The arguments of a call, one after the other.
private struct ArgumentList {
    struct Mismatch: Error {}
    var values: [Any?]
    let selector: Selector
    private var index = 0

    init(values: [Any?], selector: Selector) { (self.values, self.selector) = (values, selector) }

    mutating func next<Value>(as type: Value.Type) throws -> Value {
        if index < values.count, let value = values[index] as? Value {
            index += 1
            return value
        }
        if let selector = selector as? Value { return selector }
        throw Mismatch()
    }
}

/// Lets no other thread that asks for the same object pass, until `objc_sync_exit`; the same thread passes as often as it
/// leaves.
/// - Returns: 0.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
    ObjectLocks.lock(of: object as AnyObject, entering: true)?.lock()
    return 0
}
/// Lets the next thread pass.
/// - Returns: 0; -1 for an object that nobody has entered.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
    guard let lock = ObjectLocks.lock(of: object as AnyObject, entering: false) else { return -1 }
    lock.unlock()
    return 0
}

/// The locks of objects that threads are in or wait for.
private enum ObjectLocks {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var locks: [ObjectIdentifier: (lock: NSRecursiveLock, count: Int)] = [:]

    static func lock(of object: AnyObject, entering: Bool) -> NSRecursiveLock? {
        lock.withLock {
            let id = ObjectIdentifier(object)
            guard entering || locks[id] != nil else { return nil }
            let known = locks[id] ?? (NSRecursiveLock(), 0)
            let count = known.count + (entering ? 1 : -1)
            locks[id] = count > 0 ? (known.lock, count) : nil
            return known.lock
        }
    }
}

/// The length of a name that `uname` gives.
public var _SYS_NAMELEN: Int32 { Int32(MemoryLayout.size(ofValue: utsname().machine)) }
