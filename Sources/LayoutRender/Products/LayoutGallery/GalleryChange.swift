/// What has become of a screen since another version of the files.
package struct GalleryChange: Sendable {
    /// How a screen differs.
    package enum Kind: String, Sendable, CaseIterable { case changed, added, removed }

    /// Whether the screen has moved, come or gone.
    package var kind: Kind
    /// The key of the screen; of a removed one the key that it would have.
    package var screen: String
    /// The file and the screen, for people.
    package var name: String
    /// One sentence: how many views moved.
    package var message: String
    /// The old picture; nil for an added screen.
    package var before: GalleryScreen.Picture?
    /// The new picture; nil for a removed screen.
    package var after: GalleryScreen.Picture?
    /// Both with the differences marked; nil where one side has no page.
    package var difference: GalleryScreen.Picture?
    /// A view and how its frame differs, with the cause.
    package var moves: [(view: String, change: String)] = []
    /// How much has changed, in points: the sum over the views of the distances of their edges. Larger changes come first.
    package var amount = 0.0
    /// The place of the file among all that were compared: of equal changes the one of the first file comes first.
    package var file = 0

    /// A change without pictures.
    package init(kind: Kind, screen: String, name: String, message: String) {
        self.kind = kind
        self.screen = screen
        self.name = name
        self.message = message
    }
}
