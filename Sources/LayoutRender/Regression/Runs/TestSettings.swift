import PictureDiff

/// How pages are compared with their references.
package struct TestSettings: Sendable {
    package var kinds: [SnapshotKind]
    package var record: RecordMode
    package var pictures: PictureOptions
    /// Names of views whose frames are not compared.
    package var ignored: [String]
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
