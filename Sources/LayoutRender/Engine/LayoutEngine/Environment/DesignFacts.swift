/// What a source says of a tree's items that moves no frame and is not drawn, for checks of the design.
///
/// Beside the tree instead of in it, as `SourcePositions`: only checks ask for these facts.
public struct DesignFacts: Sendable, Equatable {
    /// The facts of one item, in any combination.
    public struct Marks: OptionSet, Sendable, Hashable {
        /// One bit a fact; the bits are not stored in files.
        public let rawValue: UInt8
        /// A set of bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// `adjustsFontForContentSizeCategory`: a text style follows the user's text size at once.
        public static let followsTextSize = Marks(rawValue: 1)
        /// Code has an outlet to the view, and may change its text or its picture.
        package static let hasOutlet = Marks(rawValue: 2)
        /// The file aligns the text to the left instead of along the language's direction. In Interface Builder files
        /// that is the case without an attribute.
        public static let isLeftAligned = Marks(rawValue: 4)
        /// The view itself has an action, a segue or a gesture recognizer.
        package static let hasAction = Marks(rawValue: 8)
        /// The view's text came from a strings table of the project.
        package static let isTranslated = Marks(rawValue: 16)
        /// Auto Layout is on for the view and no constraint and no stack names it: code places the view.
        package static let isLeftToCode = Marks(rawValue: 64)
        /// A cell that a table or a collection view copies: code decides how many there are, and how high or large.
        package static let isPrototype = Marks(rawValue: 128)
    }

    /// What the root of a scene is in an app.
    public enum Root: String, Sendable, CaseIterable {
        /// A controller's view, which fills a screen.
        case screen
        /// A view of its own, such as the root of a .xib file, whose size another view decides.
        case part
    }

    /// Default: a screen.
    public var root = Root.screen
    /// Whether the scene is shown inside a container view of another scene, which decides the scene's size.
    package var isEmbedded = false
    /// Whether the file's views have safe area guides, as in files for iOS 11 and later.
    package var usesSafeAreas = false
    /// The oldest system on which the project's app runs; nil: no project says so.
    package var deploymentTarget: Release?
    /// The ids of constraints to which code has an outlet, and whose constants code may change.
    package var connectedConstraints: Set<String> = []
    /// The names by which code knows an item: its outlets, and its accessibility identifier.
    package var codeNames: [ItemID: [String]] = [:]
    private var marks: [ItemID: Marks] = [:]

    /// No facts, and a screen.
    public init() {}

    /// The facts of an item; empty for an item of which nothing is known.
    public subscript(id: ItemID) -> Marks {
        get { marks[id] ?? [] }
        set { marks[id] = newValue.isEmpty ? nil : newValue }
    }
}
