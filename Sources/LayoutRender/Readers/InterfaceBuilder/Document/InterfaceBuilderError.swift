/// Why an Interface Builder file was not read.
public struct InterfaceBuilderError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The reasons; the raw values are words in machine-readable reports.
    public enum Kind: String, Sendable, CaseIterable {
        /// Not well-formed XML, cut off, an unfinished merge, or not UTF-8.
        case malformed
        /// Well-formed and refused: a document type declaration, too deep, too many elements.
        case refused
        /// Larger than the limits allow.
        case tooLarge
        /// A file for macOS, or another document that is not for iOS.
        case wrongPlatform
        /// The archive format of Xcode 3.
        case oldArchive
        /// XML that is no Interface Builder document.
        case notInterfaceBuilder
    }

    /// The reason.
    public var kind: Kind
    /// What is wrong, and what would be right.
    public var message: String
    /// The name that the caller gave to the file.
    public var file: String
    /// From 1.
    public var line: Int
    /// From 1, in bytes.
    public var column: Int

    /// A refusal with its place.
    public init(kind: Kind, message: String, file: String, line: Int, column: Int) {
        self.kind = kind
        self.message = message
        self.file = file
        self.line = line
        self.column = column
    }

    /// `file:line:column: message`
    public var description: String { "\(file):\(line):\(column): \(message)" }
}
