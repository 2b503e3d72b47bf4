import Foundation

/// Operators that end early, wait or sum up.
extension Publisher {
    /// Hands values on as long as `step` says so.
    func going(
        _ step: @escaping () -> (Output) -> (isSent: Bool, isLast: Bool)
    ) -> AnyPublisher<Output, Failure> {
        ending {
            let step = step()
            return { value, receive, end in
                let next = step(value)
                if next.isSent { receive(value) }
                if next.isLast { end(.finished) }
            }
        }
    }
    /// Ends where a step says so.
    func ending<New>(
        _ begin: @escaping () -> (Output, (New) -> Void, (Subscribers.Completion<Failure>) -> Void) -> Void
    ) -> AnyPublisher<New, Failure> {
        starting { erased, receive, finish in
            let (step, all) = (begin(), Several())
            var isOver = false
            func end(_ completion: Subscribers.Completion<Failure>) {
                isOver = true
                finish(completion)
                all.cancel()
            }
            all.add(erased.start({ if !isOver { step($0, receive, end) } }, { if !isOver { finish($0) } }))
            return all
        }
    }
    /// One value at the end, unless the publisher fails.
    func summed<Sum, New>(
        _ first: @escaping () -> Sum, _ add: @escaping (inout Sum, Output) -> Void,
        _ end: @escaping (Sum) -> New?
    ) -> AnyPublisher<New, Failure> {
        starting { erased, receive, finish in
            var sum = first()
            return erased.start(
                { add(&sum, $0) },
                {
                    if case .finished = $0, let value = end(sum) { receive(value) }
                    finish($0)
                })
        }
    }

    // MARK: A part of the values

    public func prefix(while isWanted: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        going { { isWanted($0) ? (true, false) : (false, true) } }
    }
    public func drop(while isDropped: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        keeping({ true }) { isDropping, value, receive in
            isDropping = isDropping && isDropped(value)
            if !isDropping { receive(value) }
        }
    }
    public func prefix<P: Publisher>(untilOutputFrom other: P) -> AnyPublisher<Output, Failure> {
        let (erased, end) = (eraseToAnyPublisher(), other.eraseToAnyPublisher())
        return AnyPublisher { receive, finish in
            let all = Several()
            var isOver = false
            all.add(
                end.start(
                    { _ in
                        guard !isOver else { return }
                        isOver = true
                        finish(.finished)
                        all.cancel()
                    }, { _ in }))
            all.add(erased.start({ if !isOver { receive($0) } }, { if !isOver { finish($0) } }))
            return all
        }
    }
    public func drop<P: Publisher>(untilOutputFrom other: P) -> AnyPublisher<Output, Failure>
    where P.Failure == Failure {
        let (erased, begin) = (eraseToAnyPublisher(), other.eraseToAnyPublisher())
        return AnyPublisher { receive, finish in
            let all = Several()
            var isOpen = false
            all.add(begin.start({ _ in isOpen = true }, { _ in }))
            all.add(erased.start({ if isOpen { receive($0) } }, finish))
            return all
        }
    }
    public func output<R: RangeExpression>(in range: R) -> AnyPublisher<Output, Failure> where R.Bound == Int {
        let bounds = range.relative(to: 0..<Int.max)
        return going {
            var index = -1
            return { _ in
                index += 1
                return (bounds.contains(index), index + 1 >= bounds.upperBound)
            }
        }
    }
    public func last() -> AnyPublisher<Output, Failure> { summed({ Output?.none }, { $0 = $1 }, { $0 }) }
    public func last(where isWanted: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        filter(isWanted).last()
    }

    // MARK: Sums

    public func reduce<New>(_ first: New, _ next: @escaping (New, Output) -> New) -> AnyPublisher<New, Failure> {
        summed({ first }, { $0 = next($0, $1) }, { $0 })
    }
    public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }
    public func contains(where isWanted: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
        reduce(false) { $0 || isWanted($1) }
    }
    public func contains(_ value: Output) -> AnyPublisher<Bool, Failure> where Output: Equatable {
        contains { $0 == value }
    }
    public func allSatisfy(_ isWanted: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
        reduce(true) { $0 && isWanted($1) }
    }
    public func min() -> AnyPublisher<Output, Failure> where Output: Comparable {
        summed({ Output?.none }, { known, value in known = known.map { Swift.min($0, value) } ?? value }, { $0 })
    }
    public func max() -> AnyPublisher<Output, Failure> where Output: Comparable {
        summed({ Output?.none }, { known, value in known = known.map { Swift.max($0, value) } ?? value }, { $0 })
    }
    public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
        starting { erased, receive, finish in
            var values: [Output] = []
            return erased.start(
                {
                    values.append($0)
                    guard values.count >= count else { return }
                    receive(values)
                    values = []
                },
                {
                    if case .finished = $0, !values.isEmpty { receive(values) }
                    finish($0)
                })
        }
    }

    // MARK: Other values

    public func append(_ values: Output...) -> AnyPublisher<Output, Failure> { append(values) }
    public func append<S: Sequence>(_ values: S) -> AnyPublisher<Output, Failure> where S.Element == Output {
        starting { erased, receive, finish in
            erased.start(
                receive,
                {
                    if case .finished = $0 { for value in values { receive(value) } }
                    finish($0)
                })
        }
    }
    public func append<P: Publisher>(_ other: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        let (erased, next) = (eraseToAnyPublisher(), other.eraseToAnyPublisher())
        return AnyPublisher { receive, finish in
            let all = Several()
            all.add(
                erased.start(receive) { end in
                    if case .finished = end { all.add(next.start(receive, finish)) } else { finish(end) }
                })
            return all
        }
    }
    public func tryCompactMap<New>(_ transform: @escaping (Output) throws -> New?) -> AnyPublisher<New, any Error> {
        tryMap(transform).compactMap { $0 }
    }
    public func decode<Item: Decodable>(type: Item.Type, decoder: JSONDecoder) -> AnyPublisher<Item, any Error>
    where Output == Data { tryMap { try decoder.decode(type, from: $0) } }
    /// Subscribes again after a failure.
    public func retry(_ times: Int) -> AnyPublisher<Output, Failure> {
        let erased = eraseToAnyPublisher()
        guard times > 0 else { return erased }
        return erased.catch { _ in erased.retry(times - 1) }.eraseToAnyPublisher()
    }
}
