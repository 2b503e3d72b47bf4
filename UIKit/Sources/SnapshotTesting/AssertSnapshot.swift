import Testing
import UIKit
import UIKitDrawing
import XCTest

/// Fails the running test where a value differs from its reference; a missing one is recorded, and fails.
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    let failure = verifySnapshot(
        of: try value(), as: snapshotting, named: name, record: record, timeout: timeout, fileID: fileID,
        file: filePath, testName: testName, line: line, column: column)
    guard let failure else { return }
    if Test.current != nil {
        Issue.record(
            Comment(rawValue: failure),
            sourceLocation: SourceLocation(
                fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
    } else {
        XCTFail(failure, file: filePath, line: line)
    }
}

/// The spelling before `of`.
public func assertSnapshot<Value, Format>(
    matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    assertSnapshot(
        of: try value(), as: snapshotting, named: name, record: record, timeout: timeout, fileID: fileID,
        file: filePath, testName: testName, line: line, column: column)
}

public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
    record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
        assertSnapshot(
            of: try value(), as: strategy, named: name, record: record, timeout: timeout, fileID: fileID,
            file: filePath, testName: testName, line: line, column: column)
    }
}

public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
    record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    for strategy in strategies {
        assertSnapshot(
            of: try value(), as: strategy, record: record, timeout: timeout, fileID: fileID, file: filePath,
            testName: testName, line: line, column: column)
    }
}

/// - Returns: nil where the value is as its reference; else a sentence for whoever runs the test.
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) -> String? {
    let place = References.place(
        "\(filePath)", testName, name: name, directory: snapshotDirectory, kind: snapshotting.pathExtension)
    // References of iOS are not to be overwritten.
    let mode =
        ReferenceReport.isAsked
        ? .never : record ?? SnapshotTestingConfiguration.current?.record ?? References.standardRecord
    do {
        // 1 the snapshot
        var found: Format?
        snapshotting.snapshot(try value()).run { found = $0 }
        let end = Date(timeIntervalSinceNow: timeout)
        while found == nil, Date() < end { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)) }
        guard let found else { return "Exceeded timeout of \(timeout) seconds waiting for snapshot." }
        let data = snapshotting.diffing.toData(found)
        // 2 the reference
        let isThere = FileManager.default.fileExists(atPath: place.path)
        func write() throws {
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: place, options: .atomic)
        }
        if mode == .all || (!isThere && mode != .never) {
            try write()
            return mode == .all
                ? "Record mode is on. Automatically recorded snapshot: \(place.path)"
                : "No reference was found on disk. Automatically recorded snapshot: \(place.path)"
        }
        guard isThere else {
            if found is UIImage { ReferenceReport.noteMissing(place) }
            return "No reference was found on disk, and none is recorded: \(place.path)"
        }
        // 3 what differs
        let reference = snapshotting.diffing.fromData(try Data(contentsOf: place))
        if let old = reference as? UIImage, let new = found as? UIImage,
            ReferenceReport.isPassed(
                old.pngData(), new.pngData(), without: new.withoutTexts, scale: Double(new.scale), at: place)
        {
            return nil
        }
        guard let (words, _) = snapshotting.diffing.diff(reference, found) else { return nil }
        if mode == .failed { try write() }
        let folder = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"] ?? NSTemporaryDirectory()
        let artifact = URL(fileURLWithPath: folder)
            .appendingPathComponent(place.deletingLastPathComponent().lastPathComponent)
            .appendingPathComponent(place.lastPathComponent)
        try FileManager.default.createDirectory(
            at: artifact.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: artifact, options: .atomic)
        return "Snapshot does not match reference.\n@- \"\(place.path)\"\n@+ \"\(artifact.path)\"\n\n\(words)"
    } catch {
        return "\(error)"
    }
}

/// Where references lie.
enum References {
    /// How often each test has asked without a name.
    nonisolated(unsafe) private static var counts: [String: Int] = [:]
    private static let lock = NSLock()

    static func place(_ file: String, _ test: String, name: String?, directory: String?, kind: String?) -> URL {
        let source = URL(fileURLWithPath: file)
        let folder =
            directory.map { URL(fileURLWithPath: $0, isDirectory: true) }
            ?? source.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
            .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
        let own = sanitized(test)
        let second = name.map(sanitized) ?? "\(next(folder.path + "/" + test))"
        let file = folder.appendingPathComponent("\(own).\(second)")
        return kind.map { file.appendingPathExtension($0) } ?? file
    }

    private static func next(_ key: String) -> Int {
        lock.withLock {
            counts[key, default: 0] += 1
            return counts[key] ?? 1
        }
    }

    /// A name of a file: runs of other characters than letters, digits and underlines become a hyphen, and none at the ends.
    static func sanitized(_ text: String) -> String {
        var name = ""
        for letter in text {
            if letter.isLetter || letter.isNumber || letter == "_" {
                name.append(letter)
            } else if name.last != "-" {
                name.append("-")
            }
        }
        if name.first == "-" { name.removeFirst() }
        if name.last == "-" { name.removeLast() }
        return name
    }

    static var standardRecord: SnapshotTestingConfiguration.Record {
        if isRecording { return .all }
        let word = ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"] ?? ""
        return SnapshotTestingConfiguration.Record(rawValue: word) ?? .missing
    }
}

/// Whether every snapshot is recorded anew.
nonisolated(unsafe) public var isRecording = false
/// A command that compares two files: kept without effect.
nonisolated(unsafe) public var diffTool: String?

public struct SnapshotTestingConfiguration: Sendable {
    @TaskLocal public static var current: Self?
    public var record: Record?

    public enum Record: String, Sendable, ExpressibleByBooleanLiteral {
        case all, failed, missing, never
        public init(booleanLiteral value: Bool) { self = value ? .all : .missing }
    }
    public struct DiffTool: Sendable, ExpressibleByStringLiteral {
        public init(stringLiteral value: String) {}
        public static let ksdiff = DiffTool(stringLiteral: "ksdiff")
        public static let `default` = DiffTool(stringLiteral: "")
    }
}

public func withSnapshotTesting<R>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    operation: () throws -> R
) rethrows -> R {
    let configuration = SnapshotTestingConfiguration(record: record ?? SnapshotTestingConfiguration.current?.record)
    return try SnapshotTestingConfiguration.$current.withValue(configuration) { try operation() }
}
