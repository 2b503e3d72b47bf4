/// Why a file gave no pixels.
public enum PictureFailure: Error, Sendable, Hashable, CustomStringConvertible {
    /// The library that reads the format is not installed; `package` is the Debian package that has the library.
    case noLibrary(name: String, package: String)
    /// The bytes are no picture of the format.
    case broken
    /// The picture has more pixels than the limits allow.
    case tooLarge

    /// One sentence.
    public var description: String {
        switch self {
        case .noLibrary(let name, let package): "\(name) is not installed (Debian: \(package))"
        case .broken: "the bytes are no picture of the format"
        case .tooLarge: "the picture has more pixels than the limits allow"
        }
    }
}

/// What a vector picture is drawn on, in pixels.
@safe struct PictureCanvas {
    /// A `cairo_t` that lives as long as the drawing.
    let context: OpaquePointer
    /// The width of the canvas in pixels.
    let width: Double
    /// The height of the canvas in pixels.
    let height: Double
}
