@_exported import UIKit

public struct Just<Output>: StatedPublisher {
    public let output: Output
    public init(_ output: Output) { self.output = output }
    var stated: AnyPublisher<Output, Never> { [output].publisher }
}

public struct Empty<Output, Failure: Error>: StatedPublisher {
    private let completes: Bool
    public init(completeImmediately: Bool = true) { completes = completeImmediately }
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        completes = completeImmediately
    }
    var stated: AnyPublisher<Output, Failure> {
        AnyPublisher { _, finish in
            if completes { finish(.finished) }
            return NothingToCancel()
        }
    }
}

public struct Fail<Output, Failure: Error>: StatedPublisher {
    public let error: Failure
    public init(error: Failure) { self.error = error }
    public init(outputType: Output.Type, failure: Failure) { error = failure }
    var stated: AnyPublisher<Output, Failure> { Result.failure(error).publisher }
}

/// One value, found once for all who subscribe.
public final class Future<Output, Failure: Error>: StatedPublisher {
    public typealias Promise = (Result<Output, Failure>) -> Void
    private let listeners = Listeners<Output, Failure>()
    private var result: Result<Output, Failure>?

    public init(_ attempt: @escaping (@escaping Promise) -> Void) {
        attempt { result in
            guard self.result == nil else { return }
            self.result = result
            result.tell(self.listeners.send, self.listeners.finish)
        }
    }
    var stated: AnyPublisher<Output, Failure> {
        AnyPublisher { [self] receive, finish in
            if case .success(let value) = result { receive(value) }
            return listeners.add(receive, finish)
        }
    }
}

/// A publisher that is made for each subscriber.
public struct Deferred<P: Publisher>: StatedPublisher {
    public let createPublisher: () -> P
    public init(createPublisher: @escaping () -> P) { self.createPublisher = createPublisher }
    var stated: AnyPublisher<P.Output, P.Failure> { AnyPublisher(createPublisher()) }
}

extension Sequence {
    public var publisher: AnyPublisher<Element, Never> {
        AnyPublisher { receive, finish in
            for value in self { receive(value) }
            finish(.finished)
            return NothingToCancel()
        }
    }
}
extension Optional {
    public var publisher: AnyPublisher<Wrapped, Never> { (map { [$0] } ?? []).publisher }
}
extension Result {
    public var publisher: AnyPublisher<Success, Failure> {
        AnyPublisher { receive, finish in
            tell(receive, finish)
            return NothingToCancel()
        }
    }
    fileprivate func tell(_ receive: (Success) -> Void, _ finish: (Subscribers.Completion<Failure>) -> Void) {
        switch self {
        case .success(let value):
            receive(value)
            finish(.finished)
        case .failure(let error): finish(.failure(error))
        }
    }
}

// MARK: Foundation's

extension NotificationCenter {
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never> {
        AnyPublisher { receive, _ in
            let token = self.addObserver(forName: name, object: object, queue: nil) { receive($0) }
            return AnyCancellable { self.removeObserver(token) }
        }
    }
}

extension Timer {
    /// Ticks of a run loop's timer, from `connect` or `autoconnect` on.
    public final class TimerPublisher: ConnectablePublisher, StatedPublisher {
        private let listeners = Listeners<Date, Never>()
        private let interval: TimeInterval
        private let loop: RunLoop
        private let mode: RunLoop.Mode
        init(_ interval: TimeInterval, _ loop: RunLoop, _ mode: RunLoop.Mode) {
            (self.interval, self.loop, self.mode) = (interval, loop, mode)
        }
        public func connect() -> any Cancellable {
            let timer = Timer(timeInterval: interval, repeats: true) { [weak self] _ in self?.listeners.send(Date()) }
            loop.add(timer, forMode: mode)
            return AnyCancellable { timer.invalidate() }
        }
        var stated: AnyPublisher<Date, Never> { AnyPublisher(start: listeners.add) }
    }
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on loop: RunLoop, in mode: RunLoop.Mode
    ) -> TimerPublisher { TimerPublisher(interval, loop, mode) }
}

public protocol ConnectablePublisher: Publisher { func connect() -> any Cancellable }
extension ConnectablePublisher {
    public func autoconnect() -> AnyPublisher<Output, Failure> {
        starting { erased, receive, finish in
            let all = Several()
            all.add(erased.start(receive, finish))
            all.add(self.connect())
            return all
        }
    }
}

extension URLSession {
    public func dataTaskPublisher(for url: URL) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
        dataTaskPublisher(for: URLRequest(url: url))
    }
    public func dataTaskPublisher(
        for request: URLRequest
    ) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
        AnyPublisher { receive, finish in
            let task = self.dataTask(with: request) { data, response, error in
                if let data, let response, error == nil {
                    receive((data, response))
                    finish(.finished)
                } else {
                    finish(.failure(error as? URLError ?? URLError(.unknown)))
                }
            }
            task.resume()
            return AnyCancellable { task.cancel() }
        }
    }
}

extension NSObjectProtocol where Self: NSObject {
    /// A property's values, found as UIKit here finds changes: by comparison.
    public func publisher<Value>(
        for path: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> AnyPublisher<Value, Never> {
        AnyPublisher { receive, _ in
            let token = self.observe(path, options: options) { object, _ in receive(object[keyPath: path]) }
            return AnyCancellable { token.invalidate() }
        }
    }
}

extension AnyPublisher: UIKitIdle {
    public static func uikitIdle() -> Self { Self { _, _ in NothingToCancel() } }
}
