/// The names of resources outside a document, each once, in source order: a reader's first pass, before
/// `ProjectResources` looks the names up.
public struct ResourceNames: Sendable {
    /// A picture of an asset catalog, a file or the document itself.
    public struct Image: Sendable, Hashable {
        /// As in `UIImage(named:)`.
        public var name: String
        /// One of the system's symbols.
        public var isSystemSymbol: Bool
        /// Whether the picture is stored inside the document.
        public var isInline: Bool

        /// A name with what the document says of the picture.
        public init(name: String, isSystemSymbol: Bool = false, isInline: Bool = false) {
            self.name = name
            self.isSystemSymbol = isSystemSymbol
            self.isInline = isInline
        }
    }

    /// A named colour of an asset catalog.
    public struct NamedColor: Sendable, Hashable {
        /// As in `UIColor(named:)`.
        public var name: String
        /// The value recorded in the document, used if no catalog has the name; nil: none is recorded.
        public var recorded: Color?

        /// A name with its recorded value.
        public init(name: String, recorded: Color?) {
            self.name = name
            self.recorded = recorded
        }
    }

    /// A font of a file.
    public struct NamedFont: Sendable, Hashable {
        /// The PostScript name, as in `UIFont(name:size:)`.
        public var name: String
        /// The family name that the document states; nil: none.
        public var family: String?
        /// The font file that the document names, without its folder.
        public var file: String?

        /// A name with what the document says of the font.
        public init(name: String, family: String?, file: String? = nil) {
            self.name = name
            self.family = family
            self.file = file
        }
    }

    /// Each name once.
    public private(set) var images: [Image] = []
    /// Each name once.
    public private(set) var colors: [NamedColor] = []
    /// Each name once.
    public private(set) var fonts: [NamedFont] = []
    /// Keys of texts in the tables of the languages.
    public private(set) var texts: [String] = []
    private var known: Set<String> = []

    /// No names.
    public init() {}

    /// Adds a picture, unless one of this name is known.
    public mutating func add(_ image: Image) { if isNew("image", image.name) { images.append(image) } }
    /// Adds a colour, unless one of this name is known.
    public mutating func add(_ color: NamedColor) { if isNew("color", color.name) { colors.append(color) } }
    /// Adds a font, unless one of this name is known.
    public mutating func add(_ font: NamedFont) { if isNew("font", font.name) { fonts.append(font) } }
    /// Adds the key of a text, unless the key is known.
    public mutating func add(text key: String) { if isNew("text", key) { texts.append(key) } }

    private mutating func isNew(_ kind: String, _ name: String) -> Bool { known.insert(kind + " " + name).inserted }

    /// Whether the document names no resource outside itself, the system's symbols left aside.
    public var isEmpty: Bool {
        colors.isEmpty && fonts.isEmpty && texts.isEmpty && images.allSatisfy { $0.isSystemSymbol || $0.isInline }
    }
}

/// The resolved resources of a document, a reader's input for the second pass, which win over recorded values.
public struct DocumentSurroundings: Sendable {
    /// Sizes in points by name; a picture without a size here keeps its recorded size.
    public var imageSizes: [String: Size] = [:]
    /// Resolved colours by name.
    public var colors: [String: Color] = [:]
    /// The faces of fonts whose files were found.
    public var typefaces = Typefaces()
    /// Texts by key, such as `a1b-2c-d3e.text`.
    public var texts: [String: String] = [:]
    /// The language of the texts; nil: the document's language.
    public var language: String?
    /// The project's deployment target: the release of a document that names none; nil: no project names one.
    public var deploymentTarget: Release?

    /// Nothing was resolved: the document is read with its recorded values.
    public init() {}
}
