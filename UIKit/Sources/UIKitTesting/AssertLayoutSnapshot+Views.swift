public import LayoutRenderTesting
public import Regression
import Testing
public import UIKit

/// Fails the running test when a view differs from its reference.
///
///     @Test func profileCell() {
///         assertLayoutSnapshot(of: ProfileCell(user: .example), width: 375)
///     }
///
/// - Parameters:
///   - make: makes the view; called on the device of `traits`.
///   - width: the width that the view gets; nil leaves the width to its constraints where it has no frame.
///   - traits: the device and its user.
@MainActor
public func assertLayoutSnapshot(
    of make: @autoclosure () -> UIView, width: CGFloat? = nil, height: CGFloat? = nil,
    as kind: LayoutSnapshotKind = .frames, named name: String? = nil, traits: SnapshotTraits = .standard,
    record: RecordMode? = nil, fileID: String = #fileID, filePath: String = #filePath, testName: String = #function,
    line: Int = #line, column: Int = #column
) {
    let subject = traits.with {
        let view = make()
        view.fit(width: width, height: height)
        return LayoutSnapshotSubject(view)
    }
    verify(subject, traits, kind, name, record, (fileID, filePath, testName, line, column))
}

/// The same for a controller, in a window of the device.
@MainActor
public func assertLayoutSnapshot(
    of make: @autoclosure () -> UIViewController, as kind: LayoutSnapshotKind = .frames, named name: String? = nil,
    traits: SnapshotTraits = .standard, record: RecordMode? = nil, fileID: String = #fileID,
    filePath: String = #filePath, testName: String = #function, line: Int = #line, column: Int = #column
) {
    let subject = traits.with { LayoutSnapshotSubject(make().inWindow()) }
    verify(subject, traits, kind, name, record, (fileID, filePath, testName, line, column))
}

/// Where a test calls.
private typealias Place = (fileID: String, filePath: String, testName: String, line: Int, column: Int)

@MainActor
private func verify(
    _ subject: LayoutSnapshotSubject?, _ traits: SnapshotTraits, _ kind: LayoutSnapshotKind, _ name: String?,
    _ record: RecordMode?, _ place: Place
) {
    guard let subject else {
        let location = SourceLocation(
            fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column)
        Issue.record(
            "unknown device \"\(traits.device)\"; 'render-cli about devices' lists them", sourceLocation: location)
        return
    }
    assertLayoutSnapshot(
        of: subject, as: kind, named: name, record: record, fileID: place.fileID, filePath: place.filePath,
        testName: place.testName, line: place.line, column: place.column)
}
