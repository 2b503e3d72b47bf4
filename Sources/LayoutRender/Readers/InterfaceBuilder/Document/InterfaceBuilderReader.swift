import LayoutEngine
import Notation

/// Reads .xib and .storyboard files into layout scenes.
///
/// The folders follow the reading: `XML` opens the parser, `Document` holds what a reading returns, `Reading` makes
/// the tree of each root, `Chrome` adds the bars around the roots, `Checking` finds mistakes that no reader needs to
/// know.
public enum InterfaceBuilderReader {
    /// The device, the traits and the mode of a reading.
    public typealias Options = InterfaceBuilderOptions
    /// The source of sizes that only Apple's machines can measure.
    public typealias Sizes = InterfaceBuilderOptions.Sizes
    /// The canvas or the app.
    public typealias Behavior = InterfaceBuilderOptions.Behavior

    /// Reads a document.
    /// - Parameters:
    ///   - bytes: the file, XML in UTF-8.
    ///   - file: the name before line and column in messages.
    ///   - options: the device, the traits and the mode.
    /// - Throws: `InterfaceBuilderError` for a file that is no iOS document or not safe to read; mistakes that leave
    ///   the rest readable are in `InterfaceBuilderDocument.problems`.
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

extension InterfaceBuilderReader {
    /// The names of resources outside the document: pictures, colours, fonts.
    /// - Throws: as `read`.
    public static func references(_ bytes: [UInt8], file: String, limits: XMLLimits = XMLLimits())
        throws(InterfaceBuilderError) -> DocumentReferences
    {
        try InterfaceBuilderSource(bytes, file: file, limits: limits).references
    }
}
