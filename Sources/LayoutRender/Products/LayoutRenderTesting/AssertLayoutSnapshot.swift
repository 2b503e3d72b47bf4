import LayoutEngine
import LayoutRender
import Regression
import Testing

#if canImport(XCTest)
    import XCTest
#endif

/// Fails the running test when a layout differs from its reference; for Swift Testing and XCTest.
///
///     @Test func profileCard() {
///         assertLayoutSnapshot(of: makeCard(), as: .frames, device: "iPhoneSe")
///     }
///
/// The first run records the reference and fails, so that a person looks at the reference; later runs compare.
/// - Parameters:
///   - name: distinguishes several snapshots of one test; without names they are counted.
///   - device: a name that `render-cli about devices` lists, with `.landscape` appended for the device on its side.
///   - record: nil takes the mode of `SNAPSHOT_TESTING_RECORD`, else missing references are recorded, except where `CI`
///     is set.
public func assertLayoutSnapshot(
    of tree: LayoutTree, as kind: LayoutSnapshotKind = .frames, named name: String? = nil,
    device: String = "iPhone8", record: RecordMode? = nil, fileID: String = #fileID, filePath: String = #filePath,
    testName: String = #function, line: Int = #line, column: Int = #column
) {
    let suffix = ".landscape"
    let isTurned = device.hasSuffix(suffix)
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let found = Device.named(isTurned ? String(device.dropLast(suffix.count)) : device) else {
        fail("unknown device \"\(device)\"; 'render-cli about devices' lists them", SnapshotOutcome(), "", location)
        return
    }
    let place = SnapshotPlace(filePath: filePath, testName: testName, name: name, kind: kind)
    let outcome = place.verify(
        LayoutSnapshotSubject(tree, in: found.environment(landscape: isTurned)), kind, record)
    if let message = outcome.message { fail(message, outcome, kind.fileExtension, location) }
}

/// Fails the running test when a layout in an environment of the caller's differs from its reference.
/// - Parameter environment: size, safe area and traits, where the function above takes a device.
public func assertLayoutSnapshot(
    of tree: LayoutTree, as kind: LayoutSnapshotKind = .frames, named name: String? = nil,
    in environment: LayoutEnvironment, record: RecordMode? = nil, fileID: String = #fileID,
    filePath: String = #filePath, testName: String = #function, line: Int = #line, column: Int = #column
) {
    let place = SnapshotPlace(filePath: filePath, testName: testName, name: name, kind: kind)
    let outcome = place.verify(LayoutSnapshotSubject(tree, in: environment), kind, record)
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    if let message = outcome.message { fail(message, outcome, kind.fileExtension, location) }
}

/// Fails the running test when a scene that is laid out already differs from its reference, such as a scene that was
/// read from views.
public func assertLayoutSnapshot(
    of subject: LayoutSnapshotSubject, as kind: LayoutSnapshotKind = .frames, named name: String? = nil,
    record: RecordMode? = nil, fileID: String = #fileID, filePath: String = #filePath, testName: String = #function,
    line: Int = #line, column: Int = #column
) {
    let place = SnapshotPlace(filePath: filePath, testName: testName, name: name, kind: kind)
    let outcome = place.verify(subject, kind, record)
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    if let message = outcome.message { fail(message, outcome, kind.fileExtension, location) }
}

/// Records the failure with the framework that runs, and attaches the files where it can.
private func fail(
    _ message: String, _ outcome: SnapshotOutcome, _ fileExtension: String, _ location: SourceLocation
) {
    guard Test.current != nil else {
        #if canImport(XCTest)
            failXCTest(message, location)
        #else
            Issue.record(Comment(rawValue: message), sourceLocation: location)
        #endif
        return
    }
    if !outcome.reference.isEmpty {
        Attachment.record(outcome.reference, named: "reference." + fileExtension, sourceLocation: location)
    }
    if !outcome.actual.isEmpty {
        Attachment.record(outcome.actual, named: "actual." + fileExtension, sourceLocation: location)
    }
    Issue.record(Comment(rawValue: message), sourceLocation: location)
}

#if canImport(XCTest)
    /// XCTest takes the file as a `StaticString`, which cannot be made at run time: the message states the place.
    private func failXCTest(_ message: String, _ location: SourceLocation) {
        XCTFail("\(location.fileID):\(location.line): \(message)")
    }
#endif
