/// Why a picture could not be made.
public enum RenderError: Error, Sendable, Hashable, CustomStringConvertible {
    /// A face of the pinned font is nowhere in the fixed list of folders.
    case missingFont(file: String, package: String, folders: [String])
    /// A font file was found and could not be used.
    case unusableFont(file: String, reason: String)
    /// More pixels than the limits allow.
    case pictureTooLarge(width: Double, height: Double, limit: String)
    /// A film of more pictures than the limits allow.
    case filmTooLong(reason: String)
    /// A scale that is not a number between 0.1 and 8.
    case badScale(Double)
    /// A drawing library gave up.
    case drawing(library: String, status: String)

    /// A sentence: the trouble and the remedy.
    public var description: String {
        switch self {
        case .missingFont(let file, let package, let folders):
            "font file \(file) not found: install \(package) (looked in \(folders.joined(separator: ", ")))"
        case .unusableFont(let file, let reason):
            "font file \(file) cannot be used: \(reason)"
        case .pictureTooLarge(let width, let height, let limit):
            "a picture of \(SVGNumber.text(width)) x \(SVGNumber.text(height)) pixels is too large: \(limit)"
        case .filmTooLong(let reason):
            "the film is too long: \(reason)"
        case .badScale(let scale):
            "scale \(scale) is out of range: use 0.1 to 8"
        case .drawing(let library, let status):
            "\(library) could not draw: \(status)"
        }
    }
}
