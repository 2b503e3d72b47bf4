import Foundation
import UIKit

/// A span of time in whatever unit code states.
public struct SchedulerInterval: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Comparable, Sendable {
    public let seconds: TimeInterval
    public init(floatLiteral value: Double) { seconds = value }
    public init(integerLiteral value: Int) { seconds = TimeInterval(value) }
    public init(_ seconds: TimeInterval) { self.seconds = seconds }
    public static func seconds(_ value: Double) -> Self { Self(value) }
    public static func seconds(_ value: Int) -> Self { Self(TimeInterval(value)) }
    public static func milliseconds(_ value: Int) -> Self { Self(TimeInterval(value) / 1e3) }
    public static func microseconds(_ value: Int) -> Self { Self(TimeInterval(value) / 1e6) }
    public static func nanoseconds(_ value: Int) -> Self { Self(TimeInterval(value) / 1e9) }
    public static func < (a: Self, b: Self) -> Bool { a.seconds < b.seconds }
}

/// Where and when work is done.
public protocol Scheduler {
    func schedule(_ action: @escaping () -> Void)
    func schedule(after interval: SchedulerInterval, _ action: @escaping () -> Void)
}

/// Whatever a thread hands to another: the caller sees to it.
private struct Work: @unchecked Sendable { let run: () -> Void }

extension DispatchQueue: Scheduler {
    public struct SchedulerTimeType { public typealias Stride = SchedulerInterval }
    public func schedule(_ action: @escaping () -> Void) {
        let work = Work(run: action)
        async { work.run() }
    }
    public func schedule(after interval: SchedulerInterval, _ action: @escaping () -> Void) {
        let work = Work(run: action)
        asyncAfter(deadline: .now() + interval.seconds) { work.run() }
    }
}

extension RunLoop: Scheduler {
    public struct SchedulerTimeType { public typealias Stride = SchedulerInterval }
    public func schedule(_ action: @escaping () -> Void) {
        if self == RunLoop.main { return DispatchQueue.main.schedule(action) }
        let work = Work(run: action)
        perform { work.run() }
    }
    public func schedule(after interval: SchedulerInterval, _ action: @escaping () -> Void) {
        let work = Work(run: action)
        add(Timer(timeInterval: interval.seconds, repeats: false) { _ in work.run() }, forMode: .common)
    }
}

extension OperationQueue: Scheduler {
    public func schedule(_ action: @escaping () -> Void) {
        let work = Work(run: action)
        addOperation { work.run() }
    }
    public func schedule(after interval: SchedulerInterval, _ action: @escaping () -> Void) {
        let work = Work(run: action)
        DispatchQueue.global().asyncAfter(deadline: .now() + interval.seconds) { self.addOperation { work.run() } }
    }
}

/// Does everything at once.
public struct ImmediateScheduler: Scheduler {
    public static let shared = ImmediateScheduler()
    public func schedule(_ action: @escaping () -> Void) { action() }
    public func schedule(after interval: SchedulerInterval, _ action: @escaping () -> Void) { action() }
}

extension Publisher {
    public func receive<S: Scheduler>(on scheduler: S, options: Never? = nil) -> AnyPublisher<Output, Failure> {
        told { scheduler.schedule($0) }
    }
    private func told(by schedule: @escaping (@escaping () -> Void) -> Void) -> AnyPublisher<Output, Failure> {
        starting { erased, receive, finish in
            erased.start({ value in schedule { receive(value) } }, { end in schedule { finish(end) } })
        }
    }
    public func subscribe<S: Scheduler>(on scheduler: S, options: Never? = nil) -> AnyPublisher<Output, Failure> {
        starting { erased, receive, finish in
            let all = Several()
            scheduler.schedule { all.add(erased.start(receive, finish)) }
            return all
        }
    }
    public func delay<S: Scheduler>(
        for interval: SchedulerInterval, tolerance: SchedulerInterval? = nil, scheduler: S, options: Never? = nil
    ) -> AnyPublisher<Output, Failure> {
        told { scheduler.schedule(after: interval, $0) }
    }
    /// The last value after a time without another.
    public func debounce<S: Scheduler>(
        for interval: SchedulerInterval, scheduler: S, options: Never? = nil
    ) -> AnyPublisher<Output, Failure> {
        starting { erased, receive, finish in
            var turn = 0
            return erased.start(
                { value in
                    turn += 1
                    let mine = turn
                    scheduler.schedule(after: interval) { if mine == turn { receive(value) } }
                }, finish)
        }
    }
    /// The first or last value of each span of time.
    public func throttle<S: Scheduler>(
        for interval: SchedulerInterval, scheduler: S, latest: Bool
    ) -> AnyPublisher<Output, Failure> {
        starting { erased, receive, finish in
            var isOpen = true
            var waiting: Output?
            return erased.start(
                { value in
                    guard isOpen else {
                        if latest || waiting == nil { waiting = value }
                        return
                    }
                    isOpen = false
                    receive(value)
                    scheduler.schedule(after: interval) {
                        isOpen = true
                        if let last = waiting { receive(last) }
                        waiting = nil
                    }
                }, finish)
        }
    }
}
