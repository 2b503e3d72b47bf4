import ArgumentParser
import LayoutDocument

/// The `--max-...` flags.
struct LimitOptions: ParsableArguments {
    @Option(name: .customLong("max-input"), help: .hidden) var input: Int?
    @Option(name: .customLong("max-nesting"), help: .hidden) var nesting: Int?
    @Option(name: .customLong("max-nodes"), help: .hidden) var nodes: Int?
    @Option(name: .customLong("max-constraints"), help: .hidden) var constraints: Int?
    @Option(name: .customLong("max-work"), help: .hidden) var work: Int?
    @Option(name: .customLong("max-text"), help: .hidden) var text: Int?
    @Option(name: .customLong("max-document-text"), help: .hidden) var documentText: Int?
    @Option(name: .customLong("max-expression"), help: .hidden) var expression: Int?
    @Option(name: .customLong("max-renders"), help: .hidden) var renders: Int?
    @OptionGroup var pictures: PictureLimitOptions
    @Option(name: .customLong("max-inspected"), help: .hidden) var inspected: Int?
    @Option(name: .customLong("max-diagnostics"), help: .hidden) var diagnostics: Int?

    private var values: [Int?] {
        [
            input, nesting, nodes, constraints, work, text, documentText, expression, renders,
        ] + pictures.values + [inspected, diagnostics]
    }

    func validate() throws {
        for (entry, value) in zip(Limits.entries, values) {
            guard let value else { continue }
            guard value >= 1, value <= entry.hardCap else {
                throw ValidationError("--\(entry.flag) \(value): it must be from 1 to \(entry.hardCap)")
            }
        }
    }

    /// The limits of this run.
    var limits: Limits {
        var limits = Limits()
        for (entry, value) in zip(Limits.entries, values) {
            if let value { limits[keyPath: entry.keyPath] = value }
        }
        return limits
    }
}

/// The `--max-...` flags of pictures.
struct PictureLimitOptions: ParsableArguments {
    @Option(name: .customLong("max-pixels"), help: .hidden) var pixels: Int?
    @Option(name: .customLong("max-film-pixels"), help: .hidden) var filmPixels: Int?
    @Option(name: .customLong("max-image"), help: .hidden) var image: Int?
    @Option(name: .customLong("max-image-pixels"), help: .hidden) var imagePixels: Int?
    @Option(name: .customLong("max-run-image-pixels"), help: .hidden) var runImagePixels: Int?

    /// In the order of `Limits.entries`.
    fileprivate var values: [Int?] { [pixels, filmPixels, image, imagePixels, runImagePixels] }
}
