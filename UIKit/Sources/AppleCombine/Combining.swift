import Foundation

public enum Publishers {
    public struct CombineLatest<A: Publisher, B: Publisher>: StatedPublisher where A.Failure == B.Failure {
        let stated: AnyPublisher<(A.Output, B.Output), A.Failure>
        public init(_ a: A, _ b: B) { stated = a.combineLatest(b) }
    }
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: StatedPublisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        let stated: AnyPublisher<(A.Output, B.Output, C.Output), A.Failure>
        public init(_ a: A, _ b: B, _ c: C) { stated = a.combineLatest(b, c) }
    }
    public struct Zip<A: Publisher, B: Publisher>: StatedPublisher where A.Failure == B.Failure {
        let stated: AnyPublisher<(A.Output, B.Output), A.Failure>
        public init(_ a: A, _ b: B) { stated = a.zip(b) }
    }
    public struct Merge<A: Publisher, B: Publisher>: StatedPublisher
    where A.Failure == B.Failure, A.Output == B.Output {
        let stated: AnyPublisher<A.Output, A.Failure>
        public init(_ a: A, _ b: B) { stated = a.merge(with: b) }
    }
    public struct MergeMany<Upstream: Publisher>: StatedPublisher {
        public let publishers: [Upstream]
        public init(_ publishers: Upstream...) { self.publishers = publishers }
        public init<All: Swift.Sequence>(_ publishers: All) where All.Element == Upstream {
            self.publishers = Array(publishers)
        }
        var stated: AnyPublisher<Upstream.Output, Upstream.Failure> { merged(publishers.map { AnyPublisher($0) }) }
    }

    // What functions of programs state as the results of operators.
    public typealias Map<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
    public typealias CompactMap<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
    public typealias Scan<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
    public typealias TryMap<Upstream: Publisher, Output> = AnyPublisher<Output, any Error>
    public typealias FlatMap<New: Publisher, Upstream: Publisher> = AnyPublisher<New.Output, New.Failure>
    public typealias SwitchToLatest<New: Publisher, Upstream: Publisher> = AnyPublisher<New.Output, New.Failure>
    public typealias MapError<Upstream: Publisher, Failure: Error> = AnyPublisher<Upstream.Output, Failure>
    public typealias SetFailureType<Upstream: Publisher, Failure: Error> = AnyPublisher<Upstream.Output, Failure>
    public typealias Catch<Upstream: Publisher, New: Publisher> = AnyPublisher<Upstream.Output, New.Failure>
    public typealias ReplaceError<Upstream: Publisher> = AnyPublisher<Upstream.Output, Never>
    public typealias Filter<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
    public typealias RemoveDuplicates<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
    public typealias HandleEvents<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
    public typealias Share<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
    public typealias Drop<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
    public typealias First<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
    public typealias ReceiveOn<Upstream: Publisher, Context> = AnyPublisher<Upstream.Output, Upstream.Failure>
    public typealias Debounce<Upstream: Publisher, Context> = AnyPublisher<Upstream.Output, Upstream.Failure>
    public typealias Throttle<Upstream: Publisher, Context> = AnyPublisher<Upstream.Output, Upstream.Failure>
}

/// The values of several publishers as they come; finished with the last of them.
private func merged<Output, Failure>(_ all: [AnyPublisher<Output, Failure>]) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, finish in
        let parts = Several()
        parts.left = all.count
        if all.isEmpty { finish(.finished) }
        for one in all { parts.add(one.start(receive) { parts.end($0, finish) }) }
        return parts
    }
}

extension Publisher {
    public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure { merged([eraseToAnyPublisher(), other.eraseToAnyPublisher()]) }

    public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
    where P.Failure == Failure {
        let (first, second) = (eraseToAnyPublisher(), other.eraseToAnyPublisher())
        return AnyPublisher<(Output, P.Output), Failure> { receive, finish in
            var (a, b) = (Output?.none, P.Output?.none)
            let parts = Several()
            parts.left = 2
            func told(_ take: () -> Void) {
                take()
                if let a, let b { receive((a, b)) }
            }
            parts.add(first.start({ value in told { a = value } }, { parts.end($0, finish) }))
            parts.add(second.start({ value in told { b = value } }, { parts.end($0, finish) }))
            return parts
        }
    }
    public func combineLatest<P: Publisher, New>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> New
    ) -> AnyPublisher<New, Failure> where P.Failure == Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ second: P, _ third: Q
    ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) }
    }

    public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
    where P.Failure == Failure {
        let (first, second) = (eraseToAnyPublisher(), other.eraseToAnyPublisher())
        return AnyPublisher<(Output, P.Output), Failure> { receive, finish in
            var (a, b): ([Output], [P.Output]) = ([], [])
            let parts = Several()
            func told(_ take: () -> Void) {
                take()
                while !a.isEmpty, !b.isEmpty { receive((a.removeFirst(), b.removeFirst())) }
            }
            parts.add(first.start({ value in told { a.append(value) } }, finish))
            parts.add(second.start({ value in told { b.append(value) } }, finish))
            return parts
        }
    }

    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
        starting { erased, receive, finish in
            let parts = Several()
            parts.left = 1
            let whole = erased.start(
                { value in
                    parts.left += 1
                    parts.add(AnyPublisher(transform(value)).start(receive) { parts.end($0, finish) })
                }, { parts.end($0, finish) })
            parts.add(whole)
            return parts
        }
    }
    /// Of a publisher that cannot fail, to publishers that can.
    @_disfavoredOverload public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, P.Failure> where Failure == Never {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }
    public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
    where Output: Publisher, Output.Failure == Failure {
        starting { erased, receive, finish in
            var inner: (any Cancellable)?
            let outer = erased.start(
                { value in
                    inner?.cancel()
                    inner = AnyPublisher(value).start(receive) { if case .failure = $0 { finish($0) } }
                }, finish)
            return AnyCancellable {
                outer.cancel()
                inner?.cancel()
            }
        }
    }
    /// One subscription for all subscribers.
    public func share() -> AnyPublisher<Output, Failure> {
        let erased = eraseToAnyPublisher()
        let listeners = Listeners<Output, Failure>()
        var upstream: (any Cancellable)?
        return AnyPublisher { receive, finish in
            let own = listeners.add(receive, finish)
            if upstream == nil { upstream = erased.start({ listeners.send($0) }, { listeners.finish($0) }) }
            return own
        }
    }
}
