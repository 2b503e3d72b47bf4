import Foundation

/// The protocols of Combine. Operators here hand on every value as it comes; a subscriber's finite demand is kept at the end of
/// the chain, where values wait until more is asked for.
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

public protocol Subscriber<Input, Failure> {
    associatedtype Input
    associatedtype Failure: Error
    func receive(subscription: any Subscription)
    func receive(_ input: Input) -> Subscribers.Demand
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    public func receive() -> Subscribers.Demand { receive(()) }
}

public protocol Cancellable { func cancel() }
public protocol Subscription: Cancellable { func request(_ demand: Subscribers.Demand) }

/// What ends a subscription: at the latest when this object goes.
public final class AnyCancellable: Cancellable, Hashable {
    private var end: (() -> Void)?

    public init(_ cancel: @escaping () -> Void) { end = cancel }
    public convenience init<C: Cancellable>(_ canceller: C) { self.init { canceller.cancel() } }
    deinit { end?() }

    public func cancel() {
        let last = end
        end = nil
        last?()
    }
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }
    public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Cancellable {
    public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(cancel)) }
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(AnyCancellable(cancel))
    }
}

public enum Subscribers {
    public struct Demand: Equatable, Comparable, Sendable {
        let count: Int
        public static let none = Demand(count: 0)
        public static let unlimited = Demand(count: .max)
        public static func max(_ value: Int) -> Demand { Demand(count: value) }
        public static func < (a: Self, b: Self) -> Bool { a.count < b.count }
        public static func + (a: Self, b: Self) -> Self {
            let (sum, isOver) = a.count.addingReportingOverflow(b.count)
            return Demand(count: isOver ? .max : sum)
        }
    }

    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }

    /// Takes every value.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        private var subscription: (any Subscription)?
        private var isOver = false
        public let receiveValue: (Input) -> Void
        public let receiveCompletion: (Completion<Failure>) -> Void

        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
        ) {
            (self.receiveValue, self.receiveCompletion) = (receiveValue, receiveCompletion)
        }
        public func receive(subscription: any Subscription) {
            guard self.subscription == nil, !isOver else { return subscription.cancel() }
            self.subscription = subscription
            subscription.request(.unlimited)
        }
        public func receive(_ input: Input) -> Demand {
            if !isOver { receiveValue(input) }
            return .none
        }
        public func receive(completion: Completion<Failure>) {
            guard !isOver else { return }
            isOver = true
            subscription = nil
            receiveCompletion(completion)
        }
        public func cancel() {
            isOver = true
            subscription?.cancel()
            subscription = nil
        }
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable where Failure: Sendable {}

/// A publisher as what happens when somebody subscribes to it.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    typealias Receive = (Output) -> Void
    typealias Finish = (Subscribers.Completion<Failure>) -> Void
    let start: (@escaping Receive, @escaping Finish) -> any Cancellable

    init(start: @escaping (@escaping Receive, @escaping Finish) -> any Cancellable) { self.start = start }

    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        if let own = publisher as? Self {
            self = own
        } else {
            start = { receive, finish in
                let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: finish, receiveValue: receive)
                publisher.receive(subscriber: sink)
                return sink
            }
        }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let waiting = WaitingSubscription(subscriber)
        subscriber.receive(subscription: waiting)
        waiting.take(start({ waiting.offer($0) }, { waiting.finish($0) }))
    }
}

/// A publisher that says by another one what happens when somebody subscribes to it.
protocol StatedPublisher: Publisher {
    // Stated again, so that they follow from the other one.
    associatedtype Output
    associatedtype Failure
    var stated: AnyPublisher<Output, Failure> { get }
}
extension StatedPublisher {
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        stated.receive(subscriber: subscriber)
    }
}

extension Publisher {
    /// What begins with this publisher for each subscriber.
    func starting<New, End: Error>(
        _ start:
            @escaping (
                AnyPublisher<Output, Failure>, @escaping (New) -> Void, @escaping (Subscribers.Completion<End>) -> Void
            ) -> any Cancellable
    ) -> AnyPublisher<New, End> {
        let own = AnyPublisher(self)
        return AnyPublisher { start(own, $0, $1) }
    }
}

/// Keeps values until the subscriber asks for them.
private final class WaitingSubscription<S: Subscriber>: Subscription {
    private var subscriber: S?
    private var values: [S.Input] = []
    private var completion: Subscribers.Completion<S.Failure>?
    private var demand = Subscribers.Demand.none
    private var isDelivering = false
    private var upstream: (any Cancellable)?

    init(_ subscriber: S) { self.subscriber = subscriber }

    func take(_ upstream: any Cancellable) {
        if subscriber == nil { upstream.cancel() } else { self.upstream = upstream }
    }
    func offer(_ value: S.Input) {
        guard subscriber != nil, completion == nil else { return }
        values.append(value)
        deliver()
    }
    func finish(_ completion: Subscribers.Completion<S.Failure>) {
        guard self.completion == nil else { return }
        self.completion = completion
        deliver()
    }
    func request(_ more: Subscribers.Demand) {
        demand = demand + more
        deliver()
    }
    private func deliver() {
        guard !isDelivering else { return }
        isDelivering = true
        while demand > .none, !values.isEmpty, let subscriber {
            if demand != .unlimited { demand = .max(demand.count - 1) }
            demand = demand + subscriber.receive(values.removeFirst())
        }
        isDelivering = false
        guard values.isEmpty, let completion, let last = subscriber else { return }
        subscriber = nil
        upstream = nil
        last.receive(completion: completion)
    }
    func cancel() {
        subscriber = nil
        values = []
        upstream?.cancel()
        upstream = nil
    }
}

struct NothingToCancel: Cancellable { func cancel() {} }

/// Several subscriptions as one.
final class Several: Cancellable {
    private var parts: [any Cancellable] = []
    private var isOver = false
    /// How many have not ended.
    var left = 0
    func add(_ part: any Cancellable) { if isOver { part.cancel() } else { parts.append(part) } }
    func cancel() {
        isOver = true
        let all = parts
        parts = []
        for part in all { part.cancel() }
    }
    /// Ends with the last part, or with the first failure, which ends the others.
    func end<Failure>(_ end: Subscribers.Completion<Failure>, _ finish: (Subscribers.Completion<Failure>) -> Void) {
        left -= 1
        if case .failure = end { left = 0 }
        guard left == 0, !isOver else { return }
        finish(end)
        cancel()
    }
}
