import LayoutEngine

/// Limits of a document: each inclusive, with a default, and with a cap that no flag can exceed.
///
/// A document is somebody else's file: without limits 100 bytes of it could ask for a picture of a terabyte or for
/// hours of solving. Each limit is checked before the memory is allocated or the work is begun, and the message of a
/// document beyond a limit names the flag that raises the limit.
public struct Limits: Sendable, Equatable {
    /// Bytes of one input file.
    public var inputBytes = 16 << 20
    /// Levels of nested arrays and objects, and of nested views.
    public var nesting = 256
    /// Views, guides and containers after components and rows are expanded.
    public var nodes = 20_000
    /// Constraints after compound forms and visual formats are expanded.
    public var constraints = 100_000
    /// Row operations of one solve.
    public var solverWork = 2_000_000
    /// Unicode scalars of one text.
    public var textScalars = 10_000
    /// Unicode scalars of all texts of a document.
    public var documentScalars = 1_000_000
    /// Characters of one constraint expression or visual format.
    public var expressionLength = 1_000
    /// Pages of one run: devices x traits x states and steps.
    public var renders = 10_000
    /// Pictures: what is drawn and what is read.
    public var pictures = PictureLimits()
    /// Views of all pages of the inspector.
    public var inspectedViews = 10_000
    /// Messages shown before "and N more".
    public var diagnostics = 20

    /// The defaults.
    public init() {}

    /// The largest absolute value of a coordinate, size or constant, in points; it stands for larger ones.
    public static let coordinate = Size.longest
    /// The range of coordinates and constants.
    static let coordinates = -coordinate...coordinate
    /// The range of lengths, which are not negative.
    static let lengths = 0...coordinate
    /// The smallest and largest absolute value of a multiplier.
    public static let multiplier = 1e-4...1e4
    /// Pixels per point.
    public static let scale = 0.1...8.0
    /// In points.
    public static let fontSize = 1.0...2_000.0
    /// Marks combined with one base character.
    public static let combiningMarks = 32
    /// Nested parentheses of one expression.
    public static let parentheses = 32
    /// Pixels along one side of a picture.
    public static let canvasSide = 32_767

    /// A limit with a flag, for listings and for the flags themselves.
    public struct Entry: Sendable {
        /// The name in listings, such as `input file`.
        public let name: String
        /// The flag without its dashes.
        public let flag: String
        /// The largest value that the flag accepts.
        public let hardCap: Int
        /// The unit in listings, such as `bytes`.
        public let unit: String
        // A key path to a stored property of a struct of numbers captures nothing, hence it may cross threads.
        /// The limit's property in `Limits`.
        public let keyPath: WritableKeyPath<Limits, Int> & Sendable

        /// The value without a flag.
        public var defaultValue: Int { Limits()[keyPath: keyPath] }
    }

    /// All limits with a flag, in the order of `render-cli about limits`.
    public static let entries: [Entry] = [
        Entry(name: "input file", flag: "max-input", hardCap: 256 << 20, unit: "bytes", keyPath: \.inputBytes),
        Entry(name: "nesting", flag: "max-nesting", hardCap: 1_024, unit: "levels", keyPath: \.nesting),
        Entry(name: "nodes", flag: "max-nodes", hardCap: 1_000_000, unit: "nodes", keyPath: \.nodes),
        Entry(
            name: "constraints", flag: "max-constraints", hardCap: 5_000_000, unit: "constraints",
            keyPath: \.constraints),
        Entry(
            name: "solver work", flag: "max-work", hardCap: 200_000_000, unit: "row operations", keyPath: \.solverWork),
        Entry(name: "text of a view", flag: "max-text", hardCap: 100_000, unit: "scalars", keyPath: \.textScalars),
        Entry(
            name: "text of a document", flag: "max-document-text", hardCap: 10_000_000, unit: "scalars",
            keyPath: \.documentScalars),
        Entry(
            name: "expression", flag: "max-expression", hardCap: 10_000, unit: "characters",
            keyPath: \.expressionLength),
        Entry(name: "pages of a run", flag: "max-renders", hardCap: 100_000, unit: "pages", keyPath: \.renders),
        Entry(name: "picture", flag: "max-pixels", hardCap: 268 << 20, unit: "pixels", keyPath: \.pictures.pixels),
        Entry(name: "film", flag: "max-film-pixels", hardCap: 1 << 36, unit: "pixels", keyPath: \.pictures.filmPixels),
        Entry(name: "image file", flag: "max-image", hardCap: 256 << 20, unit: "bytes", keyPath: \.pictures.imageBytes),
        Entry(
            name: "pictures of a page", flag: "max-image-pixels", hardCap: 1 << 30, unit: "pixels",
            keyPath: \.pictures.imagePixels),
        Entry(
            name: "pictures of a run", flag: "max-run-image-pixels", hardCap: 16 << 30, unit: "pixels",
            keyPath: \.pictures.runImagePixels),
        Entry(
            name: "views of an inspector", flag: "max-inspected", hardCap: 200_000, unit: "views",
            keyPath: \.inspectedViews),
        Entry(name: "diagnostics", flag: "max-diagnostics", hardCap: 10_000, unit: "messages", keyPath: \.diagnostics),
    ]
}

/// Limits of pictures, as `Limits` has them.
public struct PictureLimits: Sendable, Equatable {
    /// Pixels of one picture.
    public var pixels = 64 << 20
    /// Pixels of all pictures of a film, each counted as at least 10,000.
    public var filmPixels = 2 << 30
    /// Bytes of one picture file.
    public var imageBytes = 16 << 20
    /// Pixels of all pictures of one page, at the size of their files.
    public var imagePixels = 64 << 20
    /// Pixels of all pictures that the documents of a run name, each file counted once, at the size of the files.
    public var runImagePixels = 256 << 20

    /// The defaults.
    public init() {}
}
