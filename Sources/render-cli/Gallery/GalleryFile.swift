import LayoutGallery

/// The screens of one file, drawn: what a worker of the gallery makes.
struct GalleryFile: Sendable {
    /// A screen with its pictures, before the variants of all files are known.
    struct Drawn: Sendable {
        var screen: GalleryScreen
        /// The id of the scene in its file; empty for a tree.json.
        var scene: String
        /// The pictures with their variants' words, a word for each axis.
        var pictures: [(words: [String], picture: GalleryScreen.Picture)] = []

        /// All pictures of the screen: of its variants, then of its states.
        var shown: [GalleryScreen.Picture] { pictures.map(\.picture) + screen.states.map(\.picture) }
    }

    /// The place of the file among all files of the gallery.
    var order = 0
    /// In the order in which a user of the app meets the screens.
    var screens: [Drawn] = []
    var notices: [Notice] = []
    /// The names in the flags that the file has.
    var names = AskedNames()
    /// Pages, and those of them that were drawn anew.
    var pages = 0
    var drawn = 0
    /// Warnings about the layouts, on all pages.
    var warnings = 0
    /// Why the audit does not look at the file; nil where it did.
    var unaudited: Failure?
}
