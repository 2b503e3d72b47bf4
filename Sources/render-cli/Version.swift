import Regression

/// The version of the program.
enum Version {
    static let text = "0.1.0"

    /// What `doctor` prints first: the version, and the mark of the renderer, by which pictures can differ. `--version`
    /// leaves out the mark, for which the libraries that draw have to be loaded.
    static var line: String { "\(text) (renderer \(RendererMark.current))" }
}
