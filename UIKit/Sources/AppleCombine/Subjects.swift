import UIKit

public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    public func send() { send(()) }
}

/// Who listens to a subject, in the order of their coming.
final class Listeners<Output, Failure: Error> {
    private var all: [(key: Int, receive: (Output) -> Void, finish: (Subscribers.Completion<Failure>) -> Void)] = []
    private var next = 0
    private(set) var completion: Subscribers.Completion<Failure>?

    func add(
        _ receive: @escaping (Output) -> Void, _ finish: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> any Cancellable {
        if let completion {
            finish(completion)
            return NothingToCancel()
        }
        let key = next
        next += 1
        all.append((key, receive, finish))
        return AnyCancellable { [weak self] in self?.all.removeAll { $0.key == key } }
    }
    func send(_ value: Output) {
        guard completion == nil else { return }
        for listener in all where all.contains(where: { $0.key == listener.key }) { listener.receive(value) }
    }
    func finish(_ completion: Subscribers.Completion<Failure>) {
        guard self.completion == nil else { return }
        self.completion = completion
        let last = all
        all = []
        for listener in last { listener.finish(completion) }
    }
}

public final class PassthroughSubject<Output, Failure: Error>: Subject, StatedPublisher {
    private let listeners = Listeners<Output, Failure>()
    public init() {}
    public func send(_ value: Output) { listeners.send(value) }
    public func send(completion: Subscribers.Completion<Failure>) { listeners.finish(completion) }
    public func send(subscription: any Subscription) { subscription.request(.unlimited) }
    var stated: AnyPublisher<Output, Failure> { AnyPublisher(start: listeners.add) }
}

public final class CurrentValueSubject<Output, Failure: Error>: Subject, StatedPublisher {
    private let listeners = Listeners<Output, Failure>()
    public var value: Output { didSet { listeners.send(value) } }
    public init(_ value: Output) { self.value = value }
    public func send(_ value: Output) { if listeners.completion == nil { self.value = value } }
    public func send(completion: Subscribers.Completion<Failure>) { listeners.finish(completion) }
    public func send(subscription: any Subscription) { subscription.request(.unlimited) }
    var stated: AnyPublisher<Output, Failure> {
        AnyPublisher { [self] receive, finish in
            if listeners.completion == nil { receive(value) }
            return listeners.add(receive, finish)
        }
    }
}

// MARK: Observable objects

public final class ObservableObjectPublisher: StatedPublisher {
    private let listeners = Listeners<Void, Never>()
    public init() {}
    public func send() { listeners.send(()) }
    var stated: AnyPublisher<Void, Never> { AnyPublisher(start: listeners.add) }
}

public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    public var objectWillChange: ObservableObjectPublisher { WillChange.publisher(of: self) }
}

/// The publishers of observable objects, as long as these live.
private enum WillChange {
    private static let lock = NSRecursiveLock()

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        lock.lock()
        defer { lock.unlock() }
        if let known = SideValues.value("objectWillChange", of: object) as? ObservableObjectPublisher { return known }
        let made = ObservableObjectPublisher()
        SideValues.set(made, "objectWillChange", of: object)
        return made
    }
}

/// A property whose values are published before they are set.
@propertyWrapper
public struct Published<Value> {
    final class Storage {
        var value: Value
        let listeners = Listeners<Value, Never>()
        init(_ value: Value) { self.value = value }
        func set(_ new: Value) {
            listeners.send(new)
            value = new
        }
    }
    let storage: Storage

    public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
    public init(initialValue: Value) { storage = Storage(initialValue) }

    @available(*, unavailable, message: "@Published is for properties of classes")
    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.set(newValue) }
    }
    public static subscript<Owner: AnyObject>(
        _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
        storage path: ReferenceWritableKeyPath<Owner, Published>
    ) -> Value {
        get { owner[keyPath: path].storage.value }
        set {
            if let observable = owner as? any ObservableObject,
                let publisher = observable.objectWillChange as? ObservableObjectPublisher
            {
                publisher.send()
            }
            owner[keyPath: path].storage.set(newValue)
        }
    }

    public struct Publisher: StatedPublisher {
        let storage: Storage
        var stated: AnyPublisher<Value, Never> {
            AnyPublisher { receive, finish in
                receive(storage.value)
                return storage.listeners.add(receive, finish)
            }
        }
    }
    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        set {}
    }
}
