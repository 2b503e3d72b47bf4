/// What a picture has to keep in mind when it is one of a film's.
package struct FilmDrawing: Sendable, Equatable {
    /// The part of the plane that all pictures of the film show; nil while it is not known.
    package var bounds: Rect?
    /// The sizes of the items at rest, by index: texts are set for them, whatever room there is at the moment.
    package var settledSizes: [Size]
    /// What the items are called in the film, by index; nil: by their identifiers.
    package var names: [String]?

    package init(bounds: Rect? = nil, settledSizes: [Size] = [], names: [String]? = nil) {
        self.bounds = bounds
        self.settledSizes = settledSizes
        self.names = names
    }
}

extension PictureBuilder {
    var isFilm: Bool { options.film != nil }

    /// What tells an item's parts from those of others.
    func groupName(of id: ItemID) -> String {
        guard let names = options.film?.names, names.indices.contains(Int(id.index)) else { return tree[id].identifier }
        return names[Int(id.index)]
    }

    /// The size that an item has when nothing moves.
    func settledSize(of id: ItemID) -> Size {
        let sizes = options.film?.settledSizes ?? []
        return sizes.indices.contains(Int(id.index)) ? sizes[Int(id.index)] : self[id].frame.size
    }

    /// Begins what an annotation layer draws for one item. In a film that is a group by the item's name, so that the next
    /// picture has its partner.
    mutating func beginPart(_ part: String, of id: ItemID) { beginPart(part + "-" + groupName(of: id)) }

    mutating func beginPart(_ name: String) {
        guard isFilm else { return }
        self.part = name
        partStart = list.items.count
        list.append(.begin(DisplayGroup(id: uniqueID(name))))
    }

    /// Ends it; nothing stays of a part without a shape.
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
