/// Why an Interface Builder file was not read.
public struct InterfaceBuilderError: Error, Sendable, Hashable, CustomStringConvertible {
    public enum Kind: String, Sendable, CaseIterable {
        /// Not well-formed XML, cut off, or not UTF-8.
        case malformed
        /// Well-formed and refused: a document type declaration, too deep, too many elements.
        case refused
        case tooLarge
        /// A file for macOS, or another document that is not for iOS.
        case wrongPlatform
        /// The archive format of Xcode 3.
        case oldArchive
        /// XML that is no Interface Builder document.
        case notInterfaceBuilder
    }

    public var kind: Kind
    public var message: String
    public var file: String
    /// From 1.
    public var line: Int
    /// From 1, in bytes.
    public var column: Int

    public init(kind: Kind, message: String, file: String, line: Int, column: Int) {
        self.kind = kind
        self.message = message
        self.file = file
        self.line = line
        self.column = column
    }

    public var description: String { "\(file):\(line):\(column): \(message)" }
}
