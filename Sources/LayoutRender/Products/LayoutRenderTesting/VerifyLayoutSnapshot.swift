import LayoutEngine
import LayoutRender
import Regression
import Synchronization

/// The result of comparing or recording one snapshot.
struct SnapshotOutcome {
    /// Nil if the snapshot agrees with its reference.
    var message: String?
    /// Files for a person to look at: the reference and the actual snapshot; empty if there are none.
    var reference: [UInt8] = []
    var actual: [UInt8] = []
}

/// Compares a layout with its reference and returns the differences, without failing a test.
///
/// References lie beside the test's source file in `__Snapshots__/<file>/<test>.<name>.<txt|png|svg>`.
/// - Returns: the differences first, then the paths; nil if there are none. Recording a reference never returns nil.
public func verifyLayoutSnapshot(
    of tree: LayoutTree, as kind: LayoutSnapshotKind = .frames, named name: String? = nil,
    in environment: LayoutEnvironment, record: RecordMode? = nil, filePath: String = #filePath,
    testName: String = #function
) -> String? {
    SnapshotPlace(filePath: filePath, testName: testName, name: name, kind: kind)
        .verify(LayoutSnapshotSubject(tree, in: environment), kind, record).message
}

/// Compares a scene that is laid out already with its reference.
public func verifyLayoutSnapshot(
    of subject: LayoutSnapshotSubject, as kind: LayoutSnapshotKind = .frames, named name: String? = nil,
    record: RecordMode? = nil, filePath: String = #filePath, testName: String = #function
) -> String? {
    SnapshotPlace(filePath: filePath, testName: testName, name: name, kind: kind).verify(subject, kind, record).message
}

/// The paths of one snapshot.
struct SnapshotPlace {
    /// Beside the test's source file, in `__Snapshots__`.
    let reference: String
    /// Written only if the comparison fails; below `SNAPSHOT_ARTIFACTS`, else `TMPDIR`, else `/tmp`.
    let actual: String
    /// The folders below which the two files lie; no link below them is followed.
    private let folders: (reference: String, actual: String)

    /// Snapshots without a name are counted within their test: 1, 2, 3 ...
    private static let counters = Mutex<[String: Int]>([:])

    init(filePath: String, testName: String, name: String?, kind: LayoutSnapshotKind) {
        let file = filePath.split(separator: "/").last.map(String.init) ?? filePath
        let stem = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
        let test = Self.sanitized(testName)
        let number = name.map(Self.sanitized) ?? "\(Self.count(filePath + " " + test))"
        let place = "\(stem)/\(test).\(number).\(kind.fileExtension)"
        let folder = SnapshotFiles.variable("SNAPSHOT_ARTIFACTS") ?? SnapshotFiles.variable("TMPDIR") ?? "/tmp"
        folders = (SnapshotFiles.folder(of: filePath), folder)
        reference = folders.reference + "/__Snapshots__/" + place
        actual = folder + "/" + place
    }

    /// The number of this snapshot within its test, from 1.
    private static func count(_ key: String) -> Int {
        counters.withLock { counters in
            counters[key, default: 0] += 1
            return counters[key, default: 1]
        }
    }

    /// The name as swift-snapshot-testing writes names: every other character than letters, digits and underscores
    /// becomes a hyphen, without hyphens at the ends.
    static func sanitized(_ text: String) -> String {
        let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        return words.joined(separator: "-")
    }

    /// 1 the reference, if there is one; 2 the snapshot, unless the reference is known to hold the same picture; 3 recording, if the mode says so; 4 the comparison, and the
    /// actual file if it fails.
    /// - Returns: the outcome; where a step fails, its message is the text of the error.
    func verify(
        _ subject: @autoclosure () -> LayoutSnapshotSubject, _ kind: LayoutSnapshotKind, _ record: RecordMode?
    ) -> SnapshotOutcome {
        let mode =
            record
            ?? RecordMode.standard(
                record: SnapshotFiles.variable("SNAPSHOT_TESTING_RECORD"),
                continuousIntegration: SnapshotFiles.variable("CI"))
        do {
            let expected = try SnapshotFiles.read(reference, in: folders.reference)
            let trusted = mode.records(hasReference: true, isEqual: true) ? nil : expected
            guard let snapshot = try kind.make(subject(), unlessDrawnIn: trusted) else { return SnapshotOutcome() }
            let bytes = snapshot.bytes
            let difference = expected.map { kind.difference(reference: $0, actual: snapshot) } ?? "no reference"
            if mode.records(hasReference: expected != nil, isEqual: difference == nil) {
                try SnapshotFiles.write(bytes, to: reference, in: folders.reference)
                let again = "Run the test again to compare with it."
                let verb = expected == nil ? "No reference was found; recorded" : "Recorded"
                return SnapshotOutcome(message: "\(verb) \"\(reference)\". \(again)", actual: bytes)
            }
            guard let difference else { return SnapshotOutcome() }
            try SnapshotFiles.write(bytes, to: actual, in: folders.actual)
            let compared = expected == nil ? "" : "\n@- \"\(reference)\"\n"
            let missing = expected == nil ? " at \"\(reference)\"\n" : ""
            return SnapshotOutcome(
                message: "\(difference)\(missing)\(compared)@+ \"\(actual)\"", reference: expected ?? [], actual: bytes)
        } catch {
            return SnapshotOutcome(message: "\(error)")
        }
    }
}
