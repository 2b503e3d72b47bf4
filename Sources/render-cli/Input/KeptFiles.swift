import InterfaceBuilder
import LayoutDocument

/// The files that a loader has read: each is read and parsed once, so that all wishes see one version.
struct KeptFiles: Sendable {
    var bytes: [String: [UInt8]] = [:]
    /// The hashes of the bytes.
    var hashes: [String: String] = [:]
    /// The parsed Interface Builder files.
    var sources: [String: InterfaceBuilderSource] = [:]
    /// The documents of tree.json files, with the names of their own.
    var documents: [String: LayoutDocument] = [:]
}
