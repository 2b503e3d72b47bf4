import Regression

/// The version of the program.
enum Version {
    static let text = "0.1.0"

    /// What `--version` prints: the version, and the mark of the renderer, by which pictures can differ.
    static var line: String { "\(text) (renderer \(RendererMark.current))" }
}
