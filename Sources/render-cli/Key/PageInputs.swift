import LayoutEngine
import Synchronization

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
        let surroundings: Surroundings
        let names: ResourceNames
        let environment: LayoutEnvironment
        let localization: Localization?
        /// The hash, computed once for all pages of a reading.
        private let known = KnownHash()

        init(
            surroundings: Surroundings, names: ResourceNames, environment: LayoutEnvironment,
            localization: Localization?
        ) {
            (self.surroundings, self.names) = (surroundings, names)
            (self.environment, self.localization) = (environment, localization)
        }

        /// A hash of what the document takes from its project.
        func hash(limit: Int) -> String {
            known.hash.withLock { known in
                if let known, known.limit == limit { return known.hash }
                let hash = surroundings.hash(of: names, in: environment, localization, limit: limit)
                known = (limit, hash)
                return hash
            }
        }
    }

    /// A hash that was computed. A class, because all pages of a reading share it.
    private final class KnownHash: Sendable {
        let hash = Mutex<(limit: Int, hash: String)?>(nil)
    }
}
