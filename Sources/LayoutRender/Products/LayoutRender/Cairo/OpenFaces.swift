import Synchronization

/// The files of fonts that cairo keeps open for all threads, used by one thread at a time.
///
/// cairo opens a font's file when a glyph is asked for and keeps ten open (`MAX_OPEN_FACES`). For the eleventh it closes another
/// file, and reads whether that file is in use without the file's own lock: a thread that has just begun with that file reads
/// memory that is no longer mapped. Whatever may ask a scaled font for a glyph, its extents or its metrics therefore stands in `use`.
enum OpenFaces {
    private static let lock = Mutex(())

    /// Not to be called within itself.
    static func use(_ body: () -> Void) { lock.withLock { _ in body() } }
}
