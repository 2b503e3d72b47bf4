import LayoutEngine

/// What a document names that lies outside it.
public struct DocumentReferences: Sendable {
    /// A picture of the file's resources.
    public struct Image: Sendable, Hashable {
        public var name: String
        /// In points, as the file was saved; old records may be stale.
        public var recordedSize: Size?
        /// One of the system's symbols, whose recorded size is in the catalog's units.
        public var isSystemSymbol: Bool
        /// Kept inside the file.
        public var isInline: Bool
    }

    /// A catalog's colour, with its value when the file was saved.
    public struct NamedColor: Sendable, Hashable {
        public var name: String
        public var recorded: Color?
    }

    /// A font by its PostScript name.
    public struct NamedFont: Sendable, Hashable {
        public var name: String
        public var family: String?
        /// The file that Interface Builder took the name from, without its folder.
        public var file: String?
    }

    /// Each name once, in source order.
    public var images: [Image] = []
    public var colors: [NamedColor] = []
    public var fonts: [NamedFont] = []
    private let root: XMLElement

    init(document: XMLElement) {
        root = document
        var names: Set<String> = []
        for child in document.child("resources")?.children.map({ $0 }) ?? [] {
            guard let name = child["name"], names.insert(child.name + " " + name).inserted else { continue }
            switch child.name {
            case "image":
                var size: Size?
                if let width = child["width"].flatMap(finiteNumber), let height = child["height"].flatMap(finiteNumber)
                {
                    size = Size(width: width, height: height)
                }
                images.append(
                    Image(
                        name: name, recordedSize: size, isSystemSymbol: child["catalog"] == "system",
                        isInline: name.contains(":") || child.children.contains { _ in true }))
            case "namedColor":
                colors.append(NamedColor(name: name, recorded: child.child("color").flatMap(ColorReader.components)))
            default: break
            }
        }
        var files: [String: String] = [:]
        for list in document.child("customFonts")?.children.map({ $0 }) ?? [] {
            for entry in list.children { if let file = list.key, !entry.text.isEmpty { files[entry.text] = file } }
        }
        for element in document.descendants where element.name == "fontDescription" || element.name == "font" {
            guard let name = element["name"], !name.hasPrefix("."), names.insert("font " + name).inserted else {
                continue
            }
            fonts.append(NamedFont(name: name, family: element["family"], file: files[name]))
        }
    }

    /// Whether nothing outside the file is named.
    public var isEmpty: Bool {
        colors.isEmpty && fonts.isEmpty && images.allSatisfy { $0.isSystemSymbol || $0.isInline }
    }

    /// The ids of all objects of the file, which the keys of a table begin with.
    public var objectIDs: Set<String> { Set(root.descendants.compactMap(\.id)) }

    /// The keys of the texts that a table can translate, in source order; texts without a letter need no translation.
    public var localizableKeys: [String] { root.localizableKeys }
}

/// What lies around a document, as far as it was found: it wins over what the file recorded.
public struct DocumentSurroundings: Sendable {
    /// Sizes in points by name; a picture without one keeps its record.
    public var imageSizes: [String: Size] = [:]
    public var colors: [String: Color] = [:]
    public var typefaces = Typefaces()
    /// Texts by key, such as `a1b-2c-d3e.text`.
    public var texts: [String: String] = [:]
    /// The language of the texts; nil: that of the file.
    public var language: String?

    public init() {}
}

extension InterfaceBuilderReader {
    /// What a document names that lies outside it.
    /// - Throws: as `read`.
    public static func references(_ bytes: [UInt8], file: String, limits: XMLLimits = XMLLimits())
        throws(InterfaceBuilderError) -> DocumentReferences
    {
        try InterfaceBuilderSource(bytes, file: file, limits: limits).references
    }
}
