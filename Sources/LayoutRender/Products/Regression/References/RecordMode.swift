/// When a reference is written, in swift-snapshot-testing's words.
public enum RecordMode: String, Sendable, CaseIterable {
    /// Every reference, whether it differs or not.
    case all
    /// References that differ, and missing ones.
    case failed
    /// Missing references only.
    case missing
    /// No reference: a missing reference is a failure.
    case never

    /// The default mode: the mode in `SNAPSHOT_TESTING_RECORD`, else `never` if `CI` is set, else `missing`.
    public static func standard(record: String?, continuousIntegration: String?) -> RecordMode {
        if let mode = record.flatMap(RecordMode.init) { return mode }
        return (continuousIntegration ?? "").isEmpty ? .missing : .never
    }

    /// Whether a reference is written.
    /// - Parameters:
    ///   - hasReference: whether a reference file exists.
    ///   - isEqual: whether the reference equals the new result.
    public func records(hasReference: Bool, isEqual: Bool) -> Bool {
        switch self {
        case .all: true
        case .failed: !hasReference || !isEqual
        case .missing: !hasReference
        case .never: false
        }
    }
}
