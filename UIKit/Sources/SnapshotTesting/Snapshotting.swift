import Foundation

/// How a value becomes a snapshot, and how two snapshots are told apart: the interface of swift-snapshot-testing.
public struct Snapshotting<Value, Format> {
    public var pathExtension: String?
    public var diffing: Diffing<Format>
    public var snapshot: (Value) -> Async<Format>

    public init(
        pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (Value) -> Async<Format>
    ) {
        (self.pathExtension, self.diffing) = (pathExtension, diffing)
        snapshot = asyncSnapshot
    }
    public init(pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (Value) -> Format) {
        self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
    }
    public func pullback<Other>(_ transform: @escaping (Other) -> Value) -> Snapshotting<Other, Format> {
        Snapshotting<Other, Format>(pathExtension: pathExtension, diffing: diffing) { snapshot(transform($0)) }
    }
    public func asyncPullback<Other>(
        _ transform: @escaping (Other) -> Async<Value>
    ) -> Snapshotting<Other, Format> {
        Snapshotting<Other, Format>(pathExtension: pathExtension, diffing: diffing) { other in
            Async { callback in transform(other).run { snapshot($0).run(callback) } }
        }
    }
}

public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>
extension Snapshotting where Value == Format {
    public init(pathExtension: String?, diffing: Diffing<Format>) {
        self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
    }
}

public struct Diffing<Value> {
    public var toData: (Value) -> Data
    public var fromData: (Data) -> Value
    /// Nil where the two are alike; else what differs, and files for a report.
    public var diff: (Value, Value) -> (String, [XCTAttachment])?
    public init(
        toData: @escaping (Value) -> Data, fromData: @escaping (Data) -> Value,
        diff: @escaping (Value, Value) -> (String, [XCTAttachment])?
    ) {
        (self.toData, self.fromData, self.diff) = (toData, fromData, diff)
    }
}

/// A value that comes once.
public struct Async<Value> {
    public let run: (@escaping (Value) -> Void) -> Void
    public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }
    public init(value: Value) { self.init { $0(value) } }
    public func map<New>(_ transform: @escaping (Value) -> New) -> Async<New> {
        Async<New> { callback in run { callback(transform($0)) } }
    }
}

/// A file for a report of Xcode's: kept without effect.
public final class XCTAttachment {
    public enum Lifetime { case keepAlways, deleteOnSuccess }
    public var name: String?
    public var lifetime = Lifetime.deleteOnSuccess
    public init(data: Data) {}
    public init(data: Data, uniformTypeIdentifier: String) {}
    public init(string: String) {}
}
