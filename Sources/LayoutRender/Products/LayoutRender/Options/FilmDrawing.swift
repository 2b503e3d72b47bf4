/// The values of a film that the drawing of each of its pictures depends on.
package struct FilmDrawing: Sendable, Equatable {
    /// The part of the plane that all pictures of the film show; nil if unknown so far.
    package var bounds: Rect?
    /// The sizes of the items at rest, by index: texts are laid out for these sizes, whatever the size at the moment.
    package var settledSizes: [Size]
    /// The names of the items in the film, by index; nil: the items' identifiers.
    package var names: [String]?

    /// The values that are known so far.
    package init(bounds: Rect? = nil, settledSizes: [Size] = [], names: [String]? = nil) {
        self.bounds = bounds
        self.settledSizes = settledSizes
        self.names = names
    }
}
