import LayoutEngine

/// What reaches a page from files, as hashes: the document, its copy for a language, and its resources.
struct PageInputs: Sendable {
    /// The named file; of an Interface Builder file what its reading uses.
    var document: String
    /// The file that is laid out: the named file, or its copy for the page's language. Of an Interface Builder file what its
    /// reading uses.
    var shown: String
    /// The flags --sizes and --behavior.
    var reading = ""
    /// What the document takes from its project; nil for nothing.
    var resources: ResourceUse?

    /// Texts, colours, fonts and pictures of a project, for a page's traits; found and hashed when a key is asked for.
    struct ResourceUse: Sendable {
        var surroundings: Surroundings
        var names: ResourceNames
        var environment: LayoutEnvironment
        var localization: Localization?
    }
}
