/// The names of resources outside a document, each once, in source order.
public struct ResourceNames: Sendable {
    /// A picture.
    public struct Image: Sendable, Hashable {
        public var name: String
        /// In points, as recorded in the document; old values may be out of date.
        public var recordedSize: Size?
        /// One of the system's symbols, whose recorded size is in the catalog's units.
        public var isSystemSymbol: Bool
        /// Whether the picture is stored inside the document.
        public var isInline: Bool

        public init(name: String, recordedSize: Size?, isSystemSymbol: Bool = false, isInline: Bool = false) {
            self.name = name
            self.recordedSize = recordedSize
            self.isSystemSymbol = isSystemSymbol
            self.isInline = isInline
        }
    }

    /// A catalog's colour, with the value recorded in the document.
    public struct NamedColor: Sendable, Hashable {
        public var name: String
        public var recorded: Color?

        public init(name: String, recorded: Color?) {
            self.name = name
            self.recorded = recorded
        }
    }

    /// A font by its PostScript name.
    public struct NamedFont: Sendable, Hashable {
        public var name: String
        public var family: String?
        /// The font file that the document names, without its folder.
        public var file: String?

        public init(name: String, family: String?, file: String? = nil) {
            self.name = name
            self.family = family
            self.file = file
        }
    }

    public private(set) var images: [Image] = []
    public private(set) var colors: [NamedColor] = []
    public private(set) var fonts: [NamedFont] = []
    /// Keys of texts in the tables of the languages.
    public private(set) var texts: [String] = []
    private var known: Set<String> = []

    public init() {}

    public mutating func add(_ image: Image) { if isNew("image", image.name) { images.append(image) } }
    public mutating func add(_ color: NamedColor) { if isNew("color", color.name) { colors.append(color) } }
    public mutating func add(_ font: NamedFont) { if isNew("font", font.name) { fonts.append(font) } }
    public mutating func add(text key: String) { if isNew("text", key) { texts.append(key) } }

    private mutating func isNew(_ kind: String, _ name: String) -> Bool { known.insert(kind + " " + name).inserted }

    /// Whether the document names no resources.
    public var isEmpty: Bool {
        colors.isEmpty && fonts.isEmpty && texts.isEmpty && images.allSatisfy { $0.isSystemSymbol || $0.isInline }
    }
}

/// The resolved resources of a document; their values win over recorded values.
public struct DocumentSurroundings: Sendable {
    /// Sizes in points by name; a picture without a size here keeps its recorded size.
    public var imageSizes: [String: Size] = [:]
    public var colors: [String: Color] = [:]
    public var typefaces = Typefaces()
    /// Texts by key, such as `a1b-2c-d3e.text`.
    public var texts: [String: String] = [:]
    /// The language of the texts; nil: the document's language.
    public var language: String?

    public init() {}
}
