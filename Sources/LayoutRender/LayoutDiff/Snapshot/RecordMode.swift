/// When a reference is written, in swift-snapshot-testing's words.
public enum RecordMode: String, Sendable, CaseIterable {
    /// Every reference, whether it differs or not.
    case all
    /// References that differ, and missing ones.
    case failed
    /// Missing ones alone.
    case missing
    /// None: a missing reference is a failure.
    case never

    /// What holds when nobody asked: `SNAPSHOT_TESTING_RECORD` where it names a mode, never where `CI` is set, else
    /// missing references are written.
    public static func standard(record: String?, continuousIntegration: String?) -> RecordMode {
        if let mode = record.flatMap(RecordMode.init) { return mode }
        return (continuousIntegration ?? "").isEmpty ? .missing : .never
    }

    /// Whether a reference is written.
    /// - Parameters:
    ///   - hasReference: a reference file exists.
    ///   - isEqual: it agrees with what was made now.
    public func records(hasReference: Bool, isEqual: Bool) -> Bool {
        switch self {
        case .all: true
        case .failed: !hasReference || !isEqual
        case .missing: !hasReference
        case .never: false
        }
    }
}
