import Foundation

extension Publisher {
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        AnyCancellable(eraseToAnyPublisher().start({ subject.send($0) }, { subject.send(completion: $0) }).cancel)
    }

    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        AnyCancellable(eraseToAnyPublisher().start(receiveValue, receiveCompletion).cancel)
    }

    /// A publisher with other values.
    private func each<New>(
        _ step: @escaping (Output, @escaping (New) -> Void) -> Void
    ) -> AnyPublisher<New, Failure> {
        starting { erased, receive, finish in erased.start({ step($0, receive) }, finish) }
    }
    /// A publisher that keeps something for each subscriber.
    func keeping<Kept, New>(
        _ start: @escaping () -> Kept, _ step: @escaping (inout Kept, Output, (New) -> Void) -> Void
    ) -> AnyPublisher<New, Failure> {
        starting { erased, receive, finish in
            var kept = start()
            return erased.start({ step(&kept, $0, receive) }, finish)
        }
    }

    // MARK: Values

    public func map<New>(_ transform: @escaping (Output) -> New) -> AnyPublisher<New, Failure> {
        each { $1(transform($0)) }
    }
    public func map<New>(_ path: KeyPath<Output, New>) -> AnyPublisher<New, Failure> {
        each { $1($0[keyPath: path]) }
    }
    public func compactMap<New>(_ transform: @escaping (Output) -> New?) -> AnyPublisher<New, Failure> {
        each { value, receive in if let new = transform(value) { receive(new) } }
    }
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        each { if isIncluded($0) { $1($0) } }
    }
    public func replaceNil<Wrapped>(with other: Wrapped) -> AnyPublisher<Wrapped, Failure>
    where Output == Wrapped? { map { $0 ?? other } }
    public func scan<New>(_ first: New, _ next: @escaping (New, Output) -> New) -> AnyPublisher<New, Failure> {
        keeping({ first }) { kept, value, receive in
            kept = next(kept, value)
            receive(kept)
        }
    }
    public func removeDuplicates(
        by areEqual: @escaping (Output, Output) -> Bool
    ) -> AnyPublisher<Output, Failure> {
        keeping({ Output?.none }) { kept, value, receive in
            if let last = kept, areEqual(last, value) { return }
            kept = value
            receive(value)
        }
    }
    public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
        removeDuplicates(by: ==)
    }
    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        keeping({ count }) { kept, value, receive in if kept > 0 { kept -= 1 } else { receive(value) } }
    }
    public func prepend(_ values: Output...) -> AnyPublisher<Output, Failure> {
        starting { erased, receive, finish in
            for value in values { receive(value) }
            return erased.start(receive, finish)
        }
    }
    public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
        going {
            var left = count
            return { _ in
                left -= 1
                return (left >= 0, left <= 0)
            }
        }
    }
    public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
    public func first(where isWanted: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        filter(isWanted).prefix(1)
    }
    public func collect() -> AnyPublisher<[Output], Failure> { summed({ [Output]() }, { $0.append($1) }, { $0 }) }
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
        starting { erased, receive, finish in
            let part = erased.start(
                {
                    receiveOutput?($0)
                    receive($0)
                },
                {
                    receiveCompletion?($0)
                    finish($0)
                })
            return AnyCancellable {
                receiveCancel?()
                part.cancel()
            }
        }
    }
    public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
        handleEvents(
            receiveOutput: { Swift.print("\(prefix)receive value: (\($0))") },
            receiveCompletion: { Swift.print("\(prefix)receive \($0)") })
    }

    // MARK: Failures

    public func mapError<New: Error>(_ transform: @escaping (Failure) -> New) -> AnyPublisher<Output, New> {
        starting { erased, receive, finish in
            erased.start(receive) { end in
                switch end {
                case .finished: finish(.finished)
                case .failure(let error): finish(.failure(transform(error)))
                }
            }
        }
    }
    public func tryMap<New>(_ transform: @escaping (Output) throws -> New) -> AnyPublisher<New, any Error> {
        mapError { $0 as any Error }.ending {
            { value, receive, end in do { receive(try transform(value)) } catch { end(.failure(error)) } }
        }
    }
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure>
    where P.Output == Output {
        starting { erased, receive, finish in
            let all = Several()
            all.add(
                erased.start(receive) { end in
                    switch end {
                    case .finished: finish(.finished)
                    case .failure(let error): all.add(AnyPublisher(handler(error)).start(receive, finish))
                    }
                })
            return all
        }
    }
    public func replaceError(with output: Output) -> AnyPublisher<Output, Never> { `catch` { _ in Just(output) } }
    public func assertNoFailure() -> AnyPublisher<Output, Never> {
        `catch` { error -> Empty<Output, Never> in preconditionFailure("\(error)") }
    }
}

extension Publisher where Failure == Never {
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
    public func assign<Root>(to path: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        sink { object[keyPath: path] = $0 }
    }
    /// Sets the property as long as it lives.
    public func assign(to published: inout Published<Output>.Publisher) {
        let storage = published.storage
        Forever.keep(sink { [weak storage] in storage?.set($0) })
    }
    public func setFailureType<New: Error>(to type: New.Type) -> AnyPublisher<Output, New> {
        starting { erased, receive, finish in erased.start(receive) { _ in finish(.finished) } }
    }
}

/// Subscriptions that nobody cancels.
private enum Forever {
    nonisolated(unsafe) private static var all: [AnyCancellable] = []
    private static let lock = NSLock()
    static func keep(_ one: AnyCancellable) { lock.withLock { all.append(one) } }
}
