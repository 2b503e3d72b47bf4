import LayoutEngine

/// Reads .xib and .storyboard files into layout scenes.
public enum InterfaceBuilderReader {
    /// Where the sizes come from that only Apple's machines can measure.
    public enum Sizes: String, Sendable, CaseIterable {
        /// From the engine alone: the recorded frame of a view that Auto Layout decides is never looked at.
        case measured
        /// A leaf that cannot be measured here takes its recorded size as its intrinsic size, where that is sound.
        case recorded
    }

    /// Whose ways the layout follows where Interface Builder's canvas and a running app differ.
    public enum Behavior: String, Sendable, CaseIterable {
        /// The canvas of the release that saved the file, which computed the recorded frames.
        case canvas
        /// An app that loads the file.
        case app
    }

    public struct Options: Sendable {
        public var sizes = Sizes.recorded
        /// Nil: the canvas, or the app when laid out for a device of the reader's choice.
        public var behavior: Behavior?
        /// Nil: the device of the canvas.
        public var device: Device?
        /// Nil: as the canvas lies.
        public var isLandscape: Bool?
        public var layoutDirection = LayoutDirection.leftToRight
        /// Nil: as the canvas shows it, light in an app.
        public var userInterfaceStyle: UserInterfaceStyle?
        public var accessibilityContrast = AccessibilityContrast.normal
        /// Nil: as the canvas shows it, large in an app.
        public var contentSizeCategory: ContentSizeCategory?
        public var limits = XMLLimits()
        /// Finds what lies around the document, for the page's surroundings; asked once a reading. Nil: the file alone.
        public var surroundings: (@Sendable (ResourceNames, LayoutEnvironment) -> DocumentSurroundings)?

        public init() {}

        /// The behavior asked for, or else the one that fits the device.
        var effectiveBehavior: Behavior {
            behavior ?? (device == nil && isLandscape == nil ? .canvas : .app)
        }
    }

    /// Reads a document.
    /// - Parameter file: the name to put before line and column in messages.
    /// - Throws: `InterfaceBuilderError` for what is no iOS document or not safe to read; smaller troubles are in
    ///   `InterfaceBuilderDocument.problems`.
    public static func read(_ bytes: [UInt8], file: String, options: Options = Options()) throws(InterfaceBuilderError)
        -> InterfaceBuilderDocument
    {
        try InterfaceBuilderSource(bytes, file: file, limits: options.limits).read(options)
    }

    /// The outermost element of a document for iOS.
    static func root(of bytes: [UInt8], file: String, limits: XMLLimits) throws(InterfaceBuilderError) -> XMLElement {
        let tree = try XMLTree.parse(bytes, file: file, limits: limits)
        guard let root = tree.root else {
            throw InterfaceBuilderError(
                kind: .malformed, message: "no element found", file: file, line: 1, column: 1)
        }
        try checkKind(of: root, file: file)
        return root
    }

    /// Names the documents that are not for iOS.
    private static func checkKind(of root: XMLElement, file: String) throws(InterfaceBuilderError) {
        func refuse(_ kind: InterfaceBuilderError.Kind, _ message: String) -> InterfaceBuilderError {
            InterfaceBuilderError(kind: kind, message: message, file: file, line: root.line, column: root.column)
        }
        guard root.name != "archive" else {
            throw refuse(
                .oldArchive, "an archive of Xcode 3; open and save it with Xcode 5 or later to get a document")
        }
        guard root.name == "document", let type = root["type"] else {
            throw refuse(
                .notInterfaceBuilder, "the root element is \(quoted(root.name)), expected an Interface Builder document"
            )
        }
        if type.contains("CocoaTouch") { return }
        if type.contains(".Cocoa.") { throw refuse(.wrongPlatform, "a macOS document; only iOS documents are read") }
        if type.contains("AppleTV") { throw refuse(.wrongPlatform, "a tvOS document; only iOS documents are read") }
        if type.contains("WatchKit") { throw refuse(.wrongPlatform, "a watchOS document; only iOS documents are read") }
        throw refuse(.notInterfaceBuilder, "a document of the unknown type \(quoted(type))")
    }
}
