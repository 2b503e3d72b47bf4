import InterfaceBuilder
import LayoutDocument
import ProjectResources

/// The files that a loader has read: later loads see the same version.
struct KeptFiles: Sendable {
    var bytes = PathTable<[UInt8]>()
    /// The hashes of the bytes.
    var hashes = PathTable<String>()
    /// The parsed Interface Builder files.
    var sources = PathTable<InterfaceBuilderSource>()
    /// The documents of tree.json files, with the names of their own.
    var documents = PathTable<LayoutDocument>()
}
