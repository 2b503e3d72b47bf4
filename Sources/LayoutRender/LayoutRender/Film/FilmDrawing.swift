/// The values of a film that the drawing of each of its pictures depends on.
package struct FilmDrawing: Sendable, Equatable {
    /// The part of the plane that all pictures of the film show; nil if unknown so far.
    package var bounds: Rect?
    /// The sizes of the items at rest, by index: texts are laid out for these sizes, whatever the size at the moment.
    package var settledSizes: [Size]
    /// The names of the items in the film, by index; nil: the items' identifiers.
    package var names: [String]?

    package init(bounds: Rect? = nil, settledSizes: [Size] = [], names: [String]? = nil) {
        self.bounds = bounds
        self.settledSizes = settledSizes
        self.names = names
    }
}

extension PictureBuilder {
    var isFilm: Bool { options.film != nil }

    /// The name of an item's groups, which no other item has.
    func groupName(of id: ItemID) -> String {
        guard let names = options.film?.names, names.indices.contains(Int(id.index)) else { return tree[id].identifier }
        return names[Int(id.index)]
    }

    /// The item's size at rest.
    func settledSize(of id: ItemID) -> Size {
        let sizes = options.film?.settledSizes ?? []
        return sizes.indices.contains(Int(id.index)) ? sizes[Int(id.index)] : self[id].frame.size
    }

    /// Begins the shapes that an annotation layer draws for one item. In a film these shapes are a group named after
    /// the item, so that the group has a partner in the next picture.
    mutating func beginPart(_ part: String, of id: ItemID) { beginPart(part + "-" + groupName(of: id)) }

    mutating func beginPart(_ name: String) {
        guard isFilm else { return }
        self.part = name
        partStart = list.items.count
        list.append(.begin(DisplayGroup(id: uniqueID(name))))
    }

    /// Ends the part; a part without shapes leaves no group.
    mutating func endPart() {
        guard isFilm else { return }
        part = nil
        if list.items.count == partStart + 1 {
            list.items.removeLast()
        } else {
            list.append(.end)
        }
    }
}
