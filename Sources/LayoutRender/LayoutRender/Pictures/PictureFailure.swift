/// Why a file gave no pixels.
public enum PictureFailure: Error, Sendable, Hashable {
    /// The library that reads the format is not installed.
    case noLibrary(name: String, package: String)
    case broken
    case tooLarge
}

/// What a vector picture is drawn on, in pixels.
@safe struct PictureCanvas {
    /// A `cairo_t` that lives as long as the drawing.
    let context: OpaquePointer
    let width: Double
    let height: Double
}
