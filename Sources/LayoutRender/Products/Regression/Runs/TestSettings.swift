import PictureDiff

/// How pages are compared with their references.
package struct TestSettings: Sendable {
    /// Frames as text, PNG, SVG; each kind has a reference of its own.
    package var kinds: [SnapshotKind]
    /// Which references are written instead of compared.
    package var record: RecordMode
    /// The tolerances for pixels.
    package var pictures: PictureOptions
    /// Names of views whose frames are not compared.
    package var ignored: [String]
    /// Whether pages are drawn whose references were made from the same drawing.
    package var redraws = false
    /// Whether a picture that is marked as made from the page's drawing passes without being drawn again.
    var trustsMarks: Bool { !redraws && !record.records(hasReference: true, isEqual: true) }
    /// The folder for reference, actual result and difference of a failure.
    package var kept: KeptFolder

    package init(
        kinds: [SnapshotKind], record: RecordMode, pictures: PictureOptions, ignored: [String], kept: KeptFolder
    ) {
        self.kinds = kinds
        self.record = record
        self.pictures = pictures
        self.ignored = ignored
        self.kept = kept
    }
}
