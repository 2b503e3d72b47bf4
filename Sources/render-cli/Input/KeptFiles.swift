import InterfaceBuilder
import LayoutDocument

/// The files that a loader has read, so that what is loaded after them is of the same version.
struct KeptFiles: Sendable {
    var bytes: [String: [UInt8]] = [:]
    /// The hashes of the bytes.
    var hashes: [String: String] = [:]
    /// The parsed Interface Builder files.
    var sources: [String: InterfaceBuilderSource] = [:]
    /// The documents of tree.json files, with the names of their own.
    var documents: [String: LayoutDocument] = [:]
}
